// Does the raycast scene say what is so: of a direction that is not normalised, of ties, of limits?
#include "scenes/kit/run_of.hpp"
#include "scenes/raycast/moment.hpp"

#include <gtest/gtest.h>

#include <map>

namespace tunnel::scenes {
namespace {

using RaycastSays = kit::RunOf<RaycastScene>;

const RaycastSays& raycast_opened() { // one world for all: it takes a while to make
    static const RaycastSays run;
    return run;
}
kit::Readouts raycast_says(const std::vector<kit::Setting>& settings, int step = 0) {
    const auto run = kit::fresh(raycast_opened(), settings, 0);
    EXPECT_NE(run, nullptr);
    kit::Readouts out;
    if (run == nullptr) return out;
    run->seek(step);
    run->read(out);
    return out;
}
bool headline_has(const kit::Readouts& r, const char* words) { return r.headline.en.find(words) != std::string::npos; }

std::vector<kit::Setting> along_x(double length) { // at the ball, 1 m away
    return {{"normalised", "off"}, {"mask", "everything"}, {"from_x", "5"},
            {"from_y", "0.5"},     {"from_z", "-2"},       {"to_x", kit::number_text(5.0 + length)},
            {"to_y", "0.5"},       {"to_z", "-2"}};
}

TEST(RaycastWords, OfADirectionOfLengthOneTIsTheDistance) {
    const kit::Readouts unit = raycast_says(along_x(1.0));
    EXPECT_EQ(unit.number("told_distance"), unit.number("distance"));
    EXPECT_TRUE(headline_has(unit, "t is the distance")) << unit.headline.en;
    EXPECT_TRUE(headline_has(raycast_says(along_x(2.0)), "D is 2 m long: the t reported is no distance"));
    const kit::Readouts nearly = raycast_says(along_x(1.0025));
    EXPECT_FALSE(headline_has(nearly, "D is 1 m")) << nearly.headline.en;
    EXPECT_TRUE(headline_has(nearly, "no distance")) << nearly.headline.en;
}

TEST(RaycastWords, WithoutAHitNoTIsReported) {
    for (const char* query : {"closest", "any"}) {
        auto settings = along_x(2.0);
        settings.push_back({"query", query});
        settings.push_back({"max_distance", "0.1"});
        const kit::Readouts none = raycast_says(settings);
        EXPECT_TRUE(none.is("status", "clear"));
        EXPECT_FALSE(headline_has(none, "reported")) << none.headline.en;
    }
}

TEST(RaycastWords, TheDocumentsRuleNeedNotChangeWithTheOrder) {
    const kit::Readouts one = raycast_says({{"document_tie", "on"}});
    EXPECT_EQ(one.number("document_winner_up"), one.number("document_winner_down"));
    EXPECT_FALSE(headline_has(one, "another")) << one.headline.en;
}

TEST(RaycastWords, NothingIsMetBeyondTheMaximum) {
    const std::vector<kit::Setting> glass_ahead = {{"mask", "bullet"}, {"from_x", "1.5"}, {"from_y", "1"},
                                                   {"from_z", "0"},    {"to_x", "2.5"},   {"to_y", "1"},
                                                   {"to_z", "0"}};
    EXPECT_EQ(raycast_says(glass_ahead).number("distance"), 3.5);
    auto settings = glass_ahead;
    settings.push_back({"t_min", "3.5"});
    settings.push_back({"max_distance", "0.1"});
    EXPECT_TRUE(raycast_says(settings).is("status", "clear"));
}

// By hand: each that passes the filter has its box tested, then so many shapes and triangles.
TEST(RaycastWords, TheSumIsThatOfTheRow) {
    for (const char* place : {"room", "panels"}) {
        SCOPED_TRACE(place);
        const kit::Readouts r = raycast_says({{"place", place}});
        const double passed = r.number("colliders") - r.number("filtered_here");
        const double triangles = std::string_view(place) == "room" ? 51'200.0 : 0.0;
        const double brute = passed + r.number("shapes_brute_force") + triangles;
        EXPECT_EQ(r.number("tests_brute_force"), brute);
        double bvh =
            r.number("candidates_bvh") - r.number("by_filter_bvh") + r.number("shapes_bvh") + r.number("triangles_bvh");
        const kit::Table* nodes = r.table("nodes");
        for (std::size_t i = 0; i < nodes->size(); ++i)
            bvh += static_cast<double>(std::get<std::int64_t>(nodes->row(i).cells[4]));
        EXPECT_EQ(r.number("tests_bvh"), bvh);
        EXPECT_NEAR(r.number("ratio"), brute / bvh, 1e-12);
        ASSERT_FALSE(r.plots.empty());
        const kit::Series& boxes = r.plots[0].series[0];
        EXPECT_EQ(boxes.y.back(), r.number("boxes_bvh")) << "the plot counts as the table does";
    }
}

TEST(RaycastWords, TheCountersRowsAddUp) {
    const auto run = kit::fresh(raycast_opened(), {}, 0);
    kit::DrawList list;
    run->draw({}, list);
    std::map<double, std::vector<std::int64_t>> rows; // by height, from the left
    for (const kit::Item& item : list.items) {
        const auto* label = std::get_if<kit::Label>(&item.shape);
        if (label == nullptr || list.panes[static_cast<std::size_t>(item.pane)].id != "counters") continue;
        std::string digits_only;
        for (const char c : label->text.en)
            if (c != ' ') digits_only += c;
        if (digits_only.find_first_not_of("0123456789") == std::string::npos)
            rows[label->at.y].push_back(std::stoll(digits_only));
    }
    ASSERT_EQ(rows.size(), 3U);
    for (const auto& [y, row] : rows) {
        ASSERT_GE(row.size(), 4U);
        EXPECT_EQ(row[0] + row[1] + row[2], row[3]);
    }
}

std::vector<kit::Setting> at_three_panels() {
    return {{"place", "panels"}, {"mask", "everything"}, {"tie", "0.2"},  {"from_x", "1.5"}, {"from_y", "1.2"},
            {"from_z", "-1.8"},  {"to_x", "2.5"},        {"to_y", "1.2"}, {"to_z", "-1.8"}};
}

// Panels at 4.5, 4.68 and 4.86 m, ids 7, 6, 5; ε = 0.2 m.
TEST(RaycastWords, ATieSaysWhyTheSmallestIdWins) {
    const auto run = kit::fresh(raycast_opened(), at_three_panels(), 0);
    const int last = run->last_step();
    int looks = 0;
    for (int step = 1; step < last; ++step) {
        const kit::Readouts r = raycast_says(at_three_panels(), step);
        EXPECT_TRUE(headline_has(r, "First look") || headline_has(r, "Second look")) << r.headline.en;
        looks += headline_has(r, "Second look") ? 1 : 0;
        EXPECT_FALSE(headline_has(r, "Second look") && headline_has(r, "counts any more")) << r.headline.en;
    }
    EXPECT_GT(looks, 2);
    for (const int step : {0, last}) {
        const kit::Readouts r = raycast_says(at_three_panels(), step);
        EXPECT_TRUE(headline_has(r, "#6 middle panel")) << r.headline.en;
        EXPECT_TRUE(headline_has(r, "smallest id within ε of the nearest, 4.5 m")) << r.headline.en;
    }
}

TEST(RaycastWords, TheDocumentsRuleIsSteppedThrough) {
    auto settings = at_three_panels();
    settings.push_back({"document_tie", "on"});
    settings.push_back({"max_distance", "6"}); // without the wall
    const auto kinds = [](const kit::Readouts& r) {
        std::string out;
        for (std::size_t i = 0; i < r.table("candidates")->size(); ++i)
            out += std::get<std::string>(r.table("candidates")->row(i).cells[6]) + " ";
        return out;
    };
    EXPECT_EQ(kinds(raycast_says(settings)), "first larger_id nearer ");
    EXPECT_EQ(kinds(raycast_says(settings, 2)), "first larger_id ");
    EXPECT_TRUE(headline_has(raycast_says(settings, 2), "Not taken, though it is nearer"));
    const kit::Readouts up = raycast_says(settings);
    for (const char* panel : {"#5 far panel", "#6 middle panel", "#7 near panel"}) EXPECT_TRUE(headline_has(up, panel));
    settings.push_back({"descending", "on"});
    EXPECT_EQ(kinds(raycast_says(settings)), "first smaller_id smaller_id ");
    EXPECT_TRUE(headline_has(raycast_says(settings, 3), "Taken, though it is farther"));
}

TEST(RaycastWords, WhileItSearchesTheAnswerIsNotYetSaid) {
    const int last = raycast_opened().clone()->last_step();
    bool found = false;
    for (int step = 1; step < last; ++step) {
        const kit::Readouts r = raycast_says({}, step);
        for (const kit::Readout& value : r.values) {
            if (value.key == "status") {
                EXPECT_NE(value.shown.en, "HIT");
            } else if (value.key == "collider" || value.key == "distance") {
                EXPECT_EQ(value.shown.en, "not yet") << value.key;
            }
        }
        const bool now = r.table("hits")->size() > 0;
        EXPECT_EQ(now, found || headline_has(r, "met at")) << r.headline.en;
        found = now;
    }
    EXPECT_TRUE(found);
    for (const kit::Readout& value : raycast_says({}, last).values)
        if (value.key == "status") {
            EXPECT_EQ(value.shown.en, "HIT");
        }
}

TEST(RaycastWords, NoClaimIsBrokenWhileItSearches) {
    const kit::Readouts r = raycast_says({}, 3);
    for (const kit::Claim& claim : raycast_opened().claims())
        if (kit::applies_here(raycast_opened(), claim)) {
            EXPECT_TRUE(claim.holds(r).value_or(true)) << claim.id;
        }
}

} // namespace
} // namespace tunnel::scenes
