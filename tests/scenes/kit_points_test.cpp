// Laws of lists of points: text and back to the same bits, one coordinate at a time, what is refused names the point
// and leaves the list, and a scenario brings it back.
#include "tests/support/points_scene.hpp"

#include <gtest/gtest.h>

namespace tunnel::kit {
namespace {

struct PointsParam : testing::Test {
    std::unique_ptr<SceneRun> run = test::points_entry.open();
    const Points triangle{{0.0, 0.0}, {2.0, 0.0}, {1.0, 1.5}};

    std::string refusal(std::string_view key, std::string_view text) {
        const std::string before = row_text(*run, 0);
        const SetResult result = run->set(key, text);
        EXPECT_FALSE(result.ok()) << key << " = " << text;
        EXPECT_EQ(row_text(*run, 0), before) << "the old list stays";
        EXPECT_EQ(result.message.ko.empty(), result.message.en.empty());
        return result.message.en;
    }
};

TEST_F(PointsParam, OpensAtItsDefaultAndComesBackToIt) {
    EXPECT_EQ(*run->points(0), triangle);
    EXPECT_EQ(run->points(2), nullptr);
    EXPECT_TRUE(at_default(*run, 0));
    EXPECT_EQ(initial_text(run->rows()[0]), "0,0 2,0 1,1.5");
    ASSERT_TRUE(run->set("vertices", "0,0 2,0 1,1.75").ok());
    EXPECT_FALSE(at_default(*run, 0));
    ASSERT_TRUE(run->set("vertices", initial_text(run->rows()[0])).ok());
    EXPECT_TRUE(at_default(*run, 0));
}

TEST_F(PointsParam, TextReadsBackToTheSameBits) {
    const Points odd{{0.1, -1.0 / 3.0}, {5e-324, -4.0}, {3.9999999999999996, 1e-17}};
    ASSERT_TRUE(run->set("vertices", points_text(odd)).ok());
    EXPECT_EQ(*run->points(0), odd);
}

TEST_F(PointsParam, SpacesTabsAndSemicolonsStandBetweenPoints) {
    ASSERT_TRUE(run->set("vertices", " 0 , 0;1,1\t 2,+3 ; -0,-0").ok());
    EXPECT_EQ(row_text(*run, 0), "0,0 1,1 2,3 0,0");
    EXPECT_FALSE(std::signbit((*run->points(0))[3].x)) << "no negative zero";
}

TEST_F(PointsParam, OneCoordinateAtATime) {
    ASSERT_TRUE(run->set("vertices[2].x", "1.5").ok());
    ASSERT_TRUE(run->set_number("vertices[0].y", -0.25).ok());
    EXPECT_EQ(*run->points(0), (Points{{0.0, -0.25}, {2.0, 0.0}, {1.5, 1.5}}));
    EXPECT_EQ(run->number("vertices[0].y"), -0.25);
    EXPECT_EQ(run->number("vertices[3].y"), std::nullopt);
    EXPECT_EQ(run->number("scale"), 1.0);
    // In one go, each upon the other, and upon a whole list before them.
    ASSERT_TRUE(run->set_all({{"vertices", "1,1 2,2 3,3 4,4"}, {"vertices[3].x", "0"}, {"vertices[3].y", "-1"}}).ok());
    EXPECT_EQ(row_text(*run, 0), "1,1 2,2 3,3 0,-1");
}

TEST_F(PointsParam, WhatIsRefusedNamesThePoint) {
    EXPECT_EQ(refusal("vertices", "0,0 1,1"), "vertices takes 3 to 6 points, not 2");
    EXPECT_EQ(refusal("vertices", "0,0 1,1 2,2 3,3 0,1 0,2 0,3"), "vertices takes 3 to 6 points, not 7");
    EXPECT_EQ(refusal("vertices", "0,0 1,1 2"), "vertices[2] = '2' is not a point; write x,y");
    EXPECT_EQ(refusal("vertices", "0,0 1,9 2,2"), "vertices[1].y = 9 is out of range: -4 to 4 m");
    EXPECT_EQ(refusal("vertices", "0,0 1,1 inf,2"), "vertices[2].x must be a finite number, -4 to 4 m");
    EXPECT_EQ(refusal("vertices", "0,0 1,1 2,2,2"), "vertices[2].y = '2,2' is not a number; -4 to 4 m");
    EXPECT_EQ(refusal("vertices[3].x", "1"), "'vertices[3].x': vertices has 3 points, [0] to [2]");
    EXPECT_EQ(refusal("extra[0].x", "1"), "'extra[0].x': extra has 0 points");
    EXPECT_EQ(refusal("vertices[1].y", "77"), "vertices[1].y = 77 is out of range: -4 to 4 m");
    EXPECT_EQ(refusal("scale[0].x", "1"), "'scale[0].x': scale is no list of points");
    for (const char* key : {"vertices[", "vertices[]", "vertices[0]", "vertices[0].z", "vertices[-1].x",
                            "vertices[1x].x", "vertices[99999999999999999999].x"})
        EXPECT_NE(refusal(key, "1").find("write vertices[0].x"), std::string::npos) << key;
    EXPECT_FALSE(run->set_number("vertices", 1.0).ok());
    EXPECT_FALSE(run->set_number("vertices[0].x", 1.0 / 0.0).ok());
    EXPECT_EQ(refusal("vertexes[0].x", "1"), "unknown parameter 'vertexes[0].x'; known: vertices, extra, scale");
}

TEST_F(PointsParam, AnEmptyListIsAllowedWhereTheSceneMakesItsOwn) {
    ASSERT_TRUE(run->set("extra", "0.5,0.5").ok());
    ASSERT_TRUE(run->set("extra", " ").ok());
    EXPECT_TRUE(run->points(1)->empty());
}

TEST_F(PointsParam, AScenarioBringsItBack) {
    ASSERT_TRUE(run->set("vertices", "0,0 1,0.1 1,1 -4,4").ok());
    const Scenario kept = run->scenario();
    const auto other = test::points_entry.open();
    ASSERT_TRUE(other->load(kept).ok());
    EXPECT_EQ(*other->points(0), *run->points(0));
    EXPECT_EQ(other->scenario(), kept);
    EXPECT_EQ(other->values_with({{"vertices[1].x", "3.5"}})[0].points[1], glm::dvec2(3.5, 0.0)) << "of the defaults";
}

} // namespace
} // namespace tunnel::kit
