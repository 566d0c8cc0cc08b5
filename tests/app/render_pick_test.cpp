// Answers: does the cursor find what the eye sees there?
#include "app/render/layout.hpp"
#include "app/render/pick.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {

namespace {

using namespace kit;

struct World {
    DrawList list;
    explicit World(bool three_d = false) {
        Pane p;
        p.id = "w";
        p.lo = {0, 0, three_d ? -5.0 : 0.0};
        p.hi = {10, 10, three_d ? 5.0 : 0.0};
        p.three_d = three_d;
        list.panes.push_back(p);
    }
    [[nodiscard]] unsigned at(const glm::dvec3& world) const {
        std::map<std::string, CameraState> states;
        const auto frames = lay_out(list, {0, 0, 600, 600}, 1.0f, states);
        return app::pick(list, frames[0], frames[0].camera.to_window(world), 6.0f);
    }
    void add(Fill fill, unsigned id, Shape shape) {
        Style style;
        style.fill = fill;
        style.pick = id;
        list.items.push_back({0, style, std::move(shape)});
    }
};

TEST(RenderPick, EveryFlatShape) {
    World w;
    w.add(Fill::none, 1, Polyline{{{1, 1, 0}, {3, 1, 0}}, false});
    w.add(Fill::solid, 2, Polygon{{{4, 1, 0}, {6, 1, 0}, {5, 3, 0}}});
    w.add(Fill::solid, 3, Disc{{8, 2, 0}, 1.0});
    w.add(Fill::none, 4, Disc{{2, 5, 0}, 1.0});
    w.add(Fill::none, 5, Point{{5, 5, 0}});
    w.add(Fill::none, 6, Arrow{{7, 5, 0}, {9, 5, 0}});
    w.add(Fill::none, 0, Boxes{{{{1, 8, 0}, {2, 9, 0}, Role::active, Fill::none, true, false, 7}}});
    w.add(Fill::none, 8, Polygon{{{4, 7, 0}, {6, 7, 0}, {6, 9, 0}, {4, 9, 0}}});
    EXPECT_EQ(w.at({2, 1, 0}), 1u);
    EXPECT_EQ(w.at({5, 1.5, 0}), 2u);
    EXPECT_EQ(w.at({8.5, 2.5, 0}), 3u);
    EXPECT_EQ(w.at({3, 5, 0}), 4u);
    EXPECT_EQ(w.at({2, 5, 0}), 4u); // the inside of a ring, when nothing else is there
    EXPECT_EQ(w.at({5.05, 5, 0}), 5u);
    EXPECT_EQ(w.at({8, 5, 0}), 6u);
    EXPECT_EQ(w.at({1.5, 8.5, 0}), 7u);
    EXPECT_EQ(w.at({5, 8, 0}), 8u);
    EXPECT_EQ(w.at({9, 9, 0}), 0u);
}

TEST(RenderPick, TopmostWinsButAHollowRingHidesNothing) {
    World w;
    w.add(Fill::solid, 1, Disc{{5, 5, 0}, 1.0});
    w.add(Fill::none, 2, Disc{{5, 5, 0}, 3.0});
    EXPECT_EQ(w.at({5, 5, 0}), 1u);
    EXPECT_EQ(w.at({7, 5, 0}), 2u);
    w.add(Fill::faint, 3, Polygon{{{4, 4, 0}, {6, 4, 0}, {6, 6, 0}, {4, 6, 0}}});
    EXPECT_EQ(w.at({5, 5, 0}), 3u);
}

TEST(RenderPick, WithoutAnIdOrOutsideThePane) {
    World w;
    w.add(Fill::solid, 0, Disc{{5, 5, 0}, 4.0});
    EXPECT_EQ(w.at({5, 5, 0}), 0u);
    w.add(Fill::solid, 9, Disc{{5, 5, 0}, 400.0});
    EXPECT_EQ(w.at({5, 5, 0}), 9u);
    EXPECT_EQ(w.at({-300, 5, 0}), 0u);
}

TEST(RenderPick, TheNearestSolid) {
    World w(true);
    const glm::dvec3 middle(5, 5, 0);
    std::map<std::string, CameraState> states;
    const Camera camera = lay_out(w.list, {0, 0, 600, 600}, 1.0f, states)[0].camera;
    const glm::dvec3 nearer = middle + 0.15 * (camera.eye() - middle);
    w.add(Fill::solid, 0,
          Boxes{{{nearer - 0.5, nearer + 0.5, Role::body, Fill::solid, true, false, 1},
                 {middle - 0.5, middle + 0.5, Role::body, Fill::solid, true, false, 2}}});
    EXPECT_EQ(w.at(middle), 1u);
    EXPECT_EQ(w.at({9, 1, 0}), 0u);
    Mesh wall;
    const glm::vec3 n(middle + 0.3 * (camera.eye() - middle));
    wall.vertices = {n + glm::vec3(-3, -3, 0), n + glm::vec3(3, -3, 0), n + glm::vec3(0, 4, 0)};
    wall.triangles = {0, 1, 2};
    w.add(Fill::solid, 3, wall);
    EXPECT_EQ(w.at(middle), 3u);
}

TEST(RenderPick, RaysAgainstABox) {
    const Ray along_x{{-5, 0.5, 0.5}, {1, 0, 0}};
    ASSERT_TRUE(hit_box(along_x, {0, 0, 0}, {1, 1, 1}));
    EXPECT_DOUBLE_EQ(*hit_box(along_x, {0, 0, 0}, {1, 1, 1}), 5.0);
    EXPECT_FALSE(hit_box(along_x, {0, 2, 0}, {1, 3, 1}));
    EXPECT_FALSE(hit_box({{5, 0.5, 0.5}, {1, 0, 0}}, {0, 0, 0}, {1, 1, 1})); // behind
    EXPECT_DOUBLE_EQ(*hit_box({{0.5, 0.5, 0.5}, {1, 0, 0}}, {0, 0, 0}, {1, 1, 1}), 0.0);
}

} // namespace

} // namespace tunnel::app
