// Laws of the exact first contact: names, sides, mirrors, and the unit of one axis change no bit of it. The last also
// brings the same question before the numbers with room for all doubles.
#include "core/ccd/exact_impact.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

namespace tunnel::ccd {
namespace {

using support::Random;

// On a small lattice contacts and all that is degenerate are common.
MovingPair draw(Random& random) {
    MovingPair pair;
    pair.kind = static_cast<PairKind>(random.integer(0, 3));
    const int half = random.integer(1, 4);
    const bool flat = random.chance(4);
    for (auto* points : {&pair.start, &pair.end})
        for (glm::dvec3& v : *points)
            for (int k = 0; k < 3; ++k) v[k] = flat && k == 2 ? 0 : random.integer(-half, half);
    return pair;
}

void expect_same(const MovingPair& a, const MovingPair& b, std::int64_t seed) {
    const ExactImpact x = exact_first_impact(a), y = exact_first_impact(b);
    ASSERT_EQ(x.status, y.status) << seed;
    if (x.status != base::Status::hit) return;
    ASSERT_EQ(x.lo, y.lo) << seed;
    ASSERT_EQ(x.hi, y.hi) << seed;
}

void exchange(MovingPair& pair, std::size_t i, std::size_t j) {
    std::swap(pair.start[i], pair.start[j]);
    std::swap(pair.end[i], pair.end[j]);
}

TEST(ExactImpactLaw, NamesAndSidesDoNotMatter) {
    for (std::int64_t seed = 0; seed < support::case_count(3'000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const MovingPair pair = draw(random);
        MovingPair other = pair;
        switch (pair.kind) {
        case PairKind::vertex_vertex: exchange(other, 0, 1); break;
        case PairKind::vertex_edge: exchange(other, 1, 2); break;
        case PairKind::vertex_face: exchange(other, 1, static_cast<std::size_t>(random.integer(2, 3))); break;
        case PairKind::edge_edge:
            if (random.chance(2)) exchange(other, 0, 1);
            if (random.chance(2)) {
                exchange(other, 0, 2);
                exchange(other, 1, 3);
            }
            break;
        }
        expect_same(pair, other, seed);
    }
}

TEST(ExactImpactLaw, TheUnitOfAnAxisDoesNotMatter) {
    for (std::int64_t seed = 0; seed < support::case_count(3'000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const MovingPair pair = draw(random);
        MovingPair other = pair;
        const int axis = random.integer(0, 2);
        const double unit = random.chance(2) ? 0x1p-900 : -0x1p+900;
        for (auto* points : {&other.start, &other.end})
            for (glm::dvec3& v : *points) v[axis] *= unit;
        expect_same(pair, other, seed);
    }
}

// Each coordinate rests or leaves 0, so that a motion can be made longer by any power of two, exactly. All that happens
// does so within the first 2^60th; made 2^1200 times as long, it happens before the least double above 0.
TEST(ExactImpactLaw, WhatHappensBeforeTheLeastDoubleIsSeen) {
    int hits = 0;
    const std::int64_t cases = support::case_count(1'000);
    for (std::int64_t seed = 0; seed < cases; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        MovingPair slow;
        slow.kind = static_cast<PairKind>(random.integer(0, 3));
        slow.kind = random.chance(4) ? slow.kind : random.chance(2) ? PairKind::vertex_face : PairKind::edge_edge;
        MovingPair fast = slow;
        for (std::size_t i = 0; i < 4; ++i)
            for (int k = 0; k < 3; ++k) {
                const bool rests = random.chance(2);
                const double by = random.integer(-3, 3);
                slow.start[i][k] = slow.end[i][k] = rests ? by : 0.0;
                if (!rests) slow.end[i][k] = by * 0x1p60;
                fast.start[i][k] = slow.start[i][k] * 0x1p-600;
                fast.end[i][k] = rests ? fast.start[i][k] : by * 0x1p600;
            }
        const ExactImpact seen = exact_first_impact(slow), got = exact_first_impact(fast);
        ASSERT_EQ(got.status, seen.status) << seed;
        if (seen.status != base::Status::hit) continue;
        hits += seen.hi > 0.0 ? 1 : 0;
        ASSERT_EQ(got.lo, 0.0) << seed;
        ASSERT_EQ(got.hi, seen.hi == 0.0 ? 0.0 : 0x1p-1074) << seed;
    }
    EXPECT_GT(hits, cases / 20);
}

} // namespace
} // namespace tunnel::ccd
