// Does the raycast scene say what is so: of a direction that is not normalised, of ties, of limits?
#include "scenes/kit/run_of.hpp"
#include "scenes/raycast/moment.hpp"

#include <gtest/gtest.h>

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
bool has(const kit::Readouts& r, const char* words) { return r.headline.en.find(words) != std::string::npos; }

std::vector<kit::Setting> along_x(double length) { // at the ball, 1 m away
    return {{"normalised", "off"}, {"mask", "everything"}, {"from_x", "5"},
            {"from_y", "0.5"},     {"from_z", "-2"},       {"to_x", kit::number_text(5.0 + length)},
            {"to_y", "0.5"},       {"to_z", "-2"}};
}

TEST(RaycastWords, OfADirectionOfLengthOneTIsTheDistance) {
    const kit::Readouts unit = raycast_says(along_x(1.0));
    EXPECT_EQ(unit.number("told_distance"), unit.number("distance"));
    EXPECT_TRUE(has(unit, "t is the distance")) << unit.headline.en;
    EXPECT_TRUE(has(raycast_says(along_x(2.0)), "D is 2 m long: the t reported is no distance"));
    const kit::Readouts nearly = raycast_says(along_x(1.0025));
    EXPECT_FALSE(has(nearly, "D is 1 m")) << nearly.headline.en;
    EXPECT_TRUE(has(nearly, "no distance")) << nearly.headline.en;
}

TEST(RaycastWords, WithoutAHitNoTIsReported) {
    for (const char* query : {"closest", "any"}) {
        auto settings = along_x(2.0);
        settings.push_back({"query", query});
        settings.push_back({"max_distance", "0.1"});
        const kit::Readouts none = raycast_says(settings);
        EXPECT_TRUE(none.is("status", "clear"));
        EXPECT_FALSE(has(none, "reported")) << none.headline.en;
    }
}

TEST(RaycastWords, TheDocumentsRuleNeedNotChangeWithTheOrder) {
    const kit::Readouts one = raycast_says({{"document_tie", "on"}});
    EXPECT_EQ(one.number("document_winner_up"), one.number("document_winner_down"));
    EXPECT_FALSE(has(one, "another")) << one.headline.en;
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

} // namespace
} // namespace tunnel::scenes
