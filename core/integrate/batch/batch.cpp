// Answers: are the arrays in order, and which machine's kernel moves them?
#include "core/integrate/batch/batch.hpp"

#include "core/math/four.hpp"

#include <cmath>

namespace tunnel::integrate {

using math::fill;
using math::Four;
using math::load;
using math::store;

#define TUNNEL_KERNEL "core/integrate/batch/kernel.hpp"
#include "core/math/each_machine.hpp"

namespace {

bool is_valid_step(double h) { return std::isfinite(h) && h != 0.0; }

StepStatus to_status(bool finite) { return finite ? StepStatus::done : StepStatus::not_finite; }

} // namespace

StepStatus euler_semi(double h, double acceleration, Out x, Out v) {
    if (!is_valid_step(h) || x.size() != v.size()) return StepStatus::invalid_input;
    return to_status(TUNNEL_KERNEL_CALL(move_alike(h, acceleration, x, v)));
}

StepStatus euler_semi(double h, In force, In inverse_mass, Out x, Out v) {
    const std::size_t n = x.size();
    if (!is_valid_step(h) || v.size() != n || force.size() != n || inverse_mass.size() != n)
        return StepStatus::invalid_input;
    return to_status(TUNNEL_KERNEL_CALL(move_by_force(h, force, inverse_mass, x, v)));
}

StepStatus rk4_spring(double h, const SpringBatch& s) {
    const std::size_t n = s.x.size();
    if (!is_valid_step(h) || s.v.size() != n || s.stiffness.size() != n || s.damping.size() != n ||
        s.inverse_mass.size() != n)
        return StepStatus::invalid_input;
    return to_status(TUNNEL_KERNEL_CALL(move_springs(h, s)));
}

} // namespace tunnel::integrate
