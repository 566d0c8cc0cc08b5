// Answers: the runs of a body that no torque acts on, beside the closed form of a symmetric top or many small steps.
#include "core/integrate/rotation/top.hpp"
#include "scenes/rotation/runs.hpp"

#include <cmath>
#include <limits>

namespace tunnel::scenes::rotation_lab {
namespace {

using integrate::FreeBody, integrate::RotationStatus;

void keep_free(const Params& p, const Result& r, const FreeBody& start, const FreeBody& body, MethodRun& run) {
    const std::size_t tick = run.poses.size();
    run.poses.push_back(integrate::attitude_of(body.q));
    run.error.push_back(tick < r.exact.size() ? integrate::angle_between(r.exact[tick], body.q)
                                              : std::numeric_limits<double>::quiet_NaN());
    run.drift.push_back(integrate::conserved_drift(moments_of(p), start, body));
}

void go_free(const Params& p, const Result& r, integrate::FreeBodyMethod method, MethodRun& run) {
    const FreeBody start = free_start(p);
    FreeBody body = start;
    keep_free(p, r, start, body, run);
    for (std::int64_t k = 1; k <= r.steps; ++k) {
        run.status = integrate::free_body_step(method, moments_of(p), p.h, body).status;
        if (run.status != RotationStatus::done) {
            run.stopped = k;
            return;
        }
        if (k % r.stride == 0 || k == r.steps) keep_free(p, r, start, body, run);
    }
}

// As small as 0.004 rad, while not so many that the picture would wait.
std::int64_t parts_of_step(const Params& p, const Result& r) {
    constexpr double fine = 0.004;
    constexpr std::int64_t budget = 40000;
    const auto wished = static_cast<std::int64_t>(std::ceil(p.turn / fine));
    return std::max<std::int64_t>(1, std::min(wished, budget / r.steps));
}

// Which way the axis of the start points, by the momentum that stays where it is; over: from one pole's side to the
// other's.
void count_flips(const Params& p, const FreeBody& start, Result& r) {
    const glm::dvec3 momentum = glm::normalize(integrate::angular_momentum(moments_of(p), start));
    double side = glm::dot(integrate::rotate(start.q, axis_of(p)), momentum) < 0.0 ? -1.0 : 1.0;
    int flips = 0;
    for (const integrate::Quaternion& q : r.exact) {
        if (side * glm::dot(integrate::rotate(q, axis_of(p)), momentum) < -0.5) side = -side, ++flips;
        r.flips.push_back(flips);
    }
}

} // namespace

void run_free(const Params& p, Result& r) {
    const FreeBody start = free_start(p);
    const glm::dvec3 moments = moments_of(p);
    std::optional<FreeBody> now = start;
    for (int tick = 0; tick <= ticks_of(r); ++tick) {
        const std::int64_t k = step_at(r, tick), since = tick > 0 ? k - step_at(r, tick - 1) : 0;
        if (p.motion == Motion::top)
            now = integrate::exact_symmetric_top(moments, start, static_cast<double>(k) * p.h);
        else if (since > 0)
            now = integrate::reference_motion(moments, *now, static_cast<double>(since) * p.h,
                                              since * parts_of_step(p, r));
        if (!now) break;
        r.exact.push_back(now->q);
    }
    count_flips(p, start, r);
    for (std::size_t i = 0; i < method_count; ++i) go_free(p, r, free_method(p, i), r.runs[i]);
}

} // namespace tunnel::scenes::rotation_lab
