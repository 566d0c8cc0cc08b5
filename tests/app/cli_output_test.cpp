// What the command line answers when all is well: standard output only, exit 0, and the numbers of the documents.
#include "app/files/scenario_file.hpp"
#include "scenes/catalogue.hpp"
#include "tests/app/cli_json.hpp"
#include "tests/app/cli_program.hpp"
#include "tests/scenes/catalogue_support.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {
namespace {

using Args = std::vector<std::string>;

std::string output(const Args& arguments, const Surroundings& around = {}) {
    const Ended ended = run_program(arguments, around);
    EXPECT_EQ(ended.exit, 0) << ended.err;
    EXPECT_EQ(ended.err, "");
    return ended.out;
}

Json json_of(const Args& arguments) {
    Args all = arguments;
    all.insert(all.end(), {"--print", "json"});
    const Json json = parse_json(output(all));
    EXPECT_EQ(json.kind, Json::Kind::object);
    return json;
}

TEST(CliOutput, ListHasEachSceneOnceIdFirst) {
    const std::string list = output({"--list"});
    EXPECT_EQ(line_count(list), scenes::catalogue().size());
    std::size_t at = 0;
    for (const scenes::Entry& entry : scenes::catalogue()) {
        EXPECT_EQ(list.compare(at, entry.id.size() + 1, std::string(entry.id) + " "), 0) << list.substr(at, 30);
        at = list.find('\n', at) + 1;
    }
}

TEST(CliOutput, JsonHoldsTheDocumentsNumbers) {
    const Json bullet = json_of({"--scene", "bullet"});
    EXPECT_EQ(bullet["scene"].text, "bullet");
    EXPECT_EQ(bullet["params"]["travel"].text, "8");
    EXPECT_EQ(bullet["readouts"]["discrete"].text, "miss");
    EXPECT_NEAR(bullet["readouts"]["toi"].number(), 0.5175, 1e-12);
    EXPECT_EQ(bullet["readouts"]["tunneled"].kind, Json::Kind::boolean);
    EXPECT_EQ(bullet["readouts"]["tunneled"].text, "true");
    const Json slow = json_of({"--scene", "bullet", "--set", "travel=4"});
    EXPECT_EQ(slow["readouts"]["toi"].kind, Json::Kind::null);
    EXPECT_EQ(slow["readouts"]["tunneled"].text, "false");
}

TEST(CliOutput, TheFirstSceneIsTheDefault) { EXPECT_EQ(json_of({})["scene"].text, scenes::catalogue().front().id); }

TEST(CliOutput, StepsMoveTheTimelineAndTheEndIsTheEnd) {
    const auto level = [](const char* steps) {
        return json_of({"--scene", "bisection", "--steps", steps})["readouts"]["level"].text;
    };
    EXPECT_EQ(level("7"), "7");
    EXPECT_EQ(level("11"), "11");
    EXPECT_EQ(level("1000000"), "11");
    EXPECT_EQ(level("99999999999999999999"), "11");
    EXPECT_EQ(level("-3"), "0");
    const Json seven = json_of({"--scene", "bisection", "--steps", "7"});
    EXPECT_EQ(seven["readouts"]["earliest_toi"].text, "0.6875");
    EXPECT_EQ(seven["readouts"]["active_boxes"].text, "2");
}

TEST(CliOutput, TheArticlesListing) {
    const Json end = json_of({"--scene", "bisection", "--set", "travel=9", "--set", "wall_drift=0", "--set",
                              "delta=1e-4", "--set", "mode=queue", "--steps", "1000000"});
    EXPECT_EQ(end["readouts"]["earliest_toi"].text, "0.49993896484375");
    EXPECT_EQ(end["readouts"]["toi_upper"].text, "0.5");
    EXPECT_EQ(end["readouts"]["checks"].text, "105");
    EXPECT_EQ(end["params"]["delta"].number(), 1e-4);
    EXPECT_EQ(end["params"]["mode"].text, "queue");
    EXPECT_EQ(end["params"]["max_checks"].text, "200000") << "a whole number as such";
    EXPECT_EQ(end["params"]["rounding_guard"].text, "on");
}

TEST(CliOutput, JsonOfEveryScene) {
    for (const scenes::Entry& entry : scenes::catalogue()) {
        const Json json = json_of({"--scene", std::string(entry.id)});
        ASSERT_EQ(json.members.size(), 4U);
        const auto run = entry.open();
        EXPECT_EQ(json["params"].members.size(), run->rows().size());
        ASSERT_EQ(json["claims"].members.size(), run->claims().size());
        for (const auto& [none, claim] : json["claims"].members) {
            EXPECT_EQ(claim.members.size(), 3U);
            EXPECT_EQ(claim["holds"].text, "true") << claim["id"].text;
            EXPECT_FALSE(claim["text"].text.empty());
        }
        for (const auto& [key, value] : json["readouts"].members)
            EXPECT_TRUE(value.kind != Json::Kind::list && value.kind != Json::Kind::object) << key;
    }
}

TEST(CliOutput, BreakItSwitchesLeaveThePrintedClaimsAlone) {
    const Json json = json_of({"--scene", "bisection", "--set", "comparison=open", "--set", "rounding_guard=off"});
    for (const auto& [none, claim] : json["claims"].members) EXPECT_EQ(claim["holds"].text, "true");
}

TEST(CliOutput, CheckOfOneSceneAndOfAll) {
    const std::string one = output({"--check", "--scene", "bullet"});
    EXPECT_NE(one.find("bullet-1"), std::string::npos);
    EXPECT_NE(one.find(" 0 do not hold"), std::string::npos);
    const std::string all = output({"--check"});
    std::size_t claims = 0;
    for (const scenes::Entry& entry : scenes::catalogue()) {
        claims += entry.open()->claims().size();
        EXPECT_NE(all.find(std::string(entry.id) + "-1"), std::string::npos);
    }
    EXPECT_EQ(line_count(all), claims + 1);
    EXPECT_NE(all.find(std::to_string(claims) + " claims"), std::string::npos);
}

TEST(CliOutput, TextAndDescriptionInBothLanguages) {
    for (const scenes::Entry& entry : scenes::catalogue())
        for (const char* mode : {"--print=text", "--describe"}) {
            const std::string en = output({"--scene", std::string(entry.id), mode, "--lang", "en"});
            const std::string ko = output({"--scene", std::string(entry.id), mode, "--lang", "ko"});
            EXPECT_FALSE(scenes::has_hangul(en)) << en;
            EXPECT_TRUE(scenes::has_hangul(ko));
            const auto run = entry.open();
            EXPECT_NE(en.find(run->info().title.en), std::string::npos);
            EXPECT_NE(ko.find(run->info().title.ko), std::string::npos);
            for (std::size_t i = 0; i < run->rows().size(); ++i) { // those without effect, too
                EXPECT_NE(en.find(run->rows()[i].key), std::string::npos) << run->rows()[i].key;
                EXPECT_NE(ko.find(run->label(i).ko), std::string::npos) << run->rows()[i].key;
            }
            for (const kit::Claim& claim : run->claims()) {
                EXPECT_NE(en.find(claim.text.en), std::string::npos) << claim.id;
                EXPECT_NE(ko.find(claim.text.ko), std::string::npos) << claim.id;
            }
        }
}

TEST(CliOutput, TheSystemsLanguageIsTheDefault) {
    Surroundings korean;
    korean.environment = {"LC_ALL=ko_KR.UTF-8"};
    EXPECT_TRUE(scenes::has_hangul(output({"--list"}, korean)));
    EXPECT_FALSE(scenes::has_hangul(output({"--list", "--lang", "en"}, korean)));
    EXPECT_FALSE(scenes::has_hangul(output({"--list"})));
}

TEST(CliOutput, HelpListsTheScenesParameters) {
    const std::string plain = output({"--help"});
    for (const char* option : {"--list", "--scene", "--set", "--scenario", "--steps", "--print", "--csv", "--png",
                               "--size", "--check", "--describe", "--lang", "--version"})
        EXPECT_NE(plain.find(option), std::string::npos) << option;
    const std::string bullet = output({"--help", "--scene", "bullet"});
    EXPECT_NE(bullet.find("bullet_y"), std::string::npos);
    EXPECT_NE(bullet.find("0.5..20"), std::string::npos);
    EXPECT_TRUE(scenes::has_hangul(output({"--help", "--lang", "ko"})));
}

TEST(CliOutput, Version) { EXPECT_EQ(output({"--version"}).rfind("tunnel-lab ", 0), 0U); }

TEST(CliOutput, CsvIsTheLedgerAndReplacesTheOldFile) {
    const TestFolder folder;
    const std::string path = folder.write("ledger.csv", std::string(100000, 'x'));
    EXPECT_EQ(output({"--scene", "bisection", "--steps", "5", "--csv", path}), "");
    const std::string csv = folder.read("ledger.csv");
    EXPECT_EQ(csv.find("xxxx"), std::string::npos);
    EXPECT_GT(line_count(csv), 5U);
    const auto commas = [](std::string_view line) { return std::count(line.begin(), line.end(), ','); };
    EXPECT_GT(commas(csv.substr(0, csv.find('\n'))), 2);
    EXPECT_EQ(folder.count(), 1U);
    for (const char* name : {"-", "/dev/stdout", "/dev/fd/1"})
        EXPECT_EQ(output({"--scene", "bisection", "--steps", "5", "--csv", name}), csv) << name;
    EXPECT_EQ(output({"--scene", "bullet", "--csv", folder.path("v.csv"), "--csv-table", "values"}), "");
    EXPECT_NE(folder.read("v.csv").find("\ntoi,0.5175"), std::string::npos) << folder.read("v.csv");
}

TEST(CliOutput, ASavedScenarioPrintsTheSame) {
    const TestFolder folder;
    for (const scenes::Entry& entry : scenes::catalogue()) {
        Session session(entry, false);
        const std::vector<scenes::Visit> visits = scenes::visits_of(session.run(), 1);
        kit::Scenario scenario = kit::fresh(session.run(), visits.back().settings, 2)->scenario();
        ASSERT_TRUE(session.load(scenario).ok());
        const std::string path = folder.path(std::string(entry.id) + ".toml");
        ASSERT_FALSE(write_scenario(path, session.run()));
        Args by_hand{
            "--scene", std::string(entry.id), "--print", "json", "--steps", std::to_string(session.run().step())};
        for (const kit::Setting& setting : scenario.settings)
            if (!setting.value.empty()) // a file that is not given
                by_hand.insert(by_hand.end(), {"--set", setting.key + "=" + setting.value});
        EXPECT_EQ(output({"--scenario", path, "--print", "json"}), output(by_hand)) << entry.id;
    }
}

} // namespace
} // namespace tunnel::app
