// Law: whatever doubles the points and options are made of, from the least to the largest, what the three methods
// answer is finite and in order, a trace holds no NaN, and the certified method says what exact integers say.
#include "core/ccd/exact_impact.hpp"
#include "core/ccd/impact_trace.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <random>

namespace {

using namespace tunnel::ccd;
using tunnel::base::Status;

constexpr double greatest = std::numeric_limits<double>::max(), least = std::numeric_limits<double>::denorm_min();
constexpr double most_float = std::numeric_limits<float>::max();

class Draw {
  public:
    explicit Draw(std::uint64_t seed) : random_(seed) {}

    template <class T, std::size_t N> const T& of(const std::array<T, N>& values) { return values[random_() % N]; }
    bool one_in(std::uint64_t n) { return random_() % n == 0; }

    // Few values, so that they meet; of one neighbourhood, or of all.
    MovingPair pair() {
        static constexpr std::array<std::array<double, 6>, 5> families{
            {{0.0, greatest, -greatest, 1e308, -1e308, 5e307},
             {-0.0, least, -least, 1e-323, 1e-310, 0.0},
             {0.0, most_float, -most_float, 1e39, -1e39, 1e38},
             {greatest, least, 1.0, -0.0, -1e154, 1e-154},
             {0.0, -1.0, 1.0, 2.0, 0.5, -2.0}}};
        MovingPair out{
            of(std::array{PairKind::vertex_face, PairKind::edge_edge, PairKind::vertex_edge, PairKind::vertex_vertex}),
            {},
            {}};
        const auto& family = of(families);
        for (auto* points : {&out.start, &out.end})
            for (glm::dvec3& p : *points)
                for (int k = 0; k < 3; ++k) p[k] = of(family);
        if (one_in(4)) out.end = out.start;
        if (one_in(4)) out.end[0] = out.end[1];
        return out;
    }

    ImpactOptions options() {
        ImpactOptions o;
        o.method = of(std::array{ImpactMethod::univariate, ImpactMethod::inclusion, ImpactMethod::certified});
        o.delta = of(std::array{1e-6, least, 1e-300, 1.0});
        o.delta_unit = one_in(2) ? DeltaUnit::relative : DeltaUnit::absolute;
        o.t_max = of(std::array{1.0, 0.0, 0.5, least, 1.0 - 0x1p-53, 0.1});
        o.max_checks = of(std::array<std::int64_t, 4>{1, 2, 50, 500});
        o.separation = of(std::array{0.0, 0.0, 0.0, 1e-300, 0.1, greatest});
        o.norm = one_in(2) ? Norm::chebyshev : Norm::euclidean;
        o.never_zero = one_in(2);
        o.rounding_guard = !one_in(4);
        o.single = one_in(4);
        return o;
    }

  private:
    std::mt19937_64 random_;
};

void expect_in_order(const ImpactResult& r, const MovingPair& pair, const ImpactOptions& o) {
    ASSERT_NE(r.status, Status::invalid_input);
    EXPECT_TRUE(std::isfinite(r.tolerance_reached) && r.tolerance_reached >= 0.0) << r.tolerance_reached;
    if (r.status == Status::clear) return;
    EXPECT_TRUE(0.0 <= r.t_lo && r.t_lo <= r.t_hi && r.t_hi <= o.t_max) << r.t_lo << ' ' << r.t_hi;
    EXPECT_TRUE(r.u >= 0.0 && r.u <= 1.0 && r.v >= 0.0 && r.v <= 1.0) << r.u << ' ' << r.v;
    EXPECT_TRUE(pair.kind != PairKind::vertex_face || r.u + r.v <= 1.0);
}

void expect_no_nan(const ImpactTrace& trace, double t_max) {
    for (const RootRecord& root : trace.roots) EXPECT_TRUE(root.t >= 0.0 && root.t <= t_max) << root.t;
    for (const ImpactBox& box : trace.boxes)
        for (int k = 0; k < 3; ++k) EXPECT_FALSE(std::isnan(box.hull_lo[k]) || std::isnan(box.hull_hi[k]));
    for (const ProofRecord& step : trace.proof) EXPECT_FALSE(std::isnan(step.lo) || std::isnan(step.hi));
}

TEST(impact_extremes_law, answers_are_finite_and_in_order) {
    for (std::int64_t i = 0; i < tunnel::support::case_count(20'000); ++i) {
        SCOPED_TRACE(i);
        if (testing::Test::HasFailure()) return;
        Draw draw(static_cast<std::uint64_t>(i));
        const MovingPair pair = draw.pair();
        const ImpactOptions options = draw.options();
        ImpactTrace trace;
        const ImpactResult r = first_impact(pair, options, &trace);
        expect_in_order(r, pair, options);
        expect_no_nan(trace, options.t_max);
        if (options.method == ImpactMethod::univariate || !options.rounding_guard) continue;
        const ExactImpact exact = exact_first_impact(pair, options.t_max);
        if (options.method == ImpactMethod::certified && options.separation == 0.0) {
            EXPECT_EQ(r.status, exact.status);
        }
        if (exact.status != Status::hit) continue;
        EXPECT_NE(r.status, Status::clear);
        EXPECT_LE(r.t_lo, exact.hi);
    }
}

} // namespace
