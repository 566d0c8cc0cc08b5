// Answers: does the exact answer agree with the field's query sets, whose truth others have computed?
#include "core/ccd/exact_impact.hpp"

#include "tests/support/query_sets.hpp"

#include <gtest/gtest.h>

namespace tunnel::ccd {
namespace {

namespace fs = std::filesystem;
using support::QuerySet;

const char* const the_repository = TUNNEL_LAB_SOURCE_DIR;

void expect_right(const fs::path& folder, const QuerySet& set, std::int64_t rows) {
    const auto queries = support::queries_of_file((folder / set.file).string());
    ASSERT_TRUE(queries.has_value()) << set.file;
    support::some_of(*queries, rows, [](const ImpactQuery& query) {
        const base::Status right = query.hit ? base::Status::hit : base::Status::clear;
        EXPECT_EQ(exact_first_impact(query.pair).status, right) << query.source;
    });
}

TEST(ExactImpactData, AgreesWithTheHandcraftedSets) {
    for (const QuerySet& set : support::handcrafted_sets)
        expect_right(support::handcrafted_folder(the_repository), set, support::case_count(5000));
}

class ExactImpactLargerSets : public testing::Test {
  protected:
    fs::path folder = support::larger_folder(the_repository);
    void SetUp() override {
        if (!fs::is_directory(folder)) GTEST_SKIP() << "no sets at " << folder;
    }
};

TEST_F(ExactImpactLargerSets, Agrees) {
    for (const QuerySet& set : support::larger_sets) expect_right(folder, set, support::case_count(1500));
}

// The time given is the largest double that is no later than the first contact, so lo must be that very double.
TEST_F(ExactImpactLargerSets, GivesTheSameTimes) {
    for (const QuerySet& set : support::larger_sets) {
        if (set.times == nullptr) continue;
        const auto text = support::text_of_file((folder / set.times).string());
        const support::ImpactTimes times = support::read_impact_times(text.value_or(""));
        EXPECT_EQ(times.by_source.size(), set.known) << set.times;
        const auto queries = support::queries_of_file((folder / set.file).string());
        ASSERT_TRUE(queries.has_value());
        support::some_of(*queries, support::case_count(1500), [&](const ImpactQuery& query) {
            const auto known = times.by_source.find(query.source);
            if (known == times.by_source.end()) return;
            const ExactImpact exact = exact_first_impact(query.pair);
            EXPECT_EQ(exact.lo, known->second) << query.source;
            EXPECT_GE(exact.hi, known->second) << query.source;
        });
    }
}

} // namespace
} // namespace tunnel::ccd
