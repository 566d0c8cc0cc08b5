// The two ends of a ray: what lies at an end counts, the next double beyond it does not; and the three rules of a start
// inside, for whole worlds by every method, and at places known by hand.
#include "core/ray/cast.hpp"
#include "core/ray/vec.hpp"
#include "core/ray/world.hpp"
#include "tests/support/ray_world_cases.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <array>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::Random;
using support::same_bits;

double before(double x) { return std::nextafter(x, -1.0); }
double behind(double x) { return std::nextafter(x, unbounded); }

Ray ended(Ray ray, double t_min, double t_max) {
    ray.t_min = t_min, ray.t_max = t_max;
    return ray;
}

// The nearest of all first meetings: without a band.
double least(const World& world, const Ray& ray, const Query& query) {
    std::vector<Hit> all;
    world.all(ray, {query, Per::collider, every_layer}, all);
    return all.empty() ? unbounded : all.front().distance;
}

TEST(RayEndsLaw, TheEndCountsAndTheNextDoubleDoesNot) {
    std::int64_t ends = 0;
    for (std::int64_t seed = 0; seed < support::case_count(600); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto kind = static_cast<int>(seed % support::ray_world_kinds);
        const auto made = support::ray_world_case(kind, static_cast<std::uint64_t>(seed) + 7000);
        std::array<World, 3> worlds = {World(Method::brute_force), World(Method::grid), World(Method::bvh)};
        for (World& w : worlds) {
            for (const auto& c : made.held) w.insert(*c);
            w.update();
        }
        for (int i = 0; i < 25; ++i) {
            Ray ray = support::trying_ray(random, made);
            Query query = support::trying_query(random, made, {}).query;
            if (!is_valid(ray)) continue;
            ray.t_max = unbounded;
            const Hit hit = worlds[0].closest(ray, query);
            if (hit.status != Status::hit) continue;
            const double first = least(worlds[0], ray, query);
            ASSERT_LE(first, hit.distance) << "seed " << seed;
            for (const World& w : worlds) {
                ASSERT_TRUE(same_bits(hit, w.closest(ended(ray, ray.t_min, hit.distance), query))) << "seed " << seed;
                if (first <= ray.t_min) continue;
                ++ends;
                ASSERT_EQ(w.any(ended(ray, ray.t_min, first), query), Status::hit) << "seed " << seed;
                ASSERT_EQ(w.any(ended(ray, ray.t_min, before(first)), query), Status::clear) << "seed " << seed;
                ASSERT_EQ(w.closest(ended(ray, ray.t_min, before(first)), query).status, Status::clear);
                ASSERT_EQ(least(w, ended(ray, first, first), query), first) << "seed " << seed;
            }
        }
    }
    EXPECT_GT(ends, support::case_count(600) * 20);
}

struct OneSolid {
    World world;
    std::vector<Hit> ends;

    // Entry and exit of a ray that starts outside; false if it has not both, apart.
    bool take(const AnyShape& shape, Ray& ray) {
        const Id id = world.insert({shape});
        ray.t_min = 0.0, ray.t_max = unbounded;
        world.all(ray, {{}, Per::surface, every_layer}, ends);
        return id != no_id && ends.size() == 2 && behind(ends[0].distance) < ends[1].distance &&
               ends[0].face == Face::front && ends[1].face == Face::back;
    }
};

void check_starts(const OneSolid& one, const Ray& ray, double start, bool inside, std::int64_t seed) {
    const Ray from = ended(ray, start, unbounded);
    const Hit exit = one.world.closest(from, {{}, Start::exit}), zero = one.world.closest(from, {{}, Start::zero});
    const Hit ignore = one.world.closest(from, {{}, Start::ignore});
    const Hit& met = inside ? one.ends[1] : one.ends[0];
    ASSERT_TRUE(same_bits(exit, met)) << "seed " << seed;
    ASSERT_EQ(zero.status, Status::hit) << "seed " << seed;
    ASSERT_EQ(zero.inside, inside) << "seed " << seed;
    ASSERT_EQ(zero.distance, inside ? start : met.distance) << "seed " << seed;
    ASSERT_EQ(ignore.status, inside ? Status::clear : Status::hit) << "seed " << seed;
    ASSERT_TRUE(inside || (same_bits(zero, met) && same_bits(ignore, met))) << "seed " << seed;
}

TEST(RayEndsLaw, InsideIsFromTheDoubleBehindTheEntryToTheExit) {
    std::int64_t tried = 0;
    for (std::int64_t seed = 0; seed < support::case_count(1500); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto kind = static_cast<int>(seed % support::ray_world_kinds);
        const auto made = support::ray_world_case(kind, static_cast<std::uint64_t>(seed) + 9000);
        for (const auto& c : made.held) {
            if (std::holds_alternative<Plane>(c->shape) || std::holds_alternative<Triangle>(c->shape) ||
                std::holds_alternative<MeshShape>(c->shape))
                continue;
            OneSolid one;
            Ray ray = support::trying_ray(random, made);
            if (!is_valid(ray) || !one.take(c->shape, ray)) continue;
            ++tried;
            const double in = one.ends[0].distance, out = one.ends[1].distance;
            const double between = in + random.unit() * (out - in);
            check_starts(one, ray, before(in) > 0.0 ? before(in) : in, false, seed);
            check_starts(one, ray, in, false, seed);
            check_starts(one, ray, behind(in), true, seed);
            if (between > in) check_starts(one, ray, between, true, seed);
            check_starts(one, ray, out, true, seed);
            ASSERT_EQ(one.world.closest(ended(ray, behind(out), unbounded)).status, Status::clear) << "seed " << seed;
            ASSERT_EQ(one.world.closest(ended(ray, behind(in), before(out))).status, Status::clear) << "seed " << seed;
            if (HasFatalFailure()) return;
        }
    }
    EXPECT_GT(tried, support::case_count(1500) / 2);
}

// Starts on a surface, at whole points: leading in, leading out, in every size and as far out as the sum stays exact.
TEST(RayEndsLaw, OnASurfaceAtWholePoints) {
    const std::array<dvec3, 3> corners = {dvec3(3, 4, 0), dvec3(0, -3, 4), dvec3(-5, 0, 0)};
    for (const double scale : {0x1p-10, 1.0, 0x1p20})
        for (const double away : {0.0, 16.0, 0x1p20})
            for (const dvec3& p : corners) {
                const dvec3 o(away * scale, -away * scale, 0.0), at = o + scale * p;
                const Sphere ball{o, 5 * scale};
                const dvec3 reach = scale * dvec3(5.0);
                const dvec3 face = o + scale * dvec3(5, p.y == 5 ? 0 : p.y, p.z);
                const Box box{o - reach, o + reach};
                const Ray in = make_ray(at, -p), out = make_ray(at, p);
                for (const Start start : {Start::exit, Start::zero, Start::ignore}) {
                    EXPECT_EQ(cast(in, ball, start).distance, 0.0);
                    EXPECT_EQ(cast(in, ball, start).face, Face::front);
                    const Hit left = cast(out, ball, start);
                    EXPECT_EQ(left.status, start == Start::ignore ? Status::clear : Status::hit);
                    EXPECT_EQ(left.distance, 0.0);
                    const Hit into = cast(make_ray(face, dvec3(-1, 0, 0)), box, start);
                    EXPECT_EQ(into.status, Status::hit);
                    EXPECT_EQ(into.distance, 0.0);
                    EXPECT_FALSE(into.inside);
                    const Hit off = cast(make_ray(face, dvec3(1, 0, 0)), box, start);
                    EXPECT_EQ(off.status, start == Start::ignore ? Status::clear : Status::hit);
                    EXPECT_EQ(off.distance, 0.0);
                    EXPECT_EQ(off.inside, start == Start::zero);
                }
                EXPECT_EQ(cast(in, ball).point, at);
                EXPECT_NEAR(cast(make_ray(face, dvec3(-1, 0, 0), unbounded, 0x1p-60), box).distance, 10 * scale, 0.0);
            }
}

} // namespace
} // namespace tunnel::ray
