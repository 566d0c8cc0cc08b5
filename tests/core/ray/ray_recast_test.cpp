// The start of the next ray: never the same surface again, never past a gap that is not tiny for its place.
#include "core/ray/cast.hpp"
#include "core/ray/recast.hpp"
#include "core/ray/vec.hpp"
#include "core/ray/world.hpp"
#include "tests/support/ray_meshes.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::in_cube;
using support::Random;

// The reflected ray leaves a convex solid for good.
template <class Solid> void leaves(const Ray& ray, const Solid& solid, double size, std::int64_t& met) {
    const Hit hit = cast(ray, solid);
    if (hit.status != Status::hit) return;
    ++met;
    const Ray next = recast(hit, reflected(ray.direction, hit.normal), unbounded, size);
    EXPECT_EQ(cast(next, solid).status, Status::clear) << "size " << size << " at " << hit.point.x;
}

TEST(RayRecastLaw, ASurfaceIsNotMetTwice) {
    std::int64_t met = 0;
    for (std::int64_t seed = 0; seed < support::case_count(20000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const double size = random.magnitude(-3, 6), place = random.magnitude(-3, 6);
        const dvec3 at = in_cube(random, place), from = at + in_cube(random, 3.0 * size + random.magnitude(-3, 6));
        const dvec3 aim = at + in_cube(random, 0.4 * size), reach(0.5 * size);
        const Ray ray = make_ray(from, aim - from);
        if (!is_valid(ray) || largest_of(from - at) < size) continue;
        leaves(ray, Sphere{at, 0.5 * size}, size, met);
        leaves(ray, Box{at - reach, at + reach}, size, met);
        const dvec3 x = unit(in_cube(random, 1.0)), y = unit(cross(x, in_cube(random, 1.0)));
        leaves(ray, Obb{at, reach, glm::dmat3(x, y, unit(cross(x, y)))}, size, met);
        leaves(ray, Plane{x, dot(x, at)}, size, met);
        leaves(ray, Triangle{at - reach, at + dvec3(size, 0, 0), at + dvec3(0, size, 0.3 * size)}, size, met);
    }
    EXPECT_GT(met, support::case_count(20000));
}

// A hundred reflections between two mirrors, at all offsets of the world: each meets the other one.
TEST(RayRecastLaw, MirrorsTakeTurnsWhereverTheWorldIs) {
    for (double offset = 1.0; offset <= 1e7; offset *= 10.0)
        for (const double gap : {1.0, 1e-2, 1e-10 * offset}) {
            World world;
            const dvec3 o(offset);
            world.insert({Box{o - dvec3(0.5 + gap, 1e6, 1e6), o + dvec3(-gap, 1e6, 1e6)}});
            world.insert({Box{o + dvec3(0, -1e6, -1e6), o + dvec3(0.5, 1e6, 1e6)}});
            world.update();
            Ray ray = make_ray(o - dvec3(0.5 * gap, 0, 0), dvec3(1, 0.25, 0.125));
            for (Id bounce = 0; bounce < 100; ++bounce) {
                const Hit hit = world.closest(ray);
                ASSERT_EQ(hit.status, Status::hit);
                ASSERT_EQ(hit.collider, bounce % 2 == 0 ? 1U : 0U) << "offset " << offset << " gap " << gap;
                ray = recast(hit, reflected(ray.direction, hit.normal), unbounded, gap);
            }
        }
}

} // namespace
} // namespace tunnel::ray
