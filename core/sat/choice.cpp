// Answers: the verdict by the rounded gaps where they are plain, by exact signs where not; the ties by geometry.
#include "core/sat/choice.hpp"

#include "core/math/orient.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::sat {

namespace {

using shape::ConvexPolygon;

double cross(const glm::dvec2& u, const glm::dvec2& v) { return u.x * v.y - u.y * v.x; }

template <class Visit> void each_edge(const ConvexPolygon& a, const ConvexPolygon& b, Visit visit) {
    for (int i = 0; i < a.count; ++i) visit(Edge{static_cast<unsigned>(i)});
    for (int i = 0; i < b.count; ++i) visit(Edge{static_cast<unsigned>(shape::max_vertices + i)});
}

// Several axes share the greatest gap, to rounding.
Edge break_tie(const ConvexPolygon& a, const ConvexPolygon& b, const Gaps& gaps) {
    const double tied = gaps.best.gap - gaps.best.error;
    glm::dvec2 way = middle(b) - middle(a);
    const double length = std::hypot(way.x, way.y);
    way = length > 1e-12 * (a.reach + b.reach) ? way / length : glm::dvec2(0.0);
    Edge winner;
    bool any = false;
    const auto axis = [&](Edge e) {
        const int i = static_cast<int>(e.index());
        return e.of_a() ? a.normal(i) : -b.normal(i);
    };
    each_edge(a, b, [&](Edge e) {
        if (!(gaps.gap[e.place] >= tied)) return;
        if (!any || preferred(axis(e), axis(winner), way)) winner = e;
        any = true;
    });
    return winner;
}

// Too close to call: the first axis that separates, exactly; none: false.
bool exactly_apart(const ConvexPolygon& a, const ConvexPolygon& b, const Gaps& gaps, Edge& edge) {
    bool found = false;
    each_edge(a, b, [&](Edge e) {
        if (found || gaps.gap[e.place] < -gaps.best.error) return;
        const int i = static_cast<int>(e.index());
        found = e.of_a() ? separates(a, i, b) : separates(b, i, a);
        if (found) edge = e;
    });
    return found;
}

// Right to a relative 1e-12 as far as the edge's length is.
double exact_gap(const ConvexPolygon& of, int edge, const ConvexPolygon& other) {
    const glm::dvec2 from = of.vertex(edge), to = of.vertex(of.next(edge));
    double least = -math::orient(from, to, other.vertex(0));
    for (int j = 1; j < other.count; ++j) least = std::min(least, -math::orient(from, to, other.vertex(j)));
    return least * of.inverse_length[static_cast<std::size_t>(edge)];
}

} // namespace

bool preferred(const glm::dvec2& u, const glm::dvec2& v, const glm::dvec2& way) {
    constexpr double same = 1e-9;
    const auto decide = [](double a, double b) { return std::abs(a - b) <= same ? 0 : a > b ? 1 : -1; };
    if (const int d = decide(dot(u, way), dot(v, way))) return d > 0;
    if (const int d = decide(std::abs(u.x), std::abs(v.x))) return d > 0;
    if (const int d = decide(cross(way, u), cross(way, v))) return d > 0;
    if (const int d = decide(u.x, v.x)) return d > 0;
    return decide(u.y, v.y) > 0;
}

glm::dvec2 middle(const ConvexPolygon& p) {
    glm::dvec2 lo = p.vertex(0), hi = lo;
    for (int i = 1; i < p.count; ++i) {
        const glm::dvec2 v = p.vertex(i);
        lo = {std::min(lo.x, v.x), std::min(lo.y, v.y)};
        hi = {std::max(hi.x, v.x), std::max(hi.y, v.y)};
    }
    return 0.5 * lo + 0.5 * hi;
}

Axis choose(const ConvexPolygon& a, const ConvexPolygon& b) {
    Gaps gaps;
    find_gaps(a, b, gaps);
    return choose(a, b, gaps);
}

Axis choose(const ConvexPolygon& a, const ConvexPolygon& b, const Gaps& gaps) {
    Edge edge = gaps.best.edge;
    bool apart = gaps.best.gap > 0.0;
    const bool close = std::abs(gaps.best.gap) <= gaps.best.error;
    if (close) apart = exactly_apart(a, b, gaps, edge);
    if (gaps.best.several && !(close && apart)) edge = break_tie(a, b, gaps);
    const ConvexPolygon &of = edge.of_a() ? a : b, &other = edge.of_a() ? b : a;
    Axis out = axis_of(of, edge, exact_gap(of, static_cast<int>(edge.index()), other), gaps.best.error);
    out.apart = apart;
    return out;
}

bool separates(const ConvexPolygon& of, int edge, const ConvexPolygon& other) {
    const glm::dvec2 from = of.vertex(edge), to = of.vertex(of.next(edge));
    for (int j = 0; j < other.count; ++j)
        if (math::orient_sign(from, to, other.vertex(j)) >= 0) return false;
    return true;
}

} // namespace tunnel::sat
