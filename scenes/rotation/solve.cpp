// Answers: the whole run of every method where omega is given, and which of it the timeline keeps.
#include "scenes/rotation/runs.hpp"

#include <cmath>
#include <limits>
#include <numbers>

namespace tunnel::scenes {
namespace rotation_lab {
namespace {

using integrate::Attitude, integrate::Quaternion, integrate::RotationStatus;

// The rotation that a body without correction has grown from; false: nothing is left of it.
bool rotation_in(integrate::RotationMethod method, const Attitude& a, Quaternion& q) {
    if (method != integrate::RotationMethod::matrix_euler) {
        const double norm = std::sqrt(integrate::squared_norm(a.q));
        q = integrate::scaled(a.q, 1.0 / norm);
        return std::isfinite(norm);
    }
    Attitude made{{}, a.axes};
    const auto still = [](double) { return glm::dvec3(0.0); };
    const bool done = integrate::rotation_step(method, still, 0.0, 0.0, made).status == RotationStatus::done;
    if (done) q = made.q;
    return done;
}

struct Driven {
    const Params& p;
    const Result& r;
    Drive drive;
    integrate::RotationOptions options;

    void go(integrate::RotationMethod method, MethodRun& run) const {
        const glm::dvec3 axis = axis_of(p);
        const bool counts = one_axis(p) && p.order == ProductOrder::omega_q;
        Attitude a = integrate::attitude_of(start_of(p));
        Quaternion now = a.q;
        double lag = 0.0, before = 0.0, after = 0.0;
        bool known = true;
        keep(run, a, now, known, counts ? &lag : nullptr);
        run.before.push_back(0.0), run.after.push_back(0.0);
        for (std::int64_t k = 0; k < r.steps; ++k) {
            const auto step = integrate::rotation_step(method, drive, static_cast<double>(k) * p.h, p.h, a, options);
            // Where the drift has run over there is no telling any more from which rotation the body grew.
            if (step.status != RotationStatus::done || !std::isfinite(step.drift_before)) {
                run.status = RotationStatus::not_finite, run.stopped = k + 1;
                return;
            }
            before = std::max(before, std::abs(step.drift_before)), after = std::max(after, std::abs(step.drift_after));
            const Quaternion last = now;
            known = p.correct ? (now = a.q, true) : rotation_in(method, a, now);
            if (counts) {
                const Quaternion by = integrate::product(now, integrate::conjugate(last));
                // Summed up as such: the sum of the turns themselves would round away more than there is.
                lag += exact_step(p, k) -
                       std::remainder(2.0 * std::atan2(glm::dot(integrate::vector_part(by), axis), by.w),
                                      2.0 * std::numbers::pi);
            }
            if ((k + 1) % r.stride != 0 && k + 1 != r.steps) continue;
            keep(run, a, now, known, counts ? &lag : nullptr);
            run.before.push_back(before), run.after.push_back(after);
            before = after = 0.0;
        }
    }

    void keep(MethodRun& run, const Attitude& a, const Quaternion& q, bool known, const double* lag) const {
        const Quaternion& exact = r.exact[run.poses.size()];
        run.poses.push_back({q, a.axes});
        run.error.push_back(known ? integrate::angle_between(exact, q) : std::numeric_limits<double>::quiet_NaN());
        if (lag != nullptr) run.lag.push_back(*lag);
    }
};

// Quaternion Euler loses a - 2 atan(a / 2) each step, and a frozen omega that falls gains half of the fall: at which
// start of h omega does the one make good the other, at the end? Bisection; the loss grows with it.
double where_errors_cancel(const Params& p) {
    constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
    if (!is_changing(p) || p.last >= 1.0 || p.steps > 2000) return nowhere;
    const auto left = [&](double turn) {
        Params q = p;
        q.turn = turn;
        double out = 0.0;
        for (int k = 0; k < p.steps; ++k) out += 2.0 * std::atan(0.5 * wanted_step(q, k));
        return out - wanted_angle(q, p.steps);
    };
    double lo = 1e-3, hi = 3.0;
    if (!(left(lo) > 0.0 && left(hi) < 0.0)) return nowhere;
    for (int i = 0; i < 50; ++i) {
        const double middle = 0.5 * (lo + hi);
        (left(middle) > 0.0 ? lo : hi) = middle;
    }
    return 0.5 * (lo + hi);
}

} // namespace

std::int64_t step_at(const Result& r, int tick) { return std::min(tick * r.stride, r.steps); }
int ticks_of(const Result& r) { return static_cast<int>((r.steps + r.stride - 1) / r.stride); }

void run_driven(const Params& p, Result& r) {
    for (int tick = 0; tick <= ticks_of(r); ++tick) {
        r.exact.push_back(exact_of(p, step_at(r, tick)));
        if (one_axis(p)) r.wanted.push_back(wanted_angle(p, step_at(r, tick)));
    }
    const Driven driven{p, r, drive_of(p), {p.orthogonaliser, p.order, p.correct}};
    for (std::size_t i = 0; i < method_count; ++i) driven.go(integrate::all_rotation_methods[i], r.runs[i]);
    r.cancels_at = where_errors_cancel(p);
}

} // namespace rotation_lab

RotationScene::Result RotationScene::solve(const Params& p) {
    using namespace rotation_lab;
    Result r;
    r.rate = p.turn / p.h;
    r.steps = steps_of_run(p);
    r.stride = (r.steps + most_ticks - 1) / most_ticks;
    r.cancels_at = std::numeric_limits<double>::quiet_NaN();
    if (is_free(p))
        run_free(p, r);
    else
        run_driven(p, r);
    return r;
}

int RotationScene::last_step(const Params&, const Result& r) { return rotation_lab::ticks_of(r); }

} // namespace tunnel::scenes
