// Answers: does the reader of the query format read what strtod reads, name each fault by line and column, and live
// through any text at all?
#include "core/ccd/impact_csv.hpp"

#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace tunnel::ccd {
namespace {

constexpr const char* names =
    "source,v0x,v0y,v0z,v1x,v1y,v1z,v2x,v2y,v2z,v3x,v3y,v3z,v4x,v4y,v4z,v5x,v5y,v5z,v6x,v6y,v6z,v7x,v7y,v7z,"
    "ground_truth";

// A line whose coordinates are 1, 2, … 24, but for one column (from 1).
std::string line(std::size_t column = 0, const std::string& text = {}) {
    std::string out;
    for (std::size_t i = 1; i <= 26; ++i) {
        const std::string usual = i == 1 ? "name" : i == 26 ? "1" : std::to_string(i - 1);
        out += (i == 1 ? "" : ",") + (i == column ? text : usual);
    }
    return out;
}

std::string headed(const std::string& lines) { return std::string(names) + "\n" + lines; }

std::string text_with(std::size_t column, const std::string& text) {
    return headed(line() + "\n" + line(column, text) + "\n" + line() + "\n");
}

void expect_fault(const std::string& text, std::size_t at_line, std::size_t column, std::string_view what) {
    const ImpactQueries got = read_impact_csv(text, PairKind::vertex_face);
    EXPECT_EQ(got.fault, what) << text;
    EXPECT_EQ(got.line, at_line) << text;
    EXPECT_EQ(got.column, column) << text;
    if (at_line > 1) {
        EXPECT_EQ(got.queries.size(), at_line - 2) << text;
    }
}

std::uint64_t bits(double x) { return std::bit_cast<std::uint64_t>(x); }

TEST(ImpactCsv, PointsAreFourAtTheStartAndFourAtTheEnd) {
    const ImpactQueries got = read_impact_csv(headed(line() + "\n" + line(26, "0")), PairKind::edge_edge);
    ASSERT_TRUE(got.fault.empty());
    EXPECT_EQ(got.line, 0U);
    ASSERT_EQ(got.queries.size(), 2U);
    EXPECT_TRUE(got.queries[0].hit);
    EXPECT_FALSE(got.queries[1].hit);
    EXPECT_EQ(got.queries[0].source, "name");
    const MovingPair& pair = got.queries[0].pair;
    EXPECT_EQ(pair.kind, PairKind::edge_edge);
    for (std::size_t i = 0; i < 4; ++i) {
        const double first = 1.0 + 3.0 * static_cast<double>(i);
        EXPECT_EQ(pair.start[i], glm::dvec3(first, first + 1.0, first + 2.0));
        EXPECT_EQ(pair.end[i], glm::dvec3(first + 12.0, first + 13.0, first + 14.0));
    }
}

TEST(ImpactCsv, LineEndsAreOfEitherKindAndTheLastMayLack) {
    for (const std::string& end : {std::string("\n"), std::string("\r\n")})
        for (const std::string& last : {std::string(), end}) {
            const ImpactQueries got =
                read_impact_csv(names + end + line() + end + line(26, "0") + last, PairKind::vertex_face);
            EXPECT_TRUE(got.fault.empty());
            EXPECT_EQ(got.queries.size(), 2U);
        }
    for (const std::string& alone : {std::string(names), headed(""), names + std::string("\r\n")}) {
        const ImpactQueries got = read_impact_csv(alone, PairKind::vertex_face);
        EXPECT_TRUE(got.fault.empty());
        EXPECT_TRUE(got.queries.empty());
    }
}

TEST(ImpactCsv, NumbersAreThoseOfStrtod) {
    for (const char* text : {"0",
                             "-0",
                             "-0x0p+0",
                             "0x0.0p+0",
                             "+1.5",
                             "+0x1.8p+1",
                             "0X1.8P-3",
                             "0x1.fffffffffffffp+1023",
                             "-0x1p-1074",
                             "0x0.0000000000001p-1022",
                             "0x1.5555555555555p-2",
                             "0x.8",
                             "0x1.",
                             "0x10",
                             "0xAbC.dEp4",
                             "1e308",
                             "4.9e-324",
                             "-2.5E-3",
                             ".5",
                             "5.",
                             "0.1",
                             "0x1.00000000000008p0",
                             "0x1.00000000000018p0",
                             "0x0.00000000000018p-1022"}) {
        const ImpactQueries got = read_impact_csv(text_with(3, text), PairKind::vertex_face);
        ASSERT_TRUE(got.fault.empty()) << text;
        EXPECT_EQ(bits(got.queries[1].pair.start[0].y), bits(std::strtod(text, nullptr))) << text;
    }
}

TEST(ImpactCsv, RandomDoublesComeBackToTheBit) {
    support::Random random(1);
    for (std::int64_t i = 0; i < support::case_count(20000); ++i) {
        const double wanted = std::bit_cast<double>(random.bits());
        if (!std::isfinite(wanted)) continue;
        std::array<char, 64> text{};
        std::snprintf(text.data(), text.size(), i % 2 == 0 ? "%a" : "%.17g", wanted);
        const ImpactQueries got = read_impact_csv(headed(line(25, text.data())), PairKind::vertex_face);
        ASSERT_EQ(got.queries.size(), 1U) << text.data();
        EXPECT_EQ(bits(got.queries[0].pair.end[3].z), bits(wanted)) << text.data();
    }
}

TEST(ImpactCsv, WhatIsNoFiniteNumberIsNamed) {
    for (const char* text :
         {"",      " 1",    "1 ",    "x",     "nan",      "NaN",    "-nan",      "inf",  "-inf", "Infinity",
          "0xinf", "0xnan", "0x",    "0x.",   "0xg",      "0x1p",   "1e",        "--1",  "+-1",  "-+1",
          "0x-1",  "-0x-1", "0x0x1", "1e400", "0x1p1024", "1e-400", "0x1p-1080", "1.5f", "1;2",  "\"1\""})
        for (const std::size_t column : {2U, 14U, 25U}) expect_fault(text_with(column, text), 3, column, "number");
}

TEST(ImpactCsv, GroundTruthIsOneDigit) {
    for (const char* text : {"", "2", "-1", "01", "1.0", "true", " 1", "1 "})
        expect_fault(text_with(26, text), 3, 26, "ground truth");
}

TEST(ImpactCsv, ColumnsTooFewOrTooManyAreNamed) {
    expect_fault(headed("name\n"), 2, 2, "columns");
    expect_fault(headed("\n" + line()), 2, 2, "columns");
    expect_fault(headed(line() + "\n\n"), 3, 2, "columns");
    const std::string whole = line();
    expect_fault(headed(whole + "\n" + whole.substr(0, whole.rfind(','))), 3, 26, "columns");
    expect_fault(headed(whole + "\n" + whole + ",\n"), 3, 27, "columns");
}

TEST(ImpactCsv, AHeaderMustBeThere) {
    expect_fault("", 1, 1, "header");
    expect_fault("\n" + line(), 1, 1, "header");
    expect_fault(line() + "\n" + line(), 1, 2, "header");
    expect_fault("source,toi_rounded_down,num_roots\nname,0x1p-1,1\n", 1, 4, "columns");
}

// Of a valid text: every beginning, and random damage. No byte beyond the text is touched (the sanitizers would say).
TEST(ImpactCsv, NoTextIsTooBroken) {
    const std::string good = text_with(7, "-0x1.8p-3");
    for (std::size_t size = 0; size <= good.size(); ++size) {
        const std::vector<char> cut(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size));
        const ImpactQueries got = read_impact_csv({cut.data(), cut.size()}, PairKind::vertex_face);
        EXPECT_LE(got.queries.size(), 3U);
        EXPECT_EQ(got.fault.empty(), got.line == 0) << size;
    }
    constexpr std::string_view spice = ",\n\r\0-+0xpe.1f\xff\"";
    support::Random random(2);
    for (std::int64_t i = 0; i < support::case_count(20000); ++i) {
        std::string text = good;
        for (int damage = random.integer(1, 8); damage > 0 && !text.empty(); --damage) {
            const auto at = static_cast<std::size_t>(random.bits() % text.size());
            const char what = spice[static_cast<std::size_t>(random.bits() % spice.size())];
            if (random.chance(2))
                text[at] = what;
            else if (random.chance(2))
                text.insert(at, 1, what);
            else
                text.erase(at, static_cast<std::size_t>(random.integer(1, 40)));
        }
        const ImpactQueries got = read_impact_csv(text, PairKind::edge_edge);
        EXPECT_EQ(got.fault.empty(), got.line == 0 && got.column == 0);
        for (const ImpactQuery& query : got.queries)
            for (const auto& points : {query.pair.start, query.pair.end})
                for (const glm::dvec3& p : points) EXPECT_TRUE(std::isfinite(p.x + p.y + p.z)) << text;
    }
}

} // namespace
} // namespace tunnel::ccd
