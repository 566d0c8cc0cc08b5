// Answers: is the exact bracket of the first contact exact? Against the oracle, on every kind of query: a proved
// contact is in the bracket, a proved clear has none, and an undecided lower end is not late. Prints how many of each.
#include "core/ccd/contact_time.hpp"
#include "tests/oracle/point_segment_oracle.hpp"
#include "tests/support/point_segment_cases.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <limits>
#include <string>
#include <tuple>

namespace {

using tunnel::base::Status;
using tunnel::support::Kind;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

std::string broken_by(const oracle::Instants& exact, const ccd::ContactTime& found) {
    switch (found.status) {
    case Status::hit:
        if (!exact.any()) return "proved a contact that is none";
        if (exact.compare_first(found.lo) < 0) return "a contact before the bracket";
        if (exact.compare_first(found.hi) > 0) return "the bracket ends before the contact";
        return found.lo > found.hi ? "ends in the wrong order" : "";
    case Status::clear: return exact.any() ? "clear where there is a contact" : "";
    case Status::budget_exhausted:
        return exact.any() && exact.compare_first(found.lo) < 0 ? "a contact before the lower end" : "";
    case Status::invalid_input: break;
    }
    return "refused";
}

class ContactTimeLaw : public testing::TestWithParam<std::tuple<Kind, bool>> {};

TEST_P(ContactTimeLaw, IsTheTruth) {
    const auto [kind, separated] = GetParam();
    const auto count = static_cast<std::uint64_t>(support::case_count(1500));
    int hits = 0, clears = 0, undecided = 0, wide = 0, reports = 0;
    for (std::uint64_t seed = 0; seed < count && reports < 5; ++seed) {
        const support::PointSegmentCase c = support::make_case(kind, seed, separated);
        const ccd::ContactTime found = ccd::contact_time(c.motion, c.options.separation);
        const std::string broken = broken_by(oracle::contact_instants(c.motion, c.options.separation), found);
        hits += found.status == Status::hit ? 1 : 0;
        clears += found.status == Status::clear ? 1 : 0;
        undecided += found.status == Status::budget_exhausted ? 1 : 0;
        wide += found.status == Status::hit && found.hi - found.lo > 0x1p-53 ? 1 : 0;
        if (broken.empty()) continue;
        ++reports;
        ADD_FAILURE() << broken << ": [" << found.lo << ", " << found.hi << "]\n" << describe(c);
    }
    std::printf("  %-14.*s %s: hits %d (wide %d), clear %d, undecided %d\n", static_cast<int>(to_word(kind).size()),
                to_word(kind).data(), separated ? "d > 0" : "d = 0", hits, wide, clears, undecided);
    if (kind == Kind::random || kind == Kind::exact_contact || kind == Kind::parallel || kind == Kind::sliding) {
        EXPECT_EQ(undecided, 0);
    }
}

INSTANTIATE_TEST_SUITE_P(All, ContactTimeLaw, testing::Combine(testing::ValuesIn(support::all_kinds), testing::Bool()),
                         [](const auto& param) {
                             return std::string(to_word(std::get<0>(param.param))) +
                                    (std::get<1>(param.param) ? "_separated" : "");
                         });

TEST(ContactTime, ClosedFormsOfTheDocument) {
    const ccd::PointSegmentMotion article{{0.5, 3.5}, {9.5, 3.5}, {5, 1}, {5, 1}, {5, 6}, {5, 6}};
    const ccd::ContactTime half = ccd::contact_time(article, 0.0);
    EXPECT_EQ(half.status, Status::hit);
    EXPECT_EQ(half.lo, 0.5);
    EXPECT_EQ(half.hi, 0.5);
    const ccd::ContactTime apart = ccd::contact_time(article, 0.25); // (5 - 0.25 - 0.5) / 9 = 17 / 36
    EXPECT_LE(apart.lo, 17.0 / 36.0);
    EXPECT_GE(apart.hi, 17.0 / 36.0);
    EXPECT_LE(apart.hi - apart.lo, 0x1p-53);
}

TEST(ContactTime, PassesOverTheEndByATenthOfANanometre) {
    const ccd::PointSegmentMotion over{{0.5, 2.0625000001}, {8.5, 9.0625000001}, {5, 1}, {5, 1}, {5, 6}, {5, 6}};
    EXPECT_EQ(ccd::contact_time(over, 0.0).status, Status::clear);
}

// The wall turns about the place that the point passes: cross(A - P, B - P) = 4 (1 - 3 t)^2, a double root.
TEST(ContactTime, ProvesATouchInPassingAtATimeThatIsNoDouble) {
    const ccd::PointSegmentMotion turning{{0, 0}, {6, 0}, {2, -1}, {3, 2}, {2, 1}, {1, -2}};
    const ccd::ContactTime found = ccd::contact_time(turning, 0.0);
    EXPECT_EQ(found.status, Status::hit);
    EXPECT_LE(found.lo, 1.0 / 3.0);
    EXPECT_GT(found.hi, 1.0 / 3.0); // the double 1/3 lies below the third
    EXPECT_LE(found.hi - found.lo, 0x1p-53);
}

TEST(ContactTime, RefusesWhatTheSearchRefuses) {
    ccd::PointSegmentMotion bad;
    bad.p0.x = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(ccd::contact_time(bad, 0.0).status, Status::invalid_input);
    EXPECT_EQ(ccd::contact_time({}, -1.0).status, Status::invalid_input);
}

} // namespace
