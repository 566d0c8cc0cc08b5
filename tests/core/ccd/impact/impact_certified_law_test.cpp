// Laws of the certified method: it answers bit for bit as the exact whole numbers do, on ordinary pairs, on contacts
// that are exact by construction, and over the whole range of doubles; the trace changes no bit; the place touches.
#include "core/ccd/exact_impact.hpp"
#include "core/ccd/impact/methods.hpp"
#include "tests/support/impact_laws.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <glm/common.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace tunnel::ccd {
namespace {

using base::Status;
using support::Random;
using V = glm::dvec3;

enum class Data { uniform, lattice, sparse, noisy_lattice, far, wild };

double coordinate(Random& random, Data data, double size) {
    switch (data) {
    case Data::uniform: return random.uniform(-size, size);
    case Data::lattice: return random.integer(-3, 3) * size;
    case Data::sparse: return random.chance(3) ? 0.0 : random.uniform(-size, size);
    case Data::noisy_lattice: {
        const double on = random.integer(-2, 2) * size;
        return random.chance(2) ? on : on + random.uniform(-1e-14, 1e-14) * size;
    }
    case Data::far: return 1e6 + random.uniform(-size, size);
    case Data::wild: return random.signed_magnitude(-300, 300);
    }
    return 0.0;
}

struct Draw {
    MovingPair pair;
    bool touches = false; // by construction
    double size = 1.0;
    bool wild = false; // hundreds of orders of magnitude in one pair
};

void make_contact(Random& random, Draw& draw) {
    MovingPair& pair = draw.pair;
    const std::size_t second = pair.kind == PairKind::edge_edge ? 2 : 1;
    const auto last = static_cast<int>(count(pair.kind)) - 1;
    const auto a = static_cast<std::size_t>(random.integer(0, static_cast<int>(second) - 1));
    const auto b = static_cast<std::size_t>(random.integer(static_cast<int>(second), last));
    auto& points = random.chance(2) ? pair.start : pair.end;
    if (random.chance(2)) { // one shared point
        points[a] = points[b];
        draw.touches = true;
    } else if (pair.kind == PairKind::vertex_face) { // about in the face
        points[0] = 0.25 * points[1] + 0.25 * points[2] + 0.5 * points[3];
    } else { // about on the other edge
        points[a] = 0.5 * (points[second] + points[static_cast<std::size_t>(last)]);
    }
}

Draw draw(std::int64_t seed) {
    Random random(static_cast<std::uint64_t>(seed) * 7919 + 13);
    Draw out;
    MovingPair& pair = out.pair;
    const int kind = random.integer(0, 9);
    pair.kind = kind < 4    ? PairKind::vertex_face
                : kind < 8  ? PairKind::edge_edge
                : kind == 8 ? PairKind::vertex_edge
                            : PairKind::vertex_vertex;
    const Data data = random.chance(40) ? Data::wild : static_cast<Data>(random.integer(0, 4));
    out.size = random.magnitude(-6, 6);
    out.wild = data == Data::wild;
    for (auto* points : {&pair.start, &pair.end})
        for (V& p : *points)
            for (int k = 0; k < 3; ++k) p[k] = coordinate(random, data, out.size);
    if (random.chance(3)) { // in one plane
        const int axis = random.integer(0, 2);
        const double level = coordinate(random, data, out.size);
        for (auto* points : {&pair.start, &pair.end})
            for (V& p : *points) p[axis] = level;
    }
    if (random.chance(5)) pair.end = pair.start;
    if (random.chance(5)) pair.end[0] = pair.start[0];
    if (random.chance(2)) make_contact(random, out);
    return out;
}

TEST(ImpactCertifiedLaw, AnswersAsTheWholeNumbersDo) {
    int hits = 0;
    const std::int64_t cases = support::case_count(12'000);
    for (std::int64_t seed = 0; seed < cases; ++seed) {
        const Draw drawn = draw(seed);
        const ExactImpact exact = exact_first_impact(drawn.pair);
        const ImpactResult got = certified_impact(drawn.pair, {}, nullptr);
        ASSERT_EQ(got.status, exact.status) << seed;
        ASSERT_TRUE(got.status == Status::hit || !drawn.touches) << seed;
        if (got.status != Status::hit) continue;
        ++hits;
        ASSERT_TRUE(got.certified) << seed;
        ASSERT_EQ(got.t_lo, exact.lo) << seed;
        ASSERT_EQ(got.t_hi, exact.hi) << seed;
        ASSERT_TRUE(got.u >= 0.0 && got.u <= 1.0 && got.v >= 0.0 && got.v <= 1.0) << seed;
        if (drawn.wild) continue;
        const V left = glm::abs(gap(drawn.pair, got.t_lo, got.u, got.v));
        const double most = std::max({left.x, left.y, left.z});
        ASSERT_LE(most, got.tolerance_reached + 1e-11 * support::largest_coordinate(drawn.pair)) << seed;
    }
    EXPECT_GT(hits, cases / 4);
}

TEST(ImpactCertifiedLaw, TheTraceChangesNoBit) {
    for (std::int64_t seed = 0; seed < support::case_count(5'000); ++seed) {
        const Draw drawn = draw(seed);
        ImpactTrace trace;
        const ImpactResult plain = certified_impact(drawn.pair, {}, nullptr);
        const ImpactResult traced = certified_impact(drawn.pair, {}, &trace);
        ASSERT_TRUE(support::same_bits(plain, traced)) << seed;
        ASSERT_FALSE(trace.proof.empty()) << seed;
        ASSERT_EQ(trace.proof.back().verdict == ProofVerdict::contact, plain.status == Status::hit) << seed;
    }
}

TEST(ImpactCertifiedLaw, AnEarlierEndIsTheSameQuestionCutOff) {
    for (std::int64_t seed = 0; seed < support::case_count(5'000); ++seed) {
        const Draw drawn = draw(seed);
        Random random(static_cast<std::uint64_t>(seed));
        ImpactOptions options;
        options.t_max = random.chance(4) ? 0.5 : random.unit();
        const ImpactResult whole = certified_impact(drawn.pair, {}, nullptr);
        if (random.chance(4) && whole.status == Status::hit) options.t_max = random.chance(2) ? whole.t_hi : whole.t_lo;
        ImpactTrace trace;
        const ImpactResult cut = certified_impact(drawn.pair, options, &trace);
        const bool within = whole.status == Status::hit && whole.t_hi <= options.t_max;
        ASSERT_EQ(cut.status, within ? Status::hit : Status::clear) << seed;
        ASSERT_EQ(trace.proof.back().verdict == ProofVerdict::contact, within) << seed;
        if (!within) continue;
        ASSERT_EQ(cut.t_lo, whole.t_lo) << seed;
        ASSERT_EQ(cut.t_hi, whole.t_hi) << seed;
    }
}

} // namespace
} // namespace tunnel::ccd
