// Answers: do panes keep to themselves, light up together, hide what is behind, and look the same at any pixel density?
#include "tests/support/sheet.hpp"
#include "tests/support/specimen.hpp"

#include <glad/gl.h>

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace tunnel::test {

namespace {

using namespace kit;

const app::Palette& dark() { return app::palette(app::Theme::dark); }

class RenderPane : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { easel = new Easel; }
    static void TearDownTestSuite() {
        delete easel;
        easel = nullptr;
    }
    void SetUp() override { ASSERT_EQ(easel->error(), ""); }
    static Easel* easel;
};
Easel* RenderPane::easel = nullptr;

DrawList two_panes(bool three_d = false) {
    DrawList list;
    for (int i = 0; i < 2; ++i) {
        Pane p;
        p.id = i == 0 ? "left" : "right";
        p.lo = three_d ? glm::dvec3(-2, 0, -2) : glm::dvec3(0);
        p.hi = three_d ? glm::dvec3(2, 4, 2) : glm::dvec3(10, 10, 0);
        p.three_d = three_d;
        p.grid = false;
        p.place_lo = {0.5 * i, 0};
        p.place_hi = {0.5 * (i + 1), 1};
        list.panes.push_back(p);
    }
    return list;
}

TEST_F(RenderPane, NothingSpillsOver) {
    DrawList list = two_panes();
    list.add(0, {Role::hit, Weight::main, Dash::solid, Fill::solid},
             Polygon{{{-900, -900, 0}, {900, -900, 0}, {5, 900, 0}}});
    list.line(0, {Role::hit, Weight::verdict}, {-900, 5}, {900, 5});
    const Sheet sheet = easel->show(list);
    EXPECT_TRUE(near(sheet.at({5, 2, 0}, 1), dark().ground));
    EXPECT_TRUE(near(sheet.at({9, 5, 0}, 0), dark().of(Role::hit)));
    int spilled = 0;
    for (int x = 642; x < 1280; ++x) spilled += near(sheet.picture.at(x, 400), dark().of(Role::hit), 60);
    EXPECT_EQ(spilled, 0);
    EXPECT_TRUE(near(sheet.picture.at(640, 700), dark().hairline));
}

TEST_F(RenderPane, EqualPicksLightUpTogether) {
    DrawList list = two_panes();
    for (int pane = 0; pane < 2; ++pane) {
        Style style{Role::active, Weight::fine};
        style.pick = 7;
        list.add(pane, style, Polygon{{{3, 3, 0}, {6, 3, 0}, {6, 6, 0}, {3, 6, 0}}});
    }
    SheetOptions lit;
    lit.hovered = 7;
    const Sheet before = easel->show(list), after = easel->show(list, lit);
    for (std::size_t pane = 0; pane < 2; ++pane) {
        EXPECT_TRUE(near(before.at({4.5, 4.5, 0}, pane), dark().ground));
        EXPECT_FALSE(near(after.at({4.5, 4.5, 0}, pane), dark().ground, 8)); // faintly filled
    }
    EXPECT_GT(after.picture.count(app::mix(dark().of(Role::active), dark().text, 0.55), 10), 400);
}

TEST_F(RenderPane, TheNearerSolidHidesTheFarther) {
    DrawList list = two_panes(true);
    const Sheet empty = easel->show(list);
    const glm::dvec3 eye = empty.frames[0].camera.eye(), middle(0, 2, 0);
    const glm::dvec3 nearer = middle + 0.2 * (eye - middle);
    // The farther one comes later in the list: depth must decide.
    Boxes boxes;
    boxes.boxes = {{nearer - 0.4, nearer + 0.4, Role::hit, Fill::solid, false},
                   {middle - 0.6, middle + 0.6, Role::miss, Fill::faint, false},
                   {middle - 0.6, middle + 0.6, Role::normal, Fill::solid, false}};
    list.add(0, {}, boxes);
    const Sheet sheet = easel->show(list);
    const app::Color seen = sheet.at(middle, 0);
    EXPECT_GT(seen.r, seen.g + 40) << sheet.picture.save("depth.png"); // orange, not green
    EXPECT_TRUE(near(sheet.at(middle, 1), dark().ground));
}

TEST_F(RenderPane, ALineBehindASolidIsHidden) {
    DrawList list = two_panes(true);
    Boxes boxes;
    boxes.boxes = {{{-1, 1, -1}, {1, 3, 1}, Role::wall, Fill::solid}};
    list.add(0, {Role::hit, Weight::verdict}, Polyline{{{0, 2, 0}, {0, 2, -1.9}}, false});       // inside and behind
    list.add(0, {Role::hit, Weight::verdict}, Polyline{{{-1.8, 2, 1.8}, {1.8, 2, 1.8}}, false}); // in front
    list.add(0, {}, boxes);
    const Sheet sheet = easel->show(list);
    EXPECT_FALSE(near(sheet.at({0, 2, -0.4}, 0), dark().of(Role::hit), 60)) << sheet.picture.save("hidden.png");
    EXPECT_TRUE(near(sheet.at({-1.2, 2, 1.8}, 0), dark().of(Role::hit), 40));
}

TEST_F(RenderPane, AMarkOnASlantedFaceIsWholeAndOneBehindItIsHidden) {
    Boxes boxes;
    boxes.boxes = {{{-1, 1, -1}, {1, 3, 1}, Role::wall, Fill::solid}};
    const auto dots = [&](bool with_box, const glm::dvec3& at) {
        DrawList list = two_panes(true);
        if (with_box) list.add(0, {}, boxes);
        list.add(0, {Role::hit, Weight::main}, Point{at, Mark::dot, 16.0f});
        return easel->show(list).picture.count(dark().of(Role::hit), 20);
    };
    for (const glm::dvec3& at : {glm::dvec3(0, 3, 0), glm::dvec3(-1, 2, 0), glm::dvec3(0, 2, 1)}) {
        EXPECT_GT(dots(false, at), 150);
        EXPECT_NEAR(dots(true, at), dots(false, at), 5) << at.x << at.y << at.z;
    }
    EXPECT_EQ(dots(true, {0, 2, -1}), 0);
}

TEST_F(RenderPane, SolidsCastAShadowOnTheGround) {
    DrawList list = two_panes(true);
    list.panes[0].grid = list.panes[1].grid = true;
    Boxes boxes;
    boxes.boxes = {{{-0.5, 1.5, -0.5}, {0.5, 2.5, 0.5}, Role::wall, Fill::solid}};
    list.add(0, {}, boxes);
    const Sheet sheet = easel->show(list);
    const glm::dvec3 below(1.13, 0, 0.23); // middle of the box, carried down along the light
    EXPECT_LT(sheet.at(below, 0).r + 4, sheet.at(below, 1).r) << sheet.picture.save("shadow.png");
}

TEST_F(RenderPane, TwiceThePixelsPerPointIsTheSamePictureFiner) {
    SheetOptions one = {}, two = {};
    one.centre = two.centre = {0, 0, 640, 400};
    two.pixels_per_point = 2.0f;
    DrawList list = two_panes();
    list.add(0, {Role::hit, Weight::verdict}, Disc{{5, 5, 0}, 3.0});
    const Sheet coarse = easel->show(list, one), fine = easel->show(list, two);
    const int small = coarse.picture.count(dark().of(Role::hit), 20),
              large = fine.picture.count(dark().of(Role::hit), 20);
    EXPECT_NEAR(large, 4.0 * small, 0.35 * large);
    EXPECT_TRUE(near(fine.at({8, 5, 0}), dark().of(Role::hit)));
    EXPECT_TRUE(near(coarse.at({8, 5, 0}), dark().of(Role::hit)));
}

TEST_F(RenderPane, ThreeHundredPercentAndTinyPanesDraw) {
    for (const float scale : {0.5f, 3.0f})
        for (const app::Rect centre : {app::Rect{0, 0, 1280, 800}, app::Rect{0, 0, 90, 60}, app::Rect{0, 0, 3, 2}}) {
            SheetOptions options;
            options.ui_scale = scale;
            options.centre = centre;
            const Sheet sheet = easel->show(specimen(), options);
            EXPECT_EQ(glGetError(), static_cast<GLenum>(GL_NO_ERROR));
            if (centre.w > 1000.0f) sheet.picture.save(scale < 1.0f ? "specimen_050.png" : "specimen_300.png");
        }
}

TEST_F(RenderPane, TheSameListTwiceIsTheSamePicture) {
    const Sheet first = easel->show(specimen()), again = easel->show(specimen());
    EXPECT_EQ(first.picture.rgba, again.picture.rgba);
}

} // namespace

} // namespace tunnel::test
