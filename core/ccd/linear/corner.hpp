// Answers: when does a moving point come within r of a corner? Once for doubles and once for math::Pair, with the
// error bounds that go with either.
// Refuses: to say what the bounds leave open.
// Internal to core/ccd.
#pragma once

#include "core/math/pair.hpp"

#include <cmath>
#include <type_traits>

namespace tunnel::ccd {

enum class CornerVerdict { misses, hits, inside, doubt };

struct CornerTime {
    CornerVerdict verdict = CornerVerdict::doubt;
    double t = 0.0, lo = 0.0, hi = 0.0;
};

template <class Number> inline constexpr double rounding = 0x1p-100; // of Pair, with room
template <> inline constexpr double rounding<double> = 0x1p-53;

// A Pair's error, and that of taking its head for it; a double is its own.
template <class Number> [[nodiscard]] double with_head(double error, double head) {
    if constexpr (std::is_same_v<Number, double>) return error;
    return error + 0x1p-52 * std::abs(head);
}

// |d - t v| = r, the smaller root: t = c / (b + sqrt(D)), b = d.v, c = d^2 - r^2, D = r^2 v^2 - (d x v)^2. With d, v
// and r rounded once, b is off by at most 4 roundings of |d.x v.x| + |d.y v.y|, c by 5 of d^2 + r^2, d x v by 4 of S =
// |d.x v.y| + |d.y v.x| and so D by 9 of r^2 v^2, 10 of |d x v| S and 17 squared of S^2; the bounds are well above
// that, so that their own rounding, and that of a Pair to its head, is in them. Where squares could underflow there is
// doubt.
template <class Number> [[nodiscard]] CornerTime corner_time(const Number& dx, const Number& dy, const Number& vx,
                                                             const Number& vy, const Number& radius, double end = 1.0) {
    using math::rounded;
    constexpr double unit = 0x1p-53, e = rounding<Number>;
    const Number square = radius * radius, far = dx * dx + dy * dy, speed = vx * vx + vy * vy;
    const Number across_1 = dx * vy, across_2 = dy * vx, side = across_1 - across_2;
    const Number ahead_1 = dx * vx, ahead_2 = dy * vy;
    const double ahead = rounded(ahead_1 + ahead_2), over = rounded(far - square);
    const double rest = rounded(square * speed - side * side), aside = std::abs(rounded(side));
    const double d2 = rounded(far), v2 = rounded(speed), r2 = rounded(square);
    const double s = std::abs(rounded(across_1)) + std::abs(rounded(across_2));
    CornerTime out;
    if (!((d2 > 1e-100) & (v2 > 1e-100))) return out;
    const double over_error = with_head<Number>(10.0 * e * (d2 + r2), over);
    const double rest_error = with_head<Number>(18.0 * e * (r2 * v2 + (aside + 2.0 * e * s) * s), rest) + 1e-250;
    const double ahead_error =
        with_head<Number>(10.0 * e * (std::abs(rounded(ahead_1)) + std::abs(rounded(ahead_2))), ahead);
    if (over < -over_error) out.verdict = CornerVerdict::inside;
    if (!(over > over_error)) return out;
    if ((rest < -rest_error) | (ahead < -ahead_error)) out.verdict = CornerVerdict::misses;
    if (!((rest > rest_error) & (ahead > ahead_error))) return out;
    const double root = std::sqrt(rest), below = ahead + root, both = 1.0 / (root * below), inverse = both * root;
    const double below_error = ahead_error + rest_error * (both * below);
    out.t = over * inverse;
    // c and b + sqrt(D) off by their errors; the second is small beside itself. And six roundings.
    const double error = 1.01 * (over_error + out.t * below_error) * inverse + 8.0 * unit * out.t;
    out.lo = out.t - error, out.hi = out.t + error;
    if (below_error > 1e-3 * below || error > 0x1.fp-47 * out.t) return out;
    if (out.lo > end) out.verdict = CornerVerdict::misses;
    if (out.hi <= end) out.verdict = CornerVerdict::hits;
    return out;
}

// For a motion along one axis, at `across` from the corner on the other; tangents are told exactly. The square of the
// root is (r - |across|) (r + |across|), the first factor by exact pairs: its sign is exact and the root right to 4
// units of 2^-53; along and speed are rounded once.
[[nodiscard]] inline CornerTime corner_time_along_axis(double along, double speed, const math::ExactPair& across,
                                                       double r, double end = 1.0) {
    constexpr double unit = 0x1p-53;
    const double side = std::copysign(1.0, across.head), away = side * across.head;
    const math::ExactPair spare = math::two_sum(r, -away);
    const double within = spare.head + (spare.tail - side * across.tail), square = within * (r + away);
    CornerTime out;
    if (!(along * speed > 0.0)) return out;
    if (within < 0.0) out.verdict = CornerVerdict::misses;
    if (!((within == 0.0) | ((within > 0.0) & (square > 1e-250)))) return out;
    const double root = std::sqrt(square), far = std::abs(along), inverse = 1.0 / std::abs(speed);
    out.t = (far - root) * inverse;
    const double error = 8.0 * unit * ((far + root) * inverse + out.t);
    out.lo = out.t - error, out.hi = out.t + error;
    if (!(error <= 0x1.fp-47 * out.t)) return out;
    if (out.lo > end) out.verdict = CornerVerdict::misses;
    if (out.hi <= end) out.verdict = CornerVerdict::hits;
    return out;
}

} // namespace tunnel::ccd
