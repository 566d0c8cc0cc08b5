// What must not matter: the history of a world, the order in which colliders came, which index is stale, and how many
// threads ask at once. To the bit.
#include "core/ray/vec.hpp"
#include "core/ray/world.hpp"
#include "tests/support/ray_world_cases.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <thread>
#include <tuple>

namespace tunnel::ray {
namespace {

using glm::dvec3;
using support::Random;
using support::RayWorldCase;
using support::same_bits;

struct Question {
    Ray ray;
    ListQuery list;
};

struct Reply {
    Hit closest;
    base::Status any = base::Status::clear;
    std::vector<Hit> all;
};

std::vector<Question> questions_for(Random& random, const RayWorldCase& made, int count, std::span<const Id> ignored) {
    std::vector<Question> out;
    for (int i = 0; i < count; ++i) {
        const Ray ray = support::trying_ray(random, made);
        out.push_back({ray, support::trying_query(random, made, ignored)});
    }
    return out;
}

Reply ask(const World& world, const Question& q) {
    Reply out{world.closest(q.ray, q.list.query), world.any(q.ray, q.list.query), {}};
    world.all(q.ray, q.list, out.all);
    return out;
}

bool same_reply(const Reply& a, const Reply& b) {
    if (!same_bits(a.closest, b.closest) || a.any != b.any || a.all.size() != b.all.size()) return false;
    for (std::size_t i = 0; i < a.all.size(); ++i)
        if (!same_bits(a.all[i], b.all[i])) return false;
    return true;
}

std::vector<Id> shuffled(Random& random, std::size_t count) {
    std::vector<Id> order(count);
    std::iota(order.begin(), order.end(), Id(0));
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[static_cast<std::size_t>(random.integer(0, static_cast<int>(i) - 1))]);
    return order;
}

// Ids are given out from the smallest: a place that is emptied and filled again keeps its number.
void fill_in_any_order(World& world, Random& random, const RayWorldCase& made) {
    for (std::size_t i = 0; i < made.held.size(); ++i) {
        const double x = made.place.x + made.size * random.uniform(-1, 1);
        world.insert({Sphere{{x, made.place.y, made.place.z}, 0.2 * made.size}});
    }
    if (random.chance(2)) world.update();
    for (const Id id : shuffled(random, made.held.size())) {
        world.remove(id);
        if (random.chance(8)) world.update();
        ASSERT_EQ(world.insert(*made.held[id]), id);
    }
}

void take_out_and_put_back(World& world, Random& random, const RayWorldCase& made) {
    const std::vector<Id> order = shuffled(random, made.held.size());
    const std::span<const Id> some(order.data(), order.size() / 2);
    for (const Id id : some) world.remove(id);
    if (random.chance(2)) world.update();
    std::vector<Id> back(some.begin(), some.end());
    std::sort(back.begin(), back.end()); // the smallest free number first
    for (const Id id : back) ASSERT_EQ(world.insert(*made.held[id]), id);
}

TEST(RayOrderLaw, TheHistoryOfAWorldDoesNotMatter) {
    std::int64_t hits = 0;
    const std::int64_t count = support::case_count(500);
    for (std::int64_t seed = 0; seed < count; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto kind = static_cast<int>(seed % support::ray_world_kinds);
        const RayWorldCase made = support::ray_world_case(kind, static_cast<std::uint64_t>(seed) + 20000);
        const std::array<Id, 2> ignored = {0, static_cast<Id>(made.held.size() / 3)};
        const auto asked = questions_for(random, made, 30, ignored);
        World plain(Method::brute_force);
        std::array<World, 2> others = {World(Method::bvh), World(Method::grid)};
        for (const auto& c : made.held) plain.insert(*c);
        for (World& w : others) {
            fill_in_any_order(w, random, made);
            if (HasFatalFailure()) return;
        }
        for (int round = 0; round < 3; ++round) { // stale, up to date, and after changes that cancel
            for (const Question& q : asked) {
                const Reply right = ask(plain, q);
                hits += right.closest.status == base::Status::hit;
                for (const World& w : others)
                    ASSERT_TRUE(same_reply(right, ask(w, q))) << "seed " << seed << " round " << round;
            }
            for (World& w : others) {
                if (round == 1) take_out_and_put_back(w, random, made);
                w.update();
                if (HasFatalFailure()) return;
            }
        }
    }
    EXPECT_GT(hits, count * 20);
}

// A collider taken out is as one disabled.
TEST(RayOrderLaw, GoneIsAsDisabled) {
    for (std::int64_t seed = 0; seed < support::case_count(400); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto kind = static_cast<int>(seed % support::ray_world_kinds);
        const RayWorldCase made = support::ray_world_case(kind, static_cast<std::uint64_t>(seed) + 30000);
        const auto method = static_cast<Method>(random.integer(0, 2));
        World gone(method), off(method);
        for (const auto& c : made.held) gone.insert(*c), off.insert(*c);
        gone.update();
        for (Id id = 0; id < made.held.size(); ++id)
            ASSERT_TRUE(!random.chance(2) || (gone.remove(id) && off.set_enabled(id, false)));
        if (random.chance(2)) gone.update(), off.update();
        for (const Question& q : questions_for(random, made, 20, {}))
            ASSERT_TRUE(same_reply(ask(gone, q), ask(off, q))) << "seed " << seed;
    }
}

// Any shuffle of the colliders: the numbers of what is met change, and nothing else. (Without a band: it prefers small
// numbers.)
TEST(RayOrderLaw, OtherNumbersSamePlaces) {
    std::int64_t listed = 0;
    for (std::int64_t seed = 0; seed < support::case_count(400); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto kind = static_cast<int>(seed % support::ray_world_kinds);
        const RayWorldCase made = support::ray_world_case(kind, static_cast<std::uint64_t>(seed) + 40000);
        const std::vector<Id> order = shuffled(random, made.held.size());
        World straight, other;
        for (const auto& c : made.held) straight.insert(*c);
        for (const Id id : order) other.insert(*made.held[id]);
        straight.update(), other.update();
        for (const Question& q : questions_for(random, made, 20, {})) {
            Question every = q;
            every.list.pierced = every_layer;
            Reply a = ask(straight, every), b = ask(other, every);
            ASSERT_EQ(a.any, b.any) << "seed " << seed;
            ASSERT_EQ(a.all.size(), b.all.size()) << "seed " << seed;
            for (Hit& h : b.all) h.collider = order[h.collider];
            const auto less = [](const Hit& x, const Hit& y) {
                return std::tie(x.distance, x.collider, x.face, x.part) <
                       std::tie(y.distance, y.collider, y.face, y.part);
            };
            std::sort(b.all.begin(), b.all.end(), less);
            for (std::size_t i = 0; i < a.all.size(); ++i)
                ASSERT_TRUE(same_bits(a.all[i], b.all[i])) << "seed " << seed << " entry " << i;
            listed += a.all.size() > 1;
        }
    }
    EXPECT_GT(listed, support::case_count(400));
}

// One world, four threads, each asking everything from another place on.
TEST(RayOrderLaw, ThreadsSeeOneWorld) {
    for (int kind = 0; kind < support::ray_world_kinds; ++kind)
        for (const Method method : {Method::brute_force, Method::grid, Method::bvh}) {
            Random random(static_cast<std::uint64_t>(kind));
            const RayWorldCase made = support::ray_world_case(kind, 50001);
            World world(method);
            for (const auto& c : made.held) world.insert(*c);
            world.update();
            const std::array<Id, 1> ignored = {1};
            const auto asked = questions_for(random, made, static_cast<int>(support::case_count(700)), ignored);
            std::vector<Reply> alone;
            for (const Question& q : asked) alone.push_back(ask(world, q));
            std::array<std::size_t, 4> differ{};
            std::vector<std::thread> threads;
            for (std::size_t t = 0; t < differ.size(); ++t)
                threads.emplace_back([&, t] {
                    for (std::size_t i = 0; i < asked.size(); ++i) {
                        const std::size_t at = (i + t * asked.size() / 4) % asked.size();
                        differ[t] += !same_reply(alone[at], ask(world, asked[at]));
                    }
                });
            for (std::thread& t : threads) t.join();
            for (const std::size_t n : differ) EXPECT_EQ(n, 0U) << "kind " << kind;
        }
}

} // namespace
} // namespace tunnel::ray
