// Answers: a step of Euler's two explicit methods. The same two lines, in either order: whether x moves by the velocity
// from before the step or by the one after it.
#include "core/integrate/methods/task.hpp"

namespace tunnel::integrate {

void explicit_euler(StepTask& task) {
    task.first_acceleration();
    const Out a = task.row(0), x = task.row(1), v = task.row(2);
    advance(x, task.x(), task.h, task.v());
    advance(v, task.v(), task.h, a);
    task.finish(x, v);
}

void semi_implicit_euler(StepTask& task) {
    task.first_acceleration();
    const Out a = task.row(0), x = task.row(1), v = task.row(2);
    advance(v, task.v(), task.h, a);
    advance(x, task.x(), task.h, v);
    task.finish(x, v);
}

} // namespace tunnel::integrate
