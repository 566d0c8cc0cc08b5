// Answers: one step of each method.
#include "core/integrate/rotation/rotation_step.hpp"

#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/orthogonal.hpp"

namespace tunnel::integrate {

namespace {

struct Stage {
    const AngularVelocity& omega;
    double t = 0.0, h = 0.0;
    [[nodiscard]] glm::dvec3 turn_at(double share) const { return h * omega(t + share * h); } // rad, rotation vector
};

RotationStep matrix_step(const glm::dvec3& turn, Attitude& attitude, const RotationOptions& options) {
    const glm::dmat3 from = attitude.axes;
    glm::dmat3 to = from;
    if (options.order == ProductOrder::omega_q) {
        for (int i = 0; i < 3; ++i) to[i] += glm::cross(turn, from[i]);
    } else { // R [omega]x: each new column is a sum of the old ones
        to[0] += turn.z * from[1] - turn.y * from[2];
        to[1] += turn.x * from[2] - turn.z * from[0];
        to[2] += turn.y * from[0] - turn.x * from[1];
    }
    RotationStep out;
    out.drift_before = out.drift_after = orthogonality_drift(to);
    out.status = std::isfinite(out.drift_before) ? RotationStatus::done : RotationStatus::not_finite;
    if (out.status == RotationStatus::done && options.correct) {
        out.status = orthogonalise(options.orthogonaliser, to);
        out.drift_after = orthogonality_drift(to);
    }
    if (out.status == RotationStatus::done) attitude = {quaternion_of(to), to};
    return out;
}

Quaternion beside(const Quaternion& turn, const Quaternion& q, ProductOrder order) {
    return order == ProductOrder::omega_q ? product(turn, q) : product(q, turn);
}

// `exact`: the product of unit quaternions, off by rounding only.
RotationStep quaternion_step(Quaternion to, bool exact, Attitude& attitude, const RotationOptions& options) {
    RotationStep out;
    const double squared = squared_norm(to), norm = std::sqrt(squared);
    out.drift_before = out.drift_after = norm - 1.0;
    if (!(norm > 0.0 && std::isfinite(norm))) {
        out.status = RotationStatus::not_finite;
        return out;
    }
    if (options.correct) {
        to = exact && std::abs(squared - 1.0) <= unit_slack ? renormalised(to) : scaled(to, 1.0 / norm);
        out.drift_after = std::sqrt(squared_norm(to)) - 1.0;
    }
    out.status = RotationStatus::done;
    attitude = attitude_of(to);
    return out;
}

RotationStep quaternion_euler(const glm::dvec3& turn, Attitude& attitude, const RotationOptions& options) {
    const Quaternion rate = beside({0.0, 0.5 * turn.x, 0.5 * turn.y, 0.5 * turn.z}, attitude.q, options.order);
    const Quaternion& q = attitude.q;
    return quaternion_step({q.w + rate.w, q.x + rate.x, q.y + rate.y, q.z + rate.z}, false, attitude, options);
}

RotationStep exponential_step(const glm::dvec3& turn, Attitude& attitude, const RotationOptions& options) {
    const Quaternion by = exponential(turn);
    const bool left = options.order == ProductOrder::omega_q;
    const Quaternion to = left ? fused_product(by, attitude.q) : fused_product(attitude.q, by);
    return quaternion_step(to, true, attitude, options);
}

// omega does not depend on q, so that both middle stages are the same: Magnus's series by Simpson's rule.
glm::dvec3 munthe_kaas_turn(const Stage& stage, ProductOrder order) {
    const glm::dvec3 first = stage.turn_at(0.0), middle = stage.turn_at(0.5), last = stage.turn_at(1.0);
    const glm::dvec3 bracket = order == ProductOrder::omega_q ? glm::cross(first, last) : glm::cross(last, first);
    return (first + 4.0 * middle + last - 0.5 * bracket) / 6.0;
}

RotationStep step_of(RotationMethod method, const Stage& stage, Attitude& attitude, const RotationOptions& options) {
    switch (method) {
    case RotationMethod::matrix_euler: return matrix_step(stage.turn_at(0.0), attitude, options);
    case RotationMethod::quaternion_euler: return quaternion_euler(stage.turn_at(0.0), attitude, options);
    case RotationMethod::exponential_map: return exponential_step(stage.turn_at(0.0), attitude, options);
    case RotationMethod::lie_midpoint: return exponential_step(stage.turn_at(0.5), attitude, options);
    case RotationMethod::lie_rk4: return exponential_step(munthe_kaas_turn(stage, options.order), attitude, options);
    }
    return {};
}

} // namespace

RotationStep rotation_step(RotationMethod method, const AngularVelocity& omega, double t, double h, Attitude& attitude,
                           const RotationOptions& options) {
    const double norm = squared_norm(attitude.q);
    const bool good = options.correct ? is_unit(attitude.q) : norm > 0.0 && std::isfinite(norm);
    if (!std::isfinite(t) || !std::isfinite(h) || !good || !all_finite(attitude.axes)) return {};
    RotationStep out = step_of(method, {omega, t, h}, attitude, options);
    out.evaluations = method == RotationMethod::lie_rk4 ? 3 : 1;
    return out;
}

} // namespace tunnel::integrate
