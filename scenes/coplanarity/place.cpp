// Answers: where points are at t, what they are called, and where two primitives of a pair come nearest in their plane.
#include "scenes/coplanarity/moment.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

namespace tunnel::scenes::coplanarity {
namespace {

struct Pose {
    std::array<glm::dvec3, 4> x{};
};
Pose pose_of(const ccd::MovingPair& pair, double t) {
    Pose out;
    for (std::size_t i = 0; i < ccd::count(pair.kind); ++i) out.x[i] = place_of(pair, i, t);
    return out;
}

double ratio(double a, double b) { return b > 0.0 ? a / b : 0.0; }

// The place in the triangle nearest to p, by its regions.
Weights on_triangle(const glm::dvec3& p, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
    const glm::dvec3 ab = b - a, ac = c - a, n = cross(ab, ac);
    const double area = dot(n, n);
    if (area > 0.0) {
        const double u = dot(cross(p - a, ac), n) / area, v = dot(cross(ab, p - a), n) / area;
        if (u >= 0.0 && v >= 0.0 && u + v <= 1.0) return {u, v};
    }
    const auto along = [&](const glm::dvec3& from, const glm::dvec3& side) {
        return std::clamp(ratio(dot(p - from, side), dot(side, side)), 0.0, 1.0);
    };
    const double s = along(a, ab), t = along(a, ac), w = along(b, c - b);
    const std::array<Weights, 3> sides{Weights{s, 0.0}, Weights{0.0, t}, Weights{1.0 - w, w}};
    const auto far = [&](const Weights& k) {
        const glm::dvec3 d = p - (a + k.u * ab + k.v * ac);
        return dot(d, d);
    };
    return *std::min_element(sides.begin(), sides.end(), [&](const auto& x, const auto& y) { return far(x) < far(y); });
}

// Nearest places of two segments: one end of either against the other, or the crossing of their lines.
Weights on_edges(const std::array<glm::dvec3, 4>& x) {
    const glm::dvec3 d = x[1] - x[0], e = x[3] - x[2], r = x[0] - x[2];
    const auto of_second = [&](double u) {
        return Weights{u, std::clamp(ratio(dot(r + u * d, e), dot(e, e)), 0.0, 1.0)};
    };
    const auto of_first = [&](double v) {
        return Weights{std::clamp(ratio(dot(v * e - r, d), dot(d, d)), 0.0, 1.0), v};
    };
    std::vector<Weights> tried{of_second(0.0), of_second(1.0), of_first(0.0), of_first(1.0)};
    const double dd = dot(d, d), ee = dot(e, e), de = dot(d, e), den = dd * ee - de * de;
    if (den > 0.0) {
        const double u = (de * dot(r, e) - ee * dot(r, d)) / den, v = (dd * dot(r, e) - de * dot(r, d)) / den;
        if (u >= 0.0 && u <= 1.0 && v >= 0.0 && v <= 1.0) return {u, v};
    }
    const auto far = [&](const Weights& k) {
        const glm::dvec3 g = r + k.u * d - k.v * e;
        return dot(g, g);
    };
    return *std::min_element(tried.begin(), tried.end(), [&](const auto& a, const auto& b) { return far(a) < far(b); });
}

} // namespace

double plane_value(const ccd::MovingPair& pair, double t) {
    const double core = ccd::coplanarity(pair, t);
    return pair.kind == PairKind::vertex_face ? 0.0 - core : core;
}

glm::dvec3 place_of(const ccd::MovingPair& pair, std::size_t point, double t) {
    return (1.0 - t) * pair.start[point] + t * pair.end[point];
}

std::string point_name(PairKind kind, std::size_t point) {
    constexpr std::string_view face[] = {"p", "a", "b", "c"}, edges[] = {"a", "b", "c", "d"},
                               ends[] = {"p", "a", "b", ""}, two[] = {"p", "q", "", ""};
    switch (kind) {
    case PairKind::vertex_face: return std::string(face[point]);
    case PairKind::edge_edge: return std::string(edges[point]);
    case PairKind::vertex_edge: return std::string(ends[point]);
    case PairKind::vertex_vertex: return std::string(two[point]);
    }
    return {};
}

Weights nearest(const ccd::MovingPair& pair, double t) {
    const auto x = pose_of(pair, t).x;
    switch (pair.kind) {
    case PairKind::vertex_face: return on_triangle(x[0], x[1], x[2], x[3]);
    case PairKind::edge_edge: return on_edges(x);
    case PairKind::vertex_edge: {
        const glm::dvec3 along = x[2] - x[1];
        return {std::clamp(ratio(dot(x[0] - x[1], along), dot(along, along)), 0.0, 1.0), 0.0};
    }
    case PairKind::vertex_vertex: break;
    }
    return {};
}

glm::dvec3 on_first(const ccd::MovingPair& pair, double t, const Weights& w) {
    const glm::dvec3 from = place_of(pair, 0, t);
    return pair.kind == PairKind::edge_edge ? glm::mix(from, place_of(pair, 1, t), w.u) : from;
}

glm::dvec3 on_second(const ccd::MovingPair& pair, double t, const Weights& w) {
    const auto at = [&](std::size_t i) { return place_of(pair, i, t); };
    switch (pair.kind) {
    case PairKind::vertex_face: return at(1) + w.u * (at(2) - at(1)) + w.v * (at(3) - at(1));
    case PairKind::edge_edge: return glm::mix(at(2), at(3), w.v);
    case PairKind::vertex_edge: return glm::mix(at(1), at(2), w.u);
    case PairKind::vertex_vertex: break;
    }
    return at(1);
}

} // namespace tunnel::scenes::coplanarity
