// Answers: the nearest features of two cores that do not touch. Every vertex against every edge of the other, rounded;
// then those that may be nearest, to within rounding of the distance itself, so that the direction is good however near
// the cores are.
#include "core/math/expansion.hpp"
#include "core/math/orient.hpp"
#include "core/overlap/meeting.hpp"
#include "core/overlap/reach.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tunnel::overlap {

namespace {

using shape::ConvexPolygon;

// The sign of (p - from) . (to - from): exact.
int along_sign(const glm::dvec2& from, const glm::dvec2& to, const glm::dvec2& p) {
    const glm::dvec2 d = p - from, e = to - from;
    const double x = d.x * e.x, y = d.y * e.y, magnitude = std::abs(x) + std::abs(y);
    if (std::abs(x + y) > 0x1p-50 * magnitude && magnitude > 1e-280) return x + y > 0.0 ? 1 : -1;
    using math::Expansion;
    return (Expansion::difference(p.x, from.x) * Expansion::difference(to.x, from.x) +
            Expansion::difference(p.y, from.y) * Expansion::difference(to.y, from.y))
        .sign();
}

// Twice the signed area of the triangle, and a bound of its relative error.
struct Side {
    double area, error;
};

Side side_of(const glm::dvec2& from, const glm::dvec2& to, const glm::dvec2& p) {
    const glm::dvec2 d = p - from, e = to - from;
    const double left = e.x * d.y, right = e.y * d.x, area = left - right, size = std::abs(left) + std::abs(right);
    if (std::abs(area) > 1e-3 * size && size > 1e-280) return {area, 0x1p-51 * size / std::abs(area)};
    return {math::orient(from, to, p), 0x1p-51};
}

// A vertex of one core against an edge of the other.
struct Pairing {
    bool edge_of_a;
    int edge, vertex;
};

// A segment's two edges lie on one line.
int lines_of(const ConvexPolygon& p) { return p.count > 2 ? p.count : p.count - 1; }

template <class Visit> void each_pairing(const ConvexPolygon& a, const ConvexPolygon& b, Visit visit) {
    for (int v = 0; v < b.count; ++v)
        for (int e = 0; e < lines_of(a); ++e) visit(Pairing{true, e, v});
    for (int v = 0; v < a.count; ++v)
        for (int e = 0; e < lines_of(b); ++e) visit(Pairing{false, e, v});
}

double rough_square(const ConvexPolygon& of, int edge, const glm::dvec2& p) {
    const glm::dvec2 from = of.vertex(edge), e = of.vertex(of.next(edge)) - from, d = p - from;
    const double part = std::min(std::max(dot(d, e) / dot(e, e), 0.0), 1.0);
    const glm::dvec2 off = d - part * e;
    return dot(off, off);
}

class Search {
  public:
    Search(const Core& a, const Core& b) : a_(a), b_(b) {}

    void look_at(const Pairing& p) {
        const ConvexPolygon &of = p.edge_of_a ? a_.shape : b_.shape, &other = p.edge_of_a ? b_.shape : a_.shape;
        const glm::dvec2 from = of.vertex(p.edge), to = of.vertex(of.next(p.edge)), at = other.vertex(p.vertex);
        if (along_sign(from, to, at) < 0) return vertices(p, p.edge);
        if (along_sign(to, from, at) < 0) return vertices(p, of.next(p.edge));
        const auto [side, error] = side_of(from, to, at);
        if (of.count > 2 && side > 0.0) return; // seen from within: not the nearest
        const double distance = std::abs(side) / length_of(to - from), radii = a_.radius + b_.radius;
        const Spare found = is_plain(distance, radii) ? Spare{distance <= radii, radii - distance}
                                                      : exact_spare(at, from, to, a_.radius, b_.radius);
        if (!improves(distance * (1.0 - 2.0 * error), found)) return;
        const int edge = side > 0.0 ? 1 - p.edge : p.edge;
        const double sign = p.edge_of_a ? 1.0 : -1.0;
        const glm::dvec2 n = of.normal(edge);
        best_ = {sign * (1.5 - 0.5 * dot(n, n)) * n,
                 found.within,
                 found.length,
                 true,
                 {static_cast<unsigned>(p.edge_of_a ? edge : shape::max_vertices + edge)},
                 0,
                 0};
    }

    [[nodiscard]] const Meeting& best() const { return best_; }

  private:
    void vertices(const Pairing& p, int end) {
        const int i = p.edge_of_a ? end : p.vertex, j = p.edge_of_a ? p.vertex : end;
        if (any_ && !best_.has_edge && best_.vertex_a == i && best_.vertex_b == j) return;
        const glm::dvec2 at_a = a_.shape.vertex(i), at_b = b_.shape.vertex(j), d = at_b - at_a;
        const double distance = length_of(d);
        const Spare found = spare(at_a, at_b, distance, a_.radius, b_.radius);
        if (improves(distance, found)) best_ = {d / distance, found.within, found.length, false, {}, i, j};
    }

    // Within reach, exactly, outweighs being nearer. An edge is given what its distance may be wrong by: where an end
    // lies over an end, it is the edge that faces.
    bool improves(double rank, const Spare& found) {
        if (any_ && (found.within != best_.within ? best_.within : rank >= rank_)) return false;
        any_ = true;
        rank_ = rank;
        return true;
    }

    const Core &a_, &b_;
    Meeting best_;
    double rank_ = 0.0;
    bool any_ = false;
};

} // namespace

// Depth: the distance to B minus A is 1-Lipschitz, so no push shorter than radii - distance ends the overlap, and that
// one does, straight away from the nearest point.
Meeting nearest(const Core& a, const Core& b, double error) {
    double least = std::numeric_limits<double>::infinity();
    constexpr std::size_t most = 3 * shape::max_vertices; // a segment against a polygon
    std::array<double, most> squares;
    std::size_t k = 0;
    const auto square = [&](const Pairing& p) {
        return p.edge_of_a ? rough_square(a.shape, p.edge, b.shape.vertex(p.vertex))
                           : rough_square(b.shape, p.edge, a.shape.vertex(p.vertex));
    };
    each_pairing(a.shape, b.shape, [&](const Pairing& p) {
        squares[k] = square(p);
        least = std::min(least, squares[k++]);
    });
    const double bound = std::sqrt(least) + error, limit = bound * bound * (1.0 + 0x1p-50);
    Search search(a, b);
    k = 0;
    each_pairing(a.shape, b.shape, [&](const Pairing& p) {
        if (!(squares[k++] > limit)) search.look_at(p); // NaN where squares underflow
    });
    return search.best();
}

// The nearest point of B minus A lies on the side that sees the origin farthest, or at an end of it: an edge of one
// core, moved by the other's vertex nearest to it.
Meeting nearest_along(const Core& a, const Core& b, const sat::Axis& axis) {
    const bool of_a = axis.edge.of_a();
    const ConvexPolygon& other = of_a ? b.shape : a.shape;
    const glm::dvec2 from = (of_a ? a.shape : b.shape).vertex(static_cast<int>(axis.edge.index()));
    std::array<double, shape::max_vertices> heights;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < static_cast<std::size_t>(other.count); ++i) {
        heights[i] = dot(axis.normal, other.vertex(static_cast<int>(i)) - from);
        least = std::min(least, heights[i]);
    }
    Search search(a, b);
    for (int i = 0; i < other.count; ++i)
        if (heights[static_cast<std::size_t>(i)] <= least + 2.0 * axis.rounding)
            search.look_at({of_a, static_cast<int>(axis.edge.index()), i});
    return search.best();
}

} // namespace tunnel::overlap
