// Answers: sin(a / 2) / a and cos(a / 2) from the square of the angle a, all that a quaternion needs of a rotation
// vector: up to near_turn rad without a root or a division, since both are power series in the square. One double or
// several at once, the same bits. Each within 1 ulp where near; beyond, as exact as the angle that the root gives.
// Refuses: nothing; the caller keeps to max_turn.
// Source: the polynomials interpolate at Chebyshev's points. Internal to core/integrate/rotation.
#pragma once

#include "core/math/sine_cosine.hpp"

namespace tunnel::integrate {

inline constexpr double near_square = 0.62; // rad^2: turns to 45 degrees in one step are near

template <class V> [[gnu::always_inline]] inline void near_half_turn(const V& square, V& half_sinc, V& cosine) {
    V p = square * -0x1.ad52fb12ae94ap-37 + 0x1.71ddf036c2bc5p-28;
    p = square * p - 0x1.a01a018fb131ap-20;
    p = square * p + 0x1.111111110fcb8p-12;
    p = square * p - 0x1.5555555555554p-6;
    half_sinc = square * p + 0.5;
    V q = square * 0x1.1e5154c2ef2a1p-41 - 0x1.27e4d11abb083p-32;
    q = square * q + 0x1.a01a0196b9042p-24;
    q = square * q - 0x1.6c16c16c16076p-16;
    q = square * q + 0x1.5555555555555p-9;
    q = square * q - 0.125;
    cosine = square * q + 1.0;
}

// Near or far, each by its own form.
template <class V> [[gnu::always_inline]] inline void any_half_turn(const V& square, V& half_sinc, V& cosine) {
    V near_half_sinc, near_cosine, angle, sine, far_cosine;
    near_half_turn(square, near_half_sinc, near_cosine);
    math::LanesOf<V>::square_root(square, angle);
    math::sine_cosine(V(0.5 * angle), sine, far_cosine);
    const auto near = square <= near_square;
    half_sinc = near ? near_half_sinc : sine / angle;
    cosine = near ? near_cosine : far_cosine;
}

} // namespace tunnel::integrate
