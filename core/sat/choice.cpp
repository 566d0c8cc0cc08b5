// Answers: the verdict by the rounded gaps where they are plain, by exact signs where not; the ties by geometry.
#include "core/sat/choice.hpp"

#include "core/math/orient.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::sat {

namespace {

using shape::ConvexPolygon;

glm::dvec2 middle(const ConvexPolygon& p) {
    glm::dvec2 lo = p.vertex(0), hi = lo;
    for (int i = 1; i < p.count; ++i) {
        const glm::dvec2 v = p.vertex(i);
        lo = {std::min(lo.x, v.x), std::min(lo.y, v.y)};
        hi = {std::max(hi.x, v.x), std::max(hi.y, v.y)};
    }
    return 0.5 * lo + 0.5 * hi;
}

double dot(const glm::dvec2& u, const glm::dvec2& v) { return u.x * v.x + u.y * v.y; }
double cross(const glm::dvec2& u, const glm::dvec2& v) { return u.x * v.y - u.y * v.x; }

template <class Visit> void each_edge(const ConvexPolygon& a, const ConvexPolygon& b, Visit visit) {
    for (int i = 0; i < a.count; ++i) visit(Edge{i});
    for (int i = 0; i < b.count; ++i) visit(Edge{shape::max_vertices + i});
}

// Several axes share the greatest gap, to rounding.
Edge break_tie(const ConvexPolygon& a, const ConvexPolygon& b, const Choice& choice) {
    const double tied = choice.gaps.best - choice.gaps.error;
    glm::dvec2 way = middle(b) - middle(a);
    const double length = std::hypot(way.x, way.y);
    way = length > 1e-12 * (a.reach + b.reach) ? way / length : glm::dvec2(0.0);
    Edge winner;
    bool any = false;
    const auto axis = [&](Edge e) { return e.of_a() ? a.normal(e.index()) : -b.normal(e.index()); };
    each_edge(a, b, [&](Edge e) {
        if (!(choice.gap(e) >= tied)) return;
        if (!any || preferred(axis(e), axis(winner), way)) winner = e;
        any = true;
    });
    return winner;
}

// Too close to call: any axis that separates, exactly.
bool exactly_apart(const ConvexPolygon& a, const ConvexPolygon& b, Choice& choice) {
    bool found = false;
    each_edge(a, b, [&](Edge e) {
        if (found || choice.gap(e) < -choice.gaps.error) return;
        found = e.of_a() ? separates(a, e.index(), b) : separates(b, e.index(), a);
        if (found) choice.edge = e;
    });
    return found;
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

void choose(const ConvexPolygon& a, const ConvexPolygon& b, Choice& out) {
    find_gaps(a, b, out.gaps);
    out.edge = out.gaps.edge;
    out.apart = out.gaps.best > 0.0;
    if (std::abs(out.gaps.best) <= out.gaps.error) {
        out.apart = exactly_apart(a, b, out);
        if (out.apart) return;
    }
    if (out.gaps.several) out.edge = break_tie(a, b, out);
}

bool separates(const ConvexPolygon& of, int edge, const ConvexPolygon& other) {
    const glm::dvec2 from = of.vertex(edge), to = of.vertex(of.next(edge));
    for (int j = 0; j < other.count; ++j)
        if (math::orient_sign(from, to, other.vertex(j)) >= 0) return false;
    return true;
}

double exact_gap(const ConvexPolygon& of, int edge, const ConvexPolygon& other) {
    const glm::dvec2 from = of.vertex(edge), to = of.vertex(of.next(edge));
    double least = -math::orient(from, to, other.vertex(0));
    for (int j = 1; j < other.count; ++j) least = std::min(least, -math::orient(from, to, other.vertex(j)));
    return least * of.inverse_length[static_cast<std::size_t>(edge)];
}

} // namespace tunnel::sat
