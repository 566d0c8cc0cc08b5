// Answers: the difference of two grown shapes and what it says; see round_pair_oracle.hpp.
#include "tests/oracle/round_pair_oracle.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <utility>

namespace tunnel::oracle {

namespace {

using Real = mp::cpp_bin_float_100; // radii less distances cancel

// The sign of (root of the square - length).
int compare(const SquaredLength& square, const Integer& length) {
    if (length < 0) return 1;
    return Integer(square.numerator - length * length * square.denominator).sign();
}

Real root(const SquaredLength& square) { return sqrt(Real(square.numerator) / Real(square.denominator)); }

// From the origin inside to the nearest line through a side.
SquaredLength to_nearest_side(const std::vector<Point>& hull) {
    SquaredLength least;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const Point along = hull[(i + 1) % hull.size()] - hull[i];
        const Integer area = cross(hull[i], along);
        const SquaredLength here{area * area, dot(along, along)};
        if (i == 0 || here.compare(least) < 0) least = here;
    }
    return least;
}

std::vector<Point> scaled(const std::vector<Point>& points, const Integer& by, const Point& less) {
    std::vector<Point> out;
    for (const Point& p : points) out.push_back(by * p - less);
    return out;
}

// x in units where 1 is `one`, and the factor that brings those units there.
struct Finer {
    Integer factor, x;
};
Finer finer(const Integer& one, double x) {
    Grid grid;
    grid.cover({1.0, x});
    return {grid.at(1.0), one * grid.at(x)};
}

SquaredLength times(const SquaredLength& square, const Integer& factor) {
    return {square.numerator * factor * factor, square.denominator};
}

Point twice_middle(const Grid& grid, const RoundShape& shape) {
    Point lo = at(grid, shape.core.front()), hi = lo;
    for (const glm::dvec2& v : shape.core) {
        const Point p = at(grid, v);
        lo = {std::min(lo.x, p.x), std::min(lo.y, p.y)};
        hi = {std::max(hi.x, p.x), std::max(hi.y, p.y)};
    }
    return lo + hi;
}

} // namespace

Grid grid_of(const RoundShape& a, const RoundShape& b, Grid also) {
    for (const RoundShape* shape : {&a, &b}) {
        for (const glm::dvec2& v : shape->core) also.cover({v.x, v.y});
    }
    also.cover({1.0, a.radius, b.radius});
    return also;
}

Difference difference_of(const RoundShape& a, const RoundShape& b, Grid also) {
    const Grid grid = grid_of(a, b, also);
    std::vector<Point> of_b, differences;
    for (const glm::dvec2& v : b.core) of_b.push_back(at(grid, v));
    for (const glm::dvec2& v : a.core) {
        const Point p = at(grid, v);
        for (const Point& q : of_b) differences.push_back(p - q);
    }
    return {hull_of(std::move(differences)), grid.at(a.radius) + grid.at(b.radius), grid.at(1.0)};
}

RoundPair::RoundPair(const RoundShape& a, const RoundShape& b)
    : d(difference_of(a, b)), twice_middles(twice_middle(grid_of(a, b), b) - twice_middle(grid_of(a, b), a)),
      outside(to_hull(d.hull)) {
    if (outside.numerator == 0 && d.hull.size() > 2) inside = to_nearest_side(d.hull);
}

bool RoundPair::touch() const { return compare(outside, d.reach) <= 0; }

bool RoundPair::touch_when_moved(const glm::dvec2& b_by) const {
    Grid fine; // holds the move; the hull is brought onto it
    fine.cover({b_by.x, b_by.y, 1.0});
    const Integer factor = fine.at(1.0);
    return compare(to_hull(scaled(d.hull, factor, d.one * at(fine, b_by))), factor * d.reach) <= 0;
}

SquaredLength RoundPair::between_cores() const { return {outside.numerator, outside.denominator * d.one * d.one}; }

int RoundPair::compare_gap(double x) const {
    const Finer f = finer(d.one, x);
    return compare(times(outside, f.factor), f.factor * d.reach + f.x);
}

double RoundPair::gap() const { return static_cast<double>((root(outside) - Real(d.reach)) / Real(d.one)); }

int RoundPair::compare_depth(double x) const {
    const Finer f = finer(d.one, x);
    if (inside.numerator != 0) return compare(times(inside, f.factor), f.x - f.factor * d.reach);
    const Integer rest = f.factor * d.reach - f.x; // that the distance of the cores may not exceed
    return rest < 0 ? -1 : -compare(times(outside, f.factor), rest);
}

double RoundPair::depth() const {
    const Real of_cores = inside.numerator != 0 ? root(inside) : Real(-root(outside));
    return static_cast<double>((of_cores + Real(d.reach)) / Real(d.one));
}

namespace {

// The shadow's upper end on the direction, both in whole numbers.
std::pair<Integer, Integer> upper_end(const Difference& d, const glm::dvec2& direction) {
    Grid grid;
    grid.cover({direction.x, direction.y});
    const Point n = at(grid, direction);
    Integer most = dot(d.hull.front(), n);
    for (const Point& p : d.hull) most = std::max(most, dot(p, n));
    return {most, dot(n, n)};
}

} // namespace

int RoundPair::push_sign(const glm::dvec2& direction) const {
    const auto [end, square] = upper_end(d, direction);
    return sign_of_surd(end, d.reach, square);
}

double RoundPair::push(const glm::dvec2& direction) const {
    const auto [end, square] = upper_end(d, direction);
    return static_cast<double>((Real(end) / sqrt(Real(square)) + Real(d.reach)) / Real(d.one));
}

std::vector<double> RoundPair::side_pushes() const {
    std::vector<double> pushes;
    for (std::size_t i = 0; d.hull.size() > 1 && i < d.hull.size(); ++i) {
        const Point along = d.hull[(i + 1) % d.hull.size()] - d.hull[i];
        const Real push = Real(cross(d.hull[i], along)) / sqrt(Real(dot(along, along)));
        pushes.push_back(static_cast<double>((push + Real(d.reach)) / Real(d.one)));
    }
    std::sort(pushes.begin(), pushes.end());
    return pushes;
}

glm::dvec2 RoundPair::between_nearest() const {
    const std::size_t n = d.hull.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Point p = d.hull[i], q = d.hull[(i + 1) % n], along = q - p;
        if (SquaredLength{dot(p, p), 1}.compare(outside) == 0) return unit(Integer(-1) * p);
        const bool between = dot(p, along) < 0 && dot(q, along) > 0; // else a corner is nearest
        if (!between || to_segment(p, q).compare(outside) != 0) continue;
        const Point normal{along.y, -along.x};
        if (const int side = dot(normal, p).sign(); side != 0) return unit(Integer(-side) * normal);
    }
    return {0.0, 0.0};
}

} // namespace tunnel::oracle
