// Answers: shapes drawn kind by kind; see shape_draws.hpp.
#include "tests/support/shape_draws.hpp"

#include "tests/oracle/hull.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tunnel::support {

namespace {

using glm::dvec2;
using shape::Aabb;
using shape::AnyShape;
using shape::Capsule;
using shape::Circle;
using shape::Obb;
using shape::Segment;
using Vertices = std::vector<dvec2>;

constexpr double turn = 6.283185307179586;

// Rounding may make a draw invalid; then the next one is taken.
template <typename Draw> shape::ConvexPolygon valid_polygon(Draw draw) {
    for (;;) {
        if (const auto polygon = shape::make_polygon(draw()); polygon.has_value()) return *polygon;
    }
}

Vertices on_ellipse(Random& random, double size, double flat, const dvec2& middle) {
    const int count = random.integer(3, 16);
    const double tilt = random.uniform(0.0, turn), c = std::cos(tilt), s = std::sin(tilt);
    const double start = random.uniform(0.0, turn);
    Vertices vertices;
    for (int i = 0; i < count; ++i) {
        const double angle = start + (i + random.uniform(0.0, 0.9)) * turn / count;
        const double u = size * std::cos(angle), v = size * flat * std::sin(angle);
        vertices.push_back(middle + dvec2(c * u - s * v, s * u + c * v));
    }
    return vertices;
}

Obb free_obb(Random& random, double size, double flat, const dvec2& middle) {
    for (;;) {
        const double wide = size * random.uniform(0.2, 1.0);
        const Obb box{shape::pose(middle, random.uniform(0.0, turn)), {wide, size * flat}};
        if (shape::polygon_of(box).has_value()) return box;
    }
}

Vertices lattice_hull(const Vertices& points) {
    std::vector<oracle::Point> whole;
    for (const dvec2& p : points) whole.push_back({static_cast<int>(p.x), static_cast<int>(p.y)});
    Vertices corners;
    for (const oracle::Point& p : oracle::hull_of(whole))
        corners.emplace_back(static_cast<double>(p.x), static_cast<double>(p.y));
    return corners;
}

Vertices lattice_points(Random& random, int half) {
    Vertices points(static_cast<std::size_t>(random.integer(3, 14)));
    for (dvec2& p : points) p = random.on_lattice(half);
    return points;
}

dvec2 whole_size(Random& random, int least, int most) {
    const double width = random.integer(least, most);
    return {width, static_cast<double>(random.integer(least, most))};
}

// Cosine and sine without rounding.
shape::Pose quarter_turn(Random& random, const dvec2& shift) {
    constexpr std::array<dvec2, 4> turns{dvec2{1, 0}, dvec2{0, 1}, dvec2{-1, 0}, dvec2{0, -1}};
    const dvec2 by = turns[static_cast<std::size_t>(random.integer(0, 3))];
    return {shift, by.x, by.y};
}

} // namespace

KindPair kind_pair(std::uint64_t turn_of) {
    int left = static_cast<int>(turn_of % 21), first = 0;
    while (left >= shape_kinds - first) left -= shape_kinds - first++;
    return {static_cast<ShapeKind>(first), static_cast<ShapeKind>(first + left)};
}

AnyShape free_shape(ShapeKind kind, Random& random, double size, double flat, const dvec2& middle) {
    const dvec2 arm = random.in_square(size);
    const double wide = size * random.uniform(0.2, 1.0);
    switch (kind) {
    case ShapeKind::aabb: {
        const dvec2 half = random.chance(2) ? dvec2(wide, size * flat) : dvec2(size * flat, wide);
        return Aabb{middle - half, middle + half};
    }
    case ShapeKind::circle: return Circle{middle, size * flat};
    case ShapeKind::segment: return Segment{middle - arm, middle + arm};
    case ShapeKind::capsule: return Capsule{{middle - arm, middle + arm}, 0.5 * size * flat};
    case ShapeKind::obb: return free_obb(random, size, flat, middle);
    case ShapeKind::polygon: break;
    }
    return valid_polygon([&] { return on_ellipse(random, size, flat, middle); });
}

AnyShape lattice_shape(ShapeKind kind, Random& random, int half, int radius_unit) {
    const dvec2 at = random.on_lattice(half), to = random.on_lattice(half);
    const double radius = radius_unit * random.integer(0, std::max(1, half / radius_unit));
    switch (kind) {
    case ShapeKind::aabb: return Aabb{at, at + whole_size(random, 0, half)};
    case ShapeKind::circle: return Circle{at, radius};
    case ShapeKind::segment: return Segment{at, to};
    case ShapeKind::capsule: return Capsule{{at, to}, radius};
    case ShapeKind::obb: return Obb{quarter_turn(random, at), whole_size(random, 1, half)};
    case ShapeKind::polygon: break;
    }
    return valid_polygon([&] { return lattice_hull(lattice_points(random, half)); });
}

AnyShape thin_lattice_shape(ShapeKind kind, Random& random, int half) {
    const dvec2 at = random.on_lattice(half), to = random.chance(2) ? at : random.on_lattice(half);
    const double side = random.integer(0, 2);
    switch (kind) {
    case ShapeKind::aabb: return Aabb{at, at + (random.chance(2) ? dvec2(side, 0) : dvec2(0, side))};
    case ShapeKind::circle: return Circle{at, 0.0};
    case ShapeKind::segment: return Segment{at, to};
    case ShapeKind::capsule: return Capsule{{at, to}, random.chance(2) ? 0.0 : 1.0};
    default: return moved(scaled(lattice_shape(kind, random, half), 0x1p-30), at);
    }
}

AnyShape lattice_shape_along(ShapeKind kind, Random& random, const dvec2& axis) {
    const dvec2 at = random.on_lattice(6), u = static_cast<double>(random.integer(1, 5)) * axis;
    const dvec2 v = static_cast<double>(random.integer(1, 4)) * dvec2(-axis.y, axis.x);
    const double radius = 5.0 * random.integer(0, 1) + random.integer(0, 2);
    switch (kind) {
    case ShapeKind::segment: return Segment{at, at + u};
    case ShapeKind::capsule: return Capsule{{at + u, at}, radius};
    case ShapeKind::polygon: return *shape::make_polygon(Vertices{at, at + u, at + u + v, at + v});
    default: return lattice_shape(kind, random, 5);
    }
}

AnyShape lattice_shape_about(ShapeKind kind, Random& random, const dvec2& middle) {
    const dvec2 arm = random.on_lattice(5), half = whole_size(random, 1, 5);
    const double radius = random.integer(0, 4);
    switch (kind) {
    case ShapeKind::aabb: return Aabb{middle - half, middle + half};
    case ShapeKind::circle: return Circle{middle, radius};
    case ShapeKind::segment: return Segment{middle - arm, middle + arm};
    case ShapeKind::capsule: return Capsule{{middle - arm, middle + arm}, radius};
    case ShapeKind::obb: return Obb{quarter_turn(random, middle), half};
    case ShapeKind::polygon: break;
    }
    const auto draw = [&] {
        Vertices points = lattice_points(random, 5);
        const std::size_t count = std::min<std::size_t>(points.size(), 8);
        points.resize(count);
        for (std::size_t i = 0; i < count; ++i) points.push_back(-points[i]);
        return lattice_hull(points);
    };
    return moved(valid_polygon(draw), middle);
}

} // namespace tunnel::support
