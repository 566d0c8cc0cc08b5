// Answers: the broad phase on examples: ids, refusals, touching, what is kept apart, what the inspections show, and
// that a steady state allocates nothing.
#include "core/broad/brute_force.hpp"
#include "core/broad/grid.hpp"
#include "core/broad/sort_and_sweep.hpp"
#include "core/broad/tree.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/broad_walk.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace {

using namespace tunnel::broad;
using tunnel::shape::Aabb;
using tunnel::shape::Ray;
namespace support = tunnel::support;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

std::vector<Pair> as_vector(std::span<const Pair> pairs) { return {pairs.begin(), pairs.end()}; }

class broad : public testing::TestWithParam<Method> {
  protected:
    std::unique_ptr<BroadPhase> phase = make(GetParam());
    std::vector<Id> out;
};

TEST_P(broad, gives_the_smallest_free_id) {
    const Aabb box{{0.0, 0.0}, {1.0, 1.0}};
    for (Id id = 0; id < 4; ++id) EXPECT_EQ(phase->insert(box), id);
    EXPECT_TRUE(phase->remove(2));
    EXPECT_TRUE(phase->remove(0));
    EXPECT_EQ(phase->size(), 2U);
    EXPECT_EQ(phase->insert(box), 0U);
    EXPECT_EQ(phase->insert(box), 2U);
    EXPECT_EQ(phase->insert(box), 4U);
}

TEST_P(broad, refuses_and_changes_nothing) {
    phase->insert({{0.0, 0.0}, {1.0, 1.0}});
    phase->insert({{0.5, 0.5}, {2.0, 2.0}});
    const std::vector<Pair> before = as_vector(phase->pairs());
    for (const Aabb& bad : {Aabb{{nan, 0.0}, {1.0, 1.0}}, Aabb{{0.0, 0.0}, {1.0, nan}}, Aabb{{0.0, nan}, {1.0, 1.0}},
                            Aabb{{0.0, 0.0}, {nan, 1.0}}, Aabb{{2.0, 0.0}, {1.0, 1.0}}, Aabb{{0.0, 2.0}, {1.0, 1.0}}}) {
        EXPECT_EQ(phase->insert(bad), no_id);
        EXPECT_FALSE(phase->move(0, bad));
        phase->query(bad, out);
        EXPECT_TRUE(out.empty());
    }
    EXPECT_FALSE(phase->move(2, {{0.0, 0.0}, {1.0, 1.0}}));
    EXPECT_FALSE(phase->move(no_id, {{0.0, 0.0}, {1.0, 1.0}}));
    EXPECT_FALSE(phase->remove(2));
    EXPECT_FALSE(phase->remove(no_id));
    phase->query(Ray{{0.0, 0.0}, {0.0, 0.0}, 1.0}, out);
    EXPECT_TRUE(out.empty());
    EXPECT_EQ(phase->size(), 2U);
    EXPECT_EQ(as_vector(phase->pairs()), before);
}

TEST_P(broad, counts_touching_and_not_the_next_number) {
    phase->insert({{0.0, 0.0}, {1.0, 1.0}});
    phase->insert({{1.0, 1.0}, {2.0, 2.0}}); // at a corner
    phase->insert({{std::nextafter(2.0, 3.0), 1.0}, {3.0, 2.0}});
    phase->insert({{1.0, -1.0}, {1.0, -0.0}}); // no width
    EXPECT_EQ(as_vector(phase->pairs()), (std::vector<Pair>{{0, 1}, {0, 3}}));
    phase->query(Aabb{{1.0, 1.0}, {1.0, 1.0}}, out);
    EXPECT_EQ(out, (std::vector<Id>{0, 1}));
}

TEST_P(broad, tells_numbers_apart_that_are_one_float) {
    // 1e8 + 1 and 1e8 + 2 are the same float; so are their places among boxes spread as widely as these.
    phase->insert({{0.0, 0.0}, {1e8 + 1.0, 1.0}});
    phase->insert({{1e8 + 2.0, 0.0}, {2e8, 1.0}});
    phase->insert({{1e8 + 1.0, 0.0}, {1e8 + 1.5, 1.0}});
    EXPECT_EQ(as_vector(phase->pairs()), (std::vector<Pair>{{0, 2}}));
}

TEST_P(broad, takes_infinite_boxes) {
    phase->insert({{-infinity, -infinity}, {infinity, infinity}});
    phase->insert({{3.0, -infinity}, {4.0, infinity}});
    phase->insert({{infinity, 0.0}, {infinity, 0.0}}); // a point at infinity
    phase->insert({{0.0, 0.0}, {1.0, 1.0}});
    EXPECT_EQ(as_vector(phase->pairs()), (std::vector<Pair>{{0, 1}, {0, 2}, {0, 3}}));
    phase->query(Ray{{2.0, 0.5}, {1.0, 0.0}, infinity}, out);
    EXPECT_EQ(out, (std::vector<Id>{0, 1})); // no finite t reaches the point
}

TEST_P(broad, casts_rays_closed) {
    phase->insert({{1.0, 1.0}, {2.0, 2.0}});
    const auto hits = [&](const Ray& ray) {
        phase->query(ray, out);
        return !out.empty();
    };
    EXPECT_TRUE(hits({{0.0, 1.0}, {1.0, 0.0}, infinity}));  // along the lower side
    EXPECT_TRUE(hits({{0.0, 3.0}, {1.0, -1.0}, infinity})); // through it
    EXPECT_TRUE(hits({{0.0, 0.0}, {1.0, 2.0}, infinity}));  // corner (1, 2)
    EXPECT_FALSE(hits({{0.0, 0.0}, {1.0, std::nextafter(2.0, 3.0)}, infinity}));
    EXPECT_TRUE(hits({{1.5, 1.5}, {1.0, 0.0}, 0.0})); // starts inside, no length
    EXPECT_TRUE(hits({{0.0, 1.5}, {1.0, 0.0}, 1.0})); // ends at the side
    EXPECT_FALSE(hits({{0.0, 1.5}, {1.0, 0.0}, std::nextafter(1.0, 0.0)}));
    EXPECT_FALSE(hits({{3.0, 1.5}, {1.0, 0.0}, infinity})); // behind
}

// The promise of broad_phase.hpp, once all that is needed has been held.
TEST_P(broad, allocates_nothing_in_a_steady_state) {
    std::mt19937_64 random(5);
    constexpr Id count = 700;
    std::vector<std::vector<Aabb>> steps(40);
    for (auto& boxes : steps)
        for (Id id = 0; id < count; ++id) boxes.push_back(support::make_box(support::BoxKind::uniform, random));
    for (const Aabb& box : steps[0]) phase->insert(box);
    const auto run = [&] {
        for (const auto& boxes : steps) {
            for (Id id = 0; id < count; ++id) phase->move(id, boxes[id]);
            phase->pairs();
            phase->query(boxes[0], out);
        }
    };
    run();
    const std::size_t before = support::allocations();
    run();
    EXPECT_EQ(support::allocations(), before);
}

INSTANTIATE_TEST_SUITE_P(methods, broad,
                         testing::Values(Method::brute_force, Method::sort_and_sweep, Method::grid, Method::tree,
                                         Method::fastest),
                         [](const auto& parameter) { return std::string(to_word(parameter.param)); });

TEST(broad_counts, brute_force_tests_every_pair_once) {
    BruteForce phase;
    for (int i = 0; i < 200; ++i) phase.insert({{2.0 * i, 0.0}, {2.0 * i + 1.0, 1.0}});
    EXPECT_TRUE(phase.pairs().empty());
    EXPECT_EQ(phase.counts().tests, 19900);
    EXPECT_EQ(phase.counts().found, 0);
}

} // namespace
