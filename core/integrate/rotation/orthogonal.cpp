// Answers: Gram-Schmidt, and Newton's iteration for the polar factor.
#include "core/integrate/rotation/orthogonal.hpp"

#include <algorithm>

namespace tunnel::integrate {

namespace {

// Scaled first: the square of a large or small one would be lost.
bool make_unit(glm::dvec3& v) {
    const double largest = std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
    if (!(largest > 0.0 && std::isfinite(largest))) return false;
    v /= largest;
    v /= std::sqrt(glm::dot(v, v));
    return true;
}

RotationStatus gram_schmidt(glm::dmat3& r) {
    glm::dvec3 x = r[0], y = r[1];
    if (!make_unit(x) || !make_unit(y)) return RotationStatus::not_finite;
    // Twice: what the first time leaves of x in y matters where they are nearly parallel.
    for (int time = 0; time < 2; ++time) {
        y -= glm::dot(x, y) * x;
        if (!make_unit(y)) return RotationStatus::not_finite;
    }
    const glm::dvec3 z = glm::cross(x, y);
    if (!(glm::dot(z, r[2]) > 0.0)) return RotationStatus::not_finite; // flat, or a mirror image
    r = {x, y, z};
    return RotationStatus::done;
}

double frobenius(const glm::dmat3& r) {
    return std::sqrt(glm::dot(r[0], r[0]) + glm::dot(r[1], r[1]) + glm::dot(r[2], r[2]));
}

// X becomes the mean of X and its inverse transposed, each scaled to the same size.
RotationStatus polar(glm::dmat3& r) {
    constexpr int limit = 60;
    constexpr double settled = 4e-15; // of the sum of all squares; convergence is quadratic, so the rest is rounding
    glm::dmat3 x = r;
    for (int step = 0; step < limit; ++step) {
        const glm::dmat3 cofactors{glm::cross(x[1], x[2]), glm::cross(x[2], x[0]), glm::cross(x[0], x[1])};
        const double determinant = glm::dot(x[0], cofactors[0]);
        if (!(determinant > 0.0) || !all_finite(cofactors)) return RotationStatus::not_finite;
        const glm::dmat3 inverse = cofactors / determinant; // transposed
        const double scale = std::sqrt(frobenius(inverse) / frobenius(x));
        if (!(scale > 0.0 && std::isfinite(scale))) return RotationStatus::not_finite;
        const glm::dmat3 next = 0.5 * (scale * x + inverse / scale);
        const double change = frobenius(next - x);
        x = next;
        if (change <= settled) {
            r = x;
            return RotationStatus::done;
        }
    }
    return RotationStatus::not_converged;
}

} // namespace

bool all_finite(const glm::dmat3& r) {
    bool good = true;
    for (int c = 0; c < 3; ++c)
        for (int i = 0; i < 3; ++i) good = good && std::isfinite(r[c][i]);
    return good;
}

double orthogonality_drift(const glm::dmat3& r) {
    double largest = 0.0;
    for (int i = 0; i < 3; ++i)
        for (int j = i; j < 3; ++j) {
            const double off = std::abs(glm::dot(r[i], r[j]) - (i == j ? 1.0 : 0.0));
            if (!(off <= largest)) largest = off; // in the form that takes a NaN
            if (std::isnan(largest)) return largest;
        }
    return largest;
}

RotationStatus orthogonalise(Orthogonaliser how, glm::dmat3& r) {
    if (!all_finite(r)) return RotationStatus::not_finite;
    return how == Orthogonaliser::gram_schmidt ? gram_schmidt(r) : polar(r);
}

} // namespace tunnel::integrate
