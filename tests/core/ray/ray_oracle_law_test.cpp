// Worlds against exact arithmetic: closest, any and all, by every method, in every kind of world; and all methods to
// the bit, with trees refitted around what has moved.
#include "core/ray/world.hpp"
#include "tests/oracle/ray_world_oracle.hpp"
#include "tests/support/ray_world_cases.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::Random;
using support::RayWorldCase;
using support::same_bits;

// One content, four ways to it. The last has a tree that was made around others near by, and refitted: where they are
// so near that it is not made anew.
struct JudgedWorlds {
    World brute{Method::brute_force};
    std::array<World, 3> others = {World(Method::grid), World(Method::bvh), World(Method::bvh)};
    bool refitted = false;

    JudgedWorlds(const RayWorldCase& world, Random& random) {
        for (const auto& c : world.held) {
            const Id id = brute.insert(*c);
            others[0].insert(*c), others[1].insert(*c);
            Collider near_by = *c;
            near_by.moving = true;
            if (!std::holds_alternative<Plane>(c->shape))
                near_by.shape = Sphere{support::feature_of(random, c->shape), 0.5 * brute.size_of(id)};
            others[2].insert(near_by);
        }
        others[2].update();
        const std::vector<Id> order(others[2].moving_tree().order().begin(), others[2].moving_tree().order().end());
        for (std::size_t i = 0; i < world.held.size(); ++i)
            others[2].set_shape(static_cast<Id>(i), world.held[i]->shape);
        brute.update();
        for (World& w : others) w.update();
        const auto after = others[2].moving_tree().order();
        refitted = order.size() > 4 && std::equal(order.begin(), order.end(), after.begin(), after.end());
    }
};

struct Score {
    std::int64_t rays = 0, hits = 0, decided = 0, lists = 0, refits = 0;
};

// The form of a hit, whatever was met.
void check_form(const Ray& ray, const Hit& hit) {
    const auto along = [&](const dvec3& n) { return glm::dot(n, ray.direction); };
    EXPECT_NEAR(glm::dot(hit.normal, hit.normal), 1.0, 1e-9);
    EXPECT_LE(along(hit.normal), 1e-9);
    if (hit.inside) {
        EXPECT_EQ(hit.geometric, dvec3(0.0));
        EXPECT_NEAR(along(hit.normal), -1.0, 1e-9);
    } else {
        EXPECT_EQ(hit.geometric, hit.face == Face::front ? hit.normal : -hit.normal);
    }
    for (int i = 0; i < 3; ++i) {
        const double step = hit.distance * ray.direction[i];
        EXPECT_NEAR(hit.point[i], ray.origin[i] + step, 0x1p-51 * (std::abs(ray.origin[i]) + std::abs(step)));
    }
}

void judge_list(const JudgedWorlds& worlds, const World& other, const RayWorldCase& world, const Ray& ray,
                const ListQuery& list, const std::vector<oracle::Meeting>& truth) {
    std::vector<Hit> mine, theirs;
    ASSERT_EQ(worlds.brute.all(ray, list, mine), other.all(ray, list, theirs));
    ASSERT_EQ(mine.size(), theirs.size());
    for (std::size_t i = 0; i < mine.size(); ++i) ASSERT_TRUE(same_bits(mine[i], theirs[i]));
    ASSERT_EQ(oracle::judge_all(world.held, truth, list, mine), "");
}

void judge_ray(const JudgedWorlds& worlds, const RayWorldCase& world, const Ray& ray, const ListQuery& list,
               Score& score) {
    const Query& query = list.query;
    const Hit hit = worlds.brute.closest(ray, query);
    for (const World& other : worlds.others) ASSERT_TRUE(same_bits(hit, other.closest(ray, query)));
    const auto truth = oracle::meetings(world.held, ray, query);
    bool decided = false;
    ASSERT_EQ(oracle::judge_closest(truth, ray, query, hit, decided), "");
    if (hit.status == Status::hit) check_form(ray, hit);
    const World& other = worlds.others[static_cast<std::size_t>(score.rays % 3)];
    ASSERT_EQ(oracle::judge_any(truth, other.any(ray, query)), "");
    ASSERT_EQ(other.any(ray, query), hit.status);
    ++score.rays, score.hits += hit.status == Status::hit, score.decided += decided;
    if (score.rays % 4 != 0) return;
    judge_list(worlds, other, world, ray, list, truth);
    score.lists += truth.size() > 1;
}

void judge_worlds(int kind, std::int64_t count, Score& score) {
    for (std::int64_t seed = 0; seed < count; ++seed) {
        const RayWorldCase world = support::ray_world_case(kind, static_cast<std::uint64_t>(seed));
        Random random(static_cast<std::uint64_t>(seed) + 1000000);
        const JudgedWorlds worlds(world, random);
        score.refits += worlds.refitted;
        const std::array<Id, 2> ignored = {0, static_cast<Id>(world.held.size() / 2)};
        std::vector<Ray> rays;
        for (int i = 0; i < 110; ++i) {
            const Ray ray = support::trying_ray(random, world);
            const ListQuery list = support::trying_query(random, world, ignored);
            if (!is_valid(ray)) continue;
            rays.push_back(ray);
            judge_ray(worlds, world, ray, list, score);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "kind " << kind << " seed " << seed << " ray " << i << std::hexfloat << " from "
                              << ray.origin.x << ' ' << ray.origin.y << ' ' << ray.origin.z << " way "
                              << ray.direction.x << ' ' << ray.direction.y << ' ' << ray.direction.z << " t "
                              << ray.t_min << ' ' << ray.t_max << " start " << static_cast<int>(list.query.start);
                return;
            }
        }
        std::vector<Hit> batch(rays.size());
        worlds.others[1].closest(rays, {}, batch);
        for (std::size_t i = 0; i < rays.size(); ++i)
            ASSERT_TRUE(same_bits(batch[i], worlds.brute.closest(rays[i]))) << "kind " << kind << " seed " << seed;
    }
}

class RayOracleLaw : public testing::TestWithParam<int> {};

TEST_P(RayOracleLaw, EveryAnswerIsTheExactOne) {
    Score score;
    const std::int64_t count = support::case_count(GetParam() == 5 ? 200 : 350);
    judge_worlds(GetParam(), count, score);
    EXPECT_GT(score.refits, count / 3);
    EXPECT_GT(score.hits, score.rays / 4);
    EXPECT_GT(score.decided, score.rays * 9 / 10);
    EXPECT_GT(score.lists, score.rays / 50);
}

INSTANTIATE_TEST_SUITE_P(Kinds, RayOracleLaw, testing::Range(0, support::ray_world_kinds));

} // namespace
} // namespace tunnel::ray
