// Answers: when does a moving vertex come onto the line of an edge? In doubles where their bound is close, else in
// pairs. Refuses: nothing; the bracket may be wide. Internal to core/ccd.
#pragma once

#include "core/ccd/linear.hpp"
#include "core/math/pair.hpp"

#include <cmath>

namespace tunnel::ccd {

struct Bracket {
    double t = 0.0, lo = 0.0, hi = 0.0; // the exact time lies in [lo, hi]
};

// t = (e x d) / (e x w), both crossed the same way round. With e, d and w rounded once, each cross product is off by 4
// roundings of the sum of its parts' sizes; the bounds are twice that.
template <class Number> [[nodiscard]] inline Bracket quotient(const Number& ex, const Number& ey, const Number& dx,
                                                              const Number& dy, const Number& wx, const Number& wy,
                                                              double e) {
    using math::rounded;
    const Number far_1 = ey * dx, far_2 = ex * dy, rate_1 = ey * wx, rate_2 = ex * wy;
    const double far = rounded(far_1 - far_2), rate = rounded(rate_1 - rate_2);
    const double far_error = 8.0 * e * (std::abs(rounded(far_1)) + std::abs(rounded(far_2))) + 1e-300;
    const double rate_error = 8.0 * e * (std::abs(rounded(rate_1)) + std::abs(rounded(rate_2)));
    Bracket out;
    const double inverse = 1.0 / rate;
    out.t = far * inverse;
    const double error =
        1.01 * (far_error + std::abs(out.t) * rate_error) * std::abs(inverse) + 0x1p-51 * std::abs(out.t);
    out.lo = out.t - error, out.hi = out.t + error;
    return out;
}

// When the vertex stops being beyond the edge; `sign` 1: the edge is A's and moves by w towards it; -1: it is B's.
struct Meeting {
    glm::dvec2 from{0.0}, to{0.0}, vertex{0.0};
    double sign = 1.0;
};

[[nodiscard, gnu::noinline]] inline Bracket time_closely(const Meeting& m, const LinearTravel& travel) {
    using math::Pair;
    return quotient<Pair>(Pair::difference(m.to.x, m.from.x), Pair::difference(m.to.y, m.from.y),
                          Pair::difference(m.vertex.x, m.from.x), Pair::difference(m.vertex.y, m.from.y),
                          Pair(m.sign) * Pair::difference(travel.a.x, travel.b.x),
                          Pair(m.sign) * Pair::difference(travel.a.y, travel.b.y), 0x1p-100);
}

// e, d, w: the side, the vertex from its start, and the way of A against B, `sign` times; rounded.
[[nodiscard, gnu::always_inline]] inline Bracket time_of(const Meeting& m, const glm::dvec2& e, const glm::dvec2& d,
                                                         const glm::dvec2& w, const LinearTravel& travel) {
    const Bracket quick = quotient<double>(e.x, e.y, d.x, d.y, w.x, w.y, 0x1p-53);
    if (__builtin_expect(quick.hi - quick.lo <= 0x1p-45 * quick.t, true)) return quick;
    return time_closely(m, travel);
}

} // namespace tunnel::ccd
