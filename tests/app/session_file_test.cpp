// File-valued parameters: the app reads, the scene gets bytes; undo, branches of history and scenario files bring the
// same bytes back. No scene of the catalogue has one yet, so one stands here.
#include "app/files/scenario_file.hpp"
#include "app/start.hpp"
#include "scenes/kit/run_of.hpp"
#include "tests/app/cli_program.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {
namespace {

struct Reading {
    struct Params {
        kit::FileValue text{};
        double scale = 1.0;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {
        double length = 0.0;
    };
    static const kit::SceneInfo& info() {
        static const kit::SceneInfo it{"reading", {"Reading", "읽기"}, {}, {}};
        return it;
    }
    static constexpr auto table() {
        return std::tuple{kit::file(&Params::text, "text", {"text", "글"}, {}),
                          kit::number(&Params::scale, "scale", {"scale", "배율"}, {}, "", {0.0, 10.0, 1.0})};
    }
    static Result solve(const Params& params) { return {params.scale * static_cast<double>(params.text.bytes.size())}; }
    static int last_step(const Params&, const Result&) { return 0; }
    static void draw(const kit::Moment<Reading>&, kit::DrawList&) {}
    static void read(const kit::Moment<Reading>& moment, kit::Readouts& out) {
        out.add("length", {"length", "길이"}, moment.result.length);
    }
    static std::vector<kit::Claim> claims() { return {}; }
    static std::vector<kit::Preset> presets() { return {{"document", {"document", "문서"}, {}, 0, {}}}; }
};

const std::vector<scenes::Entry> entries{
    {"reading", [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<Reading>()); }}};

double length(const Session& session) { return session.readouts().number("length"); }

TEST(SessionFile, UndoBringsTheBytesBack) {
    Session session(entries.front(), false);
    ASSERT_TRUE(session.set_file("text", {"a.txt", "12345"}).ok());
    ASSERT_TRUE(session.set("scale", "2").ok());
    ASSERT_TRUE(session.set_file("text", {"b.txt", "123"}).ok());
    EXPECT_EQ(length(session), 6.0);
    session.undo();
    EXPECT_EQ(length(session), 10.0);
    session.undo();
    session.undo();
    EXPECT_EQ(length(session), 0.0);
    EXPECT_FALSE(session.can_undo());
    session.redo();
    session.redo();
    session.redo();
    EXPECT_EQ(length(session), 6.0);
    session.to_defaults();
    EXPECT_EQ(length(session), 0.0);
    session.undo();
    EXPECT_EQ(length(session), 6.0);
    EXPECT_FALSE(session.set_file("scale", {"b.txt", "123"}).ok());
    EXPECT_FALSE(session.set("text", "3").ok());
}

TEST(SessionFile, AScenarioNamesIt) {
    const TestFolder folder;
    (void)folder.write("data.txt", "1234567");
    const std::string path =
        folder.write("s.toml", "format = 1\nscene = \"reading\"\n[params]\ntext = \"data.txt\"\nscale = 3\n");
    Options options;
    options.scenario = path;
    const Started started = start(options, entries, false);
    ASSERT_FALSE(started.failure) << started.failure.line.en;
    EXPECT_EQ(length(*started.session), 21.0) << "its path is from the scenario's folder";
    EXPECT_FALSE(started.session->can_undo());

    const std::string saved = scenario_text(started.session->run());
    const ScenarioRead read = scenario_from_text(saved, entries, "test");
    ASSERT_FALSE(read.failure) << read.failure.line.en;
    Session other(entries.front(), false);
    ASSERT_FALSE(open_scenario(other, read.scenario, "elsewhere"));
    EXPECT_EQ(length(other), 21.0);
    other.undo();
    EXPECT_EQ(length(other), 0.0) << "one edit";
    EXPECT_FALSE(other.can_undo());
}

Failure refused(const std::string& path) {
    Options options;
    options.set = {{"text", path}};
    return start(options, entries, false).failure;
}

// Each way a file can be no file: exit code, and one line that names it.
TEST(SessionFile, WhatCannotBeRead) {
    const TestFolder folder;
    const std::string large = folder.write("large.bin", "");
    std::filesystem::resize_file(large, (256U << 20U) + 1); // holes: takes no room
    const auto expect = [](const std::string& path, int exit, const std::string& says) {
        const Failure failure = refused(path);
        EXPECT_EQ(failure.exit, exit) << failure.line.en;
        EXPECT_NE(failure.line.en.find(says), std::string::npos) << failure.line.en;
        EXPECT_NE(failure.line.en.find(path), std::string::npos) << failure.line.en;
        EXPECT_EQ(line_count(failure.line.en), 0U);
    };
    expect(folder.path("none.txt"), exit_usage, "not found");
    expect(folder.path(""), exit_usage, "is a folder");
    expect(large, exit_usage, "too large");
    expect("/proc/self/mem", exit_environment, "cannot read"); // nothing is mapped at 0
    EXPECT_EQ(refused("").exit, exit_usage);
    EXPECT_FALSE(refused(folder.write("empty.txt", "")));
}

TEST(SessionFile, ARefusedFileLeavesTheOldOne) {
    const TestFolder folder;
    Session session(entries.front(), false);
    ASSERT_FALSE(set_file_parameter(session, "text", folder.write("a.txt", "12345")));
    EXPECT_TRUE(set_file_parameter(session, "text", folder.path("none.txt")));
    EXPECT_EQ(length(session), 5.0);
    EXPECT_TRUE(set_file_parameter(session, "txt", folder.path("a.txt"))) << "unknown key";
    EXPECT_TRUE(set_file_parameter(session, "scale", folder.path("a.txt"))) << "takes no file";
    EXPECT_EQ(length(session), 5.0);
}

TEST(SessionFile, AnyByteGetsThrough) {
    const TestFolder folder;
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
    Session session(entries.front(), false);
    ASSERT_FALSE(set_file_parameter(session, "text", folder.write("a.bin", bytes + bytes)));
    ASSERT_NE(session.run().file(0), nullptr);
    EXPECT_EQ(session.run().file(0)->bytes, bytes + bytes);
    EXPECT_EQ(session.run().file(0)->name, folder.path("a.bin")) << "whole path: a saved scenario finds it anywhere";
}

TEST(SessionFile, OnTheCommandLine) {
    const TestFolder folder;
    Options options;
    options.set = {{"text", folder.write("x.txt", "12")}};
    EXPECT_EQ(length(*start(options, entries, false).session), 2.0);
    (void)folder.write("s.toml", "format = 1\nscene = \"reading\"\n[params]\ntext = \"gone.txt\"\n");
    options.set.clear();
    options.scenario = folder.path("s.toml");
    EXPECT_NE(start(options, entries, false).failure.line.en.find("gone.txt"), std::string::npos);
}

} // namespace
} // namespace tunnel::app
