// Answers: where does a ray that runs in a triangle's own plane first meet it? Its corners lie on either side of the
// line or on it; where the side changes along an edge the line crosses, and the sides are exact.
// Refuses: triangles without area: not met.
#include "core/ray/triangle.hpp"

#include "core/math/exact_sum.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tunnel::ray {

namespace {

using math::ExactSum;

struct PlaneAxes {
    int u = 0, v = 1; // the plane seen along the third axis keeps its area
};

// One component of (b - a) x (c - a) = a x b + b x c + c x a.
double normal_along(const Triangle& s, int u, int v) {
    ExactSum sum;
    const std::array<const glm::dvec3*, 4> at = {&s.a, &s.b, &s.c, &s.a};
    for (std::size_t i = 0; i < 3; ++i) {
        const glm::dvec3 &p = *at[i], &q = *at[i + 1];
        sum.add(p[u], q[v]), sum.add(-p[v], q[u]);
    }
    return sum.value();
}

// False: no area.
bool widest(const Triangle& s, PlaneAxes& out) {
    double most = 0.0;
    for (int axis = 0; axis < 3; ++axis) {
        const int u = (axis + 1) % 3, v = (axis + 2) % 3;
        const double along = std::abs(normal_along(s, u, v));
        if (along > most) most = along, out = {u, v};
    }
    return most > 0.0;
}

// d x (p - o)
int side_of_line(const Ray& ray, const PlaneAxes& in, const glm::dvec3& p) {
    const glm::dvec3 &d = ray.direction, &o = ray.origin;
    ExactSum sum;
    sum.add(d[in.u], p[in.v]), sum.add(-d[in.v], p[in.u]);
    sum.add(-d[in.u], o[in.v]), sum.add(d[in.v], o[in.u]);
    return sum.sign();
}

// (p - o) x (q - p) over d x (q - p); p and q are on different sides.
double edge_crossing(const Ray& ray, const PlaneAxes& in, const glm::dvec3& p, const glm::dvec3& q) {
    const glm::dvec3 &d = ray.direction, &o = ray.origin;
    ExactSum down, along;
    down.add(p[in.u], q[in.v]), down.add(-p[in.v], q[in.u]);
    down.add(-o[in.u], q[in.v]), down.add(o[in.v], q[in.u]);
    down.add(o[in.u], p[in.v]), down.add(-o[in.v], p[in.u]);
    along.add(d[in.u], q[in.v]), along.add(-d[in.v], q[in.u]);
    along.add(-d[in.u], p[in.v]), along.add(d[in.v], p[in.u]);
    return down.value() / along.value();
}

} // namespace

bool touch_in_plane(const Ray& ray, const Triangle& s, Touch& out) {
    PlaneAxes in;
    if (!widest(s, in)) return false;
    const int axis = std::abs(ray.direction[in.u]) >= std::abs(ray.direction[in.v]) ? in.u : in.v;
    const std::array<const glm::dvec3*, 4> at = {&s.a, &s.b, &s.c, &s.a};
    std::array<int, 4> side{};
    for (std::size_t i = 0; i < 4; ++i) side[i] = side_of_line(ray, in, *at[i]);
    double enter = unbounded, exit = -unbounded;
    const auto widen = [&](double t) { enter = std::min(enter, t), exit = std::max(exit, t); };
    for (std::size_t i = 0; i < 3; ++i) {
        if (side[i] == 0) widen(((*at[i])[axis] - ray.origin[axis]) / ray.direction[axis]);
        if (side[i] * side[i + 1] < 0) widen(edge_crossing(ray, in, *at[i], *at[i + 1]));
    }
    if (exit < ray.t_min || enter > ray.t_max) return false; // enter > exit: the line passes by
    out = Touch{std::max(enter, ray.t_min), 0, Face::front, false};
    return enter <= exit;
}

} // namespace tunnel::ray
