// The same world in a mirror, with its axes swapped, or in another unit of length: the same verdicts, colliders, parts
// and faces. Mirrors keep the bits of distances; other units and swaps keep them but for rounding.
#include "core/ray/vec.hpp"
#include "core/ray/world.hpp"
#include "tests/oracle/exact_ray.hpp"
#include "tests/support/ray_world_cases.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec2;
using glm::dvec3;
using support::Random;

// Axis i goes to axis to[i], times sign[i], all times scale. Shapes in two dimensions want z kept.
struct SpaceMap {
    std::array<int, 3> to = {0, 1, 2};
    dvec3 sign{1.0};
    double scale = 1.0;

    [[nodiscard]] dvec3 way(const dvec3& v) const {
        dvec3 out;
        for (int i = 0; i < 3; ++i) out[to[static_cast<std::size_t>(i)]] = sign[i] * v[i];
        return out;
    }
    [[nodiscard]] dvec3 point(const dvec3& v) const { return scale * way(v); }
    [[nodiscard]] bool turns_over() const { // a mirror image, not a turn
        const dvec3 x = way({1, 0, 0}), y = way({0, 1, 0});
        return dot(cross(x, y), way({0, 0, 1})) < 0.0;
    }
    [[nodiscard]] bool keeps_plane() const { return to[2] == 2; }
    [[nodiscard]] bool keeps_order() const { return to == std::array{0, 1, 2}; }

    AnyShape operator()(const Plane& s) const { return Plane{way(s.normal), scale * s.offset}; }
    AnyShape operator()(const Sphere& s) const { return Sphere{point(s.centre), scale * s.radius}; }
    AnyShape operator()(const Box& s) const {
        const dvec3 p = point(s.min), q = point(s.max);
        return Box{{std::min(p.x, q.x), std::min(p.y, q.y), std::min(p.z, q.z)},
                   {std::max(p.x, q.x), std::max(p.y, q.y), std::max(p.z, q.z)}};
    }
    AnyShape operator()(const Obb& s) const {
        return Obb{point(s.centre), scale * s.half, glm::dmat3(way(s.axes[0]), way(s.axes[1]), way(s.axes[2]))};
    }
    AnyShape operator()(const Capsule& s) const { return Capsule{point(s.a), point(s.b), scale * s.radius}; }
    AnyShape operator()(const Triangle& s) const { return Triangle{point(s.a), point(s.b), point(s.c)}; }
    AnyShape operator()(const MeshShape& s) const {
        std::vector<dvec3> points;
        std::vector<Corners> corners;
        for (Id i = 0; i < s->size(); ++i) {
            const Triangle t = s->triangle(i);
            for (const dvec3& p : {t.a, t.b, t.c}) points.push_back(point(p));
            corners.push_back({3 * i, 3 * i + 1, 3 * i + 2});
        }
        return std::make_shared<const TriangleMesh>(*TriangleMesh::make(points, corners));
    }
    AnyShape operator()(const shape::Circle& s) const {
        return shape::Circle{dvec2(point(dvec3(s.centre, 0))), scale * s.radius};
    }
    AnyShape operator()(const shape::Aabb& s) const {
        const Box box = std::get<Box>((*this)(Box{dvec3(s.min, 0), dvec3(s.max, 0)}));
        return shape::Aabb{dvec2(box.min), dvec2(box.max)};
    }
    AnyShape operator()(const shape::ConvexPolygon& s) const {
        std::vector<dvec2> vertices;
        for (int i = 0; i < s.count; ++i) vertices.emplace_back(point(dvec3(s.vertex(i), 0)));
        if (turns_over()) std::reverse(vertices.begin(), vertices.end());
        const auto out = shape::make_polygon(vertices);
        return out ? AnyShape(*out) : AnyShape(MeshShape()); // none: refused
    }
    [[nodiscard]] Ray operator()(Ray ray) const {
        ray.origin = point(ray.origin), ray.direction = way(ray.direction);
        ray.t_min *= scale, ray.t_max *= scale;
        return ray;
    }
};

bool is_flat(const AnyShape& s) {
    return std::holds_alternative<shape::Circle>(s) || std::holds_alternative<shape::Aabb>(s) ||
           std::holds_alternative<shape::ConvexPolygon>(s);
}
bool has_winding(const AnyShape& s) {
    return std::holds_alternative<Triangle>(s) || std::holds_alternative<MeshShape>(s);
}

// Both worlds, and what was put in.
struct Twins {
    World here, there;
    support::RayWorldCase made;
};

Twins twins(int kind, std::uint64_t seed, const SpaceMap& map, Method method) {
    Twins out{World(Method::bvh), World(method), support::ray_world_case(kind, seed)};
    for (auto& c : out.made.held) {
        if (is_flat(c->shape) && !map.keeps_plane()) c->shape = Sphere{dvec3(0), out.made.size};
        const Obb* turned = std::get_if<Obb>(&c->shape); // decided to a hair, which depends on the order of sums
        if (turned != nullptr && !map.keeps_order())
            c->shape = Box{turned->centre - turned->half, turned->centre + turned->half};
        Collider image = *c;
        image.shape = std::visit(map, c->shape);
        if (out.there.insert(image) == no_id) c->enabled = false, image.shape = Sphere(), out.there.insert(image);
        const Id id = out.here.insert(*c);
        out.there.set_enabled(id, c->enabled);
    }
    out.here.update(), out.there.update();
    return out;
}

// There a triangle always shows its front, in a mirror as well.
bool in_its_plane(const AnyShape& shape, const Ray& ray, const Hit& hit) {
    if (const auto* mesh = std::get_if<MeshShape>(&shape))
        return oracle::meeting(ray, (*mesh)->triangle(hit.part)).side == 0;
    const auto* triangle = std::get_if<Triangle>(&shape);
    return triangle != nullptr && oracle::meeting(ray, *triangle).side == 0;
}

// Does the ray end, or start, where something is met? Whether that counts hangs on the distance's last bit.
bool ends_on(const Ray& ray, double distance) {
    const double doubt = 0x1p-39 * distance;
    return std::abs(ray.t_min - distance) <= doubt || std::abs(ray.t_max - distance) <= doubt;
}

// Empty, or what differs. `slack`: of distances; 0: to the bit.
std::string image_differs(const Twins& t, const SpaceMap& map, const Ray& ray, const Hit& a, const Hit& b,
                          double slack) {
    if (a.status != Status::hit && b.status != Status::hit) return a.status == b.status ? "" : "status";
    const bool here = a.status == Status::hit;
    const AnyShape& s = t.made.held[here ? a.collider : b.collider]->shape;
    // In a mirror its edges come in the other order.
    const bool other_edges = std::holds_alternative<shape::ConvexPolygon>(s) && map.turns_over();
    if ((slack > 0.0 || other_edges) && ends_on(ray, here ? a.distance : b.distance / map.scale)) return "";
    if (a.status != b.status) return "status";
    if (a.collider != b.collider) return "collider";
    const double allowed = other_edges ? 0x1p-39 : slack, want = map.scale * a.distance;
    if (std::abs(want - b.distance) > allowed * want) return "distance";
    const bool flipped = map.turns_over() && has_winding(s);
    const bool flat = in_its_plane(s, ray, a);
    if (flat && (a.face != Face::front || b.face != Face::front)) return "front";
    if (!flat && (a.face == b.face) == flipped) return "face";
    if (other_edges) return "";
    if (want != b.distance && std::holds_alternative<MeshShape>(s))
        return ""; // by its last bit another triangle is nearer
    if (a.part != b.part || a.inside != b.inside) return "part";
    if (slack > 0.0) return ""; // normals of round shapes follow the point
    if (map.point(a.point) != b.point) return "point";
    if (map.way(a.normal) != (flipped && flat ? -b.normal : b.normal)) return "normal";
    if (map.way(a.geometric) != (flipped ? -b.geometric : b.geometric)) return "geometric";
    return has_winding(s) && a.local != b.local ? "weights" : "";
}

std::string near_image(const Hit& a, const Hit& b) {
    if (a.status != b.status) return "status";
    if (a.status != Status::hit) return "";
    if (std::abs(a.distance - b.distance) > 0x1p-39 * a.distance + 1e-25) return "distance";
    return a.collider == b.collider ? "" : "collider";
}

template <class Check> std::int64_t each_ray(std::int64_t count, const SpaceMap& map, const Check& check) {
    std::int64_t hits = 0;
    for (std::int64_t seed = 0; seed < count; ++seed) {
        const auto s = static_cast<std::uint64_t>(seed);
        Random random(s + 77);
        const Twins t = twins(static_cast<int>(seed % support::ray_world_kinds), s + 60000, map,
                              static_cast<Method>(random.integer(0, 2)));
        for (int i = 0; i < 25; ++i) {
            Ray ray = support::trying_ray(random, t.made);
            if (!map.keeps_order()) ray.t_min = 0.0, ray.t_max = unbounded; // an end may be the distance itself
            Query query = support::trying_query(random, t.made, {}).query;
            if (!is_valid(ray)) continue;
            const Hit a = t.here.closest(ray, query);
            query.tie *= map.scale;
            const Hit b = t.there.closest(map(ray), query);
            const std::string differs = check(t, ray, a, b);
            if (!differs.empty()) {
                ADD_FAILURE() << differs << " seed " << seed << " ray " << i << ": " << a.distance * map.scale
                              << " and " << b.distance << "; collider " << a.collider;
                return hits;
            }
            hits += a.status == Status::hit;
        }
    }
    return hits;
}

TEST(RaySymmetryLaw, MirrorsChangeNoBit) {
    std::int64_t flat = 0;
    const std::int64_t count = support::case_count(180);
    for (const dvec3& sign : {dvec3(-1, 1, 1), dvec3(1, -1, 1), dvec3(1, 1, -1), dvec3(-1, -1, -1)}) {
        const SpaceMap map{{0, 1, 2}, sign, 1.0};
        const auto same = [&](const Twins& t, const Ray& ray, const Hit& a, const Hit& b) {
            if (a.status == Status::hit) flat += in_its_plane(t.made.held[a.collider]->shape, ray, a);
            return image_differs(t, map, ray, a, b, 0.0);
        };
        EXPECT_GT(each_ray(count, map, same), count * 5);
    }
    EXPECT_GE(flat, count / 10) << "rays in a triangle's own plane";
}

// Also beyond what the floats of a tree's boxes can hold.
TEST(RaySymmetryLaw, AnotherUnitOfLengthChangesNothing) {
    const std::int64_t count = support::case_count(150);
    for (const double scale : {0x1p-130, 0x1p-60, 0x1p-1, 0x1p10, 0x1p60, 0x1p130}) {
        const SpaceMap map{{0, 1, 2}, dvec3(1.0), scale};
        const auto same = [&](const Twins& t, const Ray& ray, const Hit& a, const Hit& b) {
            return image_differs(t, map, ray, a, b, 0x1p-50);
        };
        EXPECT_GT(each_ray(count, map, same), count * 5) << scale;
    }
}

TEST(RaySymmetryLaw, SwappedAxesGiveTheSameVerdicts) {
    const std::int64_t count = support::case_count(180);
    for (const std::array<int, 3>& to :
         {std::array{1, 0, 2}, std::array{0, 2, 1}, std::array{2, 1, 0}, std::array{1, 2, 0}, std::array{2, 0, 1}}) {
        const SpaceMap map{to, dvec3(1.0), 1.0};
        const auto near = [](const Twins&, const Ray&, const Hit& a, const Hit& b) { return near_image(a, b); };
        EXPECT_GT(each_ray(count, map, near), count * 5);
    }
}

} // namespace
} // namespace tunnel::ray
