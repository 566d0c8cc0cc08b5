// Laws of many boxes: a list of them is painted as each would be alone, in one run of instances, and the mouse finds
// among them what it would find by trying each.
#include "app/render/palette.hpp"
#include "app/render/scene_geometry.hpp"
#include "tests/support/random.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <map>

namespace tunnel::app {
namespace {

constexpr Rect centre{10.0f, 20.0f, 700.0f, 500.0f};

kit::BoxInstance random_box(support::Random& random, double size) {
    kit::BoxInstance out;
    const glm::dvec3 at(random.uniform(-12.0, 12.0), random.uniform(-12.0, 12.0), 0.0);
    const glm::dvec3 half(random.uniform(0.0, size), random.uniform(0.0, size), 0.0);
    out.lo = at - half;
    out.hi = at + half;
    out.role = static_cast<kit::Role>(random.integer(0, kit::role_count - 1));
    out.fill = static_cast<kit::Fill>(random.integer(0, 3));
    out.outline = random.chance(2);
    out.ghost = random.chance(3);
    out.pick = static_cast<unsigned>(random.integer(0, 39));
    return out;
}

kit::DrawList list_of(const std::vector<kit::Boxes>& parts, bool grid = true) {
    kit::DrawList out;
    kit::Pane pane;
    pane.id = "world";
    pane.lo = {-10.0, -10.0, 0.0};
    pane.hi = {10.0, 10.0, 0.0};
    pane.grid = grid;
    const int index = out.pane(pane);
    for (const kit::Boxes& boxes : parts) out.add(index, {kit::Role::body, kit::Weight::fine}, boxes);
    return out;
}

struct Shown {
    std::vector<PaneFrame> frames{};
    RenderStyle style{};
    SceneGeometry scene{};
    explicit Shown(const kit::DrawList& list, double zoom = 1.0) {
        std::map<std::string, CameraState> cameras;
        cameras["world"].zoom = zoom;
        frames = lay_out(list, centre, 1.0f, cameras);
        style.palette = &palette(Theme::dark);
        style.hovered = 7, style.selected = 9;
        scene = scene_geometry(list, frames, style);
    }
};

template <class T> bool same_bytes(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

TEST(ManyBoxes, ArePaintedAsEachAlone) {
    support::Random random(11);
    for (const double size : {0.2, 1.0, 8.0}) {
        kit::Boxes all;
        std::vector<kit::Boxes> alone;
        for (int i = 0; i < 1500; ++i) {
            all.boxes.push_back(random_box(random, size));
            alone.push_back({{all.boxes.back()}});
        }
        const Shown together(list_of({all})), apart(list_of(alone));
        EXPECT_TRUE(same_bytes(together.scene.geometry.shapes, apart.scene.geometry.shapes)) << size;
        EXPECT_TRUE(same_bytes(together.scene.geometry.strokes, apart.scene.geometry.strokes)) << size;
        EXPECT_TRUE(same_bytes(together.scene.geometry.fills, apart.scene.geometry.fills)) << size;
    }
}

TEST(ManyBoxes, AreOneRunOfInstances) {
    support::Random random(12);
    kit::Boxes all;
    for (int i = 0; i < 20000; ++i) {
        all.boxes.push_back(random_box(random, 0.3));
        if (all.boxes.back().role == kit::Role::miss) all.boxes.back().role = kit::Role::hit; // dashed otherwise
    }
    const std::vector<Batch> batches = Shown(list_of({all}, false)).scene.geometry.batches;
    std::size_t runs = 0;
    for (const Batch& batch : batches) runs += batch.pipe == Pipe::shape ? 1 : 0;
    EXPECT_EQ(runs, 1U);
}

// Where the camera puts it, in closed form: the middle of the box, and its half size in pixels.
TEST(ManyBoxes, StandWhereTheCameraSays) {
    support::Random random(13);
    const std::size_t without = Shown(list_of({}, false)).scene.geometry.shapes.size();
    for (int i = 0; i < 200; ++i) {
        kit::BoxInstance box = random_box(random, 0.4);
        box.lo *= 0.5, box.hi *= 0.5;
        box.role = kit::Role::body;
        const Shown shown(list_of({{{box}}}, false));
        ASSERT_EQ(shown.scene.geometry.shapes.size(), without + 1);
        const Camera& camera = shown.frames[0].camera;
        const glm::vec2 middle = camera.to_window(0.5 * (box.lo + box.hi));
        const ShapeInstance& seen = shown.scene.geometry.shapes.back();
        EXPECT_NEAR(seen.centre.x + camera.inner().x, middle.x, 1e-3);
        EXPECT_NEAR(seen.centre.y + camera.inner().y, middle.y, 1e-3);
    }
}

TEST(ManyBoxes, WhatIsNotFiniteIsLeftOut) {
    const double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
    const std::size_t without = Shown(list_of({}, false)).scene.geometry.shapes.size();
    for (const double wrong : {infinity, -infinity, nan})
        for (const int end : {0, 1}) {
            kit::BoxInstance box;
            (end == 0 ? box.lo : box.hi).x = wrong;
            const Shown shown(list_of({{{box}}}, false));
            EXPECT_EQ(shown.scene.geometry.shapes.size(), without);
        }
}

TEST(ManyBoxes, TheMouseFindsWhatTryingEachWouldFind) {
    support::Random random(14);
    for (const double zoom : {1.0, 30.0, 0.1}) {
        kit::Boxes all;
        for (int i = 0; i < 800; ++i) all.boxes.push_back(random_box(random, 1.0));
        const kit::DrawList list = list_of({all});
        const Shown shown(list, zoom);
        const Camera& camera = shown.frames[0].camera;
        const Rect& inner = camera.inner();
        for (int i = 0; i < 500; ++i) {
            const double x = random.uniform(inner.x, inner.x + inner.w);
            glm::vec2 at(static_cast<float>(x), static_cast<float>(random.uniform(inner.y, inner.y + inner.h)));
            if (i % 2 == 0)
                at = camera.to_window(all.boxes[static_cast<std::size_t>(i)].hi) + glm::vec2(0.999f, -0.999f);
            if (!inner.contains(at)) continue;
            unsigned expected = 0;
            for (const kit::BoxInstance& box : all.boxes) {
                const glm::vec2 a = camera.to_window(box.lo), b = camera.to_window(box.hi);
                const glm::vec2 lo = glm::min(a, b) - 1.0f, hi = glm::max(a, b) + 1.0f;
                if (box.pick != 0 && lo.x <= at.x && at.x <= hi.x && lo.y <= at.y && at.y <= hi.y) expected = box.pick;
            }
            EXPECT_EQ(pick(list, shown.frames[0], at, 6.0f), expected) << at.x << ", " << at.y << ", zoom " << zoom;
        }
    }
}

} // namespace
} // namespace tunnel::app
