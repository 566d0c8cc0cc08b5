// Answers: the way out of cores that touch. Grown by a disc, B minus A has its outline farther off by the radius on
// every side, so the shortest way out stays that of the cores, and is longer by the radii.
#include "core/overlap/meeting.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::overlap {

namespace {

using shape::ConvexPolygon;

// As the sweep's gap, but measured from the edge itself: the same to the last bit whichever core is A.
double gap_of(const ConvexPolygon& of, int edge, const ConvexPolygon& other) {
    const glm::dvec2 n = of.normal(edge), from = of.vertex(edge);
    double least = std::numeric_limits<double>::infinity();
    for (int j = 0; j < other.count; ++j) {
        const glm::dvec2 off = other.vertex(j) - from;
        least = std::min(least, n.x * off.x + n.y * off.y);
    }
    return least;
}

// The vertices of a point or segment by where they lie along one coordinate.
struct Ends {
    int lo = 0, hi = 0;
    double at_lo = 0.0, at_hi = 0.0;
};

Ends ends_of(const ConvexPolygon& p, bool in_x) {
    const int last = p.count - 1;
    const double first = in_x ? p.vertex(0).x : p.vertex(0).y, other = in_x ? p.vertex(last).x : p.vertex(last).y;
    return first <= other ? Ends{0, last, first, other} : Ends{last, 0, other, first};
}

} // namespace

Meeting way_out(const Core& a, const Core& b, const sat::Axis& axis) {
    const bool of_a = axis.edge.of_a();
    const ConvexPolygon &of = of_a ? a.shape : b.shape, &other = of_a ? b.shape : a.shape;
    const double radii = a.radius + b.radius;
    double gap = axis.scale * gap_of(of, static_cast<int>(axis.edge.index()), other);
    if (axis.rounding > 0x1p-40 * (radii - gap)) gap = axis.gap; // rounding would show in the sum
    Meeting out;
    out.normal = of_a ? axis.normal : -axis.normal;
    out.within = true;
    out.depth = radii + std::max(-gap, 0.0);
    out.has_edge = true;
    out.edge = axis.edge;
    return out;
}

// The theorem's axes do not see along the line, so the points on it are compared themselves: exact in the coordinate
// along which the line runs farther. Across it the way out is free; where the ends just meet, so it is along it.
bool meet_on_line(const Core& a, const Core& b, const glm::dvec2& way, Meeting& out) {
    const ConvexPolygon& longer = a.shape.reach >= b.shape.reach ? a.shape : b.shape;
    const glm::dvec2 along = longer.vertex(1) - longer.vertex(0);
    const bool in_x = std::abs(along.x) >= std::abs(along.y);
    const Ends u = ends_of(a.shape, in_x), v = ends_of(b.shape, in_x);
    if (u.at_hi < v.at_lo || v.at_hi < u.at_lo) return false;
    if (u.at_hi != v.at_lo && v.at_hi != u.at_lo) return true;
    const bool up = u.at_hi == v.at_lo;
    const glm::dvec2 right = longer.normal(0), forward{-right.y, right.x};
    const bool same = (in_x ? along.x : along.y) > 0.0;
    const glm::dvec2 axis = same == up ? forward : -forward;
    if (!sat::preferred(axis, out.normal, way)) return true;
    out.normal = axis;
    out.has_edge = false;
    out.vertex_a = up ? u.hi : u.lo, out.vertex_b = up ? v.lo : v.hi;
    return true;
}

} // namespace tunnel::overlap
