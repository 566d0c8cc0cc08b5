// Answers: the true motions.
#include "core/integrate/rotation/top.hpp"

#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/kept_momentum.hpp"

namespace tunnel::integrate {

std::optional<FreeBody> exact_symmetric_top(const glm::dvec3& moments, const FreeBody& start, double t) {
    FreeBody out = start;
    if (free_body_step(FreeBodyMethod::no_gyroscope, moments, 0.0, out).status != RotationStatus::done) return {};
    int axis = 0; // of the third moment
    while (axis < 3 && moments[(axis + 1) % 3] != moments[(axis + 2) % 3]) ++axis;
    if (axis == 3) return {};
    const double equal = moments[(axis + 1) % 3];
    glm::dvec3 spin(0.0); // k e, body's frame
    spin[axis] = (moments[axis] - equal) / equal * start.omega[axis];
    const Quaternion outer = exponential(t / equal * angular_momentum(moments, start)), inner = exponential(t * spin);
    out.q = renormalised(product(product(outer, start.q), conjugate(inner)));
    out.omega = rotate(inner, start.omega);
    if (!is_unit(out.q)) return {};
    return out;
}

std::optional<FreeBody> reference_motion(const glm::dvec3& moments, const FreeBody& start, double t,
                                         std::int64_t steps) {
    FreeBody out = start;
    if (steps < 1 || !std::isfinite(t)) return {};
    if (free_body_step(FreeBodyMethod::no_gyroscope, moments, 0.0, out).status != RotationStatus::done) return {};
    // Kept for the whole run: asked for again each step, rounding would make it drift.
    const KeptMomentum kept{moments, angular_momentum(moments, start)};
    for (std::int64_t k = 0; k < steps; ++k) out.q = kept.step(out.q, t / static_cast<double>(steps), true);
    out.omega = kept.body_omega(out.q);
    if (!is_unit(out.q)) return {};
    return out;
}

} // namespace tunnel::integrate
