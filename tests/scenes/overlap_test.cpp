// Does the overlap scene tell the truth? Verdict, push and gap against sampled points that know no axes, the widths
// against the document's words, and the box on the floor against a count of its own.
#include "scenes/kit/cover.hpp"
#include "scenes/kit/run_of.hpp"
#include "scenes/overlap/bodies.hpp"
#include "scenes/overlap/rest.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using namespace overlap_lab;
using OverlapRun = kit::RunOf<OverlapScene>;

// Distance from a point to a filled outline, 0 inside: by its edges alone.
double distance_to(const Outline& o, const glm::dvec2& p) {
    const std::size_t n = o.core.size();
    double best = 1e300;
    bool inside = n >= 3;
    for (std::size_t i = 0; i < n; ++i) {
        const glm::dvec2 a = o.core[i], b = o.core[(i + 1) % n], e = b - a;
        const double all = dot(e, e), t = all > 0.0 ? std::clamp(dot(p - a, e) / all, 0.0, 1.0) : 0.0;
        best = std::min(best, length(p - a - t * e));
        if (e.x * (p.y - a.y) - e.y * (p.x - a.x) < 0.0) inside = false;
    }
    return inside ? 0.0 : std::max(0.0, best - o.radius);
}

// The distance between two outlines with B moved: alternating projections meet the nearest points of convex sets.
glm::dvec2 nearest_in(const Outline& o, const glm::dvec2& p) {
    if (distance_to(o, p) == 0.0) return p;
    glm::dvec2 best = o.core[0];
    for (std::size_t i = 0; i < o.core.size(); ++i) {
        const glm::dvec2 a = o.core[i], e = o.core[(i + 1) % o.core.size()] - a;
        const double all = dot(e, e), t = all > 0.0 ? std::clamp(dot(p - a, e) / all, 0.0, 1.0) : 0.0;
        if (length(p - a - t * e) < length(p - best)) best = a + t * e;
    }
    return best + std::min(1.0, o.radius / std::max(length(p - best), 1e-300)) * (p - best);
}
double distance_between(const Outline& a, Outline b, const glm::dvec2& move) {
    for (glm::dvec2& c : b.core) c += move;
    glm::dvec2 p = a.core[0], q = b.core[0];
    for (int i = 0; i < 4000; ++i) {
        const glm::dvec2 before = p;
        q = nearest_in(b, p), p = nearest_in(a, q);
        if (i > 20 && length(p - before) < 1e-13) break;
    }
    return length(q - p);
}

// Every pair of kinds in several places; `look` gets parameters and result.
template <class Look> void at_many_places(Look look) {
    for (int a = 0; a < form_count; ++a)
        for (int b = 0; b < form_count; ++b)
            for (const double x : {0.3, 1.7, 2.45, 4.0})
                for (const double y : {0.2, -1.1}) {
                    Params p;
                    p.a_kind = static_cast<Form>(a), p.b_kind = static_cast<Form>(b);
                    p.a_angle = 20.0, p.b_angle = -35.0, p.b_x = x, p.b_y = y, p.b_half_y = 0.5;
                    SCOPED_TRACE(std::string(forms[a].word) + " " + std::string(forms[b].word) + " " +
                                 std::to_string(x) + " " + std::to_string(y));
                    look(p, OverlapScene::solve(p));
                }
}

TEST(Overlap, VerdictPushAndGapAreTheTruth) {
    int hits = 0, clears = 0;
    at_many_places([&](const Params&, const Result& r) {
        if (r.status == base::Status::clear) {
            ++clears;
            EXPECT_NEAR(r.nearest.distance, distance_between(r.a, r.b, {}), 1e-6);
            EXPECT_NEAR(distance_to(r.a, r.nearest.on_a), 0.0, 1e-12);
            EXPECT_NEAR(distance_to(r.b, r.nearest.on_b), 0.0, 1e-12);
            EXPECT_NEAR(length(r.nearest.on_b - r.nearest.on_a), r.nearest.distance, 1e-12);
            return;
        }
        ++hits;
        EXPECT_LT(distance_between(r.a, r.b, {}), 1e-6);
        EXPECT_GT(distance_between(r.a, r.b, r.mtv * 1.001), 1e-6) << "the push does not free";
        for (int k = 0; k < 24; ++k) { // no shorter move in any direction
            const double t = k * 3.14159265358979323846 / 12.0;
            const glm::dvec2 move = 0.98 * r.contact.depth * glm::dvec2(std::cos(t), std::sin(t));
            EXPECT_LT(distance_between(r.a, r.b, move), 2e-2 * r.contact.depth + 1e-6) << t;
        }
        EXPECT_NEAR(r.left_by_push, 0.0, 1e-7);
    });
    EXPECT_GT(hits, 100);
    EXPECT_GT(clears, 60);
}

TEST(Overlap, WidthIsThePushExactlyWhereNeitherHoldsTheOther) {
    at_many_places([](const Params&, const Result& r) {
        for (const AxisName name : {x_axis, y_axis}) {
            const Axis& axis = r.axes[name];
            if (axis.apart()) continue;
            const bool a_in_b = axis.b_lo < axis.a_lo && axis.a_hi < axis.b_hi;
            const bool b_in_a = axis.a_lo < axis.b_lo && axis.b_hi < axis.a_hi;
            EXPECT_EQ(axis.contained(), a_in_b || b_in_a);
            if (!axis.contained()) {
                EXPECT_NEAR(axis.push(), axis.way.width, 1e-12);
            }
        }
    });
}

TEST(Overlap, QuestionsStopAtTheFirstNoAndAgreeWithTheVerdict) {
    at_many_places([](const Params& p, const Result& r) {
        ASSERT_FALSE(r.checks.empty());
        for (std::size_t i = 0; i + 1 < r.checks.size(); ++i) EXPECT_TRUE(r.checks[i].holds);
        EXPECT_EQ(r.checks.back().holds, r.status == base::Status::hit);
        EXPECT_EQ(OverlapScene::last_step(p, r), static_cast<int>(r.checks.size()) + 1);
    });
}

TEST(Overlap, SwappingTurnsTheAnswerRound) {
    at_many_places([](const Params& p, const Result& r) {
        EXPECT_TRUE(r.mirrors);
        Params other = p;
        std::swap(other.a_kind, other.b_kind), std::swap(other.a_angle, other.b_angle);
        std::swap(other.a_half_x, other.b_half_x), std::swap(other.a_half_y, other.b_half_y);
        std::swap(other.a_x, other.b_x), std::swap(other.a_y, other.b_y);
        const Result turned = OverlapScene::solve(other);
        EXPECT_EQ(turned.status, r.status);
        EXPECT_EQ(turned.mtv, -r.mtv);
        EXPECT_EQ(turned.checks.back().holds, r.checks.back().holds);
    });
}

// A count of its own, from heights alone: after the landing, which steps find the box on the floor at rest?
TEST(Overlap, TheBoxJittersUnlessTouchingIsContactInBothPlaces) {
    for (const ContactRule detection : {ContactRule::closed, ContactRule::open})
        for (const ContactRule response : {ContactRule::closed, ContactRule::open}) {
            Params p;
            p.stage = Stage::floor, p.detection = detection, p.response = response;
            const Result r = OverlapScene::solve(p);
            ASSERT_GT(r.first_contact, 0);
            int sunk = 0, flat = 0;
            for (std::size_t i = static_cast<std::size_t>(r.first_contact) + 1; i < r.film.size(); ++i)
                ++(r.film[i].bottom == 0.0 ? flat : sunk);
            const bool one_closed_rule = detection == ContactRule::closed && response == ContactRule::closed;
            EXPECT_EQ(sunk, one_closed_rule ? 0 : (sunk + flat) / 2);
            EXPECT_EQ(r.flips, one_closed_rule ? 0 : sunk + flat);
            for (std::size_t i = static_cast<std::size_t>(r.first_contact) + 1; i < r.film.size(); ++i)
                EXPECT_TRUE(r.film[i].bottom == 0.0 || r.film[i].bottom == -gravity * step_time * step_time);
        }
}

TEST(Overlap, TheFallIsTheSumOfItsSteps) {
    const std::vector<Moved> film = fall(ContactRule::closed, ContactRule::closed);
    for (int k = 0; k < 4; ++k) // 0.8 - g dt² k (k + 1) / 2
        EXPECT_NEAR(film[static_cast<std::size_t>(k)].bottom, 0.8 - 0.098 * k * (k + 1) / 2.0, 1e-12);
}

TEST(Overlap, DividingByTheDistanceGivesNull) {
    OverlapRun run;
    ASSERT_TRUE(
        run.set_all({{"a_kind", "circle"}, {"b_kind", "circle"}, {"b_x", "0"}, {"b_y", "0"}, {"coincident", "divide"}})
            .ok());
    Readouts r;
    run.read(r);
    for (const char* key : {"normal_x", "normal_y", "mtv_x", "mtv_y"})
        EXPECT_TRUE(std::holds_alternative<std::monostate>(r.find(key)->value)) << key;
    EXPECT_EQ(r.number("depth"), 2.5) << "how deep is known, not which way";
    ASSERT_TRUE(run.set("b_x", "0.05").ok());
    Readouts other;
    run.read(other);
    EXPECT_EQ(other.number("normal_x"), 1.0);
}

TEST(Overlap, ActionsDoWhatTheySay) {
    OverlapRun run;
    const std::vector<kit::Setting> inside = {{"a_half_x", "5"},   {"a_half_y", "5"}, {"b_half_x", "0.5"},
                                              {"b_half_y", "0.5"}, {"b_x", "-0.5"},   {"b_y", "0"}};
    for (const char* id : {"push_out", "move_by_width", "swap"}) {
        ASSERT_TRUE(run.set_all(inside).ok());
        const std::vector<kit::Action> all = run.actions();
        const auto action = std::find_if(all.begin(), all.end(), [&](const kit::Action& a) { return a.id == id; });
        ASSERT_NE(action, all.end());
        ASSERT_TRUE(run.set_all(action->settings).ok());
        Readouts r;
        run.read(r);
        const std::string name = id;
        EXPECT_EQ(r.number("depth"), name == "push_out" ? 0.0 : name == "move_by_width" ? 4.0 : 5.0) << id;
        if (name == "swap") {
            EXPECT_EQ(r.number("mtv_x"), 5.0) << "the mirror of 5 to the left";
        }
        run = OverlapRun();
    }
}

// Each kind has its own word for its sizes; what it has no use for applies no more, yet is still set.
TEST(Overlap, SizesAreCalledWhatTheKindCallsThem) {
    OverlapRun run;
    const auto index = [&](std::string_view key) {
        return static_cast<std::size_t>(kit::find_row(run.rows(), key) - run.rows().data());
    };
    const auto names = [&](const char* kind, const char* x, const char* y) {
        ASSERT_TRUE(run.set("a_kind", kind).ok());
        EXPECT_EQ(run.label(index("a_half_x")).en, x) << kind;
        EXPECT_EQ(run.applies(index("a_half_y")), y != nullptr) << kind;
        if (y != nullptr) {
            EXPECT_EQ(run.label(index("a_half_y")).en, y) << kind;
        }
    };
    names("box", "A half width", "A half height");
    names("turned", "A half width", "A half height");
    names("circle", "A radius", nullptr);
    names("segment", "A half length", nullptr);
    names("polygon", "A middle to edge", nullptr);
    names("capsule", "A half length", "A radius");
    ASSERT_TRUE(run.set("a_half_y", "3").ok()); // now it stands upright
    names("capsule", "A radius", "A half length");
    ASSERT_TRUE(run.set("stage", "floor").ok());
    for (const char* key : {"a_kind", "b_kind", "a_half_x", "a_half_y", "b_x", "b_y"})
        EXPECT_FALSE(run.applies(index(key))) << key;
    for (const kit::Action& action : run.actions()) {
        EXPECT_FALSE(action.applies);
        EXPECT_FALSE(kit::why_not(run, action).empty()) << "by name it says why";
    }
    ASSERT_TRUE(run.set("b_x", "4").ok());
    EXPECT_EQ(run.number("b_x"), 4.0);
}

TEST(Overlap, AnswersAreCoveredUntilAskedFor) {
    for (const kit::Preset& preset : OverlapScene::presets()) {
        OverlapRun run;
        ASSERT_TRUE(run.set_all(preset.settings).ok());
        for (const int step : {0, run.last_step()}) {
            run.seek(step);
            Readouts r;
            run.read(r);
            kit::cover_answers(r);
            for (const char* key : {"status", "depth", "mtv_x", "width_x", "push_up_x", "flips", "confirmed"})
                EXPECT_EQ(r.find(key)->shown.en, kit::covered_mark) << preset.id << " " << key;
            if (preset.id == "document" && step == 0) {
                EXPECT_EQ(r.formulas[0].lines[0].markup.en, "a.max_{x} \\ge b.min_{x}:  ?");
                EXPECT_EQ(r.formulas[0].lines[4].markup.en, "width = min(maxs) \\minus max(mins)");
                EXPECT_EQ(r.formulas[0].lines[5].markup.ko, "x:  ?");
            }
            kit::DrawList list;
            run.draw({}, list);
            list.cover_answers();
            for (const kit::Item& item : list.items) {
                EXPECT_NE(item.style.role, kit::Role::push) << preset.id;
                EXPECT_NE(item.style.role, kit::Role::miss) << preset.id;
                EXPECT_NE(item.style.role, kit::Role::hit) << preset.id;
            }
        }
    }
}

} // namespace
} // namespace tunnel::scenes
