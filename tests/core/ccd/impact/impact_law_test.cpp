// Answers: do the three methods of first impact keep their promises on every kind of pair, against the exact oracle?
// certified: the truth. inclusion: no missed contact, never late, in single precision either. univariate: a verdict.
// Prints per kind what inclusion and univariate get wrong; that is information, not failure.
#include "tests/support/impact_cases.hpp"
#include "tests/support/impact_laws.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

namespace {

using tunnel::base::Status;
using tunnel::ccd::ImpactMethod;
using tunnel::ccd::ImpactOptions;
using tunnel::ccd::ImpactResult;
using tunnel::ccd::PairKind;
using tunnel::support::ImpactCase;
using tunnel::support::ImpactKind;
using tunnel::support::Random;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

constexpr std::int64_t cases_per_kind = 4000; // times 13 kinds and 4 pairs: 208 000
constexpr std::int64_t nightly_more = 5;      // 80 000 times 52 is 4 million; this makes 10 million of it
constexpr int max_reports = 5;

struct Tally {
    std::int64_t cases = 0, contacts = 0, near = 0, exhausted = 0, missed = 0, false_hits = 0;

    void print(ImpactKind kind) const {
        std::printf("  %-10.*s %6lld cases, %6lld contacts; inclusion: %lld false hits, %lld exhausted; univariate: "
                    "%lld missed, %lld false hits\n",
                    static_cast<int>(to_word(kind).size()), to_word(kind).data(), static_cast<long long>(cases),
                    static_cast<long long>(contacts), static_cast<long long>(near), static_cast<long long>(exhausted),
                    static_cast<long long>(missed), static_cast<long long>(false_hits));
    }
};

ImpactOptions coarse(ImpactMethod method, Random& random) {
    ImpactOptions o;
    o.method = method;
    o.delta_unit = ccd::DeltaUnit::relative;
    o.delta = random.chance(16) ? 1e-5 : 0.03;
    o.max_checks = random.chance(16) ? random.integer(1, 40) : 300;
    o.never_zero = random.chance(8);
    o.single = random.chance(16);
    return o;
}

std::string broken_by(const ImpactCase& c, Tally& tally) {
    Random random(c.seed ^ 0x5eed);
    support::FirstContact exact = oracle::first_contact(c.pair);
    if (c.contact && (!exact || exact->compare(c.instant) > 0)) return "the oracle misses a contact by construction";
    const double t_max = support::some_end(random, exact);
    if (exact && exact->compare(t_max) > 0) exact.reset();

    ImpactOptions o = coarse(ImpactMethod::certified, random);
    o.t_max = t_max;
    std::string fault = support::broken_by_certified(c.pair, o, exact, ccd::first_impact(c.pair, o));
    if (!fault.empty()) return "certified: " + fault;
    o.method = ImpactMethod::inclusion;
    const ImpactResult box = ccd::first_impact(c.pair, o);
    if (fault = support::broken_by_inclusion(c.pair, o, exact, box); !fault.empty()) return "inclusion: " + fault;
    o.method = ImpactMethod::univariate;
    const ImpactResult root = ccd::first_impact(c.pair, o);
    if (fault = support::broken_by_univariate(o, root); !fault.empty()) return "univariate: " + fault;

    ++tally.cases;
    tally.contacts += exact ? 1 : 0;
    tally.near += box.status == Status::hit && !exact ? 1 : 0;
    tally.exhausted += box.status == Status::budget_exhausted ? 1 : 0;
    tally.missed += root.status == Status::clear && exact ? 1 : 0;
    tally.false_hits += root.status == Status::hit && !exact ? 1 : 0;
    return {};
}

class ImpactLaws : public testing::TestWithParam<PairKind> {};

TEST_P(ImpactLaws, hold_against_the_exact_answer) {
    std::int64_t count = support::case_count(cases_per_kind);
    if (count > cases_per_kind) count = count * nightly_more / 2;
    int reports = 0;
    for (const ImpactKind kind : support::all_impact_kinds) {
        Tally tally;
        for (std::int64_t seed = 0; seed < count && reports < max_reports; ++seed) {
            const ImpactCase c = support::make_case(kind, GetParam(), static_cast<std::uint64_t>(seed));
            if (const std::string fault = broken_by(c, tally); !fault.empty()) {
                ++reports;
                ADD_FAILURE() << fault << "\n  " << describe(c);
            }
        }
        tally.print(kind);
        if (!support::sanitized && reports == 0) { // both answers are there to be got wrong
            EXPECT_TRUE(tally.contacts > 0 || kind <= ImpactKind::border)
                << to_word(kind); // lower pairs hardly meet by chance
            EXPECT_TRUE(tally.contacts < tally.cases) << to_word(kind);
        }
    }
}

// Far deeper than the queue of undecided boxes has room for.
TEST_P(ImpactLaws, hold_when_the_search_is_long) {
    ImpactOptions o;
    o.method = ImpactMethod::inclusion;
    o.delta_unit = ccd::DeltaUnit::relative;
    o.delta = 1e-9;
    o.max_checks = 40'000;
    std::int64_t most = 0;
    for (const ImpactKind kind :
         {ImpactKind::sliding, ImpactKind::degenerate, ImpactKind::resting, ImpactKind::lattice}) {
        for (std::int64_t seed = 0; seed < support::case_count(40); ++seed) {
            const ImpactCase c = support::make_case(kind, GetParam(), static_cast<std::uint64_t>(seed));
            const ImpactResult r = ccd::first_impact(c.pair, o);
            most = std::max(most, r.checks);
            ASSERT_EQ(support::broken_by_inclusion(c.pair, o, oracle::first_contact(c.pair), r), "") << describe(c);
        }
    }
    std::printf("  the longest: %lld checks\n", static_cast<long long>(most));
}

INSTANTIATE_TEST_SUITE_P(pairs, ImpactLaws, testing::ValuesIn(support::all_primitive_pairs),
                         [](const auto& of) { return std::string(ccd::to_word(of.param)); });

} // namespace
