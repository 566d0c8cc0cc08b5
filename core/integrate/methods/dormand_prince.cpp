// Answers: a step of the pair 5(4) of Dormand and Prince 1980, alone, and as many of them as the error asks for.
//
// Error control: the difference of the pair's two answers, per number scaled by absolute + relative * its larger
// magnitude before and after; the root mean square of that must not exceed 1. The next step is the last one times
// 0.9 error^(-1/5), between 0.2 and 5. The step kept is the fifth-order answer (local extrapolation).
#include "core/integrate/methods/task.hpp"

#include <array>

namespace tunnel::integrate {

namespace {

constexpr std::size_t dp_stages = 7;
constexpr std::array<double, dp_stages> dp_times{0.0, 0.2, 0.3, 0.8, 8.0 / 9.0, 1.0, 1.0};
constexpr std::array<std::array<double, 6>, dp_stages> dp_shares{{
    {},
    {0.2},
    {3.0 / 40.0, 9.0 / 40.0},
    {44.0 / 45.0, -56.0 / 15.0, 32.0 / 9.0},
    {19372.0 / 6561.0, -25360.0 / 2187.0, 64448.0 / 6561.0, -212.0 / 729.0},
    {9017.0 / 3168.0, -355.0 / 33.0, 46732.0 / 5247.0, 49.0 / 176.0, -5103.0 / 18656.0},
    {35.0 / 384.0, 0.0, 500.0 / 1113.0, 125.0 / 192.0, -2187.0 / 6784.0, 11.0 / 84.0},
}};
// Fifth order less fourth order.
constexpr std::array<double, dp_stages> dp_error_shares{
    71.0 / 57600.0, 0.0, -71.0 / 16695.0, 71.0 / 1920.0, -17253.0 / 339200.0, 22.0 / 525.0, -1.0 / 40.0};

// Accelerations of the stages are rows 0..6, velocities 7..13; 14 and 15 are the x and v that a step starts from.
struct DormandPrince {
    StepTask& task;
    Out x0 = task.row(14), v0 = task.row(15), x = task.row(16);

    [[nodiscard]] Out a(std::size_t stage) const { return task.row(stage); }
    [[nodiscard]] Out v(std::size_t stage) const { return task.row(7 + stage); }

    // The last stage is the step's end: x, v(6), and its acceleration a(6).
    void advance_by(double t, double h) {
        std::copy(v0.begin(), v0.end(), v(0).begin());
        for (std::size_t s = 1; s < dp_stages; ++s) {
            for (std::size_t i = 0; i < x.size(); ++i) {
                double sum_x = 0.0, sum_v = 0.0;
                for (std::size_t r = 0; r < s; ++r)
                    sum_x += dp_shares[s][r] * v(r)[i], sum_v += dp_shares[s][r] * a(r)[i];
                x[i] = x0[i] + h * sum_x, v(s)[i] = v0[i] + h * sum_v;
            }
            task.acceleration(t + dp_times[s] * h, x, v(s), a(s));
        }
    }
    [[nodiscard]] double error_of(double h) const {
        double sum = 0.0;
        const auto add = [&](double error, double before, double after) {
            const double most = std::max(std::abs(before), std::abs(after));
            const double share = error / (task.options.absolute + task.options.relative * most);
            sum += share * share;
        };
        for (std::size_t i = 0; i < x.size(); ++i) {
            double in_x = 0.0, in_v = 0.0;
            for (std::size_t s = 0; s < dp_stages; ++s)
                in_x += dp_error_shares[s] * v(s)[i], in_v += dp_error_shares[s] * a(s)[i];
            add(h * in_x, x0[i], x[i]);
            add(h * in_v, v0[i], v(dp_stages - 1)[i]);
        }
        return x.empty() ? 0.0 : std::sqrt(sum / (2.0 * static_cast<double>(x.size())));
    }
    void keep() const { // the end is the next start
        std::copy(x.begin(), x.end(), x0.begin());
        std::copy(v(dp_stages - 1).begin(), v(dp_stages - 1).end(), v0.begin());
        std::copy(a(dp_stages - 1).begin(), a(dp_stages - 1).end(), a(0).begin());
    }
    void start() {
        std::copy(task.x().begin(), task.x().end(), x0.begin());
        std::copy(task.v().begin(), task.v().end(), v0.begin());
        task.first_acceleration();
    }
};

double dp_growth(double error) {
    if (!(error <= 1e30)) return 0.2; // NaN, too
    return error == 0.0 ? 5.0 : std::clamp(0.9 * std::pow(error, -0.2), 0.2, 5.0);
}

// InsideStep h, until `done` is all of it.
struct InsideStep {
    double h, size, done = 0.0;
    [[nodiscard]] double left() const { return h - done; }
    [[nodiscard]] bool is_last() const { return std::abs(size) >= std::abs(left()) * (1.0 - 1e-12); }
};

} // namespace

void dormand_prince(StepTask& task) {
    DormandPrince rule{task};
    rule.start();
    rule.advance_by(task.state.t, task.h);
    task.finish(rule.x, rule.v(dp_stages - 1));
    if (task.answer.status != StepStatus::done) return;
    rule.keep();
    task.workspace.has_end = true;
}

void adaptive(StepTask& task) {
    DormandPrince rule{task};
    rule.start();
    const double first = task.options.first_inside;
    InsideStep inside{task.h, first == 0.0 ? task.h : std::copysign(first, task.h)};
    task.answer.status = StepStatus::budget_exhausted;
    for (int k = 0; k < task.options.inside_limit; ++k) {
        const bool last = inside.is_last();
        const double t = task.state.t + inside.done, h = last ? inside.left() : inside.size;
        if (t + h == t && !last) return;
        rule.advance_by(t, h);
        const double error = rule.error_of(h);
        if (!(error <= 1.0)) {
            ++task.answer.rejected, inside.size = h * dp_growth(error);
            continue;
        }
        ++task.answer.iterations, rule.keep();
        // The last one is cut to fit: what it says of the next is no reason to try less than was meant before.
        const double next = h * dp_growth(error);
        inside.size = last && std::abs(next) < std::abs(inside.size) ? inside.size : next;
        if (!last) {
            inside.done += h;
            continue;
        }
        task.answer.next_inside = std::abs(inside.size);
        task.finish(rule.x0, rule.v0);
        task.workspace.has_end = task.answer.status == StepStatus::done;
        return;
    }
}

} // namespace tunnel::integrate
