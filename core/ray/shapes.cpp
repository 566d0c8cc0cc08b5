// Answers: the checks of the shapes.
#include "core/ray/shapes.hpp"

#include "core/ray/vec.hpp"

namespace tunnel::ray {

namespace {

constexpr double limit = shape::max_coordinate, slack = 1e-9;

bool is_size(double x) { return x >= 0.0 && x <= limit; }

} // namespace

bool is_valid(const Plane& p) {
    return base::within(p.offset, limit) && std::abs(dot(p.normal, p.normal) - 1.0) <= slack;
}

bool is_valid(const Sphere& s) { return within(s.centre, limit) && is_size(s.radius); }

bool is_valid(const Box& b) {
    return within(b.min, limit) && within(b.max, limit) && b.min.x <= b.max.x && b.min.y <= b.max.y &&
           b.min.z <= b.max.z;
}

bool is_valid(const Obb& b) {
    if (!within(b.centre, limit) || !is_size(b.half.x) || !is_size(b.half.y) || !is_size(b.half.z)) return false;
    for (int i = 0; i < 3; ++i)
        for (int k = i; k < 3; ++k)
            if (!(std::abs(dot(b.axes[i], b.axes[k]) - (i == k ? 1.0 : 0.0)) <= slack)) return false;
    return true;
}

bool is_valid(const Capsule& c) { return within(c.a, limit) && within(c.b, limit) && is_size(c.radius); }

bool is_valid(const Triangle& t) { return within(t.a, limit) && within(t.b, limit) && within(t.c, limit); }

} // namespace tunnel::ray
