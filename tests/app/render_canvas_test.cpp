// Answers: is the geometry of a pane right before any GPU sees it: dashes that run on, cuts, absurd zooms, forms that
// go with a meaning?
#include "app/render/scene_geometry.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::app {

namespace {

using namespace kit;

struct Sheet {
    DrawList list;
    RenderStyle style;
    std::map<std::string, CameraState> states;
    Sheet() { // shows 1 to 9; the origin and its axes are out of sight
        Pane p;
        p.id = "w";
        p.lo = {1, 1, 0};
        p.hi = {9, 9, 0};
        p.grid = p.x.shown = p.y.shown = false;
        list.panes.push_back(p);
        style.palette = &palette(Theme::dark);
    }
    [[nodiscard]] Geometry make() {
        const auto frames = lay_out(list, {0, 0, 600, 600}, 1.0f, states);
        return scene_geometry(list, frames, style).geometry;
    }
};

void expect_finite(const Geometry& g) {
    for (const StrokeInstance& s : g.strokes)
        EXPECT_TRUE(std::isfinite(s.a.x + s.a.y + s.b.x + s.b.y + s.phase) && std::abs(s.a.x) < 1e5f);
    for (const ShapeInstance& s : g.shapes) EXPECT_TRUE(std::isfinite(s.centre.x + s.centre.y + s.half.x + s.half.y));
    for (const FillVertex& v : g.fills) EXPECT_TRUE(std::isfinite(v.at.x + v.at.y) && std::abs(v.at.x) < 1e5f);
}

TEST(RenderCanvas, DashesRunOnOverJoints) {
    Sheet sheet;
    Polyline line;
    for (int i = 0; i <= 40; ++i) line.points.emplace_back(1 + 0.2 * i, 5 + std::sin(0.7 * i), 0.0);
    sheet.list.add(0, {Role::truth, Weight::main, Dash::dashed}, line);
    const Geometry g = sheet.make();
    ASSERT_EQ(g.strokes.size(), 40u);
    double along = 0.0;
    for (const StrokeInstance& s : g.strokes) {
        ASSERT_GT(s.period, 0.0f);
        const double expected = std::fmod(along, static_cast<double>(s.period));
        const double off = std::abs(expected - static_cast<double>(s.phase));
        EXPECT_LT(std::min(off, static_cast<double>(s.period) - off), 0.02);
        along += std::hypot(s.b.x - s.a.x, s.b.y - s.a.y);
    }
}

TEST(RenderCanvas, DashesOfAClosedPathMeet) {
    Sheet sheet;
    sheet.list.add(0, {Role::miss, Weight::main}, Disc{{5, 5, 0}, 1.234});
    const Geometry g = sheet.make();
    double length = 0.0;
    for (const StrokeInstance& s : g.strokes) length += std::hypot(s.b.x - s.a.x, s.b.y - s.a.y);
    ASSERT_FALSE(g.strokes.empty());
    const double rounds = length / static_cast<double>(g.strokes[0].period);
    EXPECT_NEAR(rounds, std::round(rounds), 1e-3);
}

TEST(RenderCanvas, MeaningsBringTheirForm) {
    Sheet sheet;
    sheet.list.add(0, {Role::miss, Weight::main, Dash::solid, Fill::solid}, Disc{{5, 5, 0}, 1.0});
    const Geometry miss = sheet.make();
    EXPECT_TRUE(miss.fills.empty() && miss.shapes.empty()); // hollow
    EXPECT_GT(miss.strokes.at(0).period, 0.0f);             // dashed
    sheet.list.items.clear();
    sheet.list.add(0, {Role::discarded, Weight::fine, Dash::solid, Fill::solid},
                   Polygon{{{1, 1, 0}, {9, 1, 0}, {5, 9, 0}}});
    const Geometry gone = sheet.make();
    EXPECT_EQ(gone.batches.at(0).pipe, Pipe::hatch);
}

TEST(RenderCanvas, AGhostIsTheSameHueFaint) {
    Sheet sheet;
    Style style{Role::hit, Weight::main};
    style.ghost = true;
    sheet.list.line(0, style, {1, 1}, {9, 9});
    const Palette& p = palette(Theme::dark);
    const Geometry g = sheet.make();
    EXPECT_EQ(g.strokes.at(0).color, mix(p.ground, p.of(Role::hit), 0.35));
}

TEST(RenderCanvas, PaintersOrderAcrossPipelines) {
    Sheet sheet;
    sheet.list.line(0, {}, {1, 1}, {9, 9});
    sheet.list.add(0, {}, Point{{5, 5, 0}});
    sheet.list.line(0, {}, {1, 9}, {9, 1});
    sheet.list.line(0, {}, {1, 8}, {9, 8});
    const Geometry g = sheet.make();
    ASSERT_EQ(g.batches.size(), 3u);
    EXPECT_EQ(g.batches[1].pipe, Pipe::shape);
    EXPECT_EQ(g.batches[2].pipe, Pipe::stroke);
    EXPECT_EQ(g.batches[2].count, 2u);
}

TEST(RenderCanvas, WidthsAreScreenPixelsAtAnyZoom) {
    for (const double zoom : {1.0, 1e3, 1e-3})
        for (const float per_point : {1.0f, 2.0f}) {
            Sheet sheet;
            sheet.states["w"].zoom = zoom;
            sheet.style.ui_scale = 1.5f;
            sheet.style.pixels_per_point = per_point;
            sheet.list.line(0, {Role::hit, Weight::verdict}, {0, 0}, {10, 10});
            EXPECT_FLOAT_EQ(sheet.make().strokes.at(0).half_width, 2.0f * 1.5f * per_point);
        }
}

TEST(RenderCanvas, AbsurdZoomsStayFiniteAndSmall) {
    for (const double zoom : {1e-4, 1.0, 1e4, 1e9})
        for (const double size : {1e-12, 1.0, 1e12}) {
            Sheet sheet;
            sheet.states["w"].zoom = zoom;
            const glm::dvec3 c(5, 5, 0);
            sheet.list.add(0, {Role::hit, Weight::main, Dash::dashed},
                           Polyline{{c - size, c + size, {1e15, -1e15, 0}}, true});
            sheet.list.add(0, {Role::hit, Weight::main, Dash::solid, Fill::solid},
                           Disc{c + glm::dvec3(size, 0, 0), size});
            sheet.list.add(0, {Role::hit}, Disc{c - glm::dvec3(0, size, 0), size});
            sheet.list.add(0, {Role::hit, Weight::main, Dash::solid, Fill::hatched},
                           Polygon{{c - size, c + glm::dvec3(size, -size, 0), c + size}});
            sheet.list.add(0, {Role::hit}, Arrow{c, c + size});
            sheet.list.add(0, {Role::hit}, Boxes{{{c - size, c + size, Role::active, Fill::solid}}});
            sheet.list.add(0, {Role::hit}, Point{{NAN, 1, 0}});
            sheet.list.add(0, {Role::hit}, Polyline{{{NAN, 1, 0}, {1, 1, 0}, {INFINITY, 2, 0}}, false});
            sheet.list.add(0, {Role::hit}, Arrow{c, c});
            const Geometry g = sheet.make();
            expect_finite(g);
            EXPECT_LT(g.strokes.size() + g.shapes.size() + g.fills.size(), 6000u);
        }
}

TEST(RenderCanvas, ACircleFarLargerThanThePaneIsStillThere) {
    // Its left rim passes through the middle of the view.
    Sheet sheet;
    const double r = 1e9;
    sheet.list.add(0, {Role::hit}, Disc{{5 + r, 5, 0}, r});
    const Geometry g = sheet.make();
    double nearest = 1e9;
    for (const StrokeInstance& s : g.strokes) {
        const double t = (300.0 - s.a.y) / (s.b.y - s.a.y);
        if (t >= 0 && t <= 1) nearest = std::min(nearest, std::abs(s.a.x + t * (s.b.x - s.a.x) - 288.0));
    }
    EXPECT_LT(nearest, 20.0);
}

TEST(RenderCanvas, ArrowHeadsEndAtTheTip) {
    Sheet sheet;
    sheet.list.add(0, {Role::push}, Arrow{{2, 5, 0}, {8, 5, 0}});
    const Geometry g = sheet.make();
    float tip = 0.0f;
    for (const FillVertex& v : g.fills)
        if (v.color == palette(Theme::dark).of(Role::push)) tip = std::max(tip, v.at.x);
    const auto frames = lay_out(sheet.list, {0, 0, 600, 600}, 1.0f, sheet.states);
    const float expected = frames[0].camera.to_window({8, 5, 0}).x - frames[0].camera.inner().x;
    EXPECT_NEAR(tip, expected, 1.5f);
    EXPECT_LT(g.strokes.at(0).b.x, expected - 5.0f); // the shaft ends inside the head
}

} // namespace

} // namespace tunnel::app
