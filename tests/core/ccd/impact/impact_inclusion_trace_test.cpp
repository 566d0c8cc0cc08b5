// The trace of the numeric method and of inclusion: it listens only, it is whole, it keeps its cap.
#include "core/ccd/impact_trace.hpp"
#include "tests/support/impact_cases.hpp"
#include "tests/support/impact_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace tunnel::ccd {
namespace {

ImpactOptions some_options(std::uint64_t seed) {
    ImpactOptions options;
    options.method = seed % 4 == 3 ? ImpactMethod::univariate : ImpactMethod::inclusion;
    options.max_checks = 3000;
    options.delta = seed % 3 == 0 ? 1e-2 : 1e-6;
    options.delta_unit = DeltaUnit::relative;
    options.never_zero = seed % 5 == 0;
    options.single = seed % 7 == 0;
    options.t_max = seed % 11 == 0 ? 0.625 : 1.0;
    if (seed % 6 == 0) options.separation = 0.125;
    return options;
}

template <class Check> void for_some_cases(std::int64_t count, const Check& check) {
    for (const support::ImpactKind kind : support::all_impact_kinds)
        for (const PairKind pair : support::all_primitive_pairs)
            for (std::int64_t i = 0; i < support::case_count(count); ++i) {
                const auto seed = static_cast<std::uint64_t>(i);
                const support::ImpactCase c = support::make_case(kind, pair, seed);
                check(c, some_options(seed));
                if (testing::Test::HasFailure()) FAIL() << support::describe(c);
            }
}

TEST(ImpactTraceLaw, ChangesNoBit) {
    for_some_cases(60, [](const support::ImpactCase& c, const ImpactOptions& options) {
        const ImpactResult plain = first_impact(c.pair, options);
        ImpactTrace trace, capped;
        capped.max_records = 3;
        EXPECT_TRUE(support::same_bits(plain, first_impact(c.pair, options, &trace)));
        EXPECT_TRUE(support::same_bits(plain, first_impact(c.pair, options, &capped)));
        EXPECT_FALSE(trace.truncated);
        EXPECT_LE(capped.boxes.size(), 3U);
        EXPECT_LE(capped.roots.size(), 3U);
        EXPECT_EQ(capped.truncated, trace.boxes.size() > 3);
    });
}

// Children lie within their parent and make it up; every check decided one box, in order; a hull that was excluded
// keeps off 0 where there is no separation; the answer is the earliest converged box.
void expect_whole(const ImpactTrace& trace, const ImpactOptions& options, const ImpactResult& r) {
    std::int64_t checked = 0;
    double earliest = 2.0;
    std::vector<int> children(trace.boxes.size(), 0);
    for (const ImpactBox& box : trace.boxes) {
        if (box.parent >= 0) {
            const ImpactBox& parent = trace.boxes[static_cast<std::size_t>(box.parent)];
            ++children[static_cast<std::size_t>(box.parent)];
            EXPECT_EQ(parent.fate, BoxFate::split);
            EXPECT_EQ(parent.decided_step, box.made_step);
            EXPECT_LE(parent.t0, box.t0);
            EXPECT_GE(parent.t1, box.t1);
            EXPECT_EQ((box.t1 - box.t0) * (parent.axis == 0 ? 2 : 1), parent.t1 - parent.t0);
            EXPECT_EQ((box.u1 - box.u0) * (parent.axis == 1 ? 2 : 1), parent.u1 - parent.u0);
            EXPECT_EQ((box.v1 - box.v0) * (parent.axis == 2 ? 2 : 1), parent.v1 - parent.v0);
        }
        if (box.fate == BoxFate::converged) earliest = std::min(earliest, box.t0);
        if (box.fate != BoxFate::open && box.fate != BoxFate::outside) ++checked;
        if (box.fate == BoxFate::outside) {
            EXPECT_TRUE(box.t0 > options.t_max || box.u0 + box.v0 > 1.0);
        }
        if (box.fate != BoxFate::excluded || options.separation > 0.0) continue;
        bool off = false;
        for (int k = 0; k < 3; ++k) off = off || box.hull_lo[k] > 0.0 || box.hull_hi[k] < 0.0;
        EXPECT_TRUE(off);
    }
    EXPECT_EQ(checked, r.checks);
    for (std::size_t i = 0; i < children.size(); ++i)
        EXPECT_EQ(children[i], trace.boxes[i].fate == BoxFate::split ? 2 : 0);
    if (r.status == base::Status::hit && !options.never_zero) {
        EXPECT_EQ(r.t_lo, earliest);
    }
}

TEST(ImpactTraceLaw, TheBoxesAreTheSearch) {
    for_some_cases(20, [](const support::ImpactCase& c, ImpactOptions options) {
        options.method = ImpactMethod::inclusion;
        ImpactTrace trace;
        const ImpactResult r = first_impact(c.pair, options, &trace);
        expect_whole(trace, options, r);
    });
}

} // namespace
} // namespace tunnel::ccd
