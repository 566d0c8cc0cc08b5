// A list of points through the session, scenario files and the command line's parts: undo, handles, TOML, JSON.
#include "app/files/scenario_file.hpp"
#include "app/headless/headless.hpp"
#include "app/start.hpp"
#include "tests/support/points_scene.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace tunnel::app {
namespace {

constexpr std::span<const scenes::Entry> only() { return {&test::points_entry, 1}; }

std::string vertices(const Session& session) { return kit::row_text(session.run(), 0); }

Started start_set(std::vector<kit::Setting> set) {
    Options options;
    options.set = std::move(set);
    return start(options, only(), false);
}

ScenarioRead read_vertices(const std::string& toml) {
    return scenario_from_text("format = 1\nscene = \"dots\"\n[params]\nvertices = " + toml + "\n", only(), "a.toml");
}

TEST(PointsParam, IsUndoneAsOneEdit) {
    Session session(test::points_entry, false);
    ASSERT_TRUE(session.set("vertices", "0,0 1,0 1,1 0,1").ok());
    ASSERT_TRUE(session.set("vertices[0].x", "-1").ok());
    session.undo();
    EXPECT_EQ(vertices(session), "0,0 1,0 1,1 0,1");
    session.undo();
    EXPECT_EQ(vertices(session), "0,0 2,0 1,1.5");
    EXPECT_FALSE(session.can_undo());
    session.redo();
    EXPECT_EQ(vertices(session), "0,0 1,0 1,1 0,1");
}

TEST(PointsParam, AHandleMovesOneVertexClampedAndSnapped) {
    Session session(test::points_entry, false);
    const kit::Handle second = session.run().handles()[1];
    ASSERT_TRUE(session.apply(second, {1.3, 99.0, 0.0}).ok()); // step 0.25, most 4
    EXPECT_EQ(vertices(session), "0,0 1.25,4 1,1.5");
    EXPECT_FALSE(session.apply(second, {0.0, std::numeric_limits<double>::quiet_NaN(), 0.0}).ok());
    EXPECT_EQ(vertices(session), "0,0 1.25,4 1,1.5");
    session.undo();
    EXPECT_EQ(vertices(session), "0,0 2,0 1,1.5");
}

TEST(PointsParam, AnActionInsertsAVertex) {
    Session session(test::points_entry, false);
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(session.apply(session.run().actions()[0]).ok());
    EXPECT_EQ(session.run().points(0)->size(), 6U);
    EXPECT_FALSE(session.apply(session.run().actions()[0]).ok()); // six are the most
    EXPECT_EQ(session.run().points(0)->size(), 6U);
}

TEST(PointsParam, AScenarioFileHoldsPairs) {
    Session session(test::points_entry, false);
    ASSERT_TRUE(session.set("vertices", "0,0 1,0.1 1,-1e-7").ok());
    const std::string text = scenario_text(session.run());
    EXPECT_NE(text.find("\nvertices = [[0.0, 0.0], [1.0, 0.1], [1.0, -1e-07]]\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\nextra = []\n"), std::string::npos) << text;
    const ScenarioRead read = scenario_from_text(text, only(), "a.toml");
    ASSERT_FALSE(read.failure) << read.failure.line.en;
    EXPECT_EQ(read.scenario, session.run().scenario());
    EXPECT_EQ(read_vertices("[[0, 0], [1, 0], [0, 1]]").scenario.settings[0].value, "0,0 1,0 0,1");
}

TEST(PointsParam, AScenarioFileIsRefusedWhereItIsWrong) {
    const auto says = [](const std::string& toml, const std::string& what) {
        const ScenarioRead read = read_vertices(toml);
        EXPECT_EQ(read.failure.exit, exit_usage) << toml;
        EXPECT_NE(read.failure.line.en.find(what), std::string::npos) << read.failure.line.en;
        EXPECT_NE(read.failure.line.en.find("a.toml:4:"), std::string::npos) << read.failure.line.en;
    };
    says("3", "vertices must be a list of points, [[x, y], ...], not a whole number");
    says("\"0,0 1,1 2,2\"", "not text");
    says("[[0, 0], [1, 0], 3]", "vertices[2] must be [x, y], not a whole number");
    says("[[0, 0], [1, 0], [1]]", "vertices[2] must be two numbers");
    says("[[0, 0], [1, 0], [1, 2, 3]]", "vertices[2] must be two numbers");
    says("[[0, 0], [1, \"a\"], [1, 2]]", "vertices[1] must be a number, not text");
    says("[[0, 0], [1, 0]]", "takes 3 to 6 points, not 2");
    says("[[0, 0], [1, 0], [1, 4.5]]", "vertices[2].y = 4.5 is out of range");
    says("[[0, 0], [1, nan], [1, 0]]", "vertices[1].y must be a finite number");
    says("[[0, 0], [1, 0], [-inf, 0]]", "vertices[2].x must be a finite number");
}

TEST(PointsParam, IsSetOnTheCommandLineAndPrinted) {
    const Started started = start_set({{"vertices", "0,0 1,0 1,1"}, {"vertices[2].x", "1.5"}});
    ASSERT_FALSE(started.failure) << started.failure.line.en;
    const std::string json = print_json(*started.session, {}, kit::Lang::en);
    EXPECT_NE(json.find("\"vertices\": [[0, 0], [1, 0], [1.5, 1]], \"extra\": []"), std::string::npos) << json;
    EXPECT_NE(print_text(*started.session, {}, kit::Lang::en).find("0,0 1,0 1.5,1"), std::string::npos);
    EXPECT_NE(help_text(started.session.get(), kit::Lang::en).find("\"x,y x,y ...\" 3..6, -4..4 m"), std::string::npos);
    const std::string words = describe_text(*started.session, {}, kit::Lang::en);
    EXPECT_NE(words.find("0,0 1,0 1.5,1; 3 to 6 points, each coordinate -4 to 4 m; the document's value is 0,0 2,0"),
              std::string::npos)
        << words;
    EXPECT_NE(start_set({{"vertices[7].x", "1"}}).failure.line.en.find("has 3 points"), std::string::npos);
}

} // namespace
} // namespace tunnel::app
