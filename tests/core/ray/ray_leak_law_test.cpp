// Closed meshes of several forms: nothing slips through, from inside or outside, at corners, along edges and in the
// planes of faces; what is met first is what exact arithmetic says.
#include "core/ray/mesh.hpp"
#include "core/ray/vec.hpp"
#include "core/ray/world.hpp"
#include "tests/oracle/ray_world_oracle.hpp"
#include "tests/support/ray_meshes.hpp"
#include "tests/support/ray_world_cases.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <memory>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::Random;
using support::Soup;

using DrawPoint = std::function<dvec3(Random&)>;

struct ClosedMesh {
    const char* name;
    Soup soup;
    DrawPoint inside; // a point well inside
    double size = 1.0;
    bool convex = true; // else a ray from inside may touch an edge and stay inside: the front of one side of it
};

Soup grid_of(Id across, Id along, const std::function<dvec3(Id, Id)>& at) { // both ways round
    Soup soup;
    for (Id i = 0; i < across; ++i)
        for (Id k = 0; k < along; ++k) soup.points.push_back(at(i, k));
    const auto number = [&](Id i, Id k) { return (i % across) * along + k % along; };
    for (Id i = 0; i < across; ++i)
        for (Id k = 0; k < along; ++k) {
            soup.triangles.push_back({number(i, k), number(i + 1, k), number(i + 1, k + 1)});
            soup.triangles.push_back({number(i, k), number(i + 1, k + 1), number(i, k + 1)});
        }
    return soup;
}

dvec3 on_torus(double around, double across, double tube) {
    const double r = 1.0 + tube * std::cos(across);
    return {r * std::cos(around), r * std::sin(around), tube * std::sin(across)};
}

ClosedMesh torus(const char* name, const dvec3& centre, double radius) {
    constexpr double turn = 6.283185307179586;
    const auto at = [=](Id i, Id k) { return centre + radius * on_torus(turn * i / 28.0, turn * k / 14.0, 0.4); };
    const auto inside = [=](Random& random) {
        const double a = random.uniform(0, turn), b = random.uniform(0, turn);
        return centre + radius * on_torus(a, b, 0.3 * random.unit());
    };
    return {name, grid_of(28, 14, at), inside, radius, false};
}

ClosedMesh ball(const char* name, const dvec3& centre, const dvec3& half) {
    Soup soup = support::ball_mesh(2, dvec3(0), 1.0);
    for (dvec3& p : soup.points) p = centre + half * p;
    const auto inside = [=](Random& random) { return centre + half * support::in_cube(random, 0.4); };
    return {name, soup, inside, largest_of(half)};
}

// A cube of whole coordinates, each face four by four: rays along the axes run in faces, through corners, along edges.
ClosedMesh cube() {
    Soup soup;
    for (int axis = 0; axis < 3; ++axis)
        for (const int side : {0, 4})
            for (int u = 0; u < 4; ++u)
                for (int v = 0; v < 4; ++v) {
                    const auto at = [&](int x, int y) {
                        dvec3 p(0.0);
                        p[axis] = side, p[(axis + 1) % 3] = x, p[(axis + 2) % 3] = y;
                        return p;
                    };
                    const dvec3 a = at(u, v), b = at(u + 1, v), c = at(u + 1, v + 1), d = at(u, v + 1);
                    side > 0 ? soup.add(a, b, c) : soup.add(a, c, b);
                    side > 0 ? soup.add(a, c, d) : soup.add(a, d, c);
                }
    const auto inside = [](Random& random) {
        dvec3 p(0.0);
        for (int i = 0; i < 3; ++i) p[i] = random.chance(2) ? random.integer(1, 3) : random.uniform(0.5, 3.5);
        return p;
    };
    return {"cube", soup, inside, 4.0};
}

std::vector<ClosedMesh> closed_meshes() {
    std::vector<ClosedMesh> out = {ball("ball", dvec3(0), dvec3(1)), torus("torus", dvec3(0), 1.0), cube()};
    out.push_back(ball("needle", dvec3(0.25, -0.5, 0), dvec3(1e3, 1e-3, 1e-3)));
    out.push_back(ball("far sheet", dvec3(1e6, 3e5, -7e5), dvec3(100.0, 1e-2, 30.0)));
    out.push_back(torus("huge torus", dvec3(1e5), 1e6));
    out.push_back(torus("tiny torus far out", dvec3(1e6, -1e6, 0), 1e-2));
    return out;
}

// A corner, a place on an edge, or in a triangle; exactly so where coordinates are whole.
dvec3 aim_of(Random& random, const TriangleMesh& mesh) {
    const Triangle t = mesh.triangle(static_cast<Id>(random.integer(0, static_cast<int>(mesh.size()) - 1)));
    const int kind = random.integer(0, 3);
    const double u = kind == 0 ? 0.0 : kind == 1 ? 0.5 : random.unit(), v = kind == 3 ? random.unit() : 0.0;
    return t.a + u * (t.b - t.a) + v * (1.0 - u) * (t.c - t.a);
}

dvec3 plain_way(Random& random) { // along an axis or a diagonal
    dvec3 way(0.0);
    while (way == dvec3(0.0))
        for (int i = 0; i < 3; ++i) way[i] = random.integer(-1, 1);
    return way;
}

struct Leaks {
    std::int64_t inside = 0, leaks = 0;
};

void try_from_inside(Random& random, const ClosedMesh& closed, const TriangleMesh& mesh, Leaks& told) {
    const dvec3 from = closed.inside(random), at = aim_of(random, mesh);
    const Ray ray = make_ray(from, random.chance(3) ? plain_way(random) : at - from);
    if (!is_valid(ray)) return;
    const Hit hit = cast(ray, mesh);
    ++told.inside;
    told.leaks += hit.status != Status::hit || (closed.convex && hit.face != Face::back);
}

TEST(RayLeakLaw, NothingLeavesAClosedMeshUnmet) {
    for (const ClosedMesh& closed : closed_meshes()) {
        const TriangleMesh mesh = closed.soup.mesh();
        Leaks told;
        const std::int64_t count = support::case_count(15000);
        for (std::int64_t seed = 0; seed < count; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            try_from_inside(random, closed, mesh, told);
        }
        EXPECT_EQ(told.leaks, 0) << closed.name;
        EXPECT_GT(told.inside, count * 9 / 10) << closed.name;
    }
}

// From outside, past and through, from as far as a thousand times its size.
TEST(RayLeakLaw, WhatIsMetFirstIsExact) {
    for (const ClosedMesh& closed : closed_meshes()) {
        const auto mesh = std::make_shared<const TriangleMesh>(closed.soup.mesh());
        const oracle::Held held = {Collider{mesh}};
        World world;
        world.insert(*held[0]), world.update();
        std::int64_t hits = 0, decided = 0, count = support::case_count(1000);
        for (std::int64_t seed = 0; seed < count; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            const dvec3 at = aim_of(random, *mesh);
            const double away = closed.size * random.magnitude(-1, 3);
            const bool plain = random.chance(3);
            const dvec3 way = plain ? plain_way(random) : support::in_cube(random, 1.0);
            const dvec3 from = at - std::exp2(std::round(std::log2(away))) * way;
            const Ray ray = make_ray(from, plain ? way : at - from);
            ASSERT_TRUE(is_valid(ray));
            const Hit hit = world.closest(ray);
            const auto truth = oracle::meetings(held, ray, {});
            bool sure = false;
            ASSERT_EQ(oracle::judge_closest(truth, ray, {}, hit, sure), "") << closed.name << " seed " << seed;
            Hit every = cast(ray, *mesh, {0.0, true});
            if (every.status == Status::hit) every.collider = hit.collider;
            ASSERT_TRUE(support::same_bits(hit, every)) << closed.name << " seed " << seed;
            std::vector<Hit> list;
            world.all(ray, {{}, Per::surface, every_layer}, list);
            ASSERT_EQ(oracle::judge_all(held, truth, {{}, Per::surface, every_layer}, list), "") << closed.name;
            hits += hit.status == Status::hit, decided += sure;
        }
        EXPECT_GT(hits, count / 2) << closed.name;
        EXPECT_GT(decided, count / 2) << closed.name;
    }
}

} // namespace
} // namespace tunnel::ray
