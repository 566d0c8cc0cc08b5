// First impact as most simulators compute it: the roots of the coplanarity cubic in floating point, and at each an
// inside test with a small tolerance. Fast, and unsafe by nature: a root that rounding hides, a contact on the rim that
// the tolerance does not save, motion in one plane (the cubic is zero throughout) are all missed. It is here to be
// compared. Separation only widens the inside test, as it does in the field: it does not look for the near.
#include "core/ccd/impact/methods.hpp"
#include "core/ccd/impact/record.hpp"
#include "core/ccd/impact/univariate/inside.hpp"
#include "core/ccd/impact/univariate/roots.hpp"

namespace tunnel::ccd {

namespace {

// Below this, times the size of the products it is made of, a coefficient is taken for rounding.
template <class Real> constexpr Real noise = 64 * std::numeric_limits<Real>::epsilon();

template <class Real> [[nodiscard]] Real triple(const Vec<Real>& x, const Vec<Real>& y, const Vec<Real>& z) {
    return glm::dot(x, glm::cross(y, z));
}

// A vector that moves: x + t d.
template <class Real> struct Arm {
    Vec<Real> x, d;
    [[nodiscard]] Real size() const { return glm::length(x) + glm::length(d); }
};

template <class Real> [[nodiscard]] Arm<Real> arm(const MovingPoints<Real>& points, std::size_t from, std::size_t to) {
    const Vec<Real> early = points.start[to] - points.start[from], late = points.end[to] - points.end[from];
    return {early, late - early};
}

template <class Real>
[[nodiscard]] FoundRoots<Real> volume_roots(const Arm<Real>& x, const Arm<Real>& y, const Arm<Real>& z, Real t_max) {
    const Cubic<Real> f{triple(x.x, y.x, z.x), triple(x.d, y.x, z.x) + triple(x.x, y.d, z.x) + triple(x.x, y.x, z.d),
                        triple(x.x, y.d, z.d) + triple(x.d, y.x, z.d) + triple(x.d, y.d, z.x), triple(x.d, y.d, z.d)};
    return roots_of(f, t_max, noise<Real> * x.size() * y.size() * z.size());
}

// A vertex meets the line of an edge where their cross product is zero: looked for in its largest coordinate only.
template <class Real> [[nodiscard]] FoundRoots<Real> line_roots(const Arm<Real>& x, const Arm<Real>& y, Real t_max) {
    const Vec<Real> a = glm::cross(x.x, y.x), c = glm::cross(x.d, y.d);
    const Vec<Real> b = glm::cross(x.d, y.x) + glm::cross(x.x, y.d);
    const Vec<Real> size = glm::abs(a) + glm::abs(b) + glm::abs(c);
    const int k = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
    return roots_of(Cubic<Real>{a[k], b[k], c[k], Real(0)}, t_max, noise<Real> * x.size() * y.size());
}

// Two vertices: where they are closest.
template <class Real> [[nodiscard]] FoundRoots<Real> closest(const Arm<Real>& x, Real t_max) {
    const Real speed = glm::dot(x.d, x.d);
    const Real t = -glm::dot(x.x, x.d) / speed;
    return {{t > 0 ? std::min(t, t_max) : Real(0)}, 1}; // 0 also at rest, and where the squares overflow
}

template <class Real> [[nodiscard]] FoundRoots<Real> instants(const MovingPoints<Real>& p, Real t_max) {
    switch (p.kind) {
    case PairKind::vertex_face: return volume_roots(arm(p, 0, 1), arm(p, 0, 2), arm(p, 0, 3), t_max);
    case PairKind::edge_edge: return volume_roots(arm(p, 0, 2), arm(p, 0, 1), arm(p, 2, 3), t_max);
    case PairKind::vertex_edge: return line_roots(arm(p, 0, 1), arm(p, 1, 2), t_max);
    case PairKind::vertex_vertex: return closest(arm(p, 0, 1), t_max);
    }
    return {};
}

// After the first root inside, the others are looked at for the trace only.
template <class Real>
[[nodiscard]] ImpactResult solve(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    const MovingPoints<Real> points(pair);
    const FoundRoots<Real> found = instants(points, static_cast<Real>(options.t_max));
    ImpactResult result;
    result.status = base::Status::clear;
    for (std::size_t i = 0; i < found.size; ++i) {
        const bool open = result.status == base::Status::clear;
        if (!open && !trace) break;
        const InsideTest<Real> test = inside_test(points, found.t[i], static_cast<Real>(options.separation));
        const double t = std::min(static_cast<double>(found.t[i]), options.t_max);
        if (trace) record(*trace, trace->roots, RootRecord{t, test.inside, test.u, test.v, test.residual});
        if (!open) continue;
        ++result.checks;
        if (!test.inside) continue;
        result.status = base::Status::hit;
        result.t_lo = result.t_hi = t;
        result.u = std::clamp(static_cast<double>(test.u), 0.0, 1.0);
        result.v =
            std::clamp(static_cast<double>(test.v), 0.0, pair.kind == PairKind::vertex_face ? 1.0 - result.u : 1.0);
        result.tolerance_reached = test.residual;
    }
    return result;
}

} // namespace

ImpactResult univariate_impact(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    return options.single ? solve<float>(pair, options, trace) : solve<double>(pair, options, trace);
}

} // namespace tunnel::ccd
