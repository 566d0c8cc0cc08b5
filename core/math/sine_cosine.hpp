// Answers: sine and cosine in plain arithmetic, of one double or of four at once, to the same bits on every machine:
// the standard library's differ between processors. Within 1 ulp of the true value for |x| <= 1e5 (the test says how
// that is known); the reduction carries pi / 2 to 125 bits, and what rounding leaves out of the remainder is put back.
// Refuses: nothing; beyond 1e5 the answer means nothing, and the caller must not ask.
// Source: Cody and Waite 1980 (reduction in parts); the polynomials interpolate at Chebyshev's points.
// Internal to core.
#pragma once

#include "core/math/four.hpp"

#include <cmath>

namespace tunnel::math {

template <class V> struct LanesOf;
template <> struct LanesOf<double> {
    using Ints = std::int64_t;
    [[gnu::always_inline]] static void square_root(const double& v, double& out) { out = std::sqrt(v); }
};
template <> struct LanesOf<Four> {
    using Ints = FourInts;
    [[gnu::always_inline]] static void square_root(const Four& v, Four& out) {
        out = Four{std::sqrt(v[0]), std::sqrt(v[1]), std::sqrt(v[2]), std::sqrt(v[3])};
    }
};

// Of the angle whose square is s, 0 <= s <= 0.63, a little more than (pi / 4)^2: sin = angle (1 + sine_rest), cos =
// cosine + cosine_rest, the second without an error of rounding that counts. No root is taken: both are power series in
// s.
template <class V>
[[gnu::always_inline]] inline void near_sine_cosine(const V& s, V& sine_rest, V& cosine, V& cosine_rest) {
    V p = s * -0x1.ab05530bed06ep-41 + 0x1.61215f52027b0p-33;
    p = s * p - 0x1.ae6453ea500e6p-26;
    p = s * p + 0x1.71de3a54490a5p-19;
    p = s * p - 0x1.a01a01a019874p-13;
    p = s * p + 0x1.1111111111110p-7;
    p = s * p - 0x1.5555555555555p-3;
    sine_rest = s * p;
    V q = s * -0x1.906cc8e9926ecp-37 + 0x1.1eeb5144ec937p-29;
    q = s * q - 0x1.27e4fa00ec0bbp-22;
    q = s * q + 0x1.a01a019f3cd0fp-16;
    q = s * q - 0x1.6c16c16c1691ap-10;
    q = s * q + 0x1.5555555555555p-5;
    // 1 - s / 2 is rounded; what that lost is added to the small rest.
    const V half = 0.5 * s;
    cosine = 1.0 - half;
    cosine_rest = ((1.0 - cosine) - half) + s * (s * q);
}

template <class V> [[gnu::always_inline]] inline void flip_sign(const typename LanesOf<V>::Ints& when_two, V& v) {
    typename LanesOf<V>::Ints bits;
    std::memcpy(&bits, &v, sizeof bits);
    bits ^= (when_two & 2) << 62;
    std::memcpy(&v, &bits, sizeof v);
}

// |x| <= 1e5.
template <class V> [[gnu::always_inline]] inline void sine_cosine(const V& x, V& sine, V& cosine) {
    constexpr double to_whole = 0x1.8p52; // added, it leaves no bit for a fraction: the quadrant is in the lowest two
    const V marked = x * 0x1.45f306dc9c883p-1 + to_whole, n = marked - to_whole;
    typename LanesOf<V>::Ints quadrant;
    std::memcpy(&quadrant, &marked, sizeof quadrant);
    // pi / 2 in parts of 36, 36 and 53 bits: the first difference and the second product are exact.
    const V first = x - n * 0x1.921fb54440000p+0, second = n * 0x1.68c234c4c0000p-39;
    const V high = first - second, moved = high - first;
    const V low = ((first - (high - moved)) - (second + moved)) - n * 0x1.98a2e03707345p-77;
    const V r = high + low, tail = (high - r) + low;
    V sine_rest, most, cosine_rest;
    near_sine_cosine(r * r, sine_rest, most, cosine_rest);
    const V s = r + (r * sine_rest + tail * (most + cosine_rest)), c = most + (cosine_rest - tail * r);
    const auto odd = (quadrant & 1) != 0;
    sine = odd ? c : s;
    cosine = odd ? s : c;
    flip_sign(quadrant, sine);
    flip_sign(quadrant + 1, cosine);
}

} // namespace tunnel::math
