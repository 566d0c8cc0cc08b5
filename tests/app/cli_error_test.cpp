// Every way to use the command line wrongly: the exit code, nothing on standard output, and exactly one line on
// standard error that says what, where, and what would be right.
#include "tests/app/cli_program.hpp"
#include "tests/app/korean_line.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {
namespace {

struct Mistake {
    std::string name;
    std::vector<std::string> arguments;
    std::vector<std::string> says; // all of these
};

void PrintTo(const Mistake& mistake, std::ostream* out) { *out << mistake.name; }

void expect_one_line(const Ended& ended, int exit, const std::vector<std::string>& says) {
    EXPECT_EQ(ended.exit, exit) << ended.err;
    EXPECT_EQ(line_count(ended.err), 1U) << ended.err;
    EXPECT_TRUE(ended.err.ends_with('\n'));
    EXPECT_TRUE(ended.err.starts_with("tunnel-lab: ")) << ended.err;
    for (const std::string& part : says)
        EXPECT_NE(ended.err.find(part), std::string::npos) << "'" << part << "' missing in: " << ended.err;
}

// The same mistake asked for in Korean: the same exit code, one line, and no English left but names and values.
void expect_korean(std::vector<std::string> arguments, int exit) {
    for (const std::string& argument : arguments)
        if (argument.rfind("--lang", 0) == 0) return;
    arguments.insert(arguments.begin(), {"--lang", "ko"});
    const Ended ended = run_program(arguments);
    EXPECT_EQ(ended.exit, exit) << ended.err;
    EXPECT_EQ(line_count(ended.err), 1U) << ended.err;
    EXPECT_TRUE(has_hangul(ended.err)) << ended.err;
    for (const std::string& word : english_words(ended.err, arguments))
        ADD_FAILURE() << "'" << word << "' is English in: " << ended.err;
}

class CliMistake : public testing::TestWithParam<Mistake> {};

TEST_P(CliMistake, IsOneLineAndExitTwo) {
    const Ended ended = run_program(GetParam().arguments);
    expect_one_line(ended, 2, GetParam().says);
    EXPECT_EQ(ended.out, "");
    expect_korean(GetParam().arguments, 2);
}

using Args = std::vector<std::string>;

const std::vector<Mistake> mistakes{
    {"unknown_scene", {"--scene", "bulet", "--print", "json"}, {"'bulet'", "'bullet'"}},
    {"unknown_scene_window", {"--scene", "bulet"}, {"'bulet'", "'bullet'"}},
    {"unknown_key", {"--scene", "bullet", "--set", "travl=3", "--print", "json"}, {"'travl'", "'travel'"}},
    {"unknown_key_window", {"--set", "travl=3"}, {"'travl'", "'travel'", "bullet"}},
    {"out_of_range", {"--scene", "bullet", "--set", "travel=99", "--print", "text"}, {"travel", "99", "0.5 to 20"}},
    {"just_out", {"--scene", "bullet", "--set", "radius=-0.001", "--print", "text"}, {"radius", "0 to 1"}},
    {"not_finite", {"--scene", "bullet", "--set", "travel=nan", "--print", "json"}, {"travel", "0.5 to 20"}},
    {"infinite", {"--scene", "bullet", "--set", "travel=inf", "--print", "json"}, {"travel", "0.5 to 20"}},
    {"no_number", {"--scene", "bullet", "--set", "travel=fast", "--print", "json"}, {"'fast'", "0.5 to 20"}},
    {"no_whole", {"--scene", "bisection", "--set", "max_checks=10.5", "--print", "json"}, {"max_checks", "whole"}},
    {"unknown_word", {"--scene", "bisection", "--set", "mode=que", "--print", "json"}, {"'que'", "levels, queue"}},
    {"no_switch", {"--scene", "bisection", "--set", "rounding_guard=2", "--print", "json"}, {"off, on"}},
    {"unknown_action",
     {"--scene", "bullet", "--act", "push", "--print", "json"},
     {"'push'", "bullet", "there are none"}},
    {"act_without_id", {"--scene", "bullet", "--act"}, {"--act ID"}},
    {"act_of_no_scene", {"--check", "--act", "push"}, {"--scene"}},
    {"set_without_equals", {"--set", "travel"}, {"'travel'", "key=value"}},
    {"set_without_key", {"--set", "=4"}, {"key=value"}},
    {"set_without_value", {"--set", "travel="}, {"travel", "0.5 to 20"}},
    {"two_lines", {"--set", "tra\nvel=1"}, {"tra?vel"}},
    {"steps", {"--steps", "2.5"}, {"'2.5'", "whole number"}},
    {"steps_word", {"--steps", "many"}, {"'many'"}},
    {"measure_alone", {"--measure", "--csv", "never.csv"}, {"--measure", "--print"}},
    {"print_word", {"--print", "xml"}, {"'xml'", "text, json"}},
    {"lang_word", {"--lang", "de"}, {"'de'", "en, ko"}},
    {"theme_word", {"--theme", "blue"}, {"'blue'", "dark, light"}},
    {"scale_small", {"--scale", "49"}, {"'49'", "50 to 300"}},
    {"scale_large", {"--scale", "301"}, {"50 to 300"}},
    {"scale_word", {"--scale", "big"}, {"'big'", "50 to 300"}},
    {"size_shape", {"--png", "x.png", "--size", "1280"}, {"'1280'", "1280x800"}},
    {"size_zero", {"--png", "x.png", "--size", "0x0"}, {"'0x0'", "64x64 to 8192x8192"}},
    {"size_large", {"--png", "x.png", "--size", "99999x99999"}, {"64x64 to 8192x8192"}},
    {"size_word", {"--png", "x.png", "--size", "axb"}, {"'axb'"}},
    {"size_alone", {"--size", "800x600"}, {"--png"}},
    {"csv_table_alone", {"--csv-table", "ledger"}, {"--csv"}},
    {"csv_table", {"--scene", "bisection", "--csv", "/dev/null", "--csv-table", "legder"}, {"'legder'", "'ledger'"}},
    {"no_value", {"--scene"}, {"--scene", "ID"}},
    {"empty_value", {"--scene", ""}, {"--scene", "empty"}},
    {"twice", {"--scene", "bullet", "--scene", "frames"}, {"--scene", "once"}},
    {"unknown_option", {"--scena", "bullet"}, {"'--scena'", "'--scen"}},
    {"unknown_short", {"-x"}, {"'-x'", "--help"}},
    {"unknown_and_like_nothing", {"--nope"}, {"'--nope'", "--help"}},
    {"key_like_nothing", {"--scene", "bullet", "--set", "speed=4"}, {"'speed'", "known: ", "travel"}},
    {"value_is_an_option", {"--set", "--print", "json"}, {"--set", "needs a value"}},
    {"flag_with_value", {"--list=maybe"}, {"--list", "takes no value"}},
    {"key_twice", {"--set", "travel=4", "--set", "travel=5"}, {"'travel'", "twice"}},
    {"list_and_version", {"--list", "--version"}, {"--list", "--version"}},
    {"version_of_a_scene", {"--version", "--scene", "nope"}, {"--version", "--scene"}},
    {"list_with_a_setting", {"--list", "--set", "travel=4"}, {"--list", "--set"}},
    {"help_with_print", {"--help", "--print", "json"}, {"--help", "--print"}},
    {"scale_of_text", {"--scale", "100", "--print", "json"}, {"--scale", "--png"}},
    {"lecture_of_text", {"--lecture", "--describe"}, {"--lecture", "--png"}},
    {"tab_word", {"--tab", "lessons"}, {"'lessons'", "timeline, plots, ledger, lesson"}},
    {"one_file_for_both", {"--csv", "a.x", "--png", "./a.x"}, {"'./a.x'", "own file"}},
    {"two_on_stdout", {"--csv", "-", "--print", "json"}, {"--print", "--csv", "standard output"}},
    {"stray", {"bullet"}, {"'bullet'", "--"}},
    {"two_answers", {"--print", "json", "--check"}, {"--print", "--check"}},
    {"check_needs_scene", {"--check", "--set", "travel=4"}, {"--scene"}},
    {"help_of_nothing", {"--help", "--scene", "nothing"}, {"'nothing'"}},
    {"no_scenario", {"--scenario", "no/such.toml", "--print", "json"}, {"'no/such.toml'", "not found"}},
    {"scenario_folder", {"--scenario", "/", "--print", "json"}, {"'/'", "folder"}},
};

INSTANTIATE_TEST_SUITE_P(All, CliMistake, testing::ValuesIn(mistakes),
                         [](const testing::TestParamInfo<Mistake>& it) { return it.param.name; });

struct BadFile {
    std::string name, text;
    std::vector<std::string> says;
};
void PrintTo(const BadFile& file, std::ostream* out) { *out << file.name; }

class CliScenario : public testing::TestWithParam<BadFile> {};

TEST_P(CliScenario, IsOneLineAndExitTwo) {
    const TestFolder folder;
    const std::string path = folder.write("bad.toml", GetParam().text);
    for (const Args& mode : {Args{"--print", "json"}, Args{}}) { // and no window opens
        Args arguments{"--scenario", path};
        arguments.insert(arguments.end(), mode.begin(), mode.end());
        const Ended ended = run_program(arguments);
        std::vector<std::string> says = GetParam().says;
        says.emplace_back("bad.toml");
        expect_one_line(ended, 2, says);
        EXPECT_EQ(ended.out, "");
        expect_korean(arguments, 2);
    }
}

const std::string head = "format = 1\nscene = \"bullet\"\nstep = 0\n";
const std::vector<BadFile> bad_files{
    {"empty", "", {"format"}},
    {"no_toml", "format = 1\nscene = bullet\n", {":2:9:", "not TOML"}},
    {"junk",
     std::string("\x7F"
                 "ELF\x02\x01\x00\xFF\xFE\x80",
                 10),
     {":1:", "not TOML"}},
    {"newer", "format = 2\nscene = \"future\"\nwhat = 1\n", {"format 2", "newer", "1"}},
    {"format_word", "format = \"1\"\n", {"format", "whole number"}},
    {"format_zero", "format = 0\n", {"format", "out of range"}},
    {"no_scene", "format = 1\n", {"scene", "missing"}},
    {"unknown_scene", "format = 1\nscene = \"bulet\"\n", {"'bulet'", "'bullet'", ":2:"}},
    {"unknown_key", head + "[params]\ntravl = 3\n", {"'travl'", "'travel'", ":5:"}},
    {"unknown_root", head + "stepp = 3\n", {"'stepp'", "'step'"}},
    {"unknown_table", head + "[param]\ntravel = 3\n", {"'param'", "'params'"}},
    {"text_for_number", head + "[params]\ntravel = \"3\"\n", {"travel", "a number", "text"}},
    {"number_for_word", "format = 1\nscene = \"bisection\"\n[params]\nmode = 1\n", {"mode", "word"}},
    {"real_for_whole", "format = 1\nscene = \"bisection\"\n[params]\nmax_checks = 1e3\n", {"max_checks", "whole"}},
    {"params_list", head + "params = [1]\n", {"params", "table"}},
    {"out_of_range", head + "[params]\ntravel = 99\n", {"travel", "0.5 to 20", ":5:"}},
    {"not_finite", head + "[params]\ntravel = nan\n", {"travel", "finite"}},
    {"unknown_word", "format = 1\nscene = \"bisection\"\n[params]\nmode = \"que\"\n", {"'que'", "levels, queue"}},
    {"step_below", "format = 1\nscene = \"bullet\"\nstep = -1\n", {"step", "out of range"}},
    {"step_text", "format = 1\nscene = \"bullet\"\nstep = \"end\"\n", {"step", "whole number"}},
    {"inputs", head + "[[inputs]]\nstep = 1\nkey = \"travel\"\nvalue = 3.0\n", {"inputs", "bullet"}},
    {"date", head + "[params]\ntravel = 1979-05-27\n", {"travel", "date"}},
    {"deep_key",
     std::string(400000, 'a') + "." +
         [] {
             std::string dots;
             for (int i = 0; i < 500000; ++i) dots += "a.";
             return dots;
         }() +
         "a = 1\n",
     {"dots"}},
    {"deep_value", "a = " + std::string(100000, '['), {"not TOML"}},
};

INSTANTIATE_TEST_SUITE_P(All, CliScenario, testing::ValuesIn(bad_files),
                         [](const testing::TestParamInfo<BadFile>& it) { return it.param.name; });

TEST(CliError, WhatIsThereButUnreadable) {
    const TestFolder folder; // a link to itself: also root cannot read it
    std::filesystem::create_symlink("loop.toml", folder.path("loop.toml"));
    const Args arguments{"--scenario", folder.path("loop.toml"), "--print", "json"};
    expect_one_line(run_program(arguments), 3, {"cannot read", "loop.toml"});
    expect_korean(arguments, 3);
}

TEST(CliError, DotsInACommentAreNoNesting) {
    const TestFolder folder;
    const std::string dots(1000, '.');
    const std::string path =
        folder.write("dots.toml", "# " + dots + "\n" + head + "[params] # " + dots + "\ntravel = 4.5\n");
    EXPECT_EQ(run_program({"--scenario", path, "--print", "json"}).exit, 0);
}

TEST(CliError, KoreanByTheSystemsLanguage) {
    Surroundings korean, konkani;
    korean.environment = {"LC_ALL=ko_KR.UTF-8"};
    konkani.environment = {"LC_ALL=kok_IN.UTF-8"};
    EXPECT_TRUE(has_hangul(run_program({"--scene", "bulet"}, korean).err));
    EXPECT_FALSE(has_hangul(run_program({"--scene", "bulet"}, konkani).err));
}

TEST(CliError, AHundredMegabytesAreRefused) {
    const TestFolder folder;
    const std::string path = folder.write("huge.toml", head);
    std::filesystem::resize_file(path, 100U << 20U);
    expect_one_line(run_program({"--scenario", path, "--print", "json"}), 2, {"huge.toml", "too large", "16777216"});
}

TEST(CliError, ASceneAndAnotherScenesScenario) {
    const TestFolder folder;
    const std::string path = folder.write("s.toml", head);
    expect_one_line(run_program({"--scene", "frames", "--scenario", path}), 2, {"'frames'", "s.toml", "'bullet'"});
}

TEST(CliError, WhatCannotBeWritten) {
    const TestFolder folder;
    const Args csv{"--scene", "bisection", "--csv"};
    const auto with = [&](const std::string& target) {
        Args arguments = csv;
        arguments.push_back(target);
        return arguments;
    };
    expect_one_line(run_program(with(folder.path("no/such/folder/x.csv"))), 3, {"x.csv", "folder must exist"});
    expect_one_line(run_program(with(folder.path("."))), 3, {"folder"});
    expect_one_line(run_program(with("/dev/full")), 3, {"/dev/full", "No space"});
    for (const std::string& target : {folder.path("no/such/folder/x.csv"), folder.path("."), std::string("/dev/full")})
        expect_korean(with(target), 3);
    EXPECT_EQ(folder.count(), 0U);
}

TEST(CliError, AFullDiskLeavesTheOldFile) {
    const TestFolder folder;
    const std::string path = folder.write("old.csv", "the old file\n");
    Surroundings full;

    full.largest_file = 200;
    const Ended ended =
        run_program({"--scene", "bisection", "--set", "delta=1e-5", "--steps", "99999", "--csv", path}, full);
    expect_one_line(ended, 3, {"old.csv", "File too large"});
    EXPECT_EQ(folder.read("old.csv"), "the old file\n");
    EXPECT_EQ(folder.count(), 1U) << "something was left behind";
}

TEST(CliError, StandardOutputFullOrClosed) {
    for (const Args& arguments : {Args{"--list"}, Args{"--print", "json"}, Args{"--print", "text"}, Args{"--describe"},
                                  Args{"--help"}, Args{"--version"}, Args{"--check", "--scene", "bullet"}}) {
        Surroundings full, closed;
        full.stdout_to = "/dev/full";
        closed.stdout_to = "";
        expect_one_line(run_program(arguments, full), 3, {"standard output", "No space"});
        expect_one_line(run_program(arguments, closed), 3, {"standard output"});
    }
}

TEST(CliError, AClaimThatDoesNotHoldHere) {
    const Ended ended =
        run_program({"--scene", "bisection", "--set", "p0_x=5", "--set", "p1_x=9", "--set", "a1_x=5", "--set", "b1_x=5",
                     "--set", "comparison=open", "--set", "rounding_guard=off", "--check"});
    expect_one_line(ended, 1, {"does not hold", "bisection-16"});
    EXPECT_NE(ended.out.find("bisection-16"), std::string::npos);
}

} // namespace
} // namespace tunnel::app
