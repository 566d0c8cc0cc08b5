// Draws worlds and rays; see ray_world_cases.hpp.
#include "tests/support/ray_world_cases.hpp"

#include "core/ray/vec.hpp"
#include "tests/support/ray_meshes.hpp"

#include <memory>

namespace tunnel::support {

using glm::dvec2;
using glm::dvec3;
using ray::AnyShape;
using ray::Box;
using ray::Capsule;
using ray::Collider;
using ray::cross;
using ray::dot;
using ray::Id;
using ray::largest_of;
using ray::LayerMask;
using ray::ListQuery;
using ray::make_ray;
using ray::MeshShape;
using ray::Obb;
using ray::Per;
using ray::Plane;
using ray::Query;
using ray::Ray;
using ray::Sphere;
using ray::Start;
using ray::Triangle;
using ray::TriangleMesh;
using ray::unit;

namespace {

// Draws of one world: places, lengths, frames.
struct Draw {
    Random& random;
    const RayWorldCase& world;
    bool thin = false;

    [[nodiscard]] double length() const {
        if (world.lattice) return world.size / 4;
        return thin ? random.magnitude(-3, 6) : world.size * random.magnitude(-3, -0.3);
    }
    [[nodiscard]] dvec3 point() const {
        dvec3 p = in_cube(random, world.size);
        if (world.lattice)
            for (int i = 0; i < 3; ++i) p[i] = random.integer(-3, 3) * world.size / 4;
        return world.place + p;
    }
    [[nodiscard]] dvec3 near(const dvec3& p) const {
        if (world.lattice) return point();
        return p + in_cube(random, length());
    }
    [[nodiscard]] dvec3 half() const {
        const double x = length(), y = length();
        return {random.chance(12) ? 0.0 : x, y, length()};
    }
    [[nodiscard]] glm::dmat3 frame() const {
        if (random.chance(4)) return glm::dmat3(1.0);
        const dvec3 x = unit(in_cube(random, 1.0)), y = unit(cross(x, in_cube(random, 1.0)));
        return {x, y, unit(cross(x, y))};
    }
};

AnyShape some_mesh(const Draw& draw, const dvec3& p) {
    Soup soup = ball_mesh(0, dvec3(0), 1.0);
    const dvec3 half = draw.half();
    for (dvec3& v : soup.points) v = p + half * v;
    return std::make_shared<const TriangleMesh>(soup.mesh());
}

AnyShape some_polygon(const Draw& draw, const dvec3& p) {
    const double turn = draw.random.uniform(0.0, 6.0), radius = draw.length();
    const int count = draw.random.integer(3, 9);
    std::vector<dvec2> vertices;
    for (int i = 0; i < count; ++i) {
        const double angle = turn + 6.283185307179586 * i / count;
        vertices.push_back(dvec2(p) + radius * dvec2(std::cos(angle), 0.4 * std::sin(angle)));
    }
    const auto polygon = shape::make_polygon(vertices);
    return polygon ? AnyShape(*polygon) : AnyShape(Sphere{p, radius});
}

AnyShape some_shape(const Draw& draw) {
    const dvec3 p = draw.point();
    switch (draw.random.integer(0, 10)) {
    case 0: return Sphere{p, draw.length()};
    case 1:
    case 2: {
        const dvec3 half = draw.half();
        return Box{p - half, p + half};
    }
    case 3:
    case 4: {
        const dvec3 half = draw.half();
        return Obb{p, half, draw.frame()};
    }
    case 5: {
        const dvec3 q = draw.near(p);
        return Capsule{p, q, 0.3 * draw.length()};
    }
    case 6: {
        const dvec3 q = draw.near(p);
        return Triangle{p, q, draw.near(p)};
    }
    case 7: return some_mesh(draw, p);
    case 8: {
        const dvec3 n = draw.world.lattice ? dvec3(0, 1, 0) : unit(in_cube(draw.random, 1.0));
        return draw.random.chance(3) ? AnyShape(Plane{n, dot(n, p)}) : AnyShape(Sphere{p, draw.length()});
    }
    case 9: return some_polygon(draw, p);
    default: {
        const dvec3 half = draw.half();
        if (draw.random.chance(2)) return shape::Circle{dvec2(p), half.y};
        return shape::Aabb{dvec2(p - half), dvec2(p + half)};
    }
    }
}

// A corner, an end, or between.
double coordinate(Random& random, double lo, double hi) {
    const int kind = random.integer(0, 2);
    const double u = random.unit();
    return kind == 0 ? lo : kind == 1 ? hi : lo + u * (hi - lo);
}

dvec3 around(Random& random, const dvec3& centre, double radius, bool flat) {
    dvec3 way(0.0);
    const int kind = random.integer(0, 3);
    if (kind == 0) return centre;
    if (kind == 1) {
        way[random.integer(0, flat ? 1 : 2)] = random.sign();
    } else {
        way = in_cube(random, 1.0);
        if (flat) way.z = 0.0;
        way = unit(way);
    }
    return centre + radius * way;
}

struct Feature {
    Random& random;
    dvec3 operator()(const Sphere& s) const { return around(random, s.centre, s.radius, false); }
    dvec3 operator()(const shape::Circle& s) const { return around(random, dvec3(s.centre, 0), s.radius, true); }
    dvec3 operator()(const Box& s) const {
        const double x = coordinate(random, s.min.x, s.max.x), y = coordinate(random, s.min.y, s.max.y);
        return {x, y, coordinate(random, s.min.z, s.max.z)};
    }
    dvec3 operator()(const shape::Aabb& s) const { return (*this)(Box{dvec3(s.min, 0), dvec3(s.max, 0)}); }
    dvec3 operator()(const Obb& s) const { return s.centre + s.axes * (*this)(Box{-s.half, s.half}); }
    dvec3 operator()(const Capsule& s) const {
        const double u = coordinate(random, 0.0, 1.0);
        return around(random, s.a + u * (s.b - s.a), s.radius, false);
    }
    dvec3 operator()(const Triangle& s) const {
        const double u = coordinate(random, 0.0, 1.0), v = random.chance(3) ? random.unit() : 0.0;
        return s.a + u * (s.b - s.a) + v * (1.0 - u) * (s.c - s.a);
    }
    dvec3 operator()(const MeshShape& s) const {
        return (*this)(s->triangle(static_cast<Id>(random.integer(0, static_cast<int>(s->size()) - 1))));
    }
    dvec3 operator()(const Plane& s) const { return s.normal * s.offset + cross(s.normal, in_cube(random, 1.0)); }
    dvec3 operator()(const shape::ConvexPolygon& s) const {
        const int i = random.integer(0, s.count - 1);
        const dvec2 a = s.vertex(i), b = s.vertex(s.next(i));
        return {a + coordinate(random, 0.0, 1.0) * (b - a), 0.0};
    }
};

} // namespace

RayWorldCase ray_world_case(int kind, std::uint64_t seed) {
    Random random(seed);
    RayWorldCase out;
    out.lattice = kind == 0;
    out.size = kind == 2 ? 1e-3 : kind == 3 ? 1e6 : 1.0;
    if (kind == 4) out.place = 1e6 * unit(in_cube(random, 1.0));
    const int count = random.integer(1, 40);
    for (int i = 0; i < count; ++i) {
        const Draw draw{random, out, kind == 5};
        Collider c;
        c.shape = some_shape(draw);
        c.layer = random.integer(0, 6);
        c.enabled = !random.chance(8), c.trigger = random.chance(6), c.moving = random.chance(3);
        out.held.emplace_back(c);
    }
    return out;
}

dvec3 feature_of(Random& random, const AnyShape& shape) { return std::visit(Feature{random}, shape); }

Ray trying_ray(Random& random, const RayWorldCase& world) {
    const auto some = [&]() -> const AnyShape& {
        return world.held[static_cast<std::size_t>(random.integer(0, static_cast<int>(world.held.size()) - 1))]->shape;
    };
    const dvec3 at = feature_of(random, some());
    double away = world.size * random.magnitude(-2, 2);
    if (random.chance(8)) away = 1e6;
    if (world.lattice) away = 2.0 * world.size;
    dvec3 origin = at + in_cube(random, away);
    const int kind = random.integer(0, 5);
    if (kind == 0) origin = feature_of(random, some()); // on a surface, or in the middle of something
    dvec3 way = at - origin;
    if (kind == 1 || kind == 2) { // along an axis or two
        way = dvec3(0.0);
        way[random.integer(0, 2)] = random.sign();
        if (kind == 2 && random.chance(2)) way[random.integer(0, 2)] = random.sign();
        origin = at - (random.chance(4) ? 0.0 : away) * way;
    }
    if (kind == 3) origin[random.integer(0, 2)] = at[random.integer(0, 2)];
    if (random.chance(4)) origin.z = way.z = 0.0;
    Ray ray = make_ray(origin, way);
    for (int i = 0; i < 3; ++i)
        if (ray.direction[i] == 0.0 && random.chance(2)) ray.direction[i] = -0.0;
    const double reach = largest_of(at - origin);
    if (random.chance(5)) ray.t_max = random.chance(2) ? reach : 2.0 * reach * random.unit();
    if (random.chance(6)) ray.t_min = std::min(ray.t_max, random.chance(2) ? reach : reach * random.unit());
    return ray;
}

ListQuery trying_query(Random& random, const RayWorldCase& world, std::span<const Id> ignored) {
    ListQuery out;
    Query& q = out.query;
    q.start = static_cast<Start>(random.integer(0, 2));
    if (random.chance(3)) q.tie = world.size * random.magnitude(-4, 0);
    if (random.chance(3)) q.filter.layers = static_cast<LayerMask>(random.bits());
    q.filter.include_triggers = random.chance(2);
    if (random.chance(3)) q.filter.ignored = ignored;
    out.per = random.chance(2) ? Per::surface : Per::collider;
    if (random.chance(3)) out.pierced = static_cast<LayerMask>(random.bits());
    return out;
}

} // namespace tunnel::support
