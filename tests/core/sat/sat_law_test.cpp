// Answers: does the polygon query keep its promises on every kind of pair, against the exact Minkowski difference?
// Prints per kind how many touch and the longest way out; that is information, not failure.
#include "tests/support/polygon_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cstdio>

namespace {

using tunnel::base::Status;
using tunnel::support::PairKind;
using tunnel::support::PolygonPairCase;
namespace oracle = tunnel::oracle;
namespace sat = tunnel::sat;
namespace support = tunnel::support;

constexpr int max_reports = 5;

class sat_law : public testing::TestWithParam<PairKind> {};

TEST_P(sat_law, holds) {
    long long hits = 0, two_points = 0;
    int reports = 0;
    const auto count = static_cast<std::uint64_t>(support::case_count(10000));
    for (std::uint64_t seed = 0; seed < count && reports < max_reports; ++seed) {
        const PolygonPairCase c = support::make_case(GetParam(), seed);
        const oracle::PolygonPair exact = support::exact_pair(c);
        const auto r = sat::contact(c.a, c.b);
        hits += r.status == Status::hit ? 1 : 0;
        two_points += r.count == 2 ? 1 : 0;
        std::string broken = support::broken_by_verdict(c, exact, r);
        broken = broken.empty() ? support::broken_by_way_out(c, exact, r) : broken;
        broken = broken.empty() ? support::broken_by_tie(c, exact, r) : broken;
        broken = broken.empty() ? support::broken_by_symmetry(c, exact, r) : broken;
        broken = broken.empty() ? support::broken_by_points(c, r) : broken;
        broken = broken.empty() ? support::broken_by_trace(c, r) : broken;
        if (!broken.empty()) {
            ADD_FAILURE() << broken << "\n  in " << support::describe(c);
            ++reports;
        }
    }
    std::printf("  %lld of %llu touch, %lld at two points\n", hits, static_cast<unsigned long long>(count), two_points);
}

std::string name_of(const testing::TestParamInfo<PairKind>& parameter) {
    return std::string(support::to_word(parameter.param));
}

INSTANTIATE_TEST_SUITE_P(kinds, sat_law, testing::ValuesIn(support::all_pair_kinds), name_of);

} // namespace
