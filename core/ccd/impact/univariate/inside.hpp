// Answers: do the two touch at this instant, as floating point sees it? The place (u, v) by the normal equations, then
// a comparison with a small tolerance.
// Refuses: degenerate faces and parallel edges: the place is NaN then, and the answer no.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

template <class Real> using Vec = glm::vec<3, Real, glm::defaultp>;

template <class Real> struct MovingPoints {
    explicit MovingPoints(const MovingPair& pair) : kind(pair.kind) {
        for (std::size_t i = 0; i < count(kind); ++i) {
            start[i] = Vec<Real>(pair.start[i]);
            end[i] = Vec<Real>(pair.end[i]);
        }
    }
    [[nodiscard]] Vec<Real> at(std::size_t i, Real t) const { return (1 - t) * start[i] + t * end[i]; }

    PairKind kind;
    std::array<Vec<Real>, 4> start{}, end{};
};

template <class Real> struct InsideTest {
    bool inside;
    Real u, v, residual; // residual: |gap| there; NaN where the place is
};

// The place of `f` in the plane of `p` and `q`: f = u p + v q, in the sense of least squares. NaN where p and q are
// parallel.
template <class Real>
[[nodiscard]] InsideTest<Real> solve_place(const Vec<Real>& f, const Vec<Real>& p, const Vec<Real>& q) {
    const Real pp = glm::dot(p, p), pq = glm::dot(p, q), qq = glm::dot(q, q), fp = glm::dot(f, p), fq = glm::dot(f, q);
    const Real det = pp * qq - pq * pq;
    constexpr Real nan = std::numeric_limits<Real>::quiet_NaN();
    if (!(det > 4 * std::numeric_limits<Real>::epsilon() * pp * qq)) return {false, nan, nan, nan};
    const Real u = (qq * fp - pq * fq) / det, v = (pp * fq - pq * fp) / det;
    return {true, u, v, glm::length(f - u * p - v * q)};
}

// Times the longer side of what stands at the instant, a length.
template <class Real> constexpr Real inside_tolerance = Real(1e-6);

template <class Real>
[[nodiscard]] InsideTest<Real> inside_test(const MovingPoints<Real>& points, Real t, Real separation) {
    const auto between = [&](std::size_t i, std::size_t j) { return points.at(j, t) - points.at(i, t); };
    InsideTest<Real> r{true, 0, 0, 0};
    Real size = 0;
    if (points.kind == PairKind::vertex_face) {
        const Vec<Real> p = between(1, 2), q = between(1, 3);
        r = solve_place(between(1, 0), p, q);
        size = std::max(glm::length(p), glm::length(q));
    } else if (points.kind == PairKind::edge_edge) {
        const Vec<Real> p = between(0, 1), q = between(3, 2);
        r = solve_place(between(0, 2), p, q);
        size = std::max(glm::length(p), glm::length(q));
    } else if (points.kind == PairKind::vertex_edge) {
        const Vec<Real> p = between(1, 2), f = between(1, 0);
        size = glm::length(p);
        r.u = size > 0 ? glm::dot(f, p) / (size * size) : Real(0);
        r.residual = glm::length(f - glm::clamp(r.u, Real(0), Real(1)) * p);
    } else {
        size = glm::length(points.start[1] - points.start[0]) + glm::length(points.end[1] - points.end[0]);
        r.residual = glm::length(between(0, 1));
    }
    const Real slack = inside_tolerance<Real> + (size > 0 ? separation / size : Real(0));
    const bool face = points.kind == PairKind::vertex_face;
    r.inside = r.inside && r.u >= -slack && r.v >= -slack && (face ? r.u + r.v : std::max(r.u, r.v)) <= 1 + slack &&
               r.residual <= inside_tolerance<Real> * size + separation && std::isfinite(r.residual);
    return r;
}

} // namespace tunnel::ccd
