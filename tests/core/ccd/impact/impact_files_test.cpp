// Answers: are query sets and their exact times read whole, or not at all?
#include "tests/support/query_files.hpp"

#include "tests/support/test_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace tunnel::support {
namespace {

const char* const packed = TUNNEL_LAB_SOURCE_DIR "/tests/data/ccd/handcrafted_vf_dev.csv.gz";

TEST(ImpactFiles, TheNameTellsTheKind) {
    for (const char* name : {"a_vf_b.csv", "a_vf.csv.gz", "c_ee/_vf_", "_vf_x_vfx_ee"})
        EXPECT_EQ(kind_of_file(name), ccd::PairKind::vertex_face) << name;
    for (const char* name : {"a_ee_b.csv", "d_vf_/a_ee.csv"})
        EXPECT_EQ(kind_of_file(name), ccd::PairKind::edge_edge) << name;
    for (const char* name : {"", "a.csv", "a_vf_ee_.csv", "vf_b.csv", "a_vfx.csv", "a_vf", "d_vf_/a.csv", "A_VF_.csv"})
        EXPECT_FALSE(kind_of_file(name).has_value()) << name;
}

TEST(ImpactFiles, PlainAndPackedFilesReadAlike) {
    const auto text = text_of_file(packed);
    ASSERT_TRUE(text.has_value());
    EXPECT_TRUE(text->starts_with("source,v0x,"));
    const test::TestFolder folder;
    EXPECT_EQ(text_of_file(folder.write("plain.csv", *text)), text);
    EXPECT_EQ(text_of_file(folder.write("empty.csv", "")), "");
}

TEST(ImpactFiles, WhatCannotBeReadToItsEndIsNothing) {
    std::ifstream file(packed, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const test::TestFolder folder;
    EXPECT_FALSE(text_of_file(folder.path("absent.csv")).has_value());
    EXPECT_FALSE(text_of_file(folder.get().string()).has_value());
    EXPECT_FALSE(text_of_file(folder.write("cut.gz", bytes.substr(0, bytes.size() / 2))).has_value());
    bytes[bytes.size() / 2] ^= 1;
    EXPECT_FALSE(text_of_file(folder.write("damaged.gz", bytes)).has_value());
}

TEST(ImpactFiles, TimesAreReadBySource) {
    const ImpactTimes got = read_impact_times("source,toi_rounded_down,num_roots\na#1,0x1.8p-1,1\nb#2,0,2");
    EXPECT_EQ(got.bad_line, 0U);
    ASSERT_EQ(got.by_source.size(), 2U);
    EXPECT_EQ(got.by_source.at("a#1"), 0.75);
    EXPECT_EQ(got.by_source.at("b#2"), 0.0);
}

TEST(ImpactFiles, ALineWithoutATimeIsNamed) {
    const std::string header = "source,toi_rounded_down,num_roots\n";
    EXPECT_EQ(read_impact_times("a,0.5,1\n").bad_line, 1U);
    for (const char* bad : {"a", "a,0.5", "a,,1", "a,1.5,1", "a,-0.5,1", "a,nan,1", "a,0.5x,1", ""}) {
        const ImpactTimes got = read_impact_times(header + "b,0.25,1\n" + bad + "\nc,0.5,1\n");
        EXPECT_EQ(got.bad_line, 3U) << bad;
        EXPECT_EQ(got.by_source.size(), 1U) << bad;
    }
}

} // namespace
} // namespace tunnel::support
