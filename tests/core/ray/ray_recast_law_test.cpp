// The start of the next ray, judged by whole numbers: on the right side of the surface that was met, by a quarter of
// the offset already, and no farther from it than the rule says, so that no gap of a few offsets is skipped. Sizes,
// places and distances from 1e-3 to 1e6.
#include "core/ray/cast.hpp"
#include "core/ray/recast.hpp"
#include "core/ray/vec.hpp"
#include "core/ray/world.hpp"
#include "tests/oracle/exact_ray.hpp"
#include "tests/support/ray_meshes.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <array>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::in_cube;
using support::Random;

// The surface that was met, alone: a box far wider than its face.
template <class Surface> Surface face_met(const Surface& s, const Hit&) { return s; }
Box face_met(Box box, const Hit& hit) {
    for (int i = 0; i < 3; ++i)
        if (i != static_cast<int>(hit.part)) box.min[i] = -1e12, box.max[i] = 1e12;
    return box;
}
Obb face_met(Obb box, const Hit& hit) {
    for (int i = 0; i < 3; ++i)
        if (i != static_cast<int>(hit.part)) box.half[i] = 1e12;
    return box;
}

// As the header states it, in this file's own words.
double stated_offset(const dvec3& point, double distance, double size) {
    return std::ldexp(largest_of(point) + distance + size, -38);
}

struct RecastTally {
    std::int64_t met = 0, wrong_side = 0, wrong_at_quarter = 0, too_far = 0;
};

template <class Shape>
void check_side(Random& random, const Ray& ray, const Shape& shape, double size, RecastTally& tally) {
    const Hit hit = cast(ray, shape);
    if (hit.status != Status::hit) return;
    ++tally.met;
    const auto surface = face_met(shape, hit);
    const double offset = stated_offset(hit.point, hit.distance, size);
    const int side = hit.face == Face::front ? 1 : -1; // the ray came from there
    const dvec3 other = unit(in_cube(random, 1.0));
    for (const dvec3& way : {reflected(ray.direction, hit.normal), ray.direction, other}) {
        const Ray next = recast(hit, way, unbounded, size);
        ASSERT_TRUE(is_valid(next));
        const int want = dot(hit.normal, way) < 0.0 ? -side : side;
        tally.wrong_side += oracle::side_of(next.origin, surface) != want;
        const dvec3 quarter = hit.point + (want == side ? 0.25 : -0.25) * offset * hit.normal;
        tally.wrong_at_quarter += oracle::side_of(quarter, surface) != want;
        const dvec3 moved = next.origin - hit.point;
        tally.too_far += std::sqrt(dot(moved, moved)) > 1.001 * offset;
    }
}

template <class Make> void check_shapes(const char* name, std::int64_t count, const Make& make) {
    RecastTally tally;
    for (std::int64_t seed = 0; seed < count; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const double size = random.magnitude(-3, 6), place = random.magnitude(-3, 6), away = random.magnitude(-3, 6);
        const dvec3 at = in_cube(random, place), aim = at + in_cube(random, 0.5 * size);
        dvec3 from = aim + in_cube(random, away);
        if (random.chance(4)) from = at + in_cube(random, 0.3 * size); // often inside
        const Ray ray = make_ray(from, aim - from);
        if (is_valid(ray)) check_side(random, ray, make(random, at, size), size, tally);
    }
    EXPECT_GT(tally.met, count / 5) << name;
    EXPECT_EQ(tally.wrong_side, 0) << name;
    EXPECT_EQ(tally.wrong_at_quarter, 0) << name;
    EXPECT_EQ(tally.too_far, 0) << name;
}

TEST(RayRecastSideLaw, TheNextStartIsOnItsSide) {
    const std::int64_t count = support::case_count(5000);
    check_shapes("sphere", count, [](Random&, const dvec3& at, double size) { return Sphere{at, 0.5 * size}; });
    check_shapes("box", count, [](Random&, const dvec3& at, double size) {
        return Box{at - dvec3(0.5 * size), at + dvec3(0.5 * size)};
    });
    check_shapes("turned box", count, [](Random& random, const dvec3& at, double size) {
        const dvec3 x = unit(in_cube(random, 1.0)), y = unit(cross(x, in_cube(random, 1.0)));
        return Obb{at, dvec3(0.5, 0.3, 0.1) * size, glm::dmat3(x, y, unit(cross(x, y)))};
    });
    check_shapes("capsule", count, [](Random& random, const dvec3& at, double size) {
        const dvec3 half = 0.3 * size * unit(in_cube(random, 1.0));
        return Capsule{at - half, at + half, 0.2 * size};
    });
    check_shapes("triangle", count, [](Random& random, const dvec3& at, double size) {
        const dvec3 a = at + in_cube(random, size), b = at + in_cube(random, size);
        return Triangle{a, b, 3.0 * at - a - b};
    });
    check_shapes("plane", count, [](Random& random, const dvec3& at, double) {
        const dvec3 n = unit(in_cube(random, 1.0));
        return Plane{n, dot(n, at)};
    });
}

// Two parallel sheets, some offsets apart: through the first, the second is still ahead; between them, a ray that was
// turned back still meets the one that it came from.
TEST(RayRecastSideLaw, NoGapOfSomeOffsetsIsSkipped) {
    std::int64_t through = 0, between = 0;
    for (std::int64_t seed = 0; seed < support::case_count(10000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const double place = random.magnitude(-3, 6), away = random.magnitude(-3, 6);
        const dvec3 at = in_cube(random, place), n = unit(in_cube(random, 1.0));
        const double offset = dot(n, at), gap = 4.0 * stated_offset(at, away, 0.0);
        World world;
        const Id near = world.insert({Plane{n, offset}}), far = world.insert({Plane{n, offset - gap}});
        world.update();
        dvec3 way = unit(in_cube(random, 1.0));
        if (dot(way, n) > 0.0) way = -way;
        if (dot(way, n) > -0.1) continue;
        const Hit hit = world.closest(make_ray(at - 0.5 * away * way, way));
        ASSERT_EQ(hit.collider, near) << "seed " << seed;
        const Hit second = world.closest(recast(hit, way));
        ASSERT_EQ(second.status, Status::hit) << "seed " << seed;
        ASSERT_EQ(second.collider, far) << "seed " << seed;
        ++through;
        Hit last = second;
        dvec3 along = way;
        for (int bounce = 0; bounce < 6; ++bounce) {
            along = reflected(along, last.normal);
            const Hit next = world.closest(recast(last, along));
            ASSERT_EQ(next.status, Status::hit) << "seed " << seed << " bounce " << bounce;
            ASSERT_NE(next.collider, last.collider) << "seed " << seed << " bounce " << bounce;
            last = next, ++between;
        }
    }
    EXPECT_GT(through, support::case_count(10000) / 2);
    EXPECT_GT(between, support::case_count(10000) * 3);
}

// Shut in a ball of triangles, a ray bounces for ever: at every size and place.
TEST(RayRecastSideLaw, NoBounceLeavesAClosedMesh) {
    std::int64_t bounces = 0;
    for (const double size : {1e-3, 1.0, 1e3, 1e6})
        for (const double place : {0.0, 1.0, 1e3, 1e6}) {
            const dvec3 centre = place * dvec3(1.0, -0.5, 0.25);
            const TriangleMesh mesh = support::ball_mesh(2, centre, size).mesh();
            for (std::int64_t seed = 0; seed < support::case_count(20); ++seed) {
                Random random(static_cast<std::uint64_t>(seed));
                const dvec3 from = centre + in_cube(random, 0.3 * size);
                Ray ray = make_ray(from, unit(in_cube(random, 1.0)));
                for (int bounce = 0; bounce < 100; ++bounce, ++bounces) {
                    const Hit hit = cast(ray, mesh);
                    ASSERT_EQ(hit.status, Status::hit) << "size " << size << " place " << place << " bounce " << bounce;
                    ASSERT_EQ(hit.face, Face::back) << "size " << size << " place " << place << " bounce " << bounce;
                    ray = recast(hit, reflected(ray.direction, hit.normal), unbounded, 2.0 * size);
                }
            }
        }
    EXPECT_EQ(bounces, 16 * 100 * support::case_count(20));
}

} // namespace
} // namespace tunnel::ray
