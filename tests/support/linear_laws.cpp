// Answers: times, geometry and symmetry of the linear time of impact; see linear_laws.hpp.
#include "tests/support/linear_laws.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>

namespace tunnel::support {

namespace {

using base::Status;
using ccd::LinearImpact;
using glm::dvec2;
using oracle::RoundShape;

constexpr double bracket = 256 * 0x1p-53; // of t; widest seen: 255

double dot(const dvec2& a, const dvec2& b) { return a.x * b.x + a.y * b.y; }
double length(const dvec2& v) { return std::hypot(v.x, v.y); }

bool same(const LinearImpact& r, const LinearImpact& s) {
    return r.status == s.status && r.t == s.t && r.t_lo == s.t_lo && r.t_hi == s.t_hi && r.certified == s.certified &&
           r.normal == s.normal && r.point == s.point;
}

std::optional<LinearImpact> by_kind(const MotionCase& c) {
    const auto *box_a = std::get_if<shape::Aabb>(&c.a), *box_b = std::get_if<shape::Aabb>(&c.b);
    const auto* circle = std::get_if<shape::Circle>(&c.a);
    const auto *polygon_a = std::get_if<shape::ConvexPolygon>(&c.a),
               *polygon_b = std::get_if<shape::ConvexPolygon>(&c.b);
    const auto *turned_a = std::get_if<shape::Obb>(&c.a), *turned_b = std::get_if<shape::Obb>(&c.b);
    if (turned_a != nullptr && turned_b != nullptr) return ccd::first_contact(*turned_a, *turned_b, c.travel);
    if (box_a != nullptr && box_b != nullptr) return ccd::first_contact(*box_a, *box_b, c.travel);
    if (circle != nullptr && box_b != nullptr) return ccd::first_contact(*circle, *box_b, c.travel);
    if (polygon_a != nullptr && polygon_b != nullptr) return ccd::first_contact(*polygon_a, *polygon_b, c.travel);
    return std::nullopt;
}

// How far `at` is from the shape moved by `by`; 0 inside.
double outside(const RoundShape& shape, const dvec2& by, const dvec2& at) {
    const std::size_t n = shape.core.size();
    double least = HUGE_VAL;
    bool inside = n > 2;
    for (std::size_t i = 0; i < n; ++i) {
        const dvec2 from = at - (shape.core[i] + by), along = shape.core[(i + 1) % n] - shape.core[i];
        const double square = dot(along, along);
        const double share = square > 0 ? std::clamp(dot(from, along) / square, 0.0, 1.0) : 0.0;
        least = std::min(least, length(from - share * along));
        inside = inside && along.x * from.y - along.y * from.x >= 0;
    }
    return inside ? 0.0 : std::max(0.0, least - shape.radius);
}

} // namespace

std::string told(const std::string& law, const LinearImpact& r) {
    std::ostringstream out;
    out << law << std::hexfloat << "\n  got " << base::to_word(r.status) << " t " << r.t << " [" << r.t_lo << ", "
        << r.t_hi << "] certified " << r.certified << " normal (" << r.normal.x << ", " << r.normal.y << ") point ("
        << r.point.x << ", " << r.point.y << ")";
    return out.str();
}

JudgedMotion judged(const MotionCase& c) {
    RoundShape a = round_shape(c.a), b = round_shape(c.b);
    const double size = size_of(a, b) + length(c.travel.b - c.travel.a);
    double frame = size;
    for (const RoundShape* s : {&a, &b}) {
        for (const dvec2& v : s->core) frame = std::max(frame, length(v));
    }
    frame += std::max(length(c.travel.a), length(c.travel.b));
    oracle::LinearMotion exact(a, b, c.travel.a, c.travel.b);
    return {c, std::move(a), std::move(b), std::move(exact), size, frame};
}

std::string broken_by_times(const JudgedMotion& m, const LinearImpact& r) {
    const bool touch = m.exact.touch_within(1.0);
    if (m.c.meets && !touch) return "the case or the oracle is wrong: a contact was built in";
    if (m.c.first.has_value() && (!m.exact.touch_within(*m.c.first) || m.exact.touch_before(*m.c.first)))
        return "the case or the oracle is wrong: the time was built in";
    if (r.status != (touch ? Status::hit : Status::clear)) return "hit exactly if they ever touch";
    if (const auto known = by_kind(m.c); known.has_value() && !same(*known, r))
        return told("the overload for known kinds says the same\n  it:", *known);
    if (!touch) return "";
    if (!(0 <= r.t_lo && r.t_lo <= r.t && r.t <= r.t_hi && r.t_hi <= 1)) return "0 <= t_lo <= t <= t_hi <= 1";
    if (m.exact.touch_before(r.t_lo)) return "t_lo <= the exact first contact";
    if (r.certified && !m.exact.touch_within(r.t_hi)) return "certified: t_hi >= the exact first contact";
    if (!r.certified && m.c.course != Course::extreme) return "certified in ordinary ranges";
    if (!(r.t_hi - r.t_lo <= bracket * r.t_hi)) return "the bracket is narrow";
    if (m.exact.touch_at(0.0) != (r.t == 0.0)) return "t is 0 exactly if they touch at the start";
    return "";
}

std::string broken_by_geometry(const JudgedMotion& m, const LinearImpact& r) {
    if (r.status != Status::hit) return "";
    if (r.t == 0.0) return r.normal == dvec2(0.0) ? "" : "touching from the start: no normal";
    if (!(std::abs(length(r.normal) - 1) <= 4e-9)) return "the normal is a unit";
    const dvec2 closing = m.c.travel.a - m.c.travel.b;
    if (!(dot(closing, r.normal) >= -0x1p-44 * length(closing))) return "A does not leave B along the normal";
    const double off = 0x1p-44 * m.size;
    if (!(std::abs(m.exact.push_at(r.t, r.normal)) <= off)) return "at t a line across the normal parts the shapes";
    const double apart = std::max(outside(m.a, r.t * m.c.travel.a, r.point), outside(m.b, r.t * m.c.travel.b, r.point));
    if (!(apart <= off + 8 * 0x1p-52 * m.frame)) return "point is on both shapes at t";
    return "";
}

std::string broken_by_symmetry(const JudgedMotion& m, const LinearImpact& r) {
    // Where a corner is met to rounding, any line across that parts the shapes may be the answer.
    const auto same_normal = [&](const LinearImpact& s) {
        return length(s.normal - r.normal) <= 1e-8 || (!m.c.whole() && broken_by_geometry(m, s).empty());
    };
    const auto agree = [&](const LinearImpact& s) {
        return s.status == r.status && s.certified == r.certified && s.t_lo <= r.t_hi && r.t_lo <= s.t_hi &&
               same_normal(s);
    };
    const LinearImpact swapped = ccd::first_contact(m.c.b, m.c.a, {m.c.travel.b, m.c.travel.a});
    LinearImpact mirrored = swapped;
    mirrored.normal = -swapped.normal;
    if (!agree(mirrored)) return told("swapped: the same times, the opposite normal\n  swapped:", swapped);
    const LinearImpact listed = ccd::first_contact(relisted(m.c.a), relisted(m.c.b), m.c.travel);
    if (!agree(listed)) return told("listed from another vertex: the same\n  listed:", listed);
    if (!m.c.whole() || m.c.course == Course::extreme) return ""; // else the other travel would be rounded
    const LinearImpact carried = ccd::first_contact(m.c.a, m.c.b, {m.c.travel.a - m.c.travel.b, {0, 0}});
    if (!agree(carried)) return told("B at rest and A with both travels: the same\n  so:", carried);
    return "";
}

} // namespace tunnel::support
