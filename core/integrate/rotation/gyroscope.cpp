// Answers: Newton's iteration for the implicit gyroscopic term, divided by the moments: w' - w = h K (products of w').
#include "core/integrate/rotation/gyroscope.hpp"

#include <algorithm>

namespace tunnel::integrate {

namespace {

double largest(const glm::dvec3& v) { return std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)}); }

} // namespace

FreeBodyStep solve_gyroscope(const glm::dvec3& moments, double h, const NewtonOptions& newton, glm::dvec3& omega) {
    const glm::dvec3 from = omega;
    const glm::dvec3 k = h * glm::dvec3((moments.y - moments.z) / moments.x, (moments.z - moments.x) / moments.y,
                                        (moments.x - moments.y) / moments.z);
    glm::dvec3 w = from;
    FreeBodyStep out;
    for (out.iterations = 1; out.iterations <= newton.limit; ++out.iterations) {
        const glm::dvec3 residual = w - from - k * glm::dvec3(w.y * w.z, w.z * w.x, w.x * w.y);
        // Rows of the derivative: each component depends on the two others besides itself.
        const glm::dvec3 a{1.0, -k.x * w.z, -k.x * w.y}, b{-k.y * w.z, 1.0, -k.y * w.x}, c{-k.z * w.y, -k.z * w.x, 1.0};
        const glm::dvec3 bc = glm::cross(b, c), ca = glm::cross(c, a), ab = glm::cross(a, b);
        const glm::dvec3 change = (residual.x * bc + residual.y * ca + residual.z * ab) / glm::dot(a, bc);
        w -= change;
        if (!std::isfinite(largest(w) + largest(change))) {
            out.status = RotationStatus::not_finite;
            return out;
        }
        if (largest(change) <= newton.tolerance * largest(w)) {
            out.status = RotationStatus::done;
            omega = w;
            return out;
        }
    }
    out.iterations = newton.limit;
    out.status = RotationStatus::not_converged;
    return out;
}

} // namespace tunnel::integrate
