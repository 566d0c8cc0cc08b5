// Answers: on which side of a surface is a point? By whole numbers. Refuses: nothing.
#include "tests/oracle/exact_ray_parts.hpp"

namespace tunnel::oracle {

namespace {

int compared(const Integer& a, const Integer& b) { return a < b ? -1 : a > b ? 1 : 0; }

} // namespace

int side_of(const glm::dvec3& p, const ray::Sphere& s) {
    Lift space;
    space.cover(p), space.cover(s.centre), space.cover(s.radius);
    const Whole3 f = space.at(p) - space.at(s.centre);
    const Integer r = space.at(s.radius);
    return compared(dot(f, f), r * r);
}

int side_of(const glm::dvec3& p, const ray::Capsule& s) {
    Lift space;
    for (const glm::dvec3& v : {p, s.a, s.b}) space.cover(v);
    space.cover(s.radius);
    const Whole3 a = space.at(s.a), n = space.at(s.b) - a, f = space.at(p) - a, g = f - n;
    const Integer r = space.at(s.radius), along = dot(f, n), n2 = dot(n, n);
    if (along <= 0) return compared(dot(f, f), r * r);
    if (along >= n2) return compared(dot(g, g), r * r);
    return compared(dot(f, f) * n2 - along * along, r * r * n2);
}

int side_of(const glm::dvec3& p, const ray::Box& box) {
    int side = -1;
    for (int i = 0; i < 3; ++i) {
        if (p[i] < box.min[i] || p[i] > box.max[i]) return 1;
        if (p[i] == box.min[i] || p[i] == box.max[i]) side = 0;
    }
    return side;
}

int side_of(const glm::dvec3& p, const ray::Obb& box) {
    Lift space, turn;
    for (const glm::dvec3& v : {p, box.centre, box.half}) space.cover(v);
    for (int i = 0; i < 3; ++i) turn.cover(box.axes[i]);
    const std::array<Whole3, 3> axis = {turn.at(box.axes[0]), turn.at(box.axes[1]), turn.at(box.axes[2])};
    const Whole3 f = space.at(p) - space.at(box.centre), half = space.at(box.half);
    const Integer det = abs(dot(axis[0], cross(axis[1], axis[2])));
    const Integer scale = Integer(1) << static_cast<unsigned>(-turn.exponent());
    int side = -1;
    for (std::size_t i = 0; i < 3; ++i) {
        const Integer at = abs(dot(f, cross(axis[(i + 1) % 3], axis[(i + 2) % 3]))) * scale;
        side = std::max(side, compared(at, half[i] * det));
    }
    return side;
}

int side_of(const glm::dvec3& p, const ray::Plane& plane) {
    Lift product;
    product.cover(plane.offset);
    Lift space, turn;
    space.cover(p), turn.cover(plane.normal);
    product.cover(std::ldexp(1.0, space.exponent() + turn.exponent()));
    const auto finer = static_cast<unsigned>(space.exponent() + turn.exponent() - product.exponent());
    return compared(dot(turn.at(plane.normal), space.at(p)) << finer, product.at(plane.offset));
}

int side_of(const glm::dvec3& p, const ray::Triangle& t) {
    Lift space;
    for (const glm::dvec3& v : {p, t.a, t.b, t.c}) space.cover(v);
    const Whole3 a = space.at(t.a);
    return sign(dot(space.at(p) - a, cross(space.at(t.b) - a, space.at(t.c) - a)));
}

} // namespace tunnel::oracle
