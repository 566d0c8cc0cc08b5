// Answers: verdict, way out, direction and symmetry of the overlap query; see overlap_laws.hpp.
#include "tests/support/overlap_laws.hpp"

#include "tests/oracle/polygon_pair_oracle.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>
#include <utility>

namespace tunnel::support {

namespace {

using base::Status;
using glm::dvec2;
using overlap::Contact;

double length(const dvec2& v) { return std::hypot(v.x, v.y); }

bool finite(const Contact& r) {
    bool all =
        std::isfinite(r.normal.x) && std::isfinite(r.normal.y) && std::isfinite(r.depth) && std::isfinite(r.distance);
    for (const overlap::ContactPoint& p : r.points) {
        all = all && std::isfinite(p.at.x) && std::isfinite(p.at.y) && std::isfinite(p.depth);
    }
    return all;
}

bool same(const Contact& r, const Contact& s) {
    bool all = r.status == s.status && r.normal == s.normal && r.depth == s.depth && r.distance == s.distance &&
               r.count == s.count;
    for (std::size_t i = 0; i < static_cast<std::size_t>(r.count) && all; ++i) {
        const overlap::ContactPoint &p = r.points[i], &q = s.points[i];
        all = p.at == q.at && p.depth == q.depth && p.on_a == q.on_a && p.on_b == q.on_b;
    }
    return all;
}

Contact mirrored(Contact r) {
    r.normal = -r.normal;
    for (overlap::ContactPoint& p : r.points) std::swap(p.on_a, p.on_b);
    return r;
}

// What the overload for known kinds says, if there is one.
std::optional<Contact> by_kind(const ShapePairCase& c) {
    const auto *box_a = std::get_if<shape::Aabb>(&c.a), *box_b = std::get_if<shape::Aabb>(&c.b);
    const auto *circle_a = std::get_if<shape::Circle>(&c.a), *circle_b = std::get_if<shape::Circle>(&c.b);
    if (box_a != nullptr && box_b != nullptr) return overlap::contact(*box_a, *box_b);
    if (circle_a != nullptr && circle_b != nullptr) return overlap::contact(*circle_a, *circle_b);
    if (circle_a != nullptr && box_b != nullptr) return overlap::contact(*circle_a, *box_b);
    return std::nullopt;
}

bool polygonal(const shape::AnyShape& s) {
    return std::holds_alternative<shape::Aabb>(s) || std::holds_alternative<shape::Obb>(s) ||
           std::holds_alternative<shape::ConvexPolygon>(s);
}

// A direction between nearest points may be off by the root of their distance's rounding, and the shadows with it.
double tilt(const JudgedPair& p) { return p.exact.between_cores().numerator > 0 ? 4e-9 * p.size : 0.0; }

std::string broken_by_push(const JudgedPair& p, const Contact& r) {
    const double off = p.tolerance(r.depth);
    if (p.exact.compare_depth(r.depth + off) > 0 || p.exact.compare_depth(std::max(r.depth - off, 0.0)) < 0)
        return "depth is the exact length of the shortest way out";
    if (p.exact.touch_when_moved((r.depth + 2 * off) * r.normal))
        return "B moved by a little more than the MTV is apart";
    const double less = r.depth - 2 * off;
    if (less > 0 && !p.exact.touch_when_moved(less * r.normal)) return "B moved by less than the MTV still touches";
    if (p.exact.push(r.normal) > r.depth + 2 * off + tilt(p)) return "normal is the direction of a shortest way out";
    return "";
}

std::string broken_by_gap(const JudgedPair& p, const Contact& r) {
    const double off = p.tolerance(r.distance), shadows = -p.exact.push(r.normal);
    if (!(r.distance > 0)) return "distance > 0";
    if (p.exact.compare_gap(std::max(r.distance - off, 0.0)) < 0)
        return "no gap of shadows is wider than that of the shapes";
    if (!(std::abs(r.distance - shadows) <= off + tilt(p))) return "distance is the gap between the shadows";
    // The normal is rounded, so a gap of a few roundings may close on it.
    if (p.exact.push_sign(r.normal) >= 0 && r.distance > off) return "the normal separates";
    if (!polygonal(p.c.a) || !polygonal(p.c.b))
        return p.exact.compare_gap(r.distance + off) > 0 ? "distance is that of the nearest points" : "";
    const std::vector<double> sides = p.exact.side_pushes();
    if (sides.size() > 2 && -sides.front() > r.distance + off) return "no side's normal has a wider gap of shadows";
    return "";
}

// By how much a direction may be off that is found from the cores' nearest points.
double direction_tolerance(const JudgedPair& p, double between) { return 1e-8 + 16 * 0x1p-46 * p.size / between; }

// Pushes that tie to rounding, or cores that touch at their rims: any of the shortest ways may be the answer, unless
// ties are exact and have a rule.
bool direction_is_free(const JudgedPair& p, const Contact& r) {
    if (p.exact.middles_coincide()) return true;
    if (p.c.on_lattice()) return false;
    const double between = p.exact.between_cores().root();
    if (between > 0) return !(direction_tolerance(p, between) < 1e-3);
    const std::vector<double> sides = p.exact.side_pushes();
    return sides.size() < 3 || sides[1] - sides[0] <= 4 * p.tolerance(r.depth);
}

bool directions_agree(const JudgedPair& p, const dvec2& n, const dvec2& m) {
    const double between = p.exact.between_cores().root();
    return length(n - m) <= (between > 0 ? direction_tolerance(p, between) : 1e-8);
}

} // namespace

std::string told(const std::string& law, const Contact& r) {
    std::ostringstream out;
    out << law << std::hexfloat << "\n  got " << base::to_word(r.status) << " normal (" << r.normal.x << ", "
        << r.normal.y << ") depth " << r.depth << " distance " << r.distance;
    for (std::size_t i = 0; i < static_cast<std::size_t>(std::clamp(r.count, 0, 2)); ++i) {
        const overlap::ContactPoint& q = r.points[i];
        out << "\n    point (" << q.at.x << ", " << q.at.y << ") depth " << q.depth << " on a "
            << (q.on_a.kind == overlap::Feature::Kind::vertex ? "vertex " : "edge ") << int{q.on_a.index} << " on b "
            << (q.on_b.kind == overlap::Feature::Kind::vertex ? "vertex " : "edge ") << int{q.on_b.index};
    }
    return out.str();
}

JudgedPair judged(const ShapePairCase& c) {
    oracle::RoundShape a = round_shape(c.a), b = round_shape(c.b);
    const double size = size_of(a, b);
    oracle::RoundPair exact(a, b);
    return {c, std::move(a), std::move(b), std::move(exact), size};
}

std::string broken_by_verdict(const JudgedPair& p, const Contact& r) {
    if (r.status != (p.exact.touch() ? Status::hit : Status::clear)) return "the verdict is exact";
    if (p.c.touching() && r.status != Status::hit) return "touching is a hit";
    if (!finite(r)) return "every number is finite";
    if (std::abs(length(r.normal) - 1) > 4e-9) return "the normal is a unit";
    if (r.status == Status::clear && (r.depth != 0 || r.count != 0)) return "apart: no depth and no points";
    if (r.status == Status::hit && (r.distance != 0 || !(r.depth >= 0))) return "touching: no distance, depth >= 0";
    if (const auto known = by_kind(p.c); known.has_value() && !same(*known, r))
        return told("the overload for known kinds says the same\n  it:", *known);
    return "";
}

std::string broken_by_way_out(const JudgedPair& p, const Contact& r) {
    return r.status == Status::hit ? broken_by_push(p, r) : broken_by_gap(p, r);
}

std::string broken_by_direction(const JudgedPair& p, const Contact& r) {
    const double between = p.exact.between_cores().root();
    const bool by_sides = polygonal(p.c.a) && polygonal(p.c.b);
    if (between > 0 && !by_sides && direction_tolerance(p, between) < 1e-3)
        return directions_agree(p, r.normal, p.exact.between_nearest()) ? "" : "normal between the nearest points";
    const std::vector<double> sides = p.exact.side_pushes();
    if (r.status != Status::hit || !p.c.on_lattice() || sides.size() < 3 || !(sides.front() > 0) || between > 0)
        return "";
    const dvec2 rule = oracle::PolygonPair(p.a.core, p.b.core).normal_by_tie_rule();
    return length(rule - r.normal) <= 1e-8 ? "" : "of equal ways out, the one the rule names";
}

std::string broken_by_symmetry(const JudgedPair& p, const Contact& r) {
    const bool round = !polygonal(p.c.a) || !polygonal(p.c.b);
    const bool judge = (r.status == Status::hit || round) && !direction_is_free(p, r);
    const auto same_numbers = [&](const Contact& s) {
        const bool distance = round ? std::abs(r.distance - s.distance) <= p.tolerance(r.distance)
                                    : r.status == Status::hit || s.distance > 0;
        return r.status == s.status && std::abs(r.depth - s.depth) <= p.tolerance(r.depth) && distance;
    };
    const Contact swapped = overlap::contact(p.c.b, p.c.a);
    if (!same_numbers(swapped)) return told("swapped: the same verdict and length", swapped);
    if (judge && !directions_agree(p, -swapped.normal, r.normal))
        return told("swapped: the opposite direction", swapped);
    if (between_middles(p.a, p.b) > 0x1p-40 * p.size && !same(mirrored(swapped), r))
        return told("swapped: turned round to the last bit", swapped);
    const Contact listed = overlap::contact(relisted(p.c.a), relisted(p.c.b));
    if (!same_numbers(listed)) return told("listed from another vertex: the same verdict and length", listed);
    if (judge && !directions_agree(p, listed.normal, r.normal))
        return told("listed from another vertex: the same direction", listed);
    return "";
}

} // namespace tunnel::support
