// Answers: a step of the classical Runge-Kutta method (Kutta 1901): four forces, weighted 1 2 2 1.
#include "core/integrate/methods/task.hpp"

namespace tunnel::integrate {

void rk4(StepTask& task) {
    task.first_acceleration();
    const double h = task.h, t = task.state.t;
    const std::size_t n = task.size();
    const In x0 = task.x(), v0 = task.v();
    const Out a = task.row(0), x = task.row(1), v = task.row(2), sum_x = task.row(3), sum_v = task.row(4);
    for (std::size_t i = 0; i < n; ++i) sum_x[i] = v0[i], sum_v[i] = a[i], v[i] = v0[i];
    for (int stage = 1; stage <= 3; ++stage) {
        const double reach = stage == 3 ? h : 0.5 * h, weight = stage == 3 ? 1.0 : 2.0;
        for (std::size_t i = 0; i < n; ++i) { // v and a: rates of the stage before
            x[i] = x0[i] + reach * v[i];
            v[i] = v0[i] + reach * a[i];
        }
        task.acceleration(t + reach, x, v, a);
        for (std::size_t i = 0; i < n; ++i) sum_x[i] += weight * v[i], sum_v[i] += weight * a[i];
    }
    advance(x, x0, h / 6.0, sum_x);
    advance(v, v0, h / 6.0, sum_v);
    task.finish(x, v);
}

} // namespace tunnel::integrate
