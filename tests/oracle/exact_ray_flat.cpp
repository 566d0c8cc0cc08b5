// Answers: exact meetings with what has flat sides: boxes along the axes, polygons, planes, triangles.
#include "tests/oracle/exact_ray_parts.hpp"

namespace tunnel::oracle {

SolidMeeting meeting(const ray::Ray& ray, const ray::Box& box) {
    Lift space;
    for (const glm::dvec3& v : {ray.origin, box.min, box.max}) space.cover(v);
    const LiftedRay line = lifted(ray, space);
    const Whole3 min = space.at(box.min) - line.origin, max = space.at(box.max) - line.origin;
    Clip clip;
    for (std::size_t i = 0; i < 3; ++i) {
        const int way = sign(line.way[i]);
        if (way == 0 && (min[i] > 0 || max[i] < 0)) return {};
        if (way == 0) continue;
        clip.after.push_back({quotient(way > 0 ? min[i] : max[i], line.way[i]), static_cast<unsigned>(i)});
        clip.until.push_back({quotient(way > 0 ? max[i] : min[i], line.way[i]), static_cast<unsigned>(i)});
    }
    return clip.meeting(line.unit);
}

SolidMeeting meeting(const ray::Ray& ray, const shape::Aabb& box) {
    return meeting(ray, ray::Box{glm::dvec3(box.min, 0.0), glm::dvec3(box.max, 0.0)});
}

SolidMeeting meeting(const ray::Ray& ray, const shape::ConvexPolygon& polygon) {
    Lift space;
    space.cover(ray.origin);
    for (int i = 0; i < polygon.count; ++i) space.cover(glm::dvec3(polygon.vertex(i), 0.0));
    const LiftedRay line = lifted(ray, space);
    Clip clip;
    for (int i = 0; i < polygon.count; ++i) {
        const Whole3 a = space.at(glm::dvec3(polygon.vertex(i), 0.0));
        const Whole3 edge = space.at(glm::dvec3(polygon.vertex(polygon.next(i)), 0.0)) - a, from = line.origin - a;
        const Integer depth = edge[0] * from[1] - edge[1] * from[0]; // inside: depth + t rate >= 0
        const Integer rate = edge[0] * line.way[1] - edge[1] * line.way[0];
        if (rate == 0 && depth < 0) return {};
        if (rate > 0) clip.after.push_back({quotient(-depth, rate), static_cast<unsigned>(i)});
        if (rate < 0) clip.until.push_back({quotient(-depth, rate), static_cast<unsigned>(i)});
    }
    return clip.meeting(line.unit);
}

// The normal has a grid of its own: the offset times the normal's grid is a whole number of both.
SurfaceMeeting meeting(const ray::Ray& ray, const ray::Plane& plane) {
    Lift space, turn;
    space.cover(ray.origin), turn.cover(plane.normal);
    Lift product; // of the two
    product.cover(std::ldexp(1.0, space.exponent() + turn.exponent()));
    product.cover(plane.offset);
    const LiftedRay line = lifted(ray, space);
    const Whole3 normal = turn.at(plane.normal);
    const auto finer = static_cast<unsigned>(space.exponent() + turn.exponent() - product.exponent());
    const Integer height = product.at(plane.offset) - (dot(normal, line.origin) << finer);
    const Integer rate = dot(normal, line.way);
    constexpr Bounds before = {-1e300, -1e300}, behind = {1e300, 1e300};
    if (rate == 0) return height == 0 ? SurfaceMeeting{Sure::yes, before, 0, behind} : SurfaceMeeting{};
    const int coarser = line.unit - static_cast<int>(finer);
    return {Sure::yes, bounds(near(quotient(height, rate), coarser)), rate < 0 ? 1 : -1, {}};
}

namespace {

// A line in the triangle's plane: what its edges leave of it, seen along an axis that the normal has a part of.
SurfaceMeeting in_plane(const LiftedRay& line, const std::array<Whole3, 3>& v, const Whole3& area) {
    const std::size_t seen = area[0] != 0 ? 0 : area[1] != 0 ? 1 : 2, x = (seen + 1) % 3, y = (seen + 2) % 3;
    const bool turned = area[seen] < 0;
    Clip clip;
    for (unsigned i = 0; i < 3; ++i) {
        const Whole3 edge = v[(i + 1) % 3] - v[i]; // v is seen from the origin
        Integer depth = edge[y] * v[i][x] - edge[x] * v[i][y], rate = edge[x] * line.way[y] - edge[y] * line.way[x];
        if (turned) depth = -depth, rate = -rate;
        if (rate == 0 && depth < 0) return {};
        if (rate > 0) clip.after.push_back({quotient(-depth, rate), i});
        if (rate < 0) clip.until.push_back({quotient(-depth, rate), i});
    }
    const SolidMeeting m = clip.meeting(line.unit);
    return {m.met, m.enter, 0, m.exit};
}

} // namespace

// The line passes to one side of all three edges: the signs of three volumes. Their sum is the area across the line.
SurfaceMeeting meeting(const ray::Ray& ray, const ray::Triangle& t) {
    Lift space;
    for (const glm::dvec3& v : {ray.origin, t.a, t.b, t.c}) space.cover(v);
    const LiftedRay line = lifted(ray, space);
    const Whole3 a = space.at(t.a) - line.origin, b = space.at(t.b) - line.origin, c = space.at(t.c) - line.origin;
    const Whole3 bc = cross(b, c);
    const Integer u = dot(line.way, bc), v = dot(line.way, cross(c, a)), w = dot(line.way, cross(a, b));
    const Integer along = u + v + w, volume = dot(a, bc);
    if (along == 0) {
        const Whole3 area = cross(b - a, c - a);
        const bool flat = area[0] == 0 && area[1] == 0 && area[2] == 0;
        return volume != 0 || flat ? SurfaceMeeting{} : in_plane(line, {a, b, c}, area);
    }
    const int want = sign(along);
    if (sign(u) * want < 0 || sign(v) * want < 0 || sign(w) * want < 0) return {};
    return {Sure::yes, bounds(near(quotient(volume, along), line.unit)), -want, {}};
}

} // namespace tunnel::oracle
