// Answers: first contact of point and segment in exact arithmetic; see point_segment_oracle.hpp.
#include "tests/oracle/point_segment_oracle.hpp"

#include "tests/oracle/plane.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::oracle {

namespace {

// The query in integers; one unit for lengths.
struct Exact {
    Linear p, a, b;
    Integer d;
};

Exact exact(const ccd::PointSegmentMotion& m, double separation) {
    Grid grid;
    cover(grid, {m.p0, m.p1, m.a0, m.a1, m.b0, m.b1});
    grid.cover(separation);
    return {from_ends(at(grid, m.p0), at(grid, m.p1)), from_ends(at(grid, m.a0), at(grid, m.a1)),
            from_ends(at(grid, m.b0), at(grid, m.b1)), grid.at(separation)};
}

// A parameter in [0, 1] as n / 2^k.
struct Fraction {
    Integer n, whole; // whole = 2^k
};

// Both over the same power of two.
std::pair<Fraction, Fraction> fractions(double x, double y) {
    Grid grid;
    grid.cover({x, y, 1.0});
    return {{grid.at(x), grid.at(1.0)}, {grid.at(y), grid.at(1.0)}};
}

Fraction fraction(double x) { return fractions(x, x).first; }

// The position at t, times t.whole.
Point position(const Linear& x, const Fraction& t) { return t.whole * x.start + t.n * x.rate; }

// A + s (B - A), times s.whole.
Point between(const Point& a, const Point& b, const Fraction& s) { return (s.whole - s.n) * a + s.n * b; }

// Does the closed segment ab meet the square p +- d? Separating axes: x, y and the segment's normal.
bool meets_square(const Point& p, const Point& a, const Point& b, const Integer& d) {
    const bool apart_in_x = std::max(a.x, b.x) < p.x - d || std::min(a.x, b.x) > p.x + d;
    const bool apart_in_y = std::max(a.y, b.y) < p.y - d || std::min(a.y, b.y) > p.y + d;
    if (apart_in_x || apart_in_y) {
        return false;
    }
    const Point along = b - a;
    return mp::abs(cross(along, p - a)) <= d * (mp::abs(along.x) + mp::abs(along.y));
}

Conditions point_on_segment(const Linear& p, const Linear& a, const Linear& b) {
    const Linear from_a = p - a;
    const Linear from_b = p - b;
    return {{cross(from_a, from_b)}, {dot(from_a, from_b)}};
}

Conditions in_square(const Linear& offset, const Integer& d) {
    const Quadratic x = x_of(offset);
    const Quadratic y = y_of(offset);
    const Quadratic reach = constant(-d);
    return {{}, {x + reach, -x + reach, y + reach, -y + reach}};
}

Instants instants_of(const Exact& m) {
    Instants found;
    if (m.d.is_zero()) {
        found.add_where(point_on_segment(m.p, m.a, m.b));
        return found;
    }
    if (meets_square(m.p.start, m.a.start, m.b.start, m.d)) {
        found.add_start();
        return found;
    }
    found.add_where(in_square(m.a - m.p, m.d));
    found.add_where(in_square(m.b - m.p, m.d));
    const Integer minus = -m.d;
    for (const Point& corner : {Point{minus, minus}, Point{m.d, minus}, Point{m.d, m.d}, Point{minus, m.d}}) {
        found.add_where(point_on_segment(m.p + corner, m.a, m.b));
    }
    return found;
}

} // namespace

Instants contact_instants(const ccd::PointSegmentMotion& motion, double separation) {
    return instants_of(exact(motion, separation));
}

bool contact(const ccd::PointSegmentMotion& motion, double separation) {
    return contact_instants(motion, separation).any();
}

int compare_first_contact(const ccd::PointSegmentMotion& motion, double t, double separation) {
    const Instants found = contact_instants(motion, separation);
    return found.any() ? found.compare_first(t) : 1;
}

bool first_contact_before(const ccd::PointSegmentMotion& motion, double t, double separation) {
    return compare_first_contact(motion, t, separation) < 0;
}

bool contact_in_box(const ccd::PointSegmentMotion& motion, const ccd::ParameterBox& box, double separation) {
    const Exact m = exact(motion, separation);
    const auto [t0, t1] = fractions(box.t0, box.t1);
    const auto [s0, s1] = fractions(box.s0, box.s1);
    // For a fixed s the point A + s (B - A) moves linearly, so the box is a smaller query of the same kind, from t0
    // to t1, in the unit 1 / (t whole * s whole).
    const auto on_segment = [&](const Fraction& t, const Fraction& s) {
        return between(position(m.a, t), position(m.b, t), s);
    };
    const Exact part{from_ends(s0.whole * position(m.p, t0), s0.whole * position(m.p, t1)),
                     from_ends(on_segment(t0, s0), on_segment(t1, s0)),
                     from_ends(on_segment(t0, s1), on_segment(t1, s1)), t0.whole * s0.whole * m.d};
    return instants_of(part).any();
}

bool in_contact_at(const ccd::PointSegmentMotion& motion, double t, double separation) {
    const Exact m = exact(motion, separation);
    const Fraction time = fraction(t);
    return meets_square(position(m.p, time), position(m.a, time), position(m.b, time), time.whole * m.d);
}

bool gap_within(const ccd::PointSegmentMotion& motion, double t, double s, const glm::dvec2& lo, const glm::dvec2& hi) {
    Grid grid;
    cover(grid, {motion.p0, motion.p1, motion.a0, motion.a1, motion.b0, motion.b1, lo, hi});
    const auto linear = [&](const glm::dvec2& v0, const glm::dvec2& v1) {
        return from_ends(at(grid, v0), at(grid, v1));
    };
    const Fraction time = fraction(t);
    const Fraction along = fraction(s);
    const Point target =
        between(position(linear(motion.a0, motion.a1), time), position(linear(motion.b0, motion.b1), time), along);
    const Point f = along.whole * position(linear(motion.p0, motion.p1), time) - target;
    const Point low = time.whole * along.whole * at(grid, lo);
    const Point high = time.whole * along.whole * at(grid, hi);
    return low.x <= f.x && f.x <= high.x && low.y <= f.y && f.y <= high.y;
}

} // namespace tunnel::oracle
