// Answers: the swept difference of two grown shapes; see linear_motion_oracle.hpp.
#include "tests/oracle/linear_motion_oracle.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::oracle {

namespace {

struct Fraction {
    Integer part, whole;
};

Fraction fraction(double t) {
    Grid grid;
    grid.cover({t, 1.0});
    return {grid.at(t), grid.at(1.0)};
}

bool reaches(const std::vector<Point>& hull, const Integer& radius) {
    const SquaredLength distance = to_hull(hull);
    return distance.numerator <= radius * radius * distance.denominator;
}

Grid travels(const glm::dvec2& a, const glm::dvec2& b) {
    Grid grid;
    cover(grid, {a, b});
    return grid;
}

} // namespace

LinearMotion::LinearMotion(const RoundShape& a, const RoundShape& b, const glm::dvec2& travel_a,
                           const glm::dvec2& travel_b)
    : d(difference_of(a, b, travels(travel_a, travel_b))) {
    const Grid grid = grid_of(a, b, travels(travel_a, travel_b));
    rate = at(grid, travel_b) - at(grid, travel_a);
}

bool LinearMotion::touch_within(double t) const {
    const auto [part, whole] = fraction(t);
    std::vector<Point> swept;
    for (const Point& p : d.hull) {
        swept.push_back(whole * p);
        swept.push_back(swept.back() - part * rate);
    }
    return reaches(hull_of(std::move(swept)), whole * d.reach);
}

bool LinearMotion::touch_at(double t) const {
    const auto [part, whole] = fraction(t);
    std::vector<Point> then;
    for (const Point& p : d.hull) then.push_back(whole * p - part * rate);
    return reaches(then, whole * d.reach);
}

bool LinearMotion::touch_before(double t) const {
    if (t == 0.0 || !touch_within(t)) return false;
    return touch_within(std::nextafter(t, 0.0)) || instants().before(t);
}

double LinearMotion::push_at(double t, const glm::dvec2& direction) const {
    using Real = mp::cpp_bin_float_100;
    Grid grid;
    grid.cover({direction.x, direction.y});
    const Point n = at(grid, direction);
    const auto [part, whole] = fraction(t);
    Integer most = dot(whole * d.hull.front() - part * rate, n);
    for (const Point& p : d.hull) most = std::max(most, dot(whole * p - part * rate, n));
    const Real along = Real(most) / Real(whole) / sqrt(Real(dot(n, n)));
    return static_cast<double>((along + Real(d.reach)) / Real(d.one));
}

int LinearMotion::closing_sign(const glm::dvec2& direction) const {
    Grid grid;
    grid.cover({direction.x, direction.y});
    return -dot(rate, at(grid, direction)).sign();
}

Instants LinearMotion::instants() const {
    Instants found;
    Conditions inside;
    const std::size_t n = d.hull.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Point& p = d.hull[i];
        const Linear from{Integer(-1) * p, rate};
        found.add_where({{}, {dot(from, from) + constant(-d.reach * d.reach)}});
        if (n == 1) continue;
        const Point along = d.hull[(i + 1) % n] - p;
        const Linear axis{along, {0, 0}};
        const Quadratic share = dot(from, axis), side = cross(axis, from);
        const Integer square = dot(along, along);
        const Quadratic side_squared{side.c1 * side.c1, 2 * side.c1 * side.c0, side.c0 * side.c0};
        found.add_where(
            {{}, {side_squared + constant(-d.reach * d.reach * square), -share, share + constant(-square)}});
        inside.nonpositive.push_back(-side);
    }
    if (n > 2) found.add_where(inside);
    return found;
}

} // namespace tunnel::oracle
