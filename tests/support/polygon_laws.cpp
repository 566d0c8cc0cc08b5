// Answers: verdict, way out, ties and symmetry of the polygon query; see polygon_laws.hpp.
#include "tests/support/polygon_laws.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tunnel::support {

namespace {

using base::Status;
using overlap::Contact;
using shape::ConvexPolygon;

double length(const glm::dvec2& v) { return std::hypot(v.x, v.y); }

bool finite(const Contact& r) {
    bool all =
        std::isfinite(r.normal.x) && std::isfinite(r.normal.y) && std::isfinite(r.depth) && std::isfinite(r.distance);
    for (int i = 0; i < r.count; ++i) {
        const auto& p = r.points[static_cast<std::size_t>(i)];
        all = all && std::isfinite(p.at.x) && std::isfinite(p.at.y) && std::isfinite(p.depth);
    }
    return all;
}

bool same_direction(const glm::dvec2& a, const glm::dvec2& b) { return length(a - b) <= 1e-8; }

// More than one way out is as short as the first, to rounding. Without a common answer such a pair says nothing
// about direction, unless the ties are exact.
bool nearly_tied(const PolygonPairCase& c, const std::vector<oracle::WayOut>& ways) {
    const double least = ways.front().length.root();
    return ways[1].length.compare_length(least + 2 * tolerance(c, least)) <= 0;
}

// Says nothing about direction: ties to rounding, or no rule because the middles coincide (when swapped).
bool direction_is_free(const PolygonPairCase& c, const oracle::PolygonPair& exact) {
    return !c.on_lattice() && nearly_tied(c, exact.ways_out());
}

std::string broken_by_push(const PolygonPairCase& c, const oracle::PolygonPair& exact, const Contact& r) {
    const auto ways = exact.ways_out();
    const double least = ways.front().length.root();
    const double off = tolerance(c, least);
    if (std::abs(r.depth - least) > off) return "depth is the exact length of the shortest way out";
    if (exact.touch_when_moved((r.depth + 2 * off) * r.normal)) return "B moved by a little more than the MTV is apart";
    const double less = r.depth - 2 * off;
    if (less > 0 && !exact.touch_when_moved(less * r.normal)) return "B moved by less than the MTV still touches";
    for (const auto& way : ways) {
        if (way.length.compare_length(least + 2 * off) > 0) break;
        if (same_direction(oracle::unit(way.normal), r.normal)) return "";
    }
    return "normal is the direction of a shortest way out";
}

// The gap between the shadows on the normal, in whole numbers; its sign and, in units of 1, its value.
std::pair<int, double> shadow_gap(const PolygonPairCase& c, const glm::dvec2& normal) {
    oracle::Grid grid;
    grid.cover({1.0, normal.x, normal.y});
    for (const ConvexPolygon* polygon : {&c.a, &c.b}) {
        for (const glm::dvec2& v : vertices_of(*polygon)) grid.cover({v.x, v.y});
    }
    const oracle::Point axis = oracle::at(grid, normal);
    const auto along = [&](const glm::dvec2& v) { return oracle::dot(oracle::at(grid, v), axis); };
    oracle::Integer hi = along(c.a.vertex(0)), lo = along(c.b.vertex(0));
    for (const glm::dvec2& v : vertices_of(c.a)) hi = std::max(hi, along(v));
    for (const glm::dvec2& v : vertices_of(c.b)) lo = std::min(lo, along(v));
    const oracle::Integer gap = lo - hi, one = grid.at(1.0);
    const double value = oracle::SquaredLength{gap * gap, one * one * one * one}.root();
    return {gap.sign(), gap.sign() * value};
}

std::string broken_by_gap(const PolygonPairCase& c, const oracle::PolygonPair& exact, const Contact& r) {
    const double gap = exact.gap().root();
    if (!(r.distance > 0)) return "distance > 0";
    if (r.distance > gap + tolerance(c, gap)) return "no gap of shadows is wider than the gap of the shapes";
    const auto [sign, shadows] = shadow_gap(c, r.normal);
    if (std::abs(r.distance - shadows) > tolerance(c, shadows)) return "distance is the gap between the shadows";
    // The normal is rounded, so a gap of a few roundings may close on it.
    if (sign <= 0 && shadows < -tolerance(c, 0.0)) return "the normal separates";
    return "";
}

ConvexPolygon begun_at(const ConvexPolygon& polygon, int start) {
    std::vector<glm::dvec2> vertices = vertices_of(polygon);
    std::rotate(vertices.begin(), vertices.begin() + start, vertices.end());
    return *shape::make_polygon(vertices);
}

bool same_numbers(const PolygonPairCase& c, const Contact& r, const sat::Mtv& other) {
    return r.status == other.status && std::abs(r.depth - other.depth) <= tolerance(c, r.depth) &&
           (r.status == Status::hit || other.distance > 0);
}

} // namespace

oracle::PolygonPair exact_pair(const PolygonPairCase& c) { return {vertices_of(c.a), vertices_of(c.b)}; }

double tolerance(const PolygonPairCase& c, double value) {
    const double size = c.a.reach + c.b.reach + length(c.a.vertex(0) - c.b.vertex(0));
    return 1e-9 * std::abs(value) + 0x1p-46 * size;
}

std::string broken_by_verdict(const PolygonPairCase& c, const oracle::PolygonPair& exact, const Contact& r) {
    if (r.status != (exact.touch() ? Status::hit : Status::clear)) return "the verdict is exact";
    if (c.touching() && r.status != Status::hit) return "touching is a hit";
    if (!finite(r)) return "every number is finite";
    if (std::abs(length(r.normal) - 1) > 4e-9) return "the normal is a unit";
    const sat::Mtv alone = sat::mtv(c.a, c.b);
    if (alone.status != r.status || alone.normal != r.normal || alone.depth != r.depth || alone.distance != r.distance)
        return "mtv() and contact() agree to the bit";
    if (r.status == Status::clear && (r.depth != 0 || r.count != 0)) return "apart: no depth and no points";
    if (r.status == Status::hit && (r.distance != 0 || !(r.depth >= 0))) return "touching: no distance, depth >= 0";
    return "";
}

std::string broken_by_way_out(const PolygonPairCase& c, const oracle::PolygonPair& exact, const Contact& r) {
    return r.status == Status::hit ? broken_by_push(c, exact, r) : broken_by_gap(c, exact, r);
}

std::string broken_by_tie(const PolygonPairCase& c, const oracle::PolygonPair& exact, const Contact& r) {
    if (r.status != Status::hit || !c.on_lattice()) return "";
    return same_direction(exact.normal_by_tie_rule(), r.normal) ? "" : "of equal ways out, the one the rule names";
}

std::string broken_by_symmetry(const PolygonPairCase& c, const oracle::PolygonPair& exact, const Contact& r) {
    const bool hit = r.status == Status::hit;
    const sat::Mtv swapped = sat::mtv(c.b, c.a);
    if (!same_numbers(c, r, swapped)) return "swapped: the same verdict and length";
    const bool judged = hit && !direction_is_free(c, exact);
    if (judged && !exact.middles_coincide() && !same_direction(swapped.normal, -r.normal))
        return "swapped: the opposite direction";
    for (const int start : {1, c.a.count - 1}) {
        const sat::Mtv other = sat::mtv(begun_at(c.a, start), begun_at(c.b, start % c.b.count));
        if (!same_numbers(c, r, other)) return "begun at another vertex: the same verdict and length";
        if (judged && !same_direction(other.normal, r.normal)) return "begun at another vertex: the same direction";
    }
    return "";
}

} // namespace tunnel::support
