// Answers: does every method of the broad phase say exactly what a plain list says, whatever is inserted, moved,
// removed and asked, in whatever order?
#include "core/broad/broad_phase.hpp"
#include "tests/support/broad_walk.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

namespace {

using namespace tunnel::broad;
using tunnel::support::BoxKind;
using tunnel::support::BroadModel;
namespace shape = tunnel::shape;
namespace support = tunnel::support;

constexpr std::array all_methods = {Method::brute_force, Method::sort_and_sweep, Method::grid, Method::tree,
                                    Method::fastest};

struct Walk {
    std::unique_ptr<BroadPhase> phase;
    BroadModel model;
    std::mt19937_64 random;
    BoxKind kind;
    std::vector<Id> out;

    Walk(Method method, BoxKind k, std::uint64_t seed) : phase(make(method)), random(seed), kind(k) {}

    [[nodiscard]] Id any_id() {
        if (model.boxes().empty()) return 0;
        return std::next(model.boxes().begin(), static_cast<std::ptrdiff_t>(random() % model.boxes().size()))->first;
    }
    // Mostly a small move, sometimes a jump.
    [[nodiscard]] shape::Aabb moved(const shape::Aabb& box) {
        if (random() % 4 == 0 || kind == BoxKind::far_out) return support::make_box(kind, random);
        std::uniform_real_distribution<double> some(-0.1, 0.1);
        const double dx = kind == BoxKind::lattice ? 1.0 : some(random), dy = some(random);
        return {{box.min.x + dx, box.min.y + dy}, {box.max.x + dx, box.max.y + dy}};
    }
    void change() {
        const std::uint64_t choice = random() % 16;
        if (choice < 3 && model.boxes().size() < 90) {
            const shape::Aabb box = support::make_box(kind, random);
            ASSERT_EQ(phase->insert(box), model.insert(box));
        } else if (choice < 5) {
            const Id id = any_id();
            ASSERT_EQ(phase->remove(id), model.remove(id));
        } else if (!model.boxes().empty()) {
            const Id id = any_id();
            const shape::Aabb box = moved(model.boxes().at(id));
            ASSERT_TRUE(phase->move(id, box));
            ASSERT_TRUE(model.move(id, box));
        }
    }
    void check_counts(std::size_t found) {
        ASSERT_EQ(phase->counts().found, static_cast<std::int64_t>(found));
        ASSERT_GE(phase->counts().tests, phase->counts().found);
        ASSERT_GE(phase->counts().visits, 0);
    }
    void check_pairs() {
        const std::span<const Pair> pairs = phase->pairs();
        ASSERT_EQ(std::vector<Pair>(pairs.begin(), pairs.end()), model.pairs());
        check_counts(pairs.size());
        ASSERT_EQ(phase->size(), model.boxes().size());
    }
    void check_queries() {
        const shape::Aabb box = support::make_box(kind, random);
        phase->query(box, out);
        ASSERT_EQ(out, model.query(box));
        check_counts(out.size());
        const shape::Ray ray = support::make_ray(kind, random);
        phase->query(ray, out);
        ASSERT_EQ(out, model.query(ray));
        check_counts(out.size());
    }
};

class broad_law : public testing::TestWithParam<std::tuple<Method, BoxKind>> {};

TEST_P(broad_law, equals_a_plain_list) {
    const auto [method, kind] = GetParam();
    const auto count = static_cast<std::uint64_t>(support::case_count(30));
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        Walk walk(method, kind, seed);
        // Short walks are checked at each step, so that a failure is near its cause; long ones now and then.
        const std::uint64_t every = seed % 2 == 0 ? 1 : 30;
        for (int step = 0; step < 60 * static_cast<int>(every) && !testing::Test::HasFatalFailure(); ++step) {
            walk.change();
            if (walk.random() % every != 0) continue;
            if (walk.random() % 2 == 0) walk.check_queries();
            walk.check_pairs();
            if (walk.random() % 2 == 0) walk.check_queries();
        }
        if (testing::Test::HasFatalFailure()) FAIL() << "seed " << seed;
    }
}

// Many at once, in one step: what is far out of order, or more than the small sizes of the walks.
TEST_P(broad_law, equals_brute_force_in_a_crowd) {
    const auto [method, kind] = GetParam();
    const int count = support::sanitized ? 300 : 1500;
    std::mt19937_64 random(7);
    const auto phase = make(method), brute = make(Method::brute_force);
    for (int i = 0; i < count; ++i) {
        const shape::Aabb box = support::make_box(kind, random);
        phase->insert(box), brute->insert(box);
    }
    for (int step = 0; step < 3; ++step) {
        const std::span<const Pair> pairs = phase->pairs(), exact = brute->pairs();
        ASSERT_TRUE(std::equal(pairs.begin(), pairs.end(), exact.begin(), exact.end())) << step;
        std::vector<Id> out, all;
        for (int i = 0; i < (support::sanitized ? 2 : 6); ++i) {
            const shape::Ray ray = support::make_ray(kind, random);
            phase->query(ray, out), brute->query(ray, all);
            ASSERT_EQ(out, all) << step << ", ray " << i;
            const shape::Aabb box = support::make_box(kind, random);
            phase->query(box, out), brute->query(box, all);
            ASSERT_EQ(out, all) << step << ", box " << i;
        }
        for (Id id = 0; id < static_cast<Id>(count); ++id) {
            const shape::Aabb box = support::make_box(kind, random);
            if (random() % 2 == 0) phase->move(id, box), brute->move(id, box);
        }
    }
}

std::string name_of(const testing::TestParamInfo<std::tuple<Method, BoxKind>>& parameter) {
    return std::string(to_word(std::get<0>(parameter.param))) + "_" +
           std::string(support::to_word(std::get<1>(parameter.param)));
}

INSTANTIATE_TEST_SUITE_P(methods, broad_law,
                         testing::Combine(testing::ValuesIn(all_methods), testing::ValuesIn(support::all_box_kinds)),
                         name_of);

TEST(broad_ray_law, touches_is_exact) {
    const auto count = static_cast<int>(support::case_count(4000));
    int hits = 0, total = 0;
    for (const BoxKind kind : support::all_box_kinds) {
        std::mt19937_64 random(3);
        for (int i = 0; i < count; ++i) {
            const shape::Aabb box = support::make_box(kind, random);
            shape::Ray ray = support::make_ray(kind, random);
            if (i % 3 == 0) { // straight through a corner, but for the rounding of the direction
                const auto usable = [](double x) { return std::abs(x) < 1e40 ? x : 1.0; };
                ray.direction = {usable(box.min.x - ray.origin.x), usable(box.max.y - ray.origin.y)};
                if (ray.direction == glm::dvec2(0.0)) ray.direction = {1.0, 0.0};
            }
            const bool exact = support::exactly_touches(box, ray);
            ASSERT_EQ(touches(box, ray), exact) << support::to_word(kind) << " " << i;
            hits += exact ? 1 : 0, ++total;
        }
    }
    std::printf("  %d of %d touch\n", hits, total);
}

} // namespace
