// Answers: is the step's input in order, and which method does it?
#include "core/integrate/step.hpp"

#include "core/integrate/methods/task.hpp"

namespace tunnel::integrate {

namespace {

std::size_t room_of(Method method, std::size_t n) {
    switch (method) {
    case Method::explicit_euler:
    case Method::semi_implicit_euler: return 3 * n;
    case Method::implicit_euler: return 5 * n + 2 * n * n;
    case Method::verlet:
    case Method::midpoint:
    case Method::heun: return 4 * n;
    case Method::rk4: return 5 * n;
    case Method::dormand_prince:
    case Method::adaptive: return 17 * n;
    }
    return 0;
}

bool is_valid_options(const StepOptions& o) {
    return o.newton_tolerance >= 0.0 && o.absolute >= 0.0 && o.relative >= 0.0 && o.absolute + o.relative > 0.0 &&
           std::isfinite(o.absolute + o.relative) && o.first_inside >= 0.0 && std::isfinite(o.first_inside);
}

void do_step(Method method, StepTask& task) {
    switch (method) {
    case Method::explicit_euler: return explicit_euler(task);
    case Method::semi_implicit_euler: return semi_implicit_euler(task);
    case Method::implicit_euler: return implicit_euler(task);
    case Method::verlet: return verlet(task);
    case Method::midpoint: return midpoint(task);
    case Method::heun: return heun(task);
    case Method::rk4: return rk4(task);
    case Method::dormand_prince: return dormand_prince(task);
    case Method::adaptive: return adaptive(task);
    }
}

} // namespace

void Workspace::fit(Method method, std::size_t degrees_of_freedom) {
    room.resize(room_of(method, degrees_of_freedom));
    has_end = false;
}

bool Workspace::fits(Method method, std::size_t degrees_of_freedom) const {
    return room.size() >= room_of(method, degrees_of_freedom);
}

StepAnswer step(Method method, const AnySystem& system, double h, State& state, Workspace& workspace,
                const StepOptions& options) {
    const std::size_t n = system.size();
    if (!std::isfinite(h) || h == 0.0 || state.x.size() != n || state.v.size() != n || !system.is_valid() ||
        !workspace.fits(method, n) || !is_valid_options(options))
        return {};
    StepTask task{system, h, state, workspace, options};
    do_step(method, task);
    return task.answer;
}

} // namespace tunnel::integrate
