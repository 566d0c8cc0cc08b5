// Answers: the Minkowski difference of two polygons and what it says; see polygon_pair_oracle.hpp.
#include "tests/oracle/polygon_pair_oracle.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::oracle {

namespace {

std::vector<Point> on_grid(const Grid& grid, std::span<const glm::dvec2> vertices) {
    std::vector<Point> points;
    for (const glm::dvec2& v : vertices) {
        points.push_back(at(grid, v));
    }
    return points;
}

Point twice_middle(const std::vector<Point>& points) {
    Point lo = points.front(), hi = lo;
    for (const Point& p : points) {
        lo = {std::min(lo.x, p.x), std::min(lo.y, p.y)};
        hi = {std::max(hi.x, p.x), std::max(hi.y, p.y)};
    }
    return lo + hi;
}

// Of two directions, each scaled to a unit: the sign of (p's part p_part - q's).
int compare_parts(const Integer& p_part, const Point& p, const Integer& q_part, const Point& q) {
    const Integer left = (p_part < 0 ? Integer(-1) : Integer(1)) * p_part * p_part * dot(q, q);
    const Integer right = (q_part < 0 ? Integer(-1) : Integer(1)) * q_part * q_part * dot(p, p);
    return Integer(left - right).sign();
}

bool preferred(const Point& p, const Point& q, const Point& direction) {
    if (const int by = compare_parts(dot(p, direction), p, dot(q, direction), q); by != 0) {
        return by > 0;
    }
    if (const int by = compare_parts(abs(p.x), p, abs(q.x), q); by != 0) {
        return by > 0;
    }
    if (direction.x != 0 || direction.y != 0) {
        return cross(direction, p) > cross(direction, q);
    }
    const int by_x = compare_parts(p.x, p, q.x, q);
    return by_x != 0 ? by_x > 0 : compare_parts(p.y, p, q.y, q) > 0;
}

} // namespace

PolygonPair::PolygonPair(std::span<const glm::dvec2> a, std::span<const glm::dvec2> b) {
    Grid grid;
    for (const auto& polygon : {a, b}) {
        for (const glm::dvec2& v : polygon) {
            grid.cover({v.x, v.y});
        }
    }
    grid.cover(1.0);
    one = grid.at(1.0);
    const std::vector<Point> of_a = on_grid(grid, a), of_b = on_grid(grid, b);
    twice_middles = twice_middle(of_b) - twice_middle(of_a);
    std::vector<Point> differences;
    for (const Point& p : of_a) {
        for (const Point& q : of_b) {
            differences.push_back(p - q);
        }
    }
    hull = hull_of(std::move(differences));
}

bool PolygonPair::touch() const { return contains(hull, {0, 0}); }

bool PolygonPair::touch_when_moved(const glm::dvec2& b_by) const {
    Grid fine; // holds the move; the hull is brought onto it
    fine.cover({b_by.x, b_by.y, 1.0});
    const Integer fine_one = fine.at(1.0);
    std::vector<Point> scaled;
    for (const Point& p : hull) {
        scaled.push_back(fine_one * p);
    }
    return contains(scaled, one * at(fine, b_by));
}

SquaredLength PolygonPair::gap() const {
    SquaredLength least = to_hull(hull);
    least.denominator *= one * one;
    return least;
}

std::vector<WayOut> PolygonPair::ways_out() const {
    std::vector<WayOut> ways;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const Point& p = hull[i];
        const Point along = hull[(i + 1) % hull.size()] - p;
        const Integer area = cross(p, along);
        ways.push_back({{along.y, -along.x}, {area * area, dot(along, along) * one * one}});
    }
    std::stable_sort(ways.begin(), ways.end(),
                     [](const WayOut& p, const WayOut& q) { return p.length.compare(q.length) < 0; });
    return ways;
}

glm::dvec2 PolygonPair::normal_by_tie_rule() const {
    const std::vector<WayOut> ways = ways_out();
    Point best = ways.front().normal;
    for (const WayOut& way : ways) {
        if (way.length.compare(ways.front().length) == 0 && preferred(way.normal, best, twice_middles)) {
            best = way.normal;
        }
    }
    return unit(best);
}

} // namespace tunnel::oracle
