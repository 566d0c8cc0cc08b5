// Meshes: the door, ties, refits, and the laws: the tree says what every triangle says, to the bit, and a closed mesh
// has no leak.
#include "core/ray/cast.hpp"
#include "core/ray/mesh.hpp"
#include "core/ray/vec.hpp"
#include "tests/support/random.hpp"
#include "tests/support/ray_meshes.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::Random;
using support::Soup;

void same_bits(const Hit& a, const Hit& b, const char* what, std::uint64_t seed) {
    const auto bits = [](double x) { return std::bit_cast<std::uint64_t>(x); };
    EXPECT_EQ(a.status, b.status) << what << " seed " << seed;
    EXPECT_EQ(bits(a.distance), bits(b.distance)) << what << " seed " << seed;
    EXPECT_EQ(a.part, b.part) << what << " seed " << seed;
    EXPECT_EQ(a.face, b.face) << what << " seed " << seed;
    EXPECT_EQ(a.local, b.local) << what << " seed " << seed;
}

TEST(RayMesh, RefusesWhatIsNoMesh) {
    const std::vector<dvec3> points = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    EXPECT_TRUE(TriangleMesh::make(points, std::vector<Corners>{{0, 1, 2}}));
    EXPECT_FALSE(TriangleMesh::make(points, std::vector<Corners>{{0, 1, 3}}));
    const std::vector<dvec3> bad = {{0, 0, 0}, {std::nan(""), 0, 0}, {0, 1, 0}};
    EXPECT_FALSE(TriangleMesh::make(bad, std::vector<Corners>{{0, 1, 2}}));
    auto mesh = TriangleMesh::make(points, std::vector<Corners>{{0, 1, 2}});
    EXPECT_FALSE(mesh->move(bad));
    const Ray down = make_ray(dvec3(0.25, 0.25, 1), dvec3(0, 0, -1));
    EXPECT_EQ(cast(down, *mesh).distance, 1.0);
    EXPECT_TRUE(mesh->move(std::vector<dvec3>{{0, 0, -2}, {1, 0, -2}, {0, 1, -2}}));
    EXPECT_EQ(cast(down, *mesh).distance, 3.0);
    EXPECT_EQ(cast(Ray{dvec3(0), dvec3(0), 0, 1}, *mesh).status, Status::invalid_input);
    const auto none = TriangleMesh::make(points, std::vector<Corners>());
    EXPECT_EQ(cast(down, *none).status, Status::clear);
}

// Three floors 0.9 apart, with a band of 1: the lowest distance is that of number 2, and only 1 is within its band. The
// document's rule answers 0, 1 or 2, by the order in which it meets them.
TEST(RayMesh, TiesDoNotDependOnTheOrder) {
    const Ray down = make_ray(dvec3(0.2, 0.2, 10), dvec3(0, 0, -1));
    const std::vector<std::vector<int>> orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (const std::vector<int>& order : orders) {
        Soup soup;
        for (const int floor : order) soup.add({0, 0, 0.9 * floor}, {1, 0, 0.9 * floor}, {0, 1, 0.9 * floor});
        const TriangleMesh mesh = soup.mesh();
        for (const bool brute : {true, false}) {
            const Hit hit = cast(down, mesh, {1.0, brute});
            const auto place = [&](int floor) { return std::find(order.begin(), order.end(), floor) - order.begin(); };
            EXPECT_EQ(hit.part, static_cast<Id>(std::min(place(1), place(2))));
            EXPECT_NEAR(cast(down, mesh, {0.0, brute}).distance, 8.2, 1e-14);
        }
    }
}

TEST(RayMesh, TheTreeSavesWork) {
    const TriangleMesh mesh = support::ball_mesh(5, dvec3(0), 1.0).mesh();
    MeshCounts counts;
    EXPECT_EQ(cast(make_ray(dvec3(-3, 0.1, 0.2), dvec3(1, 0, 0)), mesh, {}, &counts).status, Status::hit);
    EXPECT_LT(counts.triangles, 60);
    MeshCounts all;
    (void)cast(make_ray(dvec3(-3, 0.1, 0.2), dvec3(1, 0, 0)), mesh, {0.0, true}, &all);
    EXPECT_EQ(all.triangles, 20 * 1024);
}

Soup in_floats(Soup soup) {
    for (dvec3& p : soup.points) p = dvec3(glm::vec3(p));
    return soup;
}

// From inside, every ray must leave through the surface; aimed at corners and edges above all.
TEST(RayMeshLaw, AClosedMeshHasNoLeak) {
    std::int64_t leaks = 0, odd = 0;
    for (int kind = 0; kind < 5; ++kind) { // 4: of floats
        const double radius = kind == 1 ? 1e6 : kind == 2 ? 1e-3 : 1.0;
        const dvec3 centre = kind == 3 ? dvec3(1e6, -2e5, 7e5) : dvec3(0.0);
        Soup soup = support::ball_mesh(3, centre, radius);
        if (kind == 0)
            for (dvec3& p : soup.points) p.z *= 1e-4; // needles
        if (kind == 4) soup = in_floats(soup);
        const TriangleMesh mesh = soup.mesh();
        const std::int64_t count = support::case_count(50000);
        for (std::int64_t seed = 0; seed < count; ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            dvec3 origin = support::in_cube(random, 0.3 * radius);
            if (kind == 0) origin.z *= 1e-4;
            const Triangle t = mesh.triangle(static_cast<Id>(random.integer(0, static_cast<int>(mesh.size()) - 1)));
            const double u = random.chance(3) ? 0.0 : random.unit();
            const dvec3 at = t.a + u * (t.b - t.a);
            origin = random.chance(5) ? centre : origin + centre;
            Ray ray = make_ray(origin, at - origin);
            if (random.chance(5)) {
                dvec3 d(0.0);
                d[random.integer(0, 2)] = random.sign();
                ray = make_ray(origin, d);
            }
            const Hit hit = cast(ray, mesh);
            leaks += hit.status != Status::hit;
            odd += hit.status == Status::hit && hit.face != Face::back;
        }
    }
    EXPECT_EQ(leaks, 0);
    EXPECT_EQ(odd, 0);
}

Ray some_ray(Random& random, const TriangleMesh& mesh, double size) {
    const Triangle t = mesh.triangle(static_cast<Id>(random.integer(0, static_cast<int>(mesh.size()) - 1)));
    const int kind = random.integer(0, 4);
    const double u = random.unit(), away = size * random.magnitude(-2, 3);
    dvec3 at = kind == 0 ? t.a : kind == 1 ? t.a + u * (t.b - t.a) : t.a + 0.3 * (t.b - t.a) + 0.2 * u * (t.c - t.a);
    dvec3 origin = at + support::in_cube(random, away);
    if (kind == 2) {
        const int axis = random.integer(0, 2);
        origin = at;
        origin[axis] += away * random.sign();
    }
    Ray ray = make_ray(origin, at - origin);
    if (random.chance(6)) ray.t_max = away * random.unit();
    if (random.chance(6)) ray.t_min = std::min(ray.t_max, away * random.unit());
    if (kind == 4) ray.t_min = std::min(ray.t_max, 0.5 * away);
    return ray;
}

void check_mesh(const TriangleMesh& mesh, double size, std::int64_t count, const char* what) {
    std::int64_t hits = 0;
    for (std::int64_t seed = 0; seed < count; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const Ray ray = some_ray(random, mesh, size);
        MeshQuery query;
        if (random.chance(4)) query.tie = size * random.magnitude(-6, 0);
        const Hit tree = cast(ray, mesh, query);
        query.brute_force = true;
        const Hit all = cast(ray, mesh, query);
        same_bits(tree, all, what, static_cast<std::uint64_t>(seed));
        hits += all.status == Status::hit;
    }
    EXPECT_GT(hits, count / 3) << what;
}

TEST(RayMeshLaw, TheTreeSaysWhatEveryTriangleSays) {
    const std::int64_t count = support::case_count(6000);
    check_mesh(support::ball_mesh(2, dvec3(0), 1.0).mesh(), 1.0, count, "ball");
    check_mesh(support::ball_mesh(2, dvec3(1e6, 1e6, -1e6), 1e-3).mesh(), 1e-3, count, "far ball");
    check_mesh(support::some_soup(300, 1.0, 7).mesh(), 1.0, count, "soup");
    check_mesh(support::some_soup(300, 1e12, 8).mesh(), 1e12, count, "huge soup");
    check_mesh(support::lattice_soup(9).mesh(), 1.0, count, "lattice");
    TriangleMesh moved = support::some_soup(300, 1.0, 9).mesh();
    ASSERT_TRUE(moved.move(support::some_soup(300, 1.0, 10).points));
    check_mesh(moved, 1.0, count, "refitted");
    // What floats hold is kept in floats, as long as all of it is so.
    check_mesh(in_floats(support::ball_mesh(3, dvec3(1e6, 1e6, -1e6), 10.0)).mesh(), 10.0, count, "far ball of floats");
    ASSERT_TRUE(moved.move(in_floats(support::some_soup(300, 1.0, 11)).points));
    check_mesh(moved, 1.0, count, "moved to floats");
    Soup soup = in_floats(support::some_soup(300, 1.0, 11));
    soup.points.back().x += 1e-9;
    ASSERT_TRUE(moved.move(soup.points));
    check_mesh(moved, 1.0, count, "moved off floats");
    EXPECT_EQ(moved.triangle(299).c.x, soup.points.back().x);
}

} // namespace
} // namespace tunnel::ray
