// Answers: where do two grown cores touch? Where an edge gives the normal and the other core faces it with an edge of
// its own, at the ends of what the two have in common; else at one point.
#include "core/overlap/meeting.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::overlap {

namespace {

using shape::ConvexPolygon;

double dot(const glm::dvec2& u, const glm::dvec2& v) { return u.x * v.x + u.y * v.y; }

Feature vertex(int i) { return {Feature::Kind::vertex, static_cast<std::uint8_t>(i)}; }
Feature edge(int i) { return {Feature::Kind::edge, static_cast<std::uint8_t>(i)}; }

// The edge whose normal points most against `normal`: one of the two at the vertex farthest that way.
int facing_edge(const glm::dvec2& normal, const ConvexPolygon& p) {
    int deepest = 0;
    for (int i = 1; i < p.count; ++i)
        if (dot(normal, p.vertex(i) - p.vertex(deepest)) < 0.0) deepest = i;
    const int before = p.previous(deepest);
    return dot(normal, p.normal(before)) < dot(normal, p.normal(deepest)) ? before : deepest;
}

// A point of the incident core, and what it is in contact with.
struct End {
    glm::dvec2 at{0.0};
    double depth = 0.0; // of the grown cores
    Feature on_reference, on_incident;
};

// The reference edge gives the normal; the incident core comes to it.
class Clip {
  public:
    Clip(const Core& a, const Core& b, const Meeting& m)
        : of_a_(m.edge.of_a()), reference_((of_a_ ? a : b).shape), incident_((of_a_ ? b : a).shape),
          edge_(static_cast<int>(m.edge.index())), normal_(of_a_ ? m.normal : -m.normal),
          origin_(reference_.vertex(edge_)), radii_(a.radius + b.radius), incident_radius_((of_a_ ? b : a).radius) {}

    // 1 or 2 ends, the deepest first or in the order of the incident edge.
    [[nodiscard]] int find(double rounding, std::array<End, 2>& out) const {
        if (incident_.count == 1) {
            out[0] = {incident_.vertex(0), depth_at(incident_.vertex(0)), edge(edge_), vertex(0)};
            return 1;
        }
        const int facing = facing_edge(normal_, incident_), next = incident_.next(facing);
        const glm::dvec2 from = incident_.vertex(facing), way = incident_.vertex(next) - from;
        const glm::dvec2 along{-normal_.y, normal_.x};
        const double run = dot(along, way), drop = dot(normal_, way);
        out = {end(from, way, run, 0.0, facing, facing), end(from, way, run, 1.0, facing, next)};
        const bool faces = std::abs(run) >= std::abs(drop), two = out[0].at != out[1].at;
        if (faces && two && out[0].depth >= -rounding && out[1].depth >= -rounding) return 2;
        if (out[1].depth > out[0].depth) out[0] = out[1];
        return 1;
    }

    void write(const End& e, double most, ContactPoint& p) const {
        p.depth = std::clamp(e.depth, 0.0, most);
        p.at = e.at + (0.5 * p.depth - incident_radius_) * normal_;
        p.on_a = of_a_ ? e.on_reference : e.on_incident;
        p.on_b = of_a_ ? e.on_incident : e.on_reference;
    }

  private:
    [[nodiscard]] double depth_at(const glm::dvec2& p) const { return radii_ + dot(normal_, origin_ - p); }

    // The end of the incident edge at `part` of its way, drawn in to where the reference edge ends.
    [[nodiscard]] End end(const glm::dvec2& from, const glm::dvec2& way, double run, double part, int facing,
                          int corner) const {
        const glm::dvec2 along{-normal_.y, normal_.x};
        const int next = reference_.next(edge_);
        const double start = dot(along, from - origin_), at = start + part * run;
        const double limit = std::clamp(at, 0.0, std::max(dot(along, reference_.vertex(next) - origin_), 0.0));
        if (at == limit || run == 0.0) {
            const glm::dvec2 p = from + part * way;
            return {p, depth_at(p), edge(edge_), vertex(corner)};
        }
        const glm::dvec2 p = from + std::clamp((limit - start) / run, 0.0, 1.0) * way;
        return {p, depth_at(p), vertex(at > limit ? next : edge_), edge(facing)};
    }

    bool of_a_;
    const ConvexPolygon &reference_, &incident_;
    int edge_;
    glm::dvec2 normal_, origin_; // outward from the reference; a point of its edge
    double radii_, incident_radius_;
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
