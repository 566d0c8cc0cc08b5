// Answers: does exact_first_impact say what the oracle says, on every kind of pair and whatever the end of time, with a
// bracket of one double or of two neighbours?
#include "tests/support/impact_cases.hpp"
#include "tests/support/impact_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

namespace {

using tunnel::ccd::PairKind;
using tunnel::support::ImpactCase;
using tunnel::support::ImpactKind;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

class ExactImpactLaws : public testing::TestWithParam<PairKind> {};

TEST_P(ExactImpactLaws, hold_against_the_oracle) {
    const std::int64_t count = support::case_count(400);
    for (const ImpactKind kind : support::all_impact_kinds) {
        for (std::int64_t seed = 0; seed < count; ++seed) {
            const ImpactCase c = support::make_case(kind, GetParam(), static_cast<std::uint64_t>(seed));
            support::FirstContact exact = oracle::first_contact(c.pair);
            support::Random random(c.seed);
            const double t_max = support::some_end(random, exact);
            if (exact && exact->compare(t_max) > 0) exact.reset();
            const std::string fault = support::broken_by_exact(exact, ccd::exact_first_impact(c.pair, t_max));
            ASSERT_EQ(fault, "") << "until " << t_max << ", " << describe(c);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(pairs, ExactImpactLaws, testing::ValuesIn(support::all_primitive_pairs),
                         [](const auto& of) { return std::string(ccd::to_word(of.param)); });

} // namespace
