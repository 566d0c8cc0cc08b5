// Answers: does the bullet scene say what the document and a hand calculation say, at its corners and ends too?
#include "scenes/bullet/bullet.hpp"
#include "tests/support/open_scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using test::flag, test::is_null;
using OpenScene = kit::RunOf<BulletScene>;

Readouts bullet_at(const std::vector<kit::Setting>& settings, int step = 0) {
    return test::Opened<BulletScene>(settings).at(step);
}

TEST(Bullet, TheDocumentsValues) {
    const Readouts r = bullet_at({});
    EXPECT_TRUE(r.is("discrete", "miss"));
    EXPECT_NEAR(r.number("toi"), 0.5175, 1e-12); // (5 - 0.36 - 0.5) / 8
    EXPECT_NEAR(r.number("contact_x"), 4.64, 1e-12);
    EXPECT_EQ(r.number("relative_travel"), 8.0);
    EXPECT_TRUE(flag(r, "tunneled"));
    EXPECT_EQ(r.headline.en, "The bullet passed. Nobody saw it.");
}

TEST(Bullet, TravelFourMissesForReal) {
    const Readouts r = bullet_at({{"travel", "4"}});
    EXPECT_TRUE(r.is("discrete", "miss"));
    EXPECT_TRUE(is_null(r, "toi"));
    EXPECT_TRUE(is_null(r, "contact_x"));
    EXPECT_FALSE(flag(r, "tunneled"));
}

TEST(Bullet, TheEndpointTestSeesOneClosedStretch) {
    const Readouts r = bullet_at({});
    EXPECT_NEAR(r.number("travel_seen_lo"), 4.14, 1e-12);
    EXPECT_NEAR(r.number("travel_seen_hi"), 4.86, 1e-12);
    bool marked = false;
    for (const kit::SliderMark& mark : r.slider_marks) {
        if (mark.param == "travel") marked = std::abs(mark.lo - 4.14) < 1e-12 && std::abs(mark.hi - 4.86) < 1e-12;
        if (mark.param == "wall_x") {
            EXPECT_NEAR(mark.lo, 8.14, 1e-12);
            EXPECT_NEAR(mark.hi, 8.86, 1e-12);
        }
    }
    EXPECT_TRUE(marked);
    for (const char* touching : {"4.14", "4.86"}) { // decimals that binary rounds apart: still a touch
        const Readouts edge = bullet_at({{"travel", touching}});
        EXPECT_TRUE(edge.is("discrete", "hit")) << touching;
        EXPECT_FALSE(flag(edge, "tunneled")) << touching;
        EXPECT_NEAR(edge.number("toi"), 4.14 / std::stod(touching), 1e-12);
    }
    for (const char* apart : {"4.139999999", "4.860000001"})
        EXPECT_TRUE(bullet_at({{"travel", apart}}).is("discrete", "miss")) << apart;
}

TEST(Bullet, TouchingAtTheStartIsZero) {
    for (const char* half : {"0.32", "0.5", "1"}) { // 1 - 0.32 - 0.18 = 0.5: just touching
        const Readouts r = bullet_at({{"wall_x", "1"}, {"wall_half_thickness", half}});
        EXPECT_EQ(r.number("toi"), 0.0) << half;
        EXPECT_TRUE(r.is("discrete", "hit"));
        EXPECT_EQ(r.number("contact_x"), 0.5);
        EXPECT_FALSE(flag(r, "tunneled"));
    }
}

TEST(Bullet, CornersAndEnds) {
    const double reach = 0.18 + std::sqrt(0.18 * 0.18 - 0.1 * 0.1); // 0.1 m beside the wall's end
    for (const char* y : {"6.1", "0.9"}) {
        const Readouts r = bullet_at({{"bullet_y", y}});
        EXPECT_NEAR(r.number("toi"), (4.5 - reach) / 8.0, 1e-12) << y;
        EXPECT_TRUE(r.is("contact_kind", "corner"));
        EXPECT_NEAR(r.number("travel_seen_hi"), 4.5 + reach, 1e-12);
    }
    for (const char* y : {"6.18", "0.82"}) { // the graze itself, above the wall's near corner
        const Readouts r = bullet_at({{"bullet_y", y}});
        EXPECT_NEAR(r.number("toi"), (4.5 - 0.18) / 8.0, 1e-6) << y;
    }
    for (const char* y : {"6.1800001", "0.8199999", "7", "0"}) {
        const Readouts r = bullet_at({{"bullet_y", y}});
        EXPECT_TRUE(is_null(r, "toi")) << y;
        EXPECT_TRUE(r.is("contact_kind", "passes_by"));
    }
    EXPECT_NEAR(bullet_at({{"bullet_y", "6"}}).number("toi"), 0.5175, 1e-12);
    EXPECT_NEAR(bullet_at({{"bullet_y", "1"}}).number("toi"), 0.5175, 1e-12);
    // A point meets the wall's very end, and nothing beyond.
    EXPECT_NEAR(bullet_at({{"bullet_y", "6"}, {"radius", "0"}}).number("toi"), 4.32 / 8.0, 1e-12);
    EXPECT_TRUE(is_null(bullet_at({{"bullet_y", "6.000001"}, {"radius", "0"}}), "toi"));
}

TEST(Bullet, DriftCountsAsRelativeTravel) {
    for (const double drift : {-6.0, -4.0, -0.5, 1.5, 3.0, 3.86}) {
        const Readouts r = bullet_at({{"wall_drift", std::to_string(drift)}});
        EXPECT_NEAR(r.number("toi"), 4.14 / (8.0 - drift), 1e-12);
        EXPECT_NEAR(r.number("contact_x"), 0.5 + 8.0 * 4.14 / (8.0 - drift), 1e-11);
    }
    const Readouts away = bullet_at({{"travel", "5"}, {"wall_drift", "6"}});
    EXPECT_EQ(away.number("relative_travel"), -1.0);
    EXPECT_TRUE(is_null(away, "toi"));
    EXPECT_TRUE(away.is("contact_kind", "runs_away"));
}

TEST(Bullet, PushOutAfterAMissGoesForwards) {
    const Readouts r = bullet_at({}, 10000);
    EXPECT_TRUE(r.is("push_side", "far"));
    EXPECT_NEAR(r.number("push_x"), 0.18, 1e-12); // half of the way from the middle (5) to the far reach (5.36)
    EXPECT_TRUE(flag(r, "push_assumes_return"));
    const Readouts seen = bullet_at({{"travel", "4.7"}});
    EXPECT_TRUE(seen.is("push_side", "far"));
    EXPECT_NEAR(seen.number("push_x"), 0.16, 1e-12);
    EXPECT_FALSE(flag(seen, "push_assumes_return"));
    EXPECT_TRUE(bullet_at({{"travel", "4.3"}}).is("push_side", "near"));
    EXPECT_TRUE(is_null(bullet_at({{"travel", "4"}}), "push_side"));
    EXPECT_TRUE(is_null(bullet_at({{"radius", "0"}, {"wall_half_thickness", "0"}}), "push_side"));
}

// Distance from a point to the wall's rectangle, minus the radius: independent of the core.
double gap(const BulletParams& p, double t) {
    const double x = 0.5 + t * p.travel, wall = p.wall_x + t * p.wall_drift;
    const double dx = std::max(0.0, std::abs(x - wall) - p.wall_half_thickness);
    const double dy = std::max({0.0, 1.0 - p.bullet_y, p.bullet_y - 6.0});
    return std::hypot(dx, dy) - p.radius;
}

struct Sampled {
    bool contact = false;
    double t = 0.0;
};
Sampled dense(const BulletParams& p, double slack) {
    constexpr int samples = 20000;
    for (int i = 0; i <= samples; ++i)
        if (gap(p, static_cast<double>(i) / samples) <= slack) return {true, static_cast<double>(i) / samples};
    return {};
}

double uniform(std::uint64_t& state, double lo, double hi) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return lo + (hi - lo) * static_cast<double>(state >> 11) * 0x1p-53;
}

TEST(Bullet, AgreesWithDenseSampling) {
    int contacts = 0, tunnels = 0;
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        std::uint64_t state = seed;
        BulletParams p;
        p.travel = uniform(state, 0.5, 20.0);
        p.bullet_y = uniform(state, 0.0, 7.0);
        p.wall_x = uniform(state, 1.0, 15.0);
        p.wall_drift = uniform(state, -6.0, 6.0);
        p.radius = uniform(state, 0.0, 1.0);
        p.wall_half_thickness = uniform(state, 0.0, 1.0);
        const BulletResult r = BulletScene::solve(p);
        const double closing = std::abs(p.travel - p.wall_drift) / 20000.0; // between two samples
        const Sampled lax = dense(p, closing), strict = dense(p, 0.0);
        if (lax.contact == strict.contact) {
            ASSERT_EQ(r.contact, strict.contact) << "seed " << seed;
        }
        if (r.contact) {
            ++contacts;
            if (strict.contact) {
                ASSERT_LE(r.impact.t, strict.t) << "seed " << seed;
            }
            ASSERT_GE(r.impact.t, lax.t - 1e-12) << "seed " << seed;
            ASSERT_LE(gap(p, r.impact.t), 1e-9) << "seed " << seed;
        }
        const double start = gap(p, 0.0), end = gap(p, 1.0);
        if (std::abs(start) < 1e-9 || std::abs(end) < 1e-9) continue;
        ASSERT_EQ(r.touch_start, start < 0.0) << "seed " << seed;
        ASSERT_EQ(r.touch_end, end < 0.0) << "seed " << seed;
        ASSERT_EQ(r.tunneled, r.contact && start > 0.0 && end > 0.0) << "seed " << seed;
        if (r.tunneled) {
            ++tunnels;
            ASSERT_GT(0.5 + p.travel, p.wall_x + p.wall_drift) << "seed " << seed; // beyond the wall
        }
    }
    EXPECT_GT(contacts, 300);
    EXPECT_GT(tunnels, 100);
}

// The marks say the same as the verdict, wherever the sliders stand.
TEST(Bullet, MarksAgreeWithTheVerdict) {
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        std::uint64_t state = seed * 977;
        BulletParams p;
        p.travel = uniform(state, 0.5, 20.0);
        p.bullet_y = uniform(state, 0.0, 7.0);
        p.wall_x = uniform(state, 3.0, 15.0);
        p.wall_drift = uniform(state, -6.0, 6.0);
        p.radius = uniform(state, 0.0, 1.0);
        p.wall_half_thickness = uniform(state, 0.0, 1.0);
        const BulletResult r = BulletScene::solve(p);
        const auto within = [](const Stretch& s, double x) { return s.any && s.lo <= x && x <= s.hi; };
        ASSERT_EQ(r.touch_end, within(r.seen_travel, p.travel)) << "seed " << seed;
        ASSERT_EQ(r.touch_end, within(r.seen_wall_x, p.wall_x)) << "seed " << seed;
        ASSERT_EQ(r.touch_end, within(r.seen_drift, p.wall_drift)) << "seed " << seed;
        if (r.contact != within(r.path_y, p.bullet_y)) {
            FAIL() << "seed " << seed;
        }
    }
}

TEST(Bullet, EveryClaimHoldsAndCanFail) {
    const OpenScene run;
    for (const kit::Claim& claim : BulletScene::claims()) {
        const std::optional<bool> holds = kit::holds_at_own_settings(run, claim);
        EXPECT_TRUE(holds.has_value() && *holds) << claim.id;
        Readouts wrong; // nothing in it: a claim must not hold by default
        EXPECT_FALSE(claim.holds(wrong).value_or(false)) << claim.id;
    }
}

// Wherever the sliders stand, a claim holds or does not apply: --check at one's own settings must not fail.
TEST(Bullet, NoClaimIsFalseAnywhere) {
    OpenScene run;
    const std::vector<kit::Claim> claims = BulletScene::claims();
    std::uint64_t state = 11;
    for (int i = 0; i < 2000; ++i) {
        run.seek(0);
        for (const kit::ParamRow& row : run.rows()) {
            const double share = uniform(state, -0.2, 1.2); // often at an end of the range
            const double value = row.range.min + std::clamp(share, 0.0, 1.0) * (row.range.max - row.range.min);
            const bool snap = i % 2 == 0;
            ASSERT_TRUE(run.set_number(row.key, snap ? std::round(value * 100.0) / 100.0 : value).ok());
        }
        for (const int step : {0, 10000}) {
            run.seek(step);
            Readouts r;
            run.read(r);
            for (const kit::Claim& claim : claims)
                ASSERT_TRUE(claim.holds(r).value_or(true))
                    << claim.id << " travel " << run.value(0) << " y " << run.value(1) << " wall " << run.value(2)
                    << " drift " << run.value(3) << " r " << run.value(4) << " h " << run.value(5);
        }
    }
}

TEST(Bullet, PresetsAreAccepted) {
    const OpenScene run;
    ASSERT_TRUE(BulletScene::presets().front().settings.empty());
    for (const kit::Preset& preset : BulletScene::presets())
        EXPECT_NE(kit::fresh(run, preset.settings, preset.step), nullptr) << preset.id;
}

const kit::Disc* ring_of(const kit::DrawList& list) {
    for (const kit::Item& item : list.items)
        if (item.style.role == kit::Role::hit && item.style.weight == kit::Weight::verdict)
            if (const auto* disc = std::get_if<kit::Disc>(&item.shape)) return disc;
    return nullptr;
}

TEST(Bullet, TheRingSitsWhereTheTimeOfImpactSays) {
    for (const char* drift : {"0", "-4", "2.5"}) {
        OpenScene run;
        ASSERT_TRUE(run.set("wall_drift", drift).ok());
        kit::DrawList list;
        run.draw({}, list);
        const kit::Disc* ring = ring_of(list);
        ASSERT_NE(ring, nullptr);
        EXPECT_NEAR(ring->centre.x, 0.5 + 8.0 * 4.14 / (8.0 - std::stod(drift)), 1e-9);
        EXPECT_EQ(ring->centre.y, 3.5);
        EXPECT_GT(ring->radius, 0.18);
    }
    OpenScene miss;
    ASSERT_TRUE(miss.set("travel", "4").ok());
    kit::DrawList list;
    miss.draw({}, list);
    EXPECT_EQ(ring_of(list), nullptr);
}

TEST(Bullet, TheLiveBulletFliesAtConstantSteps) {
    OpenScene run;
    EXPECT_EQ(run.last_step(), 240);
    for (const int step : {0, 25, 50, 100}) {
        run.seek(step);
        const double x = 0.5 + 0.08 * step;
        const Readouts r = kit::read_all(run);
        EXPECT_NEAR(r.number("now_gap"), std::abs(x - 5.0) - 0.36, 1e-12) << step;
    }
    run.seek(240); // pushed out: just touching, on the far side
    EXPECT_NEAR(kit::read_all(run).number("now_gap"), 0.0, 1e-12);
    ASSERT_TRUE(run.set("travel", "4").ok());
    EXPECT_EQ(run.last_step(), 100);
    EXPECT_EQ(run.step(), 100);
}

TEST(Bullet, SpeaksBothLanguagesAtEveryMoment) {
    const OpenScene run;
    for (const kit::Preset& preset : BulletScene::presets()) {
        for (const int step : {0, 30, 60, 100, 150, 239, 240}) {
            const auto there = kit::fresh(run, preset.settings, step);
            const Readouts r = kit::read_all(*there);
            EXPECT_FALSE(r.headline.en.empty() || r.headline.ko.empty()) << preset.id << " " << step;
            EXPECT_FALSE(r.timeline_label.ko.empty());
            for (const kit::Readout& value : r.values) {
                EXPECT_FALSE(value.label.en.empty() || value.label.ko.empty()) << value.key;
                EXPECT_EQ(value.shown.en.empty(), value.shown.ko.empty()) << value.key;
            }
            for (const kit::FormulaLine& line : r.formulas.at(0).lines) EXPECT_FALSE(line.markup.ko.empty());
            kit::DrawList list;
            there->draw({}, list);
            for (const kit::Item& item : list.items)
                if (const auto* label = std::get_if<kit::Label>(&item.shape)) {
                    EXPECT_FALSE(label->text.en.empty() || label->text.ko.empty()) << preset.id << " " << step;
                }
        }
    }
}

TEST(Bullet, TheFormulaEndsInTheReadout) {
    const Readouts r = bullet_at({{"wall_drift", "-4"}});
    const auto& lines = r.formulas.at(0).lines;
    EXPECT_EQ(lines.back().markup.en, "= 0.345");
    EXPECT_NE(lines[2].markup.en.find("\\frac{4.14}{12}"), std::string::npos) << lines[2].markup.en;
}

} // namespace
} // namespace tunnel::scenes
