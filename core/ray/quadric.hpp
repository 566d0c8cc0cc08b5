// Answers: the roots of a t^2 + 2 b t + c, a > 0, whose coefficients and discriminant come as differences of products,
// with a bound of what those may have lost: are they good enough, or must they be had again with twice the precision?
// Refuses: nothing.
// Source: Haines et al. 2019: the discriminant by a cross product, and the root that would cancel as c / q.
// Internal to core/ray.
#pragma once

#include "core/math/pair.hpp"
#include "core/ray/narrow.hpp"

#include <cmath>

namespace tunnel::ray {

template <class Number> struct Quadratic {
    Number a, b, c;
    Number half;                              // of the discriminant: (b^2 - a c) / scale^2
    double scale;                             // what the root of `half` is to be multiplied with
    double b_size, c_size, half_size, a_size; // times plain_error or pair_error they bound the errors
};

inline constexpr double plain_error = 0x1p-50, pair_error = 0x1p-98;

enum class Verdict { none, some, unsure };

// `error`: of one, relative to the sizes.
template <class Number> [[nodiscard]] Verdict solve(const Quadratic<Number>& q, double error, bool last, Span& out) {
    double half = math::rounded(q.half), c = math::rounded(q.c);
    const double a = math::rounded(q.a), b = math::rounded(q.b), half_error = error * q.half_size;
    constexpr double enough = 0x1p-42;
    if (half < -half_error) return Verdict::none;
    if (last) { // what is not told apart from zero is zero: tangent, and on the surface
        if (std::abs(half) <= half_error) half = 0.0;
        if (std::abs(c) <= error * q.c_size) c = 0.0;
    }
    const double root = half > 0.0 ? q.scale * std::sqrt(half) : 0.0, sum = std::abs(b) + root;
    if (!last) {
        const bool good = error * q.b_size <= enough * sum && q.scale * q.scale * half_error <= enough * root * sum &&
                          error * q.c_size <= enough * std::abs(c) && error * q.a_size <= enough * a && root > 0.0;
        if (!good) return Verdict::unsure;
    }
    if (!(sum > 0.0)) {
        out.enter = out.exit = 0.0;
        return Verdict::some;
    }
    out.enter = b > 0.0 ? -sum / a : c / sum;
    out.exit = b > 0.0 ? -c / sum : sum / a;
    if (out.exit < out.enter) out.exit = out.enter; // tangent: two roundings of one root
    return Verdict::some;
}

} // namespace tunnel::ray
