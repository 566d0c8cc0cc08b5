// Answers: a step of implicit Euler, v' = v + h a(t + h, x + h v', v'). The unknown is v'. Newton's iteration; where
// the force is linear its first step is the solution. Derivatives by differences where the system offers none.
#include "core/integrate/methods/solve.hpp"
#include "core/integrate/methods/task.hpp"

namespace tunnel::integrate {

namespace {

// Rows 0..4 are vectors, the n x n matrices follow.
struct Newton {
    StepTask& task;
    std::size_t n = task.size();
    Out force = task.row(0), x = task.row(1), v = task.row(2), change = task.row(3), other = task.row(4);
    Out matrix = task.workspace.rest(5, n).first(n * n), by_x = task.workspace.rest(5 + n, n).first(n * n);
    double end = task.state.t + task.h;

    void force_at_end() {
        advance(x, task.x(), task.h, v);
        task.system.force(end, x, v, force);
        ++task.answer.evaluations;
    }
    // change = v + h a - v', what is left of the equation.
    void residual() {
        force_at_end();
        for (std::size_t i = 0; i < n; ++i) {
            const double inverse = task.system.inverse_mass(i);
            const double a = inverse == 0.0 ? 0.0 : inverse * force[i];
            change[i] = (task.v()[i] - v[i]) + task.h * a;
        }
    }
    // matrix = d force / d v' = h by_x + by_v, along the line on which x follows v'.
    void derivatives() {
        if (task.system.has_derivatives()) {
            task.system.derivatives(end, x, v, by_x, matrix);
            for (std::size_t k = 0; k < n * n; ++k) matrix[k] += task.h * by_x[k];
            return;
        }
        constexpr double share = 1.5e-8; // about the root of the rounding unit
        for (std::size_t j = 0; j < n; ++j) {
            const double old_x = x[j], old_v = v[j];
            const double probe = share * std::max({1.0, std::abs(old_v), std::abs(old_x / task.h)});
            v[j] = old_v + probe, x[j] = old_x + task.h * probe;
            const double taken = v[j] - old_v;
            task.system.force(end, x, v, other);
            ++task.answer.evaluations;
            v[j] = old_v, x[j] = old_x;
            for (std::size_t i = 0; i < n; ++i) matrix[i * n + j] = (other[i] - force[i]) / taken;
        }
    }
    // matrix = 1 - h / m (h by_x + by_v)
    void to_equation() {
        for (std::size_t i = 0; i < n; ++i) {
            const double scale = task.h * task.system.inverse_mass(i);
            for (std::size_t j = 0; j < n; ++j) {
                const double from_force = scale == 0.0 ? 0.0 : scale * matrix[i * n + j];
                matrix[i * n + j] = (i == j ? 1.0 : 0.0) - from_force;
            }
        }
    }
    [[nodiscard]] bool converged() const {
        double largest = 1.0, step = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            if (!std::isfinite(change[i])) return false;
            largest = std::max(largest, std::abs(v[i])), step = std::max(step, std::abs(change[i]));
        }
        return step <= task.options.newton_tolerance * largest;
    }
};

// v + h a - v' at this v', with one degree of freedom.
double left_at(Newton& newton, double v) {
    newton.v[0] = v;
    newton.residual();
    return newton.change[0];
}

bool bisect(Newton& newton) {
    const double start = newton.task.v()[0], first = left_at(newton, start);
    double step = std::max(std::abs(first), 1e-300) * (first < 0.0 ? -1.0 : 1.0), near = start, far = start + step;
    while (std::isfinite(far) && left_at(newton, far) * step > 0.0) near = far, step *= 2.0, far = start + step;
    if (!std::isfinite(far)) return false;
    for (int k = 0; k < 2100; ++k) { // more than doubles have binades and bits
        const double middle = 0.5 * (near + far);
        if (std::abs(far - near) <= newton.task.options.newton_tolerance * std::max(1.0, std::abs(middle))) break;
        if (middle == near || middle == far) break;
        const double left = left_at(newton, middle);
        if (std::isnan(left)) return false;
        (left * step > 0.0 ? near : far) = middle;
        ++newton.task.answer.iterations;
    }
    newton.v[0] = 0.5 * (near + far);
    return true;
}

void take(Newton& newton) {
    advance(newton.x, newton.task.x(), newton.task.h, newton.v);
    newton.task.finish(newton.x, newton.v);
}

} // namespace

void implicit_euler(StepTask& task) {
    task.workspace.has_end = false;
    Newton newton{task};
    std::copy(task.v().begin(), task.v().end(), newton.v.begin());
    task.answer.status = StepStatus::not_converged;
    for (int k = 0; k < task.options.newton_limit; ++k) {
        newton.residual();
        newton.derivatives();
        newton.to_equation();
        ++task.answer.iterations;
        if (!solve_in_place(newton.matrix, newton.change)) break;
        advance(newton.v, newton.v, 1.0, newton.change);
        if (!task.system.is_linear() && !newton.converged()) continue;
        return take(newton);
    }
    if (task.size() == 1 && !task.system.is_linear() && bisect(newton)) return take(newton);
    for (const double v : newton.v)
        if (!std::isfinite(v)) task.answer.status = StepStatus::not_finite;
}

} // namespace tunnel::integrate
