// Answers: do labels get their wish where there is room, and a clear place where there is none?
#include "app/render/place_labels.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {

namespace {

constexpr Rect pane{0, 0, 400, 300};

LabelWish wish(glm::vec2 anchor, kit::Side side, int priority = 0) {
    LabelWish out;
    out.anchor = anchor;
    out.size = {60, 16};
    out.side = side;
    out.priority = priority;
    out.bounds = pane;
    return out;
}

bool meet(const Rect& a, const Rect& b) {
    return a.x < b.x + b.w - 0.01f && b.x < a.x + a.w - 0.01f && a.y < b.y + b.h - 0.01f && b.y < a.y + a.h - 0.01f;
}
bool within(const Rect& r, const Rect& b) {
    return r.x >= b.x - 0.01f && r.y >= b.y - 0.01f && r.x + r.w <= b.x + b.w + 0.01f && r.y + r.h <= b.y + b.h + 0.01f;
}

TEST(RenderLabels, AloneEachGetsItsWish) {
    using kit::Side;
    const auto at = [](Side side) { return place_labels(std::vector{wish({200, 150}, side)}, {})[0]; };
    EXPECT_FLOAT_EQ(at(Side::above).rect.y, 150 - 6 - 16);
    EXPECT_FLOAT_EQ(at(Side::below).rect.y, 156);
    EXPECT_FLOAT_EQ(at(Side::right).rect.x, 206);
    EXPECT_FLOAT_EQ(at(Side::left).rect.x, 200 - 6 - 60);
    EXPECT_FLOAT_EQ(at(Side::centre).rect.x, 170);
    for (const Side side : {Side::above, Side::below, Side::left, Side::right, Side::centre})
        EXPECT_FALSE(at(side).moved);
}

TEST(RenderLabels, NeverOverEachOtherNorOutside) {
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 12; ++i)
        wishes.push_back(wish({200.0f + 3.0f * static_cast<float>(i % 4), 150.0f + 2.0f * static_cast<float>(i / 4)},
                              static_cast<kit::Side>(i % 5), i));
    const auto placed = place_labels(wishes, {});
    for (std::size_t i = 0; i < placed.size(); ++i) {
        EXPECT_TRUE(within(placed[i].rect, pane));
        for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(meet(placed[i].rect, placed[j].rect)) << i << " and " << j;
    }
}

TEST(RenderLabels, TheImportantOneIsPlacedFirst) {
    const std::vector<LabelWish> wishes{wish({200, 150}, kit::Side::above, 1), wish({201, 150}, kit::Side::above, 9)};
    const auto placed = place_labels(wishes, {});
    EXPECT_FALSE(placed[1].moved);
    EXPECT_TRUE(placed[0].moved);
}

TEST(RenderLabels, OneThatStaysYieldsRatherThanMoves) {
    std::vector<LabelWish> wishes{wish({200, 150}, kit::Side::above, 1), wish({201, 150}, kit::Side::above, 9)};
    wishes[0].stays = true;
    EXPECT_FALSE(place_labels(wishes, {})[0].shown);
    wishes[1].anchor.y = 250;
    const auto apart = place_labels(wishes, {});
    EXPECT_TRUE(apart[0].shown);
    EXPECT_FALSE(apart[0].moved);
}

TEST(RenderLabels, DodgesHandles) {
    const Obstacle handle{{190, 125, 20, 20}, 4.0f};
    const auto placed = place_labels(std::vector{wish({200, 150}, kit::Side::above)}, std::vector{handle});
    EXPECT_FALSE(meet(placed[0].rect, handle.rect));
}

TEST(RenderLabels, StaysInsideThePane) {
    for (const glm::vec2 corner : {glm::vec2(0, 0), glm::vec2(400, 0), glm::vec2(0, 300), glm::vec2(400, 300)})
        for (int side = 0; side < 5; ++side) {
            const auto placed = place_labels(std::vector{wish(corner, static_cast<kit::Side>(side))}, {});
            EXPECT_TRUE(within(placed[0].rect, pane));
        }
}

TEST(RenderLabels, WordsOnOneThingStack) {
    // A verdict beside its ring and a remark on the same ring, as in the first lesson.
    LabelWish verdict = wish({200, 150}, kit::Side::left, 10), remark = wish({200, 150}, kit::Side::left);
    verdict.size = {120, 24};
    const auto placed = place_labels(std::vector{verdict, remark}, {});
    EXPECT_FALSE(placed[0].moved);
    EXPECT_FLOAT_EQ(placed[1].rect.y + placed[1].rect.h, placed[0].rect.y);
}

TEST(RenderLabels, ALeaderCrossesNoLabel) {
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 6; ++i) {
        wishes.push_back(wish({200.0f + 4.0f * static_cast<float>(i), 150}, kit::Side::above));
        wishes.back().leader = true;
    }
    const auto placed = place_labels(wishes, {});
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const Rect& r = placed[i].rect;
        const glm::vec2 middle(r.x + r.w / 2, r.y + r.h / 2), step = wishes[i].anchor - middle;
        for (std::size_t j = 0; j < i; ++j) { // those that stood when it was placed
            const Rect& o = placed[j].rect;
            const Rect core{o.x + 12, o.y + 4, o.w - 24, o.h - 8};
            for (int k = 0; k <= 20; ++k) EXPECT_FALSE(core.contains(middle + step * (static_cast<float>(k) / 20.0f)));
        }
    }
}

TEST(RenderLabels, HidesWhatCannotFit) {
    LabelWish large = wish({200, 150}, kit::Side::above);
    large.size = {500, 16};
    EXPECT_FALSE(place_labels(std::vector{large}, {})[0].shown);
}

TEST(RenderLabels, WhereAllIsFullTheLesserYields) {
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 9; ++i) {
        wishes.push_back(wish({50, 20}, kit::Side::above, i));
        wishes.back().bounds = {0, 0, 100, 40}; // room for two
    }
    const auto placed = place_labels(wishes, {});
    EXPECT_TRUE(placed[8].shown);
    EXPECT_FALSE(placed[0].shown);
    for (std::size_t i = 0; i < placed.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(placed[i].shown && placed[j].shown && meet(placed[i].rect, placed[j].rect));
        }
}

} // namespace

} // namespace tunnel::app
