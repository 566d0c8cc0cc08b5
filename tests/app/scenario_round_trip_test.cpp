// Laws of scenario files: what is written reads back as the same run, to the last bit, dated inputs included.
#include "app/files/files.hpp"
#include "app/files/scenario_file.hpp"
#include "tests/app/cli_program.hpp"
#include "tests/app/session_walk.hpp"
#include "tests/scenes/catalogue_support.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

namespace tunnel::app {
namespace {

const std::vector<scenes::Entry> walk_only{walk_entry};

kit::Scenario back(const std::string& text, std::span<const scenes::Entry> entries = walk_only) {
    const ScenarioRead read = scenario_from_text(text, entries, "test");
    EXPECT_FALSE(read.failure) << read.failure.line.en << "\n" << text;
    return read.scenario;
}

bool same_bits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

TEST(ScenarioFile, EverySceneAtRandomSettings) {
    const unsigned count = std::getenv("TUNNEL_LAB_NIGHTLY") != nullptr ? 100 : 8;
    for (const scenes::Entry& entry : scenes::catalogue()) {
        const auto scene = entry.open();
        for (const scenes::Visit& visit : scenes::visits_of(*scene, count)) {
            const auto run = kit::fresh(*scene, visit.settings, 1);
            ASSERT_NE(run, nullptr);
            const kit::Scenario read = back(scenario_text(*run), scenes::catalogue());
            EXPECT_EQ(read, run->scenario()) << entry.id << ", " << visit.name;
            const auto again = entry.open();
            ASSERT_TRUE(again->load(read).ok());
            for (std::size_t i = 0; i < run->rows().size(); ++i)
                EXPECT_TRUE(same_bits(again->value(i), run->value(i))) << run->rows()[i].key;
        }
    }
}

TEST(ScenarioFile, DatedInputsReplay) {
    Session session(walk_entry, false);
    ASSERT_TRUE(session.set("rate", "2.5").ok());
    session.seek(5);
    ASSERT_TRUE(session.set("rate", "7").ok());
    session.seek(9);
    ASSERT_TRUE(session.apply(session.run().handles()[0], {-3.25, 0.1, 1e-300}).ok());
    ASSERT_TRUE(session.set("gait", "run").ok());
    session.seek(20);
    const kit::Scenario read = back(scenario_text(session.run()));
    EXPECT_EQ(read, session.run().scenario());
    EXPECT_EQ(read.inputs.size(), 3U);
    Session other(walk_entry, false);
    ASSERT_TRUE(other.load(read).ok());
    EXPECT_EQ(x_of(other), x_of(session));
    other.seek(7);
    EXPECT_EQ(x_of(other), 5 * 2.5 + 2 * 7.0) << "the past is as it was, too";
}

TEST(ScenarioFile, AnyDoubleKeepsItsBits) {
    std::mt19937_64 random(3);
    std::vector<double> numbers{0.0,
                                -0.0,
                                0.1,
                                1.0 / 3.0,
                                1e15,
                                1e16,
                                123456789012345680.0,
                                std::numeric_limits<double>::denorm_min(),
                                -std::numeric_limits<double>::min(),
                                std::numeric_limits<double>::max(),
                                std::nextafter(1.0, 2.0),
                                9007199254740993.0};
    while (numbers.size() < 3000)
        if (const double x = std::bit_cast<double>(random()); std::isfinite(x)) numbers.push_back(x);
    Session session(walk_entry, false);
    kit::Scenario scenario = session.run().scenario();
    for (std::size_t i = 0; i + 2 < numbers.size(); i += 3)
        scenario.inputs.push_back({static_cast<int>(i), {}, {}, "walker", numbers[i], numbers[i + 1], numbers[i + 2]});
    ASSERT_TRUE(session.load(scenario).ok());
    const kit::Scenario read = back(scenario_text(session.run()));
    ASSERT_EQ(read.inputs.size(), scenario.inputs.size());
    for (std::size_t i = 0; i < read.inputs.size(); ++i) {
        EXPECT_TRUE(same_bits(read.inputs[i].x, scenario.inputs[i].x)) << scenario.inputs[i].x;
        EXPECT_TRUE(same_bits(read.inputs[i].y, scenario.inputs[i].y)) << scenario.inputs[i].y;
        EXPECT_TRUE(same_bits(read.inputs[i].z, scenario.inputs[i].z)) << scenario.inputs[i].z;
    }
}

TEST(ScenarioFile, WhatIsMissingHasTheDocumentsValue) {
    const kit::Scenario read = back("format = 1\nscene = \"walk\"\n[params]\nrate = 3\n");
    Session session(walk_entry, false);
    ASSERT_TRUE(session.load(read).ok());
    EXPECT_EQ(session.run().value(0), 3.0);
    EXPECT_EQ(session.run().value(2), 50.0);
    EXPECT_EQ(session.run().step(), 0);
}

TEST(ScenarioFile, TheSeedStandsAbove) {
    for (const scenes::Entry& entry : scenes::catalogue()) {
        const auto run = entry.open();
        if (kit::find_row(run->rows(), "seed") == nullptr) continue;
        ASSERT_TRUE(run->set("seed", "7").ok());
        const std::string text = scenario_text(*run);
        EXPECT_LT(text.find("\nseed = 7\n"), text.find("[params]")) << text;
        EXPECT_EQ(text.find("seed", text.find("[params]")), std::string::npos);
        EXPECT_EQ(back(text, scenes::catalogue()), run->scenario());
        const ScenarioRead twice = scenario_from_text(text + "seed = 8\n", scenes::catalogue(), "test");
        EXPECT_NE(twice.failure.line.en.find("twice"), std::string::npos) << twice.failure.line.en;
    }
}

TEST(ScenarioFile, MistakesInDatedInputs) {
    const std::string head = "format = 1\nscene = \"walk\"\n";
    const std::string drag = "body = \"walker\"\nx = 1\ny = 2.0\nz = 0\n";
    EXPECT_EQ(back(head + "[[inputs]]\nstep = 1\n" + drag).inputs.size(), 1U);
    const std::vector<std::pair<std::string, std::string>> mistakes{
        {"[[inputs]]\n" + drag, "'step' is missing"},
        {"[[inputs]]\nstep = -1\n" + drag, "out of range"},
        {"[[inputs]]\nstep = 1\nbody = \"wlaker\"\nx = 1\ny = 1\nz = 1\n", "'walker'"},
        {"[[inputs]]\nstep = 1\nbody = \"walker\"\nx = 1\ny = 1\n", "'z' is missing"},
        {"[[inputs]]\nstep = 1\nbody = \"walker\"\nx = nan\ny = 1\nz = 1\n", "finite"},
        {"[[inputs]]\nstep = 1\nkey = \"rate\"\n", "'value' is missing"},
        {"[[inputs]]\nstep = 1\nkey = \"rat\"\nvalue = 1\n", "'rate'"},
        {"[[inputs]]\nstep = 1\nkey = \"rate\"\nvalue = 1000\n", "0 to 100"},
        {"[[inputs]]\nstep = 1\nkey = \"rate\"\nvalue = 1\nx = 3\n", "unknown key 'x'"},
        {"inputs = 3\n", "list"},
        {"inputs = [3]\n", "table"}};
    for (const auto& [text, says] : mistakes) {
        const ScenarioRead read = scenario_from_text(head + text, walk_only, "test");
        EXPECT_EQ(read.failure.exit, exit_usage) << text;
        EXPECT_NE(read.failure.line.en.find(says), std::string::npos) << read.failure.line.en;
        EXPECT_EQ(read.failure.line.en.find('\n'), std::string::npos);
    }
}

// Cut at any byte, or with any byte changed: an error or a scenario, never a crash, and one line either way.
TEST(ScenarioFile, DamagedFilesAreErrorsOrScenarios) {
    Session session(walk_entry, false);
    session.seek(3);
    ASSERT_TRUE(session.set("rate", "7").ok());
    const std::string whole = scenario_text(session.run());
    std::mt19937 random(11);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::string changed = whole;
        changed[i] = static_cast<char>(random());
        for (const std::string& text : {whole.substr(0, i), changed}) {
            const ScenarioRead read = scenario_from_text(text, walk_only, "test");
            EXPECT_EQ(read.failure.line.en.find('\n'), std::string::npos);
            EXPECT_TRUE(read.failure || Session(walk_entry, false).load(read.scenario).ok()) << text;
        }
    }
}

TEST(Files, WritingFollowsLinksAndKeepsPermissions) {
    namespace fs = std::filesystem;
    const TestFolder folder;
    const std::string target = folder.write("target", "old");
    fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    const fs::perms before = fs::status(target).permissions();
    fs::create_symlink("target", folder.path("link"));
    ASSERT_FALSE(write_file(folder.path("link"), "new"));
    EXPECT_EQ(folder.read("target"), "new");
    EXPECT_TRUE(fs::is_symlink(folder.path("link")));
    EXPECT_EQ(fs::status(target).permissions(), before);
    EXPECT_EQ(folder.count(), 2U);
    EXPECT_EQ(read_file(target, 3).text, "new");
    EXPECT_EQ(read_file(target, 2).failure.exit, exit_usage);
    EXPECT_EQ(read_file(folder.path("none"), 2).failure.exit, exit_usage);
}

TEST(Failure, AnyTextIsOneLine) {
    EXPECT_EQ(one_line("a\nb\tc\x1B[31m"), "a b c?[31m");
    EXPECT_EQ(one_line("\xFF\xC3\xA9\xE2\x80\xA8z"), "?\xC3\xA9 z");
    EXPECT_EQ(one_line("가나다", 6), "가나...");
}

} // namespace
} // namespace tunnel::app
