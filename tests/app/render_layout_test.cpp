// Answers: do panes tile the centre, and does every size leave a world to look at?
#include "app/render/layout.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {

namespace {

kit::DrawList three_panes() {
    kit::DrawList list;
    for (int i = 0; i < 3; ++i) {
        kit::Pane p;
        p.id = std::string(1, static_cast<char>('a' + i));
        p.title = kit::Text("title", "제목");
        p.hi = {1, 1, 0};
        p.place_lo = {i == 0 ? 0.0 : 0.65, i == 2 ? 0.5 : 0.0};
        p.place_hi = {i == 0 ? 0.65 : 1.0, i == 1 ? 0.5 : 1.0};
        list.panes.push_back(p);
    }
    return list;
}

bool inside(const Rect& small, const Rect& large) {
    return small.x >= large.x && small.y >= large.y && small.x + small.w <= large.x + large.w &&
           small.y + small.h <= large.y + large.h;
}

TEST(RenderLayout, TilesWithAHairlineBetween) {
    std::map<std::string, CameraState> states;
    const Rect centre{10, 38, 901, 603};
    const auto f = lay_out(three_panes(), centre, 1.0f, states);
    ASSERT_EQ(f.size(), 3u);
    EXPECT_FLOAT_EQ(f[0].outer.x, 10.0f);
    EXPECT_FLOAT_EQ(f[1].outer.x, f[0].outer.x + f[0].outer.w + hairline_points);
    EXPECT_FLOAT_EQ(f[2].outer.y, f[1].outer.y + f[1].outer.h + hairline_points);
    EXPECT_FLOAT_EQ(f[1].outer.x + f[1].outer.w, 911.0f);
    EXPECT_FLOAT_EQ(f[2].outer.y + f[2].outer.h, 641.0f);
}

TEST(RenderLayout, EverySizeAndScaleLeavesAWorld) {
    for (const float scale : {0.5f, 1.0f, 3.0f})
        for (const float w : {1.0f, 30.0f, 200.0f, 1280.0f, 8000.0f})
            for (const float h : {1.0f, 30.0f, 200.0f, 4000.0f}) {
                std::map<std::string, CameraState> states;
                for (const PaneFrame& f : lay_out(three_panes(), {0, 0, w, h}, scale, states)) {
                    const Rect in = f.camera.inner();
                    EXPECT_GE(in.w, 1.0f);
                    EXPECT_GE(in.h, 1.0f);
                    if (w >= 30.0f && h >= 30.0f) {
                        EXPECT_TRUE(inside(in, f.outer)) << w << "x" << h << " at " << scale;
                    }
                }
            }
}

TEST(RenderLayout, WiderNumbersGetAWiderColumn) {
    std::map<std::string, CameraState> states;
    const Rect centre{0, 0, 900, 600};
    const float normal = lay_out(three_panes(), centre, 1.0f, states)[0].camera.inner().x;
    states["a"].zoom = 1e6;
    const float deep = lay_out(three_panes(), centre, 1.0f, states)[0].camera.inner().x;
    EXPECT_GT(deep, normal + 10.0f);
}

TEST(RenderLayout, ASnugPaneHasTheShapeOfItsBox) {
    kit::DrawList list = three_panes();
    list.panes[0].snug = true;
    std::map<std::string, CameraState> states;
    const Rect in = lay_out(list, {0, 0, 1200, 600}, 1.0f, states)[0].camera.inner();
    EXPECT_NEAR(in.w, in.h, 1.0f);
    list.panes[0].hi = {2, 1, 0};
    const Rect wide = lay_out(list, {0, 0, 1200, 600}, 1.0f, states)[0].camera.inner();
    EXPECT_NEAR(wide.w, 2.0f * wide.h, 2.0f);
}

TEST(RenderLayout, AxisNames) {
    kit::AxisInfo axis;
    EXPECT_EQ(axis_words(axis, kit::Lang::en), "");
    axis.unit = "m";
    EXPECT_EQ(axis_words(axis, kit::Lang::en), "[m]");
    axis.label = kit::Text("x", "x");
    EXPECT_EQ(axis_words(axis, kit::Lang::ko), "x [m]");
    EXPECT_FALSE(own_row(axis, true));
    axis.label = kit::Text("height", "높이");
    EXPECT_TRUE(own_row(axis, false));
}

} // namespace

} // namespace tunnel::app
