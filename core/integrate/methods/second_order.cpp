// Answers: a step of the three methods that use two forces: velocity Verlet, midpoint, Heun.
#include "core/integrate/methods/task.hpp"

namespace tunnel::integrate {

// Swope, Andersen, Berens and Wilson 1982. The force at the end is taken at the explicit Euler velocity, which is no
// matter when it does not depend on the velocity; then it is the first force of the next step, too.
void verlet(StepTask& task) {
    task.first_acceleration();
    const Out a = task.row(0), x = task.row(1), v = task.row(2), end = task.row(3);
    advance(v, task.v(), 0.5 * task.h, a);
    advance(x, task.x(), task.h, v);
    advance(v, task.v(), task.h, a);
    task.acceleration(task.state.t + task.h, x, v, end);
    for (std::size_t i = 0; i < v.size(); ++i) v[i] = task.v()[i] + 0.5 * task.h * (a[i] + end[i]);
    task.finish(x, v);
    if (task.answer.status != StepStatus::done || task.system.uses_velocity()) return;
    std::copy(end.begin(), end.end(), a.begin());
    task.workspace.has_end = true;
}

void midpoint(StepTask& task) {
    task.first_acceleration();
    const Out a = task.row(0), x = task.row(1), v = task.row(2), middle = task.row(3);
    advance(x, task.x(), 0.5 * task.h, task.v());
    advance(v, task.v(), 0.5 * task.h, a);
    task.acceleration(task.state.t + 0.5 * task.h, x, v, middle);
    advance(x, task.x(), task.h, v);
    advance(v, task.v(), task.h, middle);
    task.finish(x, v);
}

void heun(StepTask& task) {
    task.first_acceleration();
    const Out a = task.row(0), x = task.row(1), v = task.row(2), end = task.row(3);
    advance(x, task.x(), task.h, task.v());
    advance(v, task.v(), task.h, a);
    task.acceleration(task.state.t + task.h, x, v, end);
    for (std::size_t i = 0; i < v.size(); ++i) {
        x[i] = task.x()[i] + 0.5 * task.h * (task.v()[i] + v[i]);
        v[i] = task.v()[i] + 0.5 * task.h * (a[i] + end[i]);
    }
    task.finish(x, v);
}

} // namespace tunnel::integrate
