// Answers: one step of each method for a body that no torque acts on.
#include "core/integrate/rotation/free_body.hpp"

#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/gyroscope.hpp"
#include "core/integrate/rotation/kept_momentum.hpp"

namespace tunnel::integrate {

namespace {

glm::dvec3 rate_of(const glm::dvec3& moments, const glm::dvec3& w) { return glm::cross(moments * w, w) / moments; }

bool finite_body(const FreeBody& body) {
    const glm::dvec3& w = body.omega;
    return is_unit(body.q) && std::isfinite(w.x) && std::isfinite(w.y) && std::isfinite(w.z);
}

// The body's omega multiplies from the right.
FreeBody turned(const FreeBody& body, const glm::dvec3& turn, const glm::dvec3& omega) {
    return {renormalised(product(body.q, exponential(turn))), omega};
}

FreeBody lie_step(const glm::dvec3& moments, double h, const FreeBody& body, bool fourth_order) {
    const KeptMomentum kept{moments, angular_momentum(moments, body)};
    const Quaternion q = kept.step(body.q, h, fourth_order);
    return {q, kept.body_omega(q)};
}

FreeBodyStep implicit_step(bool midpoint, const glm::dvec3& moments, double h, const NewtonOptions& newton,
                           const FreeBody& body, FreeBody& to) {
    glm::dvec3 w = body.omega;
    // The mean m fits implicit Euler's equation with half the step.
    const FreeBodyStep out = solve_gyroscope(moments, midpoint ? 0.5 * h : h, newton, w);
    if (out.status == RotationStatus::done) to = turned(body, h * w, midpoint ? 2.0 * w - body.omega : w);
    return out;
}

} // namespace

bool is_valid_inertia(const glm::dvec3& moments) {
    constexpr double least = 1e-100, most = 1e100, slack = 1e-15;
    for (int i = 0; i < 3; ++i) {
        const double rest = moments[(i + 1) % 3] + moments[(i + 2) % 3];
        if (!(moments[i] >= least && moments[i] <= most && moments[i] <= rest * (1.0 + slack))) return false;
    }
    return true;
}

glm::dvec3 box_inertia(const glm::dvec3& sides, double mass) {
    const glm::dvec3 squares = sides * sides;
    return mass / 12.0 * glm::dvec3(squares.y + squares.z, squares.z + squares.x, squares.x + squares.y);
}

double kinetic_energy(const glm::dvec3& moments, const FreeBody& body) {
    return 0.5 * glm::dot(body.omega, moments * body.omega);
}

glm::dvec3 angular_momentum(const glm::dvec3& moments, const FreeBody& body) {
    return carried(body.q, moments * body.omega);
}

FreeBodyStep free_body_step(FreeBodyMethod method, const glm::dvec3& moments, double h, FreeBody& body,
                            const NewtonOptions& newton) {
    if (!is_valid_inertia(moments) || !std::isfinite(h) || !finite_body(body)) return {};
    FreeBody to;
    FreeBodyStep out{RotationStatus::done, 0};
    switch (method) {
    case FreeBodyMethod::no_gyroscope: to = turned(body, h * body.omega, body.omega); break;
    case FreeBodyMethod::explicit_euler:
        to = turned(body, h * body.omega, body.omega + h * rate_of(moments, body.omega));
        break;
    case FreeBodyMethod::implicit_euler:
    case FreeBodyMethod::implicit_midpoint:
        out = implicit_step(method == FreeBodyMethod::implicit_midpoint, moments, h, newton, body, to);
        break;
    case FreeBodyMethod::lie_midpoint: to = lie_step(moments, h, body, false); break;
    case FreeBodyMethod::lie_rk4: to = lie_step(moments, h, body, true); break;
    }
    if (out.status != RotationStatus::done) return out;
    if (!finite_body(to)) {
        out.status = RotationStatus::not_finite;
        return out;
    }
    body = to;
    return out;
}

} // namespace tunnel::integrate
