// Answers: at which instants does a cubic cross zero, as floating point sees it? Between the extremes of the curve by a
// change of sign, then by Newton's method kept within the bracket.
// Refuses: certainty. A root where the curve only touches may be missed, and rounding may move or make one.
// Internal to core/ccd.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

namespace tunnel::ccd {

template <class Real> struct FoundRoots {
    std::array<Real, 3> t{}; // ascending
    std::size_t size = 0;
};

// a + b t + c t^2 + d t^3
template <class Real> struct Cubic {
    Real a, b, c, d;
    [[nodiscard]] Real at(Real t) const { return ((d * t + c) * t + b) * t + a; }
    [[nodiscard]] Real slope(Real t) const { return (3 * d * t + 2 * c) * t + b; }
};

// One root in [lo, hi], at whose ends the signs differ.
template <class Real> [[nodiscard]] Real root_between(const Cubic<Real>& f, Real lo, Real hi) {
    const bool rising = f.at(lo) < 0;
    Real t = (lo + hi) / 2;
    for (int i = 0; i < 64; ++i) {
        const Real value = f.at(t);
        if (value == 0) return t;
        ((value < 0) == rising ? lo : hi) = t;
        const Real newton = t - value / f.slope(t);
        const Real next = newton > lo && newton < hi ? newton : (lo + hi) / 2;
        if (std::abs(next - t) <= std::numeric_limits<Real>::epsilon() * t) return next;
        t = next;
    }
    return t;
}

// In [0, t_max]. A curve all of whose coefficients are below `negligible` counts as zero throughout: no root.
template <class Real> [[nodiscard]] FoundRoots<Real> roots_of(const Cubic<Real>& f, Real t_max, Real negligible) {
    FoundRoots<Real> found;
    if (std::max(std::max(std::abs(f.a), std::abs(f.b)), std::max(std::abs(f.c), std::abs(f.d))) <= negligible)
        return found;
    std::array<Real, 4> ends{Real(0), t_max, t_max, t_max};
    std::size_t pieces = 1;
    const Real discriminant = f.c * f.c - 3 * f.d * f.b;
    if (discriminant > 0) { // the extremes, by the form of the formula that does not cancel
        const Real q = -(f.c + std::copysign(std::sqrt(discriminant), f.c));
        std::array<Real, 2> extremes{q / (3 * f.d), f.b / q};
        if (extremes[1] < extremes[0]) std::swap(extremes[0], extremes[1]);
        for (const Real t : extremes)
            if (t > ends[pieces - 1] && t < t_max) ends[pieces++] = t;
    }
    ends[pieces] = t_max;
    for (std::size_t i = 0; i < pieces; ++i) {
        const Real at_lo = f.at(ends[i]), at_hi = f.at(ends[i + 1]);
        Real root;
        if (at_lo == 0)
            root = ends[i];
        else if (at_hi == 0)
            root = ends[i + 1];
        else if ((at_lo < 0) != (at_hi < 0))
            root = root_between(f, ends[i], ends[i + 1]);
        else
            continue;
        if (found.size == 0 || found.t[found.size - 1] < root) found.t[found.size++] = root;
    }
    return found;
}

} // namespace tunnel::ccd
