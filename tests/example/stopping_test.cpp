// Answers: does the scene that the README tells the reader to copy compile, run, and keep its claim?
#include "docs/example_scene/stopping.hpp"
#include "scenes/kit/run_of.hpp"

#include <gtest/gtest.h>

namespace tunnel::scenes {
namespace {

TEST(ExampleScene, AnswersByTheClosedForm) {
    kit::RunOf<StoppingScene> run;
    kit::Readouts out;
    run.read(out);
    EXPECT_EQ(out.number("distance"), 10.0); // 10² / (2·5)
    ASSERT_TRUE(run.set("speed", "20").ok());
    EXPECT_FALSE(run.set("speed", "41").ok()); // out of range: the old value stays
    out = {};
    run.read(out);
    EXPECT_EQ(out.number("distance"), 40.0);
    ASSERT_NE(out.flag("stops"), nullptr);
    EXPECT_FALSE(*out.flag("stops"));
}

TEST(ExampleScene, KeepsItsClaim) {
    const kit::RunOf<StoppingScene> run;
    const auto claims = run.claims();
    ASSERT_EQ(claims.size(), 1U);
    EXPECT_EQ(kit::holds_at_own_settings(run, claims[0]), true);
}

TEST(ExampleScene, DrawsTheWallAndTheCar) {
    kit::RunOf<StoppingScene> run;
    run.seek(1);
    kit::DrawList list;
    run.draw({}, list);
    ASSERT_EQ(list.items.size(), 2U);
    EXPECT_EQ(std::get<kit::Point>(list.items[1].shape).at.x, 10.0);
}

} // namespace
} // namespace tunnel::scenes
