// Answers: first contact of disc and box in exact arithmetic; see disc_box_oracle.hpp.
#include "tests/oracle/disc_box_oracle.hpp"

#include "tests/oracle/plane.hpp"

#include <algorithm>

namespace tunnel::oracle {

namespace {

struct Exact {
    Linear centre; // relative to the box's frame
    Point lo, hi;
    Integer r;
};

Exact exact(const ccd::DiscBoxMotion& m) {
    Grid grid;
    cover(grid, {m.centre, m.disc_travel, m.box_min, m.box_max, m.box_travel});
    grid.cover(m.radius);
    return {{at(grid, m.centre), at(grid, m.disc_travel) - at(grid, m.box_travel)},
            at(grid, m.box_min),
            at(grid, m.box_max),
            grid.at(m.radius)};
}

Conditions in_rectangle(const Linear& c, const Point& lo, const Point& hi) {
    const Quadratic x = x_of(c);
    const Quadratic y = y_of(c);
    return {{}, {constant(lo.x) + -x, x + constant(-hi.x), constant(lo.y) + -y, y + constant(-hi.y)}};
}

Conditions in_disc(const Linear& c, const Point& middle, const Integer& r) {
    const Linear offset{c.start - middle, c.rate};
    return {{}, {dot(offset, offset) + constant(-r * r)}};
}

Integer beyond(const Integer& x, const Integer& lo, const Integer& hi) {
    return std::max(Integer(0), std::max(Integer(lo - x), Integer(x - hi)));
}

int compare_reach(const Point& c, const Point& lo, const Point& hi, const Integer& r) {
    const Integer dx = beyond(c.x, lo.x, hi.x);
    const Integer dy = beyond(c.y, lo.y, hi.y);
    return Integer(dx * dx + dy * dy - r * r).sign();
}

} // namespace

Instants contact_instants(const ccd::DiscBoxMotion& motion) {
    const Exact m = exact(motion);
    Instants found;
    found.add_where(in_rectangle(m.centre, {m.lo.x - m.r, m.lo.y}, {m.hi.x + m.r, m.hi.y}));
    found.add_where(in_rectangle(m.centre, {m.lo.x, m.lo.y - m.r}, {m.hi.x, m.hi.y + m.r}));
    for (const Point& corner : {m.lo, Point{m.hi.x, m.lo.y}, m.hi, Point{m.lo.x, m.hi.y}}) {
        found.add_where(in_disc(m.centre, corner, m.r));
    }
    return found;
}

bool in_contact_at(const ccd::DiscBoxMotion& motion, double t) {
    const Exact m = exact(motion);
    Grid time;
    time.cover({t, 1.0});
    const Integer n = time.at(t);
    const Integer whole = time.at(1.0);
    return compare_reach(whole * m.centre.start + n * m.centre.rate, whole * m.lo, whole * m.hi, whole * m.r) <= 0;
}

int compare_distance(const glm::dvec2& centre, const glm::dvec2& box_min, const glm::dvec2& box_max, double reach) {
    Grid grid;
    cover(grid, {centre, box_min, box_max});
    grid.cover(reach);
    return compare_reach(at(grid, centre), at(grid, box_min), at(grid, box_max), grid.at(reach));
}

} // namespace tunnel::oracle
