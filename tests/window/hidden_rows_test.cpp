// Answers: is a parameter without effect gone from the panel, with its section and its keyboard focus, back as it was,
// and still set from outside? And does a value that there is none of take no line?
#include "tests/support/modes_scene.hpp"
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

namespace tunnel::test {
namespace {

DriverOptions modes_window() {
    DriverOptions out;
    out.catalogue = {&modes_entry, 1};
    return out;
}

// From outside, the focus staying where it is.
void choose(AppDriver& app, const char* mode) {
    EXPECT_TRUE(app.session().set("mode", mode).ok());
    for (const float x : {300.0f, 310.0f}) app.move_to({x, 400.0f}); // an event, to be drawn again
}

bool tab_to(AppDriver& app, std::string_view widget) {
    for (int i = 0; i < 60 && app.focused() != widget; ++i) app.key(SDL_SCANCODE_TAB);
    return app.focused() == widget;
}

TEST(HiddenRows, ComeAndGoWithTheMode) {
    AppDriver app(modes_window());
    ASSERT_TRUE(app.ok()) << app.error();
    EXPECT_TRUE(app.has("param/size/slider"));
    EXPECT_FALSE(app.has("param/turn/slider"));
    EXPECT_FALSE(app.has("param/slip/switch"));
    EXPECT_FALSE(app.has("readout/area"));
    EXPECT_TRUE(app.has("readout/size_now"));
    app.click("param/mode/square");
    EXPECT_TRUE(app.has("param/turn/slider"));
    EXPECT_TRUE(app.has("param/slip/switch"));
    EXPECT_TRUE(app.has("readout/area"));
    app.key(SDL_SCANCODE_Z, KMOD_LCTRL);
    EXPECT_FALSE(app.has("param/turn/slider"));
}

TEST(HiddenRows, AreSetFromOutsideAllTheSame) {
    AppDriver app(modes_window());
    ASSERT_TRUE(app.ok()) << app.error();
    EXPECT_TRUE(app.session().set("turn", "30").ok());
    EXPECT_FALSE(app.session().set("turn", "300").ok());
    app.click("param/mode/square");
    EXPECT_EQ(app.value("turn"), 30.0);
}

TEST(HiddenRows, HoldNoFocus) {
    AppDriver app(modes_window());
    ASSERT_TRUE(app.ok()) << app.error();
    choose(app, "square");
    ASSERT_TRUE(tab_to(app, "param/turn/slider"));
    choose(app, "round");
    EXPECT_EQ(app.focused(), "");
    app.key(SDL_SCANCODE_RIGHT);
    EXPECT_EQ(app.value("turn"), 0.0);
    for (int i = 0; i < 60; ++i) {
        app.key(SDL_SCANCODE_TAB);
        ASSERT_FALSE(app.focused().starts_with("param/turn")) << app.focused();
        ASSERT_FALSE(app.focused().starts_with("param/slip")) << app.focused();
    }
}

TEST(HiddenRows, DropWhatWasBeingTyped) {
    AppDriver app(modes_window());
    ASSERT_TRUE(app.ok()) << app.error();
    choose(app, "square");
    app.click("param/turn/edit");
    app.type("45");
    choose(app, "round");
    choose(app, "square");
    EXPECT_EQ(app.value("turn"), 0.0);
    app.click("param/turn/edit");
    app.type("60");
    app.key(SDL_SCANCODE_RETURN);
    EXPECT_EQ(app.value("turn"), 60.0) << "typing works again";
}

TEST(HiddenRows, ARowIsCalledWhatItIsNow) {
    const auto run = modes_entry.open();
    EXPECT_EQ(run->label(1).en, "radius");
    EXPECT_TRUE(run->applies(1));
    EXPECT_FALSE(run->applies(2));
    ASSERT_TRUE(run->set("mode", "square").ok());
    EXPECT_EQ(run->label(1).en, "half width");
    EXPECT_EQ(run->label(1).ko, "반너비");
    EXPECT_TRUE(run->applies(2));
    EXPECT_EQ(run->label(2).en, "angle");
}

} // namespace
} // namespace tunnel::test
