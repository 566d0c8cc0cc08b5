// Does the separating axis scene tell the truth? Verdict and MTV against an oracle that knows no axes, the loop against
// its counts, the words against the numbers, and both panes against each other.
#include "scenes/kit/cover.hpp"
#include "scenes/kit/run_of.hpp"
#include "scenes/sat/sat.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using SatRun = kit::RunOf<SatScene>;
using Corners = std::vector<glm::dvec2>;

double cross(const glm::dvec2& u, const glm::dvec2& v) { return u.x * v.y - u.y * v.x; }

bool inside(const Corners& polygon, const glm::dvec2& p) {
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (cross(polygon[(i + 1) % polygon.size()] - polygon[i], p - polygon[i]) < 0.0) return false;
    return true;
}
bool edges_cross(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c, const glm::dvec2& d) {
    return cross(b - a, c - a) * cross(b - a, d - a) < 0.0 && cross(d - c, a - c) * cross(d - c, b - c) < 0.0;
}
// A corner of one in the other, or two edges that cross: no axis takes part.
bool overlap(const Corners& a, const Corners& b) {
    for (const glm::dvec2& p : a)
        if (inside(b, p)) return true;
    for (const glm::dvec2& p : b)
        if (inside(a, p)) return true;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            if (edges_cross(a[i], a[(i + 1) % a.size()], b[j], b[(j + 1) % b.size()])) return true;
    return false;
}
Corners moved(Corners corners, const glm::dvec2& by) {
    for (glm::dvec2& c : corners) c += by;
    return corners;
}

// All presets, each turned and moved about.
template <class Look> void at_turned_presets(Look look) {
    for (const kit::Preset& preset : SatScene::presets())
        for (const char* angle : {"", "10", "37", "45", "90", "-120"})
            for (const char* x : {"", "0.35", "-1.7", "3.3"}) {
                SCOPED_TRACE(preset.id + " angle " + angle + " x " + x);
                SatRun run;
                std::vector<kit::Setting> settings = preset.settings;
                if (*angle != 0) settings.push_back({"b_angle", angle});
                if (*x != 0) settings.push_back({"b_x", x});
                ASSERT_TRUE(run.set_all(settings).ok());
                run.seek(run.last_step());
                Readouts r;
                run.read(r);
                sat_lab::Params p;
                kit::for_each_row(SatScene::table(), [&](const auto& row) {
                    for (std::size_t i = 0; i < run.rows().size(); ++i)
                        if (run.rows()[i].key == row.key)
                            kit::put_into(p.*(row.member),
                                          {run.value(i), run.points(i) != nullptr ? *run.points(i) : kit::Points{}});
                });
                look(r, SatScene::solve(p), p);
            }
}

TEST(Sat, VerdictAndWayOutAreTheTruth) {
    int hits = 0, clears = 0;
    at_turned_presets([&](const Readouts& r, const sat_lab::Result& result, const sat_lab::Params&) {
        if (!result.valid() || result.touching) return;
        const bool hit = r.is("status", "hit");
        ++(hit ? hits : clears);
        EXPECT_EQ(hit, overlap(result.a, result.b));
        if (!hit) return;
        const glm::dvec2 mtv{r.number("mtv_x"), r.number("mtv_y")};
        EXPECT_FALSE(overlap(result.a, moved(result.b, mtv * (1.0 + 1e-6)))) << "the push does not free";
        EXPECT_TRUE(overlap(result.a, moved(result.b, mtv * (1.0 - 1e-6)))) << "the push is too long";
        double least = 1e9;
        for (const sat_lab::Axis& axis : result.axes) {
            EXPECT_GE(axis.push, axis.overlap - 1e-12);
            least = std::min(least, axis.push);
        }
        EXPECT_NEAR(least, r.number("depth"), 1e-12);
        for (int k = 0; k < 90; ++k) { // no shorter move in any direction
            const double t = k * 3.14159265358979323846 / 45.0, length = 0.999 * r.number("depth");
            EXPECT_TRUE(overlap(result.a, moved(result.b, length * glm::dvec2{std::cos(t), std::sin(t)}))) << t;
        }
    });
    EXPECT_GT(hits, 50);
    EXPECT_GT(clears, 20);
}

TEST(Sat, SwappingTurnsTheAnswerRound) {
    at_turned_presets([&](const Readouts& r, const sat_lab::Result& result, sat_lab::Params p) {
        if (!result.valid()) return;
        std::swap(p.a_corners, p.b_corners), std::swap(p.a_size, p.b_size), std::swap(p.a_angle, p.b_angle);
        std::swap(p.a_x, p.b_x), std::swap(p.a_y, p.b_y);
        std::swap(p.a_vertices, p.b_vertices);
        const sat_lab::Result other = SatScene::solve(p);
        EXPECT_EQ(other.search.status, result.search.status);
        EXPECT_NEAR(other.search.mtv.x, -result.search.mtv.x, 1e-12);
        EXPECT_NEAR(other.search.mtv.y, -result.search.mtv.y, 1e-12);
        EXPECT_EQ(other.axes.size(), result.axes.size());
        EXPECT_EQ(r.number("axes"), static_cast<double>(result.axes.size()));
    });
}

TEST(Sat, TheLoopStopsAtTheFirstGap) {
    at_turned_presets([&](const Readouts& r, const sat_lab::Result& result, const sat_lab::Params& p) {
        if (!result.valid()) return;
        std::size_t first = 0;
        while (first < result.axes.size() && !(result.axes[first].overlap < -1e-9)) ++first;
        if (r.is("status", "clear") && p.early_exit && result.contact.distance > 1e-6) {
            EXPECT_EQ(r.number("examined"), static_cast<double>(first + 1));
        }
        if (r.is("status", "hit")) {
            EXPECT_EQ(r.number("examined"), r.number("axes"));
        }
    });
}

std::vector<std::string> labels_of(const kit::DrawList& list, std::string_view pane) {
    std::vector<std::string> out;
    for (const kit::Item& item : list.items)
        if (const auto* label = std::get_if<kit::Label>(&item.shape))
            if (list.panes[static_cast<std::size_t>(item.pane)].id == pane) out.push_back(label->text.en);
    return out;
}
bool has(const std::vector<std::string>& labels, std::string_view words) {
    return std::find(labels.begin(), labels.end(), words) != labels.end();
}

TEST(Sat, APointedRowShowsItsEdgeAndShadowsInTheWorld) {
    SatRun run;
    run.seek(run.last_step());
    for (const unsigned pick : {1U, 4U, 9U}) {
        kit::DrawList list;
        run.draw({pick, 0, 0.0, false}, list);
        int in_world = 0, in_why = 0;
        for (const kit::Item& item : list.items) {
            unsigned id = item.style.pick;
            if (const auto* boxes = std::get_if<kit::Boxes>(&item.shape)) id = boxes->boxes.front().pick;
            if (id != pick) continue;
            ++(list.panes[static_cast<std::size_t>(item.pane)].id == "world" ? in_world : in_why);
        }
        EXPECT_GE(in_world, 3) << "edge and two shadows";
        EXPECT_GE(in_why, 1);
        EXPECT_TRUE(
            has(labels_of(list, "why"), pick <= 5 ? "A" + std::to_string(pick) : "B" + std::to_string(pick - 5)));
    }
}

TEST(Sat, ShadowsOfAnAxisNotReachedYetStayHidden) {
    SatRun run;
    run.seek(2);
    kit::DrawList list;
    run.draw({7, 0, 0.0, false}, list);
    for (const std::string& label : labels_of(list, "world"))
        EXPECT_EQ(label.find("overlap 0"), std::string::npos) << label;
    EXPECT_TRUE(has(labels_of(list, "why"), "B2: not examined yet"));
}

TEST(Sat, AnswersAreCoveredUntilAskedFor) {
    for (const kit::Preset& preset : SatScene::presets()) {
        SatRun run;
        ASSERT_TRUE(run.set_all(preset.settings).ok());
        run.seek(run.last_step());
        Readouts r;
        run.read(r);
        kit::cover_answers(r);
        for (const char* key : {"status", "truth_status", "mtv_x", "depth", "least_axis", "contact_1_x", "overlap"})
            EXPECT_EQ(r.find(key)->shown.en, kit::covered_mark) << key;
        for (const kit::Formula& formula : r.formulas) EXPECT_EQ(formula.lines.front().markup.en, "n = ?");
        kit::DrawList list;
        run.draw({}, list);
        list.cover_answers();
        for (const kit::Item& item : list.items) {
            EXPECT_NE(item.style.role, kit::Role::push) << preset.id;
            EXPECT_NE(item.style.role, kit::Role::miss) << preset.id;
        }
    }
}

glm::dvec2 arrow_of(const kit::DrawList& list, kit::Role role) {
    for (const kit::Item& item : list.items)
        if (const auto* arrow = std::get_if<kit::Arrow>(&item.shape))
            if (item.style.role == role && list.panes[static_cast<std::size_t>(item.pane)].id == "world")
                return glm::dvec2(arrow->to - arrow->from);
    return glm::dvec2(0.0);
}

TEST(Sat, AtTheAnswerTheNormalLeadsTheWayOfTheMtv) {
    for (const kit::Preset& preset : SatScene::presets())
        for (const char* rule : {"push", "overlap"}) {
            SCOPED_TRACE(preset.id + " " + rule);
            SatRun run;
            ASSERT_TRUE(run.set_all(preset.settings).ok());
            ASSERT_TRUE(run.set("depth", rule).ok());
            run.seek(run.last_step());
            Readouts r;
            run.read(r);
            if (!r.is("status", "hit") || r.is("touching", "true") || !(r.number("depth") > 0.0)) continue;
            kit::DrawList list;
            run.draw({}, list);
            const glm::dvec2 n = arrow_of(list, kit::Role::normal), mtv = arrow_of(list, kit::Role::push);
            EXPECT_GT(n.x * mtv.x + n.y * mtv.y, 0.0);
            EXPECT_NEAR(cross(n, mtv), 0.0, 1e-9);
        }
}

TEST(Sat, TakingTheCornersInHandKeepsTheAnswer) {
    SatRun run;
    run.seek(run.last_step());
    Readouts before, after;
    run.read(before);
    for (const kit::Action& action : run.actions())
        if (action.id == "a_edit" || action.id == "b_edit") {
            ASSERT_TRUE(run.set_all(action.settings).ok());
        }
    run.seek(run.last_step());
    run.read(after);
    for (const char* key : {"mtv_x", "mtv_y", "contact_1_x", "contact_1_depth"})
        EXPECT_EQ(after.number(key), before.number(key)) << key;
}

TEST(Sat, TheBrokenDepthRuleIsSeenToFailOnlyWhereOneShadowLiesInTheOther) {
    at_turned_presets([](const Readouts&, const sat_lab::Result& result, sat_lab::Params p) {
        p.depth = sat_lab::DepthRule::overlap;
        const sat_lab::Result broken = SatScene::solve(p);
        if (!result.valid() || broken.search.status != base::Status::hit) return;
        const sat_lab::Axis& chosen = broken.axes[static_cast<std::size_t>(broken.search.chosen)];
        if (!chosen.inside) {
            EXPECT_NEAR(std::abs(broken.left_over), 0.0, 1e-9);
        }
        EXPECT_NEAR(result.left_over, 0.0, 1e-9);
    });
}

TEST(Sat, AHandleOnTheRingTurnsByTheAngleOfTheHand) {
    const kit::Turn turn{"a_angle", {2.0, 1.0}, -90.0};
    EXPECT_NEAR(kit::degrees_of(turn, {2.0, 4.0, 0.0}), 0.0, 1e-12);
    EXPECT_NEAR(kit::degrees_of(turn, {5.0, 1.0, 0.0}), -90.0, 1e-12);
    EXPECT_NEAR(kit::degrees_of(turn, {1.0, 0.0, 0.0}), 135.0, 1e-12);
    EXPECT_NEAR(std::abs(kit::degrees_of(turn, {2.0, -3.0, 0.0})), 180.0, 1e-12);
}

TEST(Sat, SquaresHaveExactCorners) {
    sat_lab::Params p;
    p.a_corners = 4, p.a_size = 0.3;
    for (const glm::dvec2& c : SatScene::solve(p).a) {
        EXPECT_EQ(std::abs(c.x), 0.3);
        EXPECT_EQ(std::abs(c.y), 0.3);
    }
}

} // namespace
} // namespace tunnel::scenes
