// Answers: where do two grown cores touch? Where an edge gives the normal and the other core faces it with an edge of
// its own, at the ends of what the two have in common; else at one point.
#include "core/overlap/meeting.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::overlap {

namespace {

using shape::ConvexPolygon;

Feature vertex(int i) { return {Feature::Kind::vertex, static_cast<std::uint8_t>(i)}; }
Feature edge(int i) { return {Feature::Kind::edge, static_cast<std::uint8_t>(i)}; }

glm::dvec2 unit(const glm::dvec2& n) { return n * (1.5 - 0.5 * dot(n, n)); }

int deepest_vertex(const glm::dvec2& normal, const ConvexPolygon& p) {
    int deepest = 0;
    for (int i = 1; i < p.count; ++i)
        if (dot(normal, p.vertex(i) - p.vertex(deepest)) < 0.0) deepest = i;
    return deepest;
}

// The edge whose normal points most against `normal`: one of the two at the deepest vertex.
int facing_edge(const glm::dvec2& normal, const ConvexPolygon& p, int deepest) {
    const int before = p.previous(deepest);
    return dot(normal, p.normal(before)) < dot(normal, p.normal(deepest)) ? before : deepest;
}

// A point of the incident surface, and what it is in contact with.
struct End {
    glm::dvec2 at{0.0}; // from the start of the reference edge
    double depth = 0.0; // under the reference's surface
    Feature on_reference, on_incident;
};

// The reference edge gives the normal; the incident shape comes to it with its deepest point, and with the flank beside
// it: its core's edge, moved outwards by the radius.
class Clip {
  public:
    Clip(const Core& a, const Core& b, const Meeting& m)
        : of_a_(m.edge.of_a()), reference_(of_a_ ? a : b), incident_(of_a_ ? b : a),
          edge_(static_cast<int>(m.edge.index())), next_(reference_.shape.next(edge_)),
          normal_(of_a_ ? m.normal : -m.normal), along_(-normal_.y, normal_.x), origin_(reference_.shape.vertex(edge_)),
          length_(std::max(dot(along_, reference_.shape.vertex(next_) - origin_), 0.0)) {}

    // 1 or 2 ends, the deepest first. Measured from the reference edge's start, so that small depths stay small.
    [[nodiscard]] int find(double rounding, std::array<End, 2>& out) const {
        const ConvexPolygon& p = incident_.shape;
        const int deepest = deepest_vertex(normal_, p);
        const glm::dvec2 corner = p.vertex(deepest) - origin_, lowest = corner - incident_.radius * normal_;
        out[0] = {lowest, (reference_.radius + incident_.radius) - dot(normal_, corner), edge(edge_), vertex(deepest)};
        if (p.count == 1) return 1;
        const int facing = facing_edge(normal_, p, deepest), other = facing == deepest ? p.next(facing) : facing;
        const glm::dvec2 start = corner + incident_.radius * unit(p.normal(facing));
        const glm::dvec2 way = p.vertex(other) - p.vertex(deepest);
        const double from = dot(along_, start), run = dot(along_, way), first = dot(along_, corner);
        if (!(std::abs(run) >= std::abs(dot(normal_, way)))) return 1;
        const bool up = run > 0.0; // towards the end of the reference edge
        const double low = up ? 0.0 : length_, high = up ? length_ : 0.0;
        const auto beyond = [up](double at, double limit) { return up ? at > limit : at < limit; };
        const auto cut = [&](double limit, int at_vertex) {
            const glm::dvec2 at = start + std::clamp((limit - from) / run, 0.0, 1.0) * way;
            return End{at, depth_at(at), vertex(at_vertex), edge(facing)};
        };
        // Only a parallel side lies deepest beyond the reference edge; else it is a matter of rounding.
        const End brought_in = cut(low, up ? edge_ : next_);
        if (beyond(low, first) && brought_in.depth >= out[0].depth - 2.0 * rounding) out[0] = brought_in;
        const glm::dvec2 end = start + way;
        out[1] = beyond(from + run, high) ? cut(high, up ? next_ : edge_)
                                          : End{end, depth_at(end), edge(edge_), vertex(other)};
        // The flank has to begin before the reference edge ends.
        return beyond(high, from) && out[0].at != out[1].at && out[1].depth >= -rounding ? 2 : 1;
    }

    void write(const End& e, double most, ContactPoint& p) const {
        p.depth = std::clamp(e.depth, 0.0, most);
        p.at = origin_ + (e.at + 0.5 * p.depth * normal_);
        p.on_a = of_a_ ? e.on_reference : e.on_incident;
        p.on_b = of_a_ ? e.on_incident : e.on_reference;
    }

  private:
    [[nodiscard]] double depth_at(const glm::dvec2& p) const { return reference_.radius - dot(normal_, p); }

    bool of_a_;
    const Core &reference_, &incident_;
    int edge_, next_;
    glm::dvec2 normal_, along_, origin_; // outward from the reference; along its edge; where that starts
    double length_;
};

} // namespace

void add_points(const Core& a, const Core& b, const Meeting& m, double rounding, Contact& out) {
    if (!m.has_edge) {
        const glm::dvec2 at_a = a.shape.vertex(m.vertex_a), at_b = b.shape.vertex(m.vertex_b);
        out.count = 1;
        out.points[0] = {0.5 * ((at_a + a.radius * m.normal) + (at_b - b.radius * m.normal)), out.depth,
                         vertex(m.vertex_a), vertex(m.vertex_b)};
        return;
    }
    const Clip clip(a, b, m);
    std::array<End, 2> ends;
    out.count = clip.find(rounding, ends);
    for (std::size_t i = 0; i < static_cast<std::size_t>(out.count); ++i) clip.write(ends[i], out.depth, out.points[i]);
}

} // namespace tunnel::overlap
