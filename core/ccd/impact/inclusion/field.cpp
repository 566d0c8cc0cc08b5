// The hull of the gap over a box, and how far its computed values can lie from the exact ones.
#include "core/ccd/impact/inclusion/field.hpp"

#include "core/ccd/impact/inclusion/extent.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

template <class Real> [[nodiscard]] Real largest(const std::array<Real, 3>& a) {
    return std::max({std::abs(a[0]), std::abs(a[1]), std::abs(a[2])});
}

template <class Real>
[[nodiscard]] std::array<Real, 3> difference(const glm::dvec3& a, const glm::dvec3& b, double scale) {
    return {static_cast<Real>(a.x * scale) - static_cast<Real>(b.x * scale),
            static_cast<Real>(a.y * scale) - static_cast<Real>(b.y * scale),
            static_cast<Real>(a.z * scale) - static_cast<Real>(b.z * scale)};
}

} // namespace

// Forward error per coordinate of F. Let e be the unit roundoff of Real (2^-53, 2^-24), n its least positive number,
// g(k) = ke / (1 - ke). C is the largest magnitude of the computed O, U, V at t = 0 and t = 1.
//
// 1. Each of those is one subtraction of coordinates: off by at most e C. (What the coordinates themselves lost when
//    they were scaled and made Real comes last, in 7.)
// 2. (1 - t) x + t y, with t in [0, 1] a Real: the first term is rounded three times (1 - t, the product, the sum), the
//    second twice, and each product may lose n/2 to underflow: off by at most g(3) C + 1.01 n. Errors of x and y pass
//    with weights that add up to 1. So O(t), U(t), V(t) are off by e1 <= (e + g(3)) C + 1.01 n <= 4.001 e C + 1.01 n,
//    and are no larger than (1 + g(3)) C + 1.01 n.
// 3. u and v are exact, in [0, 1]: on an edge ends of boxes, on a face also 1 - u of such an end; multiples of 2^-52
//    (2^-23) all. The error of O + u U + v V from 2 is at most 3 e1.
// 4. Its own rounding: two products, each e C and n/2; two sums, of size at most 2 C and 3 C: 2 e C + 5 e C, with 1.001
//    for terms of second order 7.01 e C + 1.01 n.
// 5. 3 and 4: at most 19.02 e C + 4.1 n. Minima and maxima are exact, and F has its extremes over a box (or over the
//    polygon that u + v <= 1 leaves of it) at its corners: at fixed t it is linear in (u, v), at fixed (u, v) in t.
// 6. Widening by the bound E: lo - E rounds once more, by at most e (3.001 C + E + 5 n) <= 3.1 e C.
// 7. The coordinates: scaling by a power of two is exact but for underflow, n/2 at most; making them float is off by
//    at most e X (+ n/2), X the largest scaled coordinate. F is one convex combination of points less another: 2 e X +
//    2 n for float, 2 n for double.
// 8. Together at most 22.2 e C + 2 e X + 6.2 n. E = 24 e C + 3 e X + 16 n (X counted for float only) is computed with
//    four roundings of a relative e and underflow of n at most, less than what is left over.  QED
template <class Real> InclusionField<Real>::InclusionField(const MovingPair& pair, double scale)
    : kind_(pair.kind), early_{}, late_{} {
    const auto at = [&](const std::array<glm::dvec3, 4>& p) {
        const auto less = [&](std::size_t i, std::size_t j) { return difference<Real>(p[i], p[j], scale); };
        switch (kind_) {
        case PairKind::vertex_face: return Ends{less(0, 1), less(1, 2), less(1, 3)};
        case PairKind::edge_edge: return Ends{less(0, 2), less(1, 0), less(2, 3)};
        case PairKind::vertex_edge: return Ends{less(0, 1), less(1, 2), {}};
        case PairKind::vertex_vertex: return Ends{less(0, 1), {}, {}};
        }
        return Ends{};
    };
    early_ = at(pair.start);
    late_ = at(pair.end);
    constexpr Real unit = std::numeric_limits<Real>::epsilon() / 2;
    const Real c = std::max({largest(early_.o), largest(early_.u), largest(early_.v), largest(late_.o),
                             largest(late_.u), largest(late_.v)});
    const Real x = sizeof(Real) < sizeof(double) ? static_cast<Real>(largest_coordinate(pair) * scale) : Real(0);
    error_ = 24 * unit * c + 3 * unit * x + 16 * std::numeric_limits<Real>::denorm_min();
}

template <class Real>
typename InclusionField<Real>::Range InclusionField<Real>::over_box(const Ends& e, const InclusionBox<Real>& box) {
    Range r;
    for (std::size_t k = 0; k < 3; ++k) {
        const Real u0 = e.o[k] + box.u0 * e.u[k], u1 = e.o[k] + box.u1 * e.u[k];
        const Real v0 = box.v0 * e.v[k], v1 = box.v1 * e.v[k];
        r.lo[k] = std::min(u0, u1) + std::min(v0, v1);
        r.hi[k] = std::max(u0, u1) + std::max(v0, v1);
    }
    return r;
}

// The box is cut by u + v = 1: its near corner, and where its sides end on the line or at a corner before it.
template <class Real>
typename InclusionField<Real>::Range InclusionField<Real>::over_face(const Ends& e, const InclusionBox<Real>& box) {
    const Real u1 = std::min(box.u1, Real(1) - box.v0), v1 = std::min(box.v1, Real(1) - box.u0);
    const Real u_top = std::max(Real(1) - v1, box.u0), v_top = std::max(Real(1) - u1, box.v0);
    const std::array<std::array<Real, 2>, 5> corners{
        {{box.u0, box.v0}, {u1, box.v0}, {u1, v_top}, {u_top, v1}, {box.u0, v1}}};
    Range r;
    for (std::size_t k = 0; k < 3; ++k) {
        const auto value = [&](const std::array<Real, 2>& c) { return e.o[k] + c[0] * e.u[k] + c[1] * e.v[k]; };
        r.lo[k] = r.hi[k] = value(corners[0]);
        for (std::size_t i = 1; i < corners.size(); ++i) {
            const Real f = value(corners[i]);
            r.lo[k] = std::min(r.lo[k], f);
            r.hi[k] = std::max(r.hi[k], f);
        }
    }
    return r;
}

template <class Real> InclusionHull<Real> InclusionField<Real>::hull(const InclusionBox<Real>& box) const {
    const Ends early = ends(box.t0), late = ends(box.t1);
    const bool cut = is_face() && box.u1 + box.v1 > Real(1);
    const Range a = cut ? over_face(early, box) : over_box(early, box);
    const Range b = cut ? over_face(late, box) : over_box(late, box);
    const Real du = box.u1 - box.u0, dv = box.v1 - box.v0;
    InclusionHull<Real> h;
    for (std::size_t k = 0; k < 3; ++k) {
        h.lo[k] = std::min(a.lo[k], b.lo[k]);
        h.hi[k] = std::max(a.hi[k], b.hi[k]);
        h.change[0][k] = std::max(std::abs(a.lo[k] - b.lo[k]), std::abs(a.hi[k] - b.hi[k]));
        h.change[1][k] = std::max(std::abs(early.u[k]), std::abs(late.u[k])) * du;
        h.change[2][k] = std::max(std::abs(early.v[k]), std::abs(late.v[k])) * dv;
    }
    return h;
}

template class InclusionField<double>;
template class InclusionField<float>;

} // namespace tunnel::ccd
