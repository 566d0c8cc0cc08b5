// Answers: hull and distance over the integers; see hull.hpp.
#include "tests/oracle/hull.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>

namespace tunnel::oracle {

namespace {

bool before(const Point& p, const Point& q) { return p.x != q.x ? p.x < q.x : p.y < q.y; }

void append_corner(std::vector<Point>& chain, std::size_t base, const Point& p) {
    while (chain.size() >= base + 2 && cross(chain.back() - chain[chain.size() - 2], p - chain.back()) <= 0) {
        chain.pop_back();
    }
    chain.push_back(p);
}

} // namespace

int SquaredLength::compare(const SquaredLength& other) const {
    return Integer(numerator * other.denominator - other.numerator * denominator).sign();
}

int SquaredLength::compare_length(double length) const {
    const Dyadic d = split(length);
    const Integer square = Integer(d.mantissa) * d.mantissa * denominator;
    return d.exponent >= 0 ? Integer(numerator - shifted(square, 2 * d.exponent)).sign()
                           : Integer(shifted(numerator, -2 * d.exponent) - square).sign();
}

double SquaredLength::root() const {
    using Real = mp::cpp_bin_float_50;
    return static_cast<double>(sqrt(Real(numerator) / Real(denominator)));
}

glm::dvec2 unit(const Point& direction) {
    using Real = mp::cpp_bin_float_50;
    const Real length = sqrt(Real(dot(direction, direction)));
    return {static_cast<double>(Real(direction.x) / length), static_cast<double>(Real(direction.y) / length)};
}

// Andrew's monotone chain.
std::vector<Point> hull_of(std::vector<Point> points) {
    std::sort(points.begin(), points.end(), before);
    const auto equal = [](const Point& p, const Point& q) { return p.x == q.x && p.y == q.y; };
    points.erase(std::unique(points.begin(), points.end(), equal), points.end());
    if (points.size() == 1) return points;
    std::vector<Point> chain;
    for (const Point& p : points) {
        append_corner(chain, 0, p);
    }
    const std::size_t base = chain.size() - 1;
    for (auto p = points.rbegin() + 1; p != points.rend(); ++p) {
        append_corner(chain, base, *p);
    }
    chain.pop_back();
    return chain;
}

bool contains(const std::vector<Point>& hull, const Point& p) {
    for (std::size_t i = 0; i < hull.size(); ++i) {
        if (cross(hull[(i + 1) % hull.size()] - hull[i], p - hull[i]) < 0) {
            return false;
        }
    }
    return true;
}

SquaredLength to_segment(const Point& p, const Point& q) {
    const Point along = q - p;
    if (dot(p, along) >= 0) {
        return {dot(p, p), 1};
    }
    if (dot(q, along) <= 0) {
        return {dot(q, q), 1};
    }
    const Integer area = cross(p, q);
    return {area * area, dot(along, along)};
}

SquaredLength to_hull(const std::vector<Point>& hull) {
    if (hull.size() > 2 && contains(hull, {0, 0})) return {};
    SquaredLength least = to_segment(hull.back(), hull.front());
    for (std::size_t i = 0; i + 1 < hull.size(); ++i) {
        const SquaredLength here = to_segment(hull[i], hull[i + 1]);
        least = here.compare(least) < 0 ? here : least;
    }
    return least;
}

} // namespace tunnel::oracle
