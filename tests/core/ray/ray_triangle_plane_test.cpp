// Rays in a triangle's own plane: touching counts, the first point there is the hit, and nothing meets what has no
// area.
#include "core/ray/cast.hpp"
#include "core/ray/mesh.hpp"
#include "tests/oracle/ray_oracle.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::Random;

TEST(RayTrianglePlane, MeetsTheFirstPointOnItsFront) {
    const Triangle t{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    const Hit across = cast(make_ray(dvec3(-2, 1, 0), dvec3(1, 0, 0)), t);
    ASSERT_EQ(across.status, Status::hit);
    EXPECT_EQ(across.distance, 2.0);
    EXPECT_EQ(across.face, Face::front);
    EXPECT_EQ(across.normal, dvec3(0, 0, 1));
    EXPECT_EQ(across.geometric, dvec3(0, 0, 1));
    EXPECT_EQ(across.local, dvec3(0.75, 0.0, 0.25));
    EXPECT_EQ(cast(make_ray(dvec3(1, 1, 0), dvec3(1, 0, 0)), t).distance, 0.0);         // starts inside
    EXPECT_EQ(cast(make_ray(dvec3(1, 1, 0), dvec3(1, 0, 0), 9, 0.5), t).distance, 0.5); // where it starts
    EXPECT_EQ(cast(make_ray(dvec3(-2, 0, 0), dvec3(1, 0, 0)), t).distance, 2.0);        // along an edge
    EXPECT_EQ(cast(make_ray(dvec3(-2, 4, 0), dvec3(1, 0, 0)), t).distance, 2.0);        // a corner
    EXPECT_EQ(cast(make_ray(dvec3(-2, 4, 0), dvec3(1, 0, 0), 2.0), t).distance, 2.0);   // just reached
    EXPECT_EQ(cast(make_ray(dvec3(-2, 1, 0), dvec3(1, 0, 0), 1.5), t).status, Status::clear);
    EXPECT_EQ(cast(make_ray(dvec3(5, 1, 0), dvec3(1, 0, 0)), t).status, Status::clear); // behind
    EXPECT_EQ(cast(make_ray(dvec3(-2, std::nextafter(4.0, 5.0), 0), dvec3(1, 0, 0)), t).status, Status::clear);
    EXPECT_EQ(cast(make_ray(dvec3(-2, 1, 5e-324), dvec3(1, 0, 0)), t).status, Status::clear); // beside the plane
}

TEST(RayTrianglePlane, WithoutAreaIsNeverMet) {
    for (const Triangle& t : {Triangle{{0, 0, 0}, {1, 0, 0}, {3, 0, 0}}, Triangle{{1, 0, 0}, {1, 0, 0}, {1, 0, 0}}})
        for (const dvec3& d : {dvec3(1, 0, 0), dvec3(0, 1, 0), dvec3(0, 0, -1)})
            EXPECT_EQ(cast(make_ray(dvec3(1, 0, 0) - 2.0 * d, d), t).status, Status::clear);
}

// Points with y == z, or with z == 0, and axes exchanged: there doubles can hold a plane.
dvec3 in_some_plane(const dvec3& p, bool tilted, int turn) {
    const dvec3 q(p.x, p.y, tilted ? p.y : 0.0);
    return {q[turn % 3], q[(turn + 1) % 3], q[(turn + 2) % 3]};
}

dvec3 flat_point(Random& random, bool lattice, double size) {
    if (lattice) {
        const int x = random.integer(-3, 3);
        return {size * x, size * random.integer(-3, 3), 0.0};
    }
    const double x = random.uniform(-size, size);
    return {x, random.uniform(-size, size), 0.0};
}

TEST(RayTrianglePlaneLaw, AsTheOracleSays) {
    std::int64_t hits = 0, clear = 0;
    const std::int64_t count = support::case_count(60000);
    for (std::int64_t seed = 0; seed < count; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const bool lattice = random.chance(2), tilted = random.chance(2);
        const int turn = random.integer(0, 2);
        const double size = std::ldexp(1.0, random.integer(-20, 20)), away = random.chance(4) ? 1e6 : 1.0;
        const auto drawn = [&](double scale) {
            return in_some_plane(flat_point(random, lattice, scale), tilted, turn);
        };
        const dvec3 a = drawn(size), b = drawn(size), c = drawn(size), o = away * drawn(size);
        const dvec3 at = random.chance(3) ? a : random.chance(2) ? 0.5 * a + 0.5 * b : drawn(size);
        if (at == o) continue;
        const Ray ray = make_ray(o, at - o);
        const Triangle t{a, b, c};
        const Hit hit = cast(ray, t);
        const auto truth = oracle::flat_span_of(ray, t);
        if (truth && std::abs(truth->exit) < 1e-12 * size) continue; // t_min == 0 is compared with a rounded distance
        ASSERT_EQ(hit.status == Status::hit, truth && truth->exit >= 0.0) << "seed " << seed;
        (hit.status == Status::hit ? hits : clear) += 1;
        if (hit.status != Status::hit) continue;
        ASSERT_NEAR(hit.distance, std::max(truth->enter, 0.0), 0x1p-40 * hit.distance) << "seed " << seed;
        for (int i = 0; i < 3; ++i) ASSERT_TRUE(hit.local[i] >= 0.0 && hit.local[i] <= 1.0 + 1e-12) << "seed " << seed;
        const std::vector<dvec3> points = {a, b, c};
        const Hit in_mesh = cast(ray, *TriangleMesh::make(points, std::vector<Corners>{{0, 1, 2}}));
        ASSERT_EQ(in_mesh.distance, hit.distance) << "seed " << seed;
    }
    EXPECT_GT(hits, count / 5);
    EXPECT_GT(clear, count / 5);
}

} // namespace
} // namespace tunnel::ray
