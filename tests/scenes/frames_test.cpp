// Answers: does the frames scene agree with a hand calculation, and the run with the answers known in advance?
#include "scenes/frames/stepping.hpp"
#include "tests/support/open_scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using test::flag, test::is_null;
using OpenScene = kit::RunOf<FramesScene>;

Readouts frames_at(const std::vector<kit::Setting>& settings, int step = 0) {
    return test::Opened<FramesScene>(settings).at(step);
}

TEST(Frames, TheDefaultsTunnel) {
    const Readouts r = frames_at({});
    EXPECT_FALSE(flag(r, "overlap"));
    EXPECT_EQ(r.number("frame_before"), 3.0);
    EXPECT_EQ(r.number("frame_after"), 4.0);
    EXPECT_NEAR(r.number("step_length"), 2.0, 1e-12); // 120 / 60
    EXPECT_NEAR(r.number("reach"), 0.72, 1e-12);
    EXPECT_NEAR(r.number("threshold_speed"), 43.2, 1e-12);
    EXPECT_NEAR(r.number("share_formula"), 0.36, 1e-12); // 0.72 / 2
    EXPECT_NEAR(r.number("sigma"), std::sqrt(0.36 * 0.64 / 10000.0), 1e-12);
    EXPECT_EQ(r.number("tests_per_second"), 60.0);
    EXPECT_EQ(r.number("substeps_needed"), 3.0); // 2 / 0.72 = 2.8
    EXPECT_TRUE(is_null(r, "seen_frame"));
}

TEST(Frames, ThresholdsMoveWithRateAndSubsteps) {
    const struct {
        const char *fps, *substeps;
        double threshold;
    } cases[] = {
        {"60", "1", 43.2}, {"120", "1", 86.4}, {"240", "1", 172.8}, {"60", "4", 172.8}, {"1000", "64", 46080.0}};
    for (const auto& c : cases)
        EXPECT_NEAR(frames_at({{"fps", c.fps}, {"substeps", c.substeps}}).number("threshold_speed"), c.threshold, 1e-9);
}

// Where the phase decides: seen when (1 - phase) step <= reach. Step 2 m, reach 0.72 m: from phase 0.64 on.
TEST(Frames, ThePhaseDecides) {
    for (const char* phase : {"0.01", "0.3", "0.63", "0.639999"})
        EXPECT_FALSE(flag(frames_at({{"phase", phase}}), "overlap")) << phase;
    for (const char* phase : {"0", "0.64", "0.65", "0.8", "1"})
        EXPECT_TRUE(flag(frames_at({{"phase", phase}}), "overlap")) << phase;
    // Pushed back up to the middle: (1 - phase) 2 <= 0.36, so from phase 0.82 on.
    EXPECT_TRUE(frames_at({{"phase", "0.7"}}).is("push_side", "far"));
    EXPECT_TRUE(frames_at({{"phase", "0.81"}}).is("push_side", "far"));
    EXPECT_TRUE(frames_at({{"phase", "0.83"}}).is("push_side", "near"));
    EXPECT_EQ(frames_at({{"phase", "0"}}).number("seen_frame"), 3.0);
    EXPECT_EQ(frames_at({{"phase", "1"}}).number("seen_frame"), 4.0);
}

TEST(Frames, PhasesZeroAndOneTouchExactly) {
    for (const int substeps : {1, 3, 7})
        for (const double speed : {97.0, 333.3, 1000.0})
            for (const double phase : {0.0, 1.0}) {
                FramesParams p;
                p.speed = speed;
                p.substeps = substeps;
                p.phase = phase;
                FramesState s = FramesScene::start(p);
                for (int step = 0; step < 8; ++step) s = FramesScene::advance(s, p, {}, FramesScene::step_seconds(p));
                EXPECT_TRUE(s.caught) << speed << " " << phase;
            }
}

// At the threshold itself every phase is detected: the share is 1, not a rounding short of it.
TEST(Frames, AtTheThresholdTheShareIsOne) {
    for (const char* fps : {"60", "90", "110", "1000"}) {
        const Readouts r = frames_at({{"fps", fps}});
        const std::string speed = kit::number_text(r.number("threshold_speed"));
        EXPECT_EQ(frames_at({{"fps", fps}, {"speed", speed}}).number("share_formula"), 1.0) << fps;
    }
    EXPECT_EQ(frames_at({{"speed", "43.2"}}).number("share_formula"), 1.0);
    const Readouts above = frames_at({{"speed", "43.20001"}});
    EXPECT_LT(above.number("share_formula"), 1.0);
    const kit::Readout* share = above.find("share_formula");
    EXPECT_NE(kit::number_text(above.number("share_formula"), share->digits), "1"); // its digits tell it from 1
}

// Dated inputs: slowed down in mid-flight, the same bullet is caught; stepping back and forth replays it.
TEST(Frames, AnEditInMidFlightIsDatedAndReplays) {
    OpenScene run;
    run.seek(2);
    ASSERT_TRUE(run.set("speed", "40").ok()); // below the threshold of 43.2
    run.seek(8);
    Readouts slow = kit::read_all(run);
    EXPECT_TRUE(slow.is("run", "caught"));
    const double x = slow.number("x");
    run.seek(0);
    EXPECT_EQ(kit::read_all(run).number("step_length"), 2.0);
    run.seek(8);
    EXPECT_EQ(kit::read_all(run).number("x"), x);
    OpenScene other;
    ASSERT_TRUE(other.load(run.scenario()).ok());
    EXPECT_EQ(kit::read_all(other).number("x"), x);
    EXPECT_EQ(other.step(), run.step());
}

TEST(Frames, FormulaAndTrialsAgree) {
    const struct {
        double speed;
        int fps, substeps;
        std::int64_t seed;
    } cases[] = {{120, 60, 1, 1}, {480, 60, 1, 2}, {60, 60, 1, 3}, {1000, 60, 1, 4}, {1000, 240, 3, 5}, {20, 30, 1, 6}};
    for (const auto& c : cases) {
        FramesParams p;
        p.speed = c.speed;
        p.fps = c.fps;
        p.substeps = c.substeps;
        p.seed = c.seed;
        const auto job = FramesScene::job(p);
        Readouts before;
        job->read(before);
        EXPECT_TRUE(is_null(before, "share_measured"));
        double progress = 0.0;
        while (!job->slice()) {
            EXPECT_GE(job->progress(), progress);
            progress = job->progress();
        }
        EXPECT_EQ(job->progress(), 1.0);
        Readouts r, again;
        job->read(r);
        const double expected = std::min(1.0, 0.72 * c.fps * c.substeps / c.speed);
        const double sigma = std::sqrt(expected * (1.0 - expected) / 10000.0);
        EXPECT_NEAR(r.number("share_measured"), expected, std::max(4.0 * sigma, 1e-3)) << c.speed;
        const double back = std::min(1.0, 0.36 * c.fps * c.substeps / c.speed);
        EXPECT_NEAR(r.number("share_back_measured"), back,
                    std::max(4.0 * std::sqrt(back * (1.0 - back) / 10000.0), 1e-3));
        const auto second = FramesScene::job(p);
        while (!second->slice()) {
        }
        second->read(again);
        EXPECT_EQ(r.number("share_measured"), again.number("share_measured")); // the same seed
    }
}

// Counted by a separate program (splitmix64 in another language, seen when (1 - phase) 2 <= 0.72).
TEST(Frames, TrialsAreTheSeedsOwn) {
    for (const auto& [seed, expected] : {std::pair{1, 0.3442}, {2, 0.3604}, {5, 0.365}}) {
        FramesParams p;
        p.seed = seed;
        const auto job = FramesScene::job(p);
        while (!job->slice()) {
        }
        Readouts r;
        job->read(r);
        EXPECT_EQ(r.number("share_measured"), expected) << seed;
    }
}

TEST(Frames, EveryClaimHoldsAndCanFail) {
    const OpenScene run;
    for (const kit::Claim& claim : FramesScene::claims()) {
        const std::optional<bool> holds = kit::holds_at_own_settings(run, claim);
        EXPECT_TRUE(holds.has_value() && *holds) << claim.id;
        EXPECT_FALSE(claim.holds(Readouts{}).value_or(false)) << claim.id;
    }
}

// Wherever the sliders stand, a claim holds or does not apply (the trials' own, of course, only almost always).
TEST(Frames, NoClaimIsFalseAnywhere) {
    const std::vector<kit::Claim> claims = FramesScene::claims();
    for (std::uint64_t i = 0; i < 500; ++i) {
        OpenScene run;
        std::uint64_t mix = i;
        for (const kit::ParamRow& row : run.rows()) {
            mix = mix * 6364136223846793005ULL + 1442695040888963407ULL;
            const double share = std::clamp(1.4 * static_cast<double>(mix >> 11) * 0x1p-53 - 0.2, 0.0, 1.0);
            double value = row.range.min + share * share * (row.range.max - row.range.min);
            if (row.kind == kit::Kind::integer) value = std::round(value);
            ASSERT_TRUE(run.set_number(row.key, value).ok());
        }
        for (const int step : {0, 5, 10000}) {
            run.seek(step);
            Readouts r;
            run.read(r);
            for (const kit::Claim& claim : claims)
                ASSERT_TRUE(claim.holds(r).value_or(true)) << claim.id << " case " << i;
        }
    }
}

TEST(Frames, NothingThickIsNeverSafe) {
    const Readouts r = frames_at({{"radius", "0"}, {"wall_thickness", "0"}});
    EXPECT_EQ(r.number("threshold_speed"), 0.0);
    EXPECT_EQ(r.number("share_formula"), 0.0);
    EXPECT_TRUE(is_null(r, "substeps_needed"));
    EXPECT_TRUE(is_null(r, "push_side"));
}

TEST(Frames, TheFilmShowsEveryFrameAndTheWallBetweenTwo) {
    OpenScene run;
    kit::DrawList list;
    run.draw({}, list);
    ASSERT_NE(list.find("flight"), nullptr);
    ASSERT_NE(list.find("wall"), nullptr);
    int before = 0, beyond = 0;
    for (const kit::Item& item : list.items) {
        const auto* disc = std::get_if<kit::Disc>(&item.shape);
        if (disc == nullptr || item.pane != 0 || item.style.role != kit::Role::miss) continue;
        const double n = (disc->centre.x + 0.36) / 2.0 + 3.5; // phase 0.5: test n stands at -0.36 + (n - 3.5) 2
        EXPECT_NEAR(n, std::round(n), 1e-9);
        ++(disc->centre.x < 0.0 ? before : beyond);
        EXPECT_GT(std::abs(disc->centre.x), 0.36);
    }
    EXPECT_EQ(before, 4); // frames 0 … 3
    EXPECT_EQ(beyond, 5); // frames 4 … 8
}

TEST(Frames, BetweenFramesTheBulletMovesOn) {
    OpenScene run;
    const auto live_x = [&](double fraction) {
        kit::DrawList list;
        kit::View view;
        view.fraction = fraction;
        run.draw(view, list);
        for (const kit::Item& item : list.items)
            if (const auto* disc = std::get_if<kit::Disc>(&item.shape);
                disc != nullptr && item.style.role == kit::Role::text)
                return disc->centre.x;
        return 0.0;
    };
    const double start = live_x(0.0);
    EXPECT_NEAR(start, -0.36 - 3.5 * 2.0, 1e-12);
    EXPECT_NEAR(live_x(0.25), start + 0.5, 1e-12);
}

TEST(Frames, SpeaksBothLanguagesAtEveryMoment) {
    const OpenScene run;
    for (const kit::Preset& preset : FramesScene::presets()) {
        for (const int step : {0, 3, 4, 8, 9, 10}) {
            const auto there = kit::fresh(run, preset.settings, step);
            ASSERT_NE(there, nullptr) << preset.id;
            Readouts r;
            there->read(r);
            EXPECT_FALSE(r.headline.en.empty() || r.headline.ko.empty()) << preset.id << " " << step;
            for (const kit::Readout& value : r.values) {
                EXPECT_FALSE(value.label.en.empty() || value.label.ko.empty()) << value.key;
                EXPECT_EQ(value.shown.en.empty(), value.shown.ko.empty()) << value.key;
            }
            kit::DrawList list;
            there->draw({}, list);
            for (const kit::Item& item : list.items)
                if (const auto* label = std::get_if<kit::Label>(&item.shape)) {
                    EXPECT_FALSE(label->text.en.empty() || label->text.ko.empty()) << preset.id << " " << step;
                }
        }
    }
}

} // namespace
} // namespace tunnel::scenes
