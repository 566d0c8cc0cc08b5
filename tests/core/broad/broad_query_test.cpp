// Answers: do the quick methods look at few boxes when they are asked for a box or along a ray? By counted tests; that
// their answers are right is the matter of broad_law_test.cpp.
#include "core/broad/broad_phase.hpp"

#include <gtest/gtest.h>

#include <glm/common.hpp>

#include <cmath>
#include <random>

namespace {

using namespace tunnel::broad;
using tunnel::shape::Aabb;
using tunnel::shape::Ray;

constexpr Id count = 4000;

class broad_query : public testing::TestWithParam<Method> {
  protected:
    std::unique_ptr<BroadPhase> phase = make(GetParam());
    std::vector<Id> out;

    void SetUp() override { // a box of side 0.5 for each unit of a square of side 63
        std::mt19937_64 random(3);
        std::uniform_real_distribution<double> place(0.0, 63.0);
        for (Id i = 0; i < count; ++i) {
            const double x = place(random), y = place(random);
            phase->insert({{x, y}, {x + 0.5, y + 0.5}});
        }
    }
    // The most that one of these queries tested.
    template <class Make> std::int64_t most_tests(Make make_query) {
        std::int64_t most = 0;
        for (int i = 0; i < 40; ++i) {
            phase->query(make_query(i), out);
            most = std::max(most, phase->counts().tests);
        }
        return most;
    }
};

TEST_P(broad_query, of_a_small_box_tests_few) {
    const auto box = [](int i) { return Aabb{{1.5 * i, 60.0 - 1.5 * i}, {1.5 * i + 1.0, 61.0 - 1.5 * i}}; };
    EXPECT_LT(most_tests(box), count / 20);
}

TEST_P(broad_query, of_a_short_ray_tests_few) {
    const auto ray = [](int i) { return Ray{{1.5 * i, 1.0 * i}, {1.0, 0.7}, 3.0}; };
    EXPECT_LT(most_tests(ray), count / 10);
}

INSTANTIATE_TEST_SUITE_P(methods, broad_query,
                         testing::Values(Method::sort_and_sweep, Method::grid, Method::tree, Method::fastest),
                         [](const auto& parameter) { return std::string(to_word(parameter.param)); });

// Right across the world a sweep along one axis cannot help; the others pass few boxes.
class broad_long_ray : public broad_query {};

TEST_P(broad_long_ray, tests_few) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto slanted = [](int i) { return Ray{{-1e3, 20.0 - 0.5 * i}, {1.0, 0.02}, infinity}; };
    EXPECT_LT(most_tests(slanted), count / 5);
    const auto upright = [](int i) { return Ray{{1.5 * i, -1e6}, {0.0, 1.0}, infinity}; };
    EXPECT_LT(most_tests(upright), count / 5);
}

INSTANTIATE_TEST_SUITE_P(methods, broad_long_ray, testing::Values(Method::grid, Method::tree, Method::fastest),
                         [](const auto& parameter) { return std::string(to_word(parameter.param)); });

// Cells between the ray's ends that hold nothing cost nothing, however many.
TEST(broad_grid_ray, jumps_over_what_is_empty) {
    const auto grid = make(Method::grid);
    for (const double x : {0.0, 1e6}) grid->insert({{x, 0.0}, {x + 1.0, 1.0}});
    std::vector<Id> out;
    grid->query(Ray{{-10.0, 0.5}, {1.0, 0.0}, std::numeric_limits<double>::infinity()}, out);
    EXPECT_EQ(out, (std::vector<Id>{0, 1}));
    EXPECT_LE(grid->counts().visits, 8);
}

// Boxes that end a few units in the last place beside a corner of a cell, rays through just there: what is rounded on
// the way from cell to cell must lose none.
TEST(broad_grid_ray, loses_none_at_the_corners_of_cells) {
    std::mt19937_64 random(9);
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const auto beside = [&](double x) {
        for (int steps = pick(3); steps > 0; --steps) x = std::nextafter(x, 1e9);
        for (int steps = pick(3); steps > 0; --steps) x = std::nextafter(x, -1e9);
        return x;
    };
    std::uniform_real_distribution<double> anywhere(-40.0, 60.0);
    const auto grid = make(Method::grid), brute = make(Method::brute_force);
    std::vector<glm::dvec2> corners;
    for (int i = 0; i < 300; ++i) { // sides of 1 make cells of 2
        const double x = beside(2.0 * pick(9)), y = beside(2.0 * pick(9));
        const glm::dvec2 at(x, y), other(x + (pick(2) == 0 ? 1.0 : -1.0), y + (pick(2) == 0 ? 1.0 : -1.0));
        const Aabb box{glm::min(at, other), glm::max(at, other)};
        grid->insert(box), brute->insert(box), corners.push_back(at);
    }
    std::vector<Id> out, all;
    for (int i = 0; i < 5000; ++i) {
        const double x = anywhere(random), y = anywhere(random);
        const glm::dvec2 from(x, y), to = corners[static_cast<std::size_t>(pick(300))];
        const Ray ray{from, (to - from) * (pick(2) == 0 ? 1.0 : 1.0 / 3.0), pick(2) == 0 ? 3.0 : 1.0};
        grid->query(ray, out), brute->query(ray, all);
        ASSERT_EQ(out, all) << i;
    }
}

} // namespace
