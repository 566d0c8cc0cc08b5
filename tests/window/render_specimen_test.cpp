// Answers: does the renderer put on screen what a draw list says, in both themes?
#include "tests/support/sheet.hpp"
#include "tests/support/specimen.hpp"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::test {

namespace {

using namespace kit;

constexpr double pi = 3.14159265358979323846;

class RenderSpecimen : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { easel = new Easel; }
    static void TearDownTestSuite() {
        delete easel;
        easel = nullptr;
    }
    void SetUp() override { ASSERT_EQ(easel->error(), ""); }
    static Easel* easel;

    static app::Color of(Role role, app::Theme theme = app::Theme::dark) { return app::palette(theme).of(role); }
    static app::Color ground(app::Theme theme = app::Theme::dark) { return app::palette(theme).ground; }
};
Easel* RenderSpecimen::easel = nullptr;

SheetOptions in_centre() {
    SheetOptions out;
    out.centre = {0, 38, 912, 602};
    return out;
}

TEST_F(RenderSpecimen, EveryRoleIsThereInBothThemes) {
    for (const app::Theme theme : {app::Theme::dark, app::Theme::light}) {
        SheetOptions options;
        options.theme = theme;
        const Sheet sheet = easel->show(specimen(), options);
        const std::string file =
            sheet.picture.save(theme == app::Theme::dark ? "specimen_dark.png" : "specimen_light.png");
        for (int role = 0; role < role_count; ++role) {
            // The thick solid stroke of the first pane, third row.
            const app::Color seen = sheet.at({role + 1.0, 2.7, 0}, 0);
            const Role r = static_cast<Role>(role);
            if (r == Role::miss) continue; // dashed by itself
            EXPECT_TRUE(near(seen, of(r, theme))) << "role " << role << " in " << file;
        }
        EXPECT_TRUE(near(sheet.picture.at(4, 396), ground(theme)));
    }
}

TEST_F(RenderSpecimen, TheRingIsWhereTheContactIs) {
    const Sheet sheet = easel->show(bullet_like(), in_centre());
    const std::string file = sheet.picture.save("bullet_like.png");
    const glm::dvec3 contact(4.64, 3.5, 0);
    for (int i = 0; i < 16; ++i) {
        const double angle = (i + 0.5) * pi / 8;
        const glm::dvec3 way(std::cos(angle), std::sin(angle), 0);
        EXPECT_TRUE(near(sheet.at(contact + 0.29 * way), of(Role::hit))) << i << " in " << file;
        EXPECT_FALSE(near(sheet.at(contact + 0.235 * way), of(Role::hit), 40)) << i << " in " << file;
        EXPECT_FALSE(near(sheet.at(contact + 0.35 * way), of(Role::hit), 40)) << i << " in " << file;
    }
}

TEST_F(RenderSpecimen, TheMissIsHollowAndDashed) {
    const Sheet sheet = easel->show(bullet_like(), in_centre());
    int dash = 0, gap = 0;
    for (int i = 0; i < 720; ++i) {
        const double angle = i * pi / 360;
        const app::Color seen = sheet.at({8.5 + 0.18 * std::cos(angle), 3.5 + 0.18 * std::sin(angle), 0});
        dash += near(seen, of(Role::miss), 30);
        gap += !near(seen, of(Role::miss), 90);
    }
    EXPECT_GT(dash, 180);
    EXPECT_GT(gap, 120);
    EXPECT_FALSE(near(sheet.at({8.55, 3.42, 0}), of(Role::miss), 60)); // hollow
}

TEST_F(RenderSpecimen, DashesAreEvenAndAsLongOnScreenAtAnyZoom) {
    const auto dashes = [&](double zoom) {
        DrawList list = bullet_like();
        list.items.clear();
        list.add(0, {Role::truth, Weight::main, Dash::dashed}, Polyline{{{-50, 2.55, 0}, {50, 2.55, 0}}, false});
        SheetOptions options = in_centre();
        options.cameras["world"].zoom = zoom;
        const Sheet sheet = easel->show(list, options);
        const auto y = static_cast<int>(sheet.pixel({4, 2.55, 0}).y);
        int starts = 0;
        for (int x = 100; x < 800; ++x)
            starts += near(sheet.picture.at(x, y), of(Role::truth), 60) &&
                      !near(sheet.picture.at(x - 1, y), of(Role::truth), 60);
        return starts;
    };
    const int at_one = dashes(1.0);
    EXPECT_GT(at_one, 30);
    EXPECT_NEAR(dashes(8.0), at_one, 1);
}

TEST_F(RenderSpecimen, HatchingHasStripesAndMovesWithTheWorld) {
    DrawList list = bullet_like();
    list.items.clear();
    list.add(0, {Role::discarded, Weight::fine, Dash::solid, Fill::hatched},
             Polygon{{{1.1, 1.1, 0}, {6.9, 1.1, 0}, {6.8, 4.9, 0}, {1.1, 4.9, 0}}});
    SheetOptions options = in_centre();
    const Sheet still = easel->show(list, options);
    const glm::vec2 from = still.pixel({2.2, 2.4, 0});
    const auto row = [](const Sheet& s, glm::vec2 at) {
        std::vector<int> out;
        for (int i = 0; i < 60; ++i) out.push_back(s.picture.at(static_cast<int>(at.x) + i, static_cast<int>(at.y)).r);
        return out;
    };
    const std::vector<int> stripes = row(still, from);
    const auto [low, high] = std::minmax_element(stripes.begin(), stripes.end());
    EXPECT_GT(*high - *low, 30);
    int rises = 0;
    for (std::size_t i = 1; i < stripes.size(); ++i)
        rises += stripes[i] > (*low + *high) / 2 && stripes[i - 1] <= (*low + *high) / 2;
    EXPECT_GE(rises, 4); // about every ten pixels along a row
    EXPECT_LE(rises, 8);
    // A pan by whole pixels carries them along.
    options.cameras["world"].pan = {-23.0 / still.frames[0].camera.points_per_unit().x, 0};
    const std::vector<int> carried = row(easel->show(list, options), from + glm::vec2(23, 0));
    for (std::size_t i = 0; i < stripes.size(); ++i) EXPECT_NEAR(carried[i], stripes[i], 3) << i;
}

TEST_F(RenderSpecimen, LabelsOverShapesHaveAHaloOfTheGround) {
    DrawList list = bullet_like();
    list.items.clear();
    Label label;
    label.text = Text("on the wall", "벽 위");
    label.at = {4, 3, 0};
    label.side = Side::centre;
    list.add(0, {Role::wall, Weight::main, Dash::solid, Fill::solid},
             Polygon{{{1, 1, 0}, {7, 1, 0}, {7, 5, 0}, {1, 5, 0}}});
    const Sheet bare = easel->show(list, in_centre());
    list.add(0, {Role::text}, label);
    const Sheet sheet = easel->show(list, in_centre());
    const int halo = sheet.picture.count(ground(), 30) - bare.picture.count(ground(), 30);
    EXPECT_GT(halo, 150) << sheet.picture.save("halo.png");
    EXPECT_GT(sheet.picture.count(of(Role::text), 60), 40);
}

TEST_F(RenderSpecimen, EdgesAreSoft) {
    DrawList list = bullet_like();
    list.items.clear();
    list.line(0, {Role::text, Weight::main}, {1.03, 1.07}, {8.2, 4.4});
    const Sheet sheet = easel->show(list, in_centre());
    int full = 0, between = 0;
    for (int i = 0; i < 1000; ++i) {
        const app::Color seen = sheet.at({1.5 + i * 0.006, 1.07 + (0.47 + i * 0.006) * 3.33 / 7.17 + 0.013, 0});
        full += seen.r > 220;
        between += seen.r > 60 && seen.r <= 220;
    }
    EXPECT_GT(full + between, 300);
    EXPECT_GT(between, 80);
}

} // namespace

} // namespace tunnel::test
