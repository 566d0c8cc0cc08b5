// Does the trace of a cast at a box change no bit of the answer, and does it say what the slab method does?
#include "core/ray/slab_trace.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace tunnel::ray {
namespace {

using glm::dvec2, glm::dvec3;

template <class Number> bool same_bits(const Number& a, const Number& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

bool same_answer(const Hit& a, const Hit& b) {
    return a.status == b.status && same_bits(a.distance, b.distance) && same_bits(a.point, b.point) &&
           same_bits(a.normal, b.normal) && same_bits(a.geometric, b.geometric) && same_bits(a.local, b.local) &&
           a.part == b.part && a.face == b.face && a.inside == b.inside;
}

// Often a multiple of a quarter, so that planes, corners and parallels are met exactly.
double often_round(support::Random& random) {
    const double free = random.uniform(-4.0, 4.0);
    return random.chance(2) ? std::round(4.0 * free) / 4.0 : free;
}
dvec3 anywhere(support::Random& random, bool flat) {
    const double x = often_round(random), y = often_round(random);
    return {x, y, flat ? 0.0 : often_round(random)};
}

template <class Solid> void no_bit_changes(const Ray& ray, const Solid& box, std::int64_t seed, int& hits) {
    for (const Start start : {Start::exit, Start::zero, Start::ignore}) {
        SlabTrace trace;
        const Hit traced = cast(ray, box, start, &trace), plain = cast(ray, box, start);
        ASSERT_TRUE(same_answer(traced, plain)) << "seed " << seed;
        ASSERT_TRUE(same_answer(cast(ray, box, start, nullptr), plain)) << "seed " << seed;
        hits += plain.status == base::Status::hit ? 1 : 0;
        if (plain.status == base::Status::hit) {
            ASSERT_TRUE(trace.any) << "seed " << seed;
        }
        if (plain.status == base::Status::invalid_input) {
            ASSERT_EQ(trace.count, 0) << "seed " << seed;
        }
    }
}

TEST(RaySlabTraceLaw, ChangesNoBitOfTheAnswer) {
    int hits = 0;
    for (std::int64_t seed = 0; seed < support::case_count(20000); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed));
        const bool flat = random.chance(2);
        const dvec3 p = anywhere(random, flat), q = anywhere(random, flat), from = anywhere(random, flat);
        dvec3 way = anywhere(random, flat);
        if (random.chance(3)) way[random.integer(0, 2)] = 0.0;
        const double reach = random.chance(2) ? unbounded : random.uniform(0.0, 8.0);
        const Ray ray = make_ray(from, way, reach);
        const dvec3 lo(std::min(p.x, q.x), std::min(p.y, q.y), std::min(p.z, q.z));
        const dvec3 hi(std::max(p.x, q.x), std::max(p.y, q.y), std::max(p.z, q.z));
        no_bit_changes(ray, Box{lo, hi}, seed, hits);
        if (flat) no_bit_changes(ray, shape::Aabb{dvec2(lo), dvec2(hi)}, seed, hits);
    }
    EXPECT_GT(hits, support::case_count(20000) / 10);
}

TEST(RaySlabTrace, RecordsEachAxisInOrder) {
    SlabTrace trace; // direction (0.8, 0.6): x = -4 + 0.8 t, y = -2 + 0.6 t
    const Hit hit =
        cast(make_ray(dvec2(-4.0, -2.0), dvec2(4.0, 3.0)), shape::Aabb{{0.0, -0.5}, {4.0, 2.5}}, Start::exit, &trace);
    ASSERT_EQ(hit.status, base::Status::hit);
    ASSERT_EQ(trace.count, 2);
    EXPECT_EQ(trace.axes[0].axis, 0);
    EXPECT_EQ(trace.axes[1].axis, 1);
    EXPECT_NEAR(trace.axes[0].enter, 5.0, 1e-14);
    EXPECT_NEAR(trace.axes[0].exit, 10.0, 1e-14);
    EXPECT_NEAR(trace.axes[1].enter, 2.5, 1e-14);
    EXPECT_NEAR(trace.axes[1].exit, 7.5, 1e-14);
    EXPECT_TRUE(trace.any);
    EXPECT_EQ(trace.in, 0);
    EXPECT_EQ(trace.out, 1);
    EXPECT_NEAR(trace.exit, 7.5, 1e-14);
    EXPECT_FALSE(trace.compared);
}

TEST(RaySlabTrace, ThePlanesComeInTheOrderOfTheRay) {
    SlabTrace trace;
    (void)cast(make_ray(dvec2(6.0, 0.0), dvec2(-1.0, 0.0)), shape::Aabb{{0.0, -1.0}, {4.0, 1.0}}, Start::exit, &trace);
    EXPECT_EQ(trace.axes[0].near, 4.0);
    EXPECT_EQ(trace.axes[0].far, 0.0);
    EXPECT_EQ(trace.axes[0].enter, 2.0);
    EXPECT_EQ(trace.axes[0].exit, 6.0);
}

TEST(RaySlabTrace, AParallelLineDividesNothing) {
    SlabTrace trace;
    const shape::Aabb box{{0.0, -1.0}, {4.0, 1.0}};
    (void)cast(make_ray(dvec2(-2.0, 1.0), dvec2(1.0, 0.0)), box, Start::exit, &trace); // on the very plane
    ASSERT_EQ(trace.count, 2);
    EXPECT_TRUE(trace.axes[1].parallel && trace.axes[1].holds);
    EXPECT_EQ(trace.axes[1].enter, -unbounded);
    EXPECT_EQ(trace.axes[1].exit, unbounded);
    (void)cast(make_ray(dvec2(5.0, -2.0), dvec2(0.0, 1.0)), box, Start::exit, &trace);
    ASSERT_EQ(trace.count, 1) << "outside for ever: y is not looked at";
    EXPECT_TRUE(trace.axes[0].parallel && !trace.axes[0].holds);
    EXPECT_GT(trace.axes[0].enter, trace.axes[0].exit);
    EXPECT_FALSE(trace.any);
}

TEST(RaySlabTrace, ACornerIsComparedExactly) {
    SlabTrace trace;
    const shape::Aabb box{{0.0, -0.5}, {4.0, 2.5}};
    const Hit hit = cast(make_ray(dvec2(-3.5, -1.0), dvec2(1.0, 1.0)), box, Start::exit, &trace);
    EXPECT_EQ(hit.status, base::Status::hit);
    EXPECT_TRUE(trace.compared && trace.any);
    EXPECT_EQ(trace.enter, trace.exit);
}

} // namespace
} // namespace tunnel::ray
