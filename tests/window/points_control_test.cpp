// Answers: is a list of points edited as text in the panel, refused without loss, put back by a right click, and moved
// by a vertex's handle?
#include "tests/support/points_scene.hpp"
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

DriverOptions points_window(kit::Lang lang = kit::Lang::en) {
    DriverOptions out;
    out.catalogue = {&points_entry, 1};
    out.lang = lang;
    return out;
}

std::string vertices(AppDriver& app) { return kit::row_text(app.session().run(), 0); }

void replace(AppDriver& app, const char* text) {
    app.click("param/vertices/edit"); // all of it is selected
    app.type(text);
    app.key(SDL_SCANCODE_RETURN);
}

TEST(PointsControl, TypingReplacesTheListInOneEdit) {
    AppDriver app(points_window());
    ASSERT_TRUE(app.ok()) << app.error();
    replace(app, "0,0 2,0 2,2 0,2");
    EXPECT_EQ(vertices(app), "0,0 2,0 2,2 0,2");
    app.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_EQ(vertices(app), "0,0 2,0 1,1.5");
    EXPECT_FALSE(app.session().can_undo());
}

TEST(PointsControl, WhatIsRefusedOrEscapedLeavesTheOldList) {
    AppDriver app(points_window());
    ASSERT_TRUE(app.ok()) << app.error();
    replace(app, "0,0 2,0");
    EXPECT_TRUE(app.has("param/vertices/error"));
    EXPECT_EQ(vertices(app), "0,0 2,0 1,1.5");
    app.click("param/vertices/edit");
    app.type("1,1 2,2 3,3");
    app.key(SDL_SCANCODE_ESCAPE);
    EXPECT_EQ(vertices(app), "0,0 2,0 1,1.5");
    EXPECT_FALSE(app.session().can_undo());
}

TEST(PointsControl, KeyboardAloneAndRightClickBackToDefault) {
    AppDriver app(points_window());
    ASSERT_TRUE(app.ok()) << app.error();
    for (int i = 0; i < 60 && app.focused() != "param/vertices/edit"; ++i) app.key(SDL_SCANCODE_TAB);
    ASSERT_EQ(app.focused(), "param/vertices/edit");
    app.key(SDL_SCANCODE_RETURN);
    app.type("\u22121,0 2,0 1,1"); // a minus sign as the window writes it
    app.key(SDL_SCANCODE_TAB);     // leaving commits
    EXPECT_EQ(vertices(app), "-1,0 2,0 1,1");
    app.click("param/vertices/label", SDL_BUTTON_RIGHT);
    EXPECT_EQ(vertices(app), "0,0 2,0 1,1.5");
    replace(app, "0,0 1,0 1,1");
    app.click("param/vertices/edit", SDL_BUTTON_RIGHT);
    EXPECT_EQ(vertices(app), "0,0 2,0 1,1.5");
}

TEST(PointsControl, AVertexIsDragged) {
    for (const kit::Lang lang : {kit::Lang::en, kit::Lang::ko}) {
        AppDriver app(points_window(lang));
        ASSERT_TRUE(app.ok()) << app.error();
        app.drag(app.to_window("world", {2.0, 0.0, 0.0}), app.to_window("world", {3.0, -1.0, 0.0}));
        EXPECT_EQ(vertices(app), "0,0 3,-1 1,1.5");
        app.save_picture(lang == kit::Lang::en ? "points.en.png" : "points.ko.png");
        app.key(SDL_SCANCODE_Z, KMOD_LCTRL);
        EXPECT_EQ(vertices(app), "0,0 2,0 1,1.5");
        app.click("preset/1");
        EXPECT_EQ(vertices(app), "0,0 3.5,0 1,1.5");
        app.click("preset/0");
        EXPECT_EQ(vertices(app), "0,0 2,0 1,1.5");
    }
}

} // namespace
} // namespace tunnel::test
