// Does the rotation scene tell the truth? Its bodies against closed forms worked out here, its stops against the step
// at which the formula runs over; and can each of its claims be false?
#include "scenes/kit/cover.hpp"
#include "scenes/kit/run_of.hpp"
#include "scenes/rotation/moment.hpp"

#include "core/integrate/rotation/top.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <set>

namespace tunnel::scenes {
namespace {

using rotation_lab::Axis, rotation_lab::MethodRun, rotation_lab::Motion, rotation_lab::Params;
using RotationRun = kit::RunOf<RotationScene>;

constexpr long double rotation_pi = std::numbers::pi_v<long double>;

kit::Readouts rotation_readouts(const std::vector<kit::Setting>& settings, int step) {
    RotationRun run;
    EXPECT_TRUE(run.set_all(settings).ok());
    run.seek(step == kit::last_step ? run.last_step() : step);
    kit::Readouts r;
    run.read(r);
    return r;
}

double end_lag(const RotationScene::Result& r, std::size_t method) {
    return rotation_lab::lag_of(r, method, r.runs[method].reached());
}

// 2 atan(a / 2) and atan(a) a step, in long double.
TEST(Rotation, BothEulersLagAsTheirFormulaSays) {
    for (const Axis axis : {Axis::eye, Axis::clock, Axis::up, Axis::side})
        for (const double turn : {0.001, 0.1, 0.5, 1.0, 3.0}) {
            Params p;
            p.turn = turn, p.axis = axis, p.steps = 100;
            const RotationScene::Result r = RotationScene::solve(p);
            const long double a = turn;
            EXPECT_NEAR(end_lag(r, 0), static_cast<double>(100.0L * (a - std::atan(a))), 1e-11);
            EXPECT_NEAR(end_lag(r, 1), static_cast<double>(100.0L * (a - 2.0L * std::atan(0.5L * a))), 1e-11);
            for (const std::size_t exact : {2U, 3U, 4U}) EXPECT_NEAR(end_lag(r, exact), 0.0, 1e-11);
        }
}

// The numbers of the issue.
TEST(Rotation, TheWheelAndTheSecondHand) {
    Params p;
    p.turn = static_cast<double>(rotation_pi / 30.0L);
    const RotationScene::Result wheel = RotationScene::solve(p);
    EXPECT_NEAR(rotation_lab::degrees(end_lag(wheel, 0)), 1.307356, 5e-7);
    EXPECT_NEAR(rotation_lab::degrees(end_lag(wheel, 1)), 0.328447, 5e-7);
    p.h = 1.0, p.steps = 43200, p.axis = Axis::clock;
    const RotationScene::Result hand = RotationScene::solve(p);
    EXPECT_NEAR(rotation_lab::degrees(end_lag(hand, 0)), 941.30, 5e-3);
    EXPECT_NEAR(rotation_lab::degrees(end_lag(hand, 1)), 236.48, 5e-3);
    EXPECT_NEAR(rotation_lab::degrees(end_lag(hand, 2)), 0.0, 1e-8);
    EXPECT_EQ(RotationScene::last_step(p, hand), 720);
    EXPECT_EQ(hand.stride, 60) << "one step of the timeline is a minute";
}

// Every step of h is done whatever the timeline keeps of them: both ends agree with a run that keeps all.
TEST(Rotation, WhatTheTimelineLeavesOutIsStillDone) {
    for (const Motion motion : {Motion::one_axis, Motion::changing, Motion::wandering, Motion::free, Motion::top}) {
        Params p;
        p.motion = motion, p.steps = 1999, p.turn = 0.05;
        const RotationScene::Result r = RotationScene::solve(p);
        EXPECT_EQ(r.stride, 3);
        EXPECT_EQ(rotation_lab::step_at(r, RotationScene::last_step(p, r)), 1999);
        for (std::size_t i = 0; i < rotation_lab::method_count; ++i) {
            integrate::Quaternion q = rotation_lab::start_of(p);
            if (rotation_lab::is_free(p)) {
                integrate::FreeBody body = rotation_lab::free_start(p);
                for (int k = 0; k < 1999; ++k)
                    (void)integrate::free_body_step(rotation_lab::free_method(p, i), rotation_lab::moments_of(p), p.h,
                                                    body);
                q = body.q;
            } else {
                integrate::Attitude a = integrate::attitude_of(q);
                const rotation_lab::Drive drive = rotation_lab::drive_of(p);
                for (int k = 0; k < 1999; ++k)
                    (void)integrate::rotation_step(integrate::all_rotation_methods[i], drive, k * p.h, p.h, a);
                q = a.q;
            }
            EXPECT_EQ(r.runs[i].poses.back().q, q) << i;
        }
    }
}

// An omega that falls evenly, frozen at each step's start: ahead by half of what it loses, in h.
TEST(Rotation, TheFrozenOmegaRunsAhead) {
    for (const double last : {0.0, 0.5, 0.75, 1.0, 1.5}) {
        Params p;
        p.motion = Motion::changing, p.turn = 0.2, p.last = last;
        const RotationScene::Result r = RotationScene::solve(p);
        EXPECT_NEAR(end_lag(r, 2), -0.5 * 0.2 * (1.0 - last), 1e-12) << last;
        EXPECT_NEAR(end_lag(r, 3), 0.0, 1e-12) << last;
    }
}

TEST(Rotation, TheMarkStandsWhereTheErrorsCancel) {
    Params p;
    p.motion = Motion::changing, p.turn = 0.2;
    p.turn = RotationScene::solve(p).cancels_at;
    ASSERT_NEAR(p.turn, 0.190984, 1e-6) << "by hand, from the sum of a - 2 atan(a / 2)";
    const RotationScene::Result r = RotationScene::solve(p);
    EXPECT_NEAR(end_lag(r, 1), 0.0, 1e-12);
    EXPECT_GT(std::abs(end_lag(r, 2)), 0.02);
    p.last = 1.2;
    EXPECT_TRUE(std::isnan(RotationScene::solve(p).cancels_at)) << "both errors have one sign";
}

// 1 + a² and 1 + (a / 2)² a step, squared lengths: the first beyond the largest double.
TEST(Rotation, WithoutCorrectionARunStopsWhereItRunsOver) {
    for (const double turn : {0.9, 1.7, 3.0}) {
        Params p;
        p.turn = turn, p.correct = false, p.steps = 5000;
        const RotationScene::Result r = RotationScene::solve(p);
        const double digits = std::log10(std::numeric_limits<double>::max());
        EXPECT_EQ(r.runs[0].stopped, std::floor(digits / std::log10(1.0 + turn * turn)) + 1.0);
        EXPECT_EQ(r.runs[1].stopped, std::floor(digits / std::log10(1.0 + 0.25 * turn * turn)) + 1.0);
        EXPECT_EQ(r.runs[2].stopped, -1);
        EXPECT_EQ(r.runs[1].reached(), (r.runs[1].stopped - 1) / r.stride) << "it stays where it was";
    }
}

// The small steps beside the free box against steps a quarter of theirs, and against the closed form of a top.
TEST(Rotation, TheSmallStepsAreExactEnough) {
    Params p;
    p.motion = Motion::free, p.turn = 0.1, p.steps = 400, p.axis = Axis::up;
    const RotationScene::Result r = RotationScene::solve(p);
    const auto finer =
        integrate::reference_motion(rotation_lab::moments_of(p), rotation_lab::free_start(p), 400.0 * p.h, 400 * 100);
    ASSERT_TRUE(finer);
    EXPECT_LT(integrate::angle_between(r.exact.back(), finer->q), rotation_lab::rounding_of(p, r));
    EXPECT_EQ(r.exact.size(), 401U);
}

TEST(Rotation, OnlyTheMiddleAxisTurnsOver) {
    for (const Axis axis : {Axis::up, Axis::side, Axis::eye}) {
        Params p;
        p.motion = Motion::free, p.turn = 0.1, p.steps = 1000, p.axis = axis;
        EXPECT_EQ(RotationScene::solve(p).flips.back() > 0, axis == Axis::up) << static_cast<int>(axis);
    }
}

// Break-it switches and other cases.
const std::vector<std::vector<kit::Setting>>& rotation_breaks() {
    static const std::vector<std::vector<kit::Setting>> all{
        {{"order", "q_omega"}}, {{"order", "omega_q"}}, {{"correct", "off"}},
        {{"correct", "on"}},    {{"gyroscope", "off"}}, {{"stray", "0.001"}},
        {{"tilt", "90"}},       {{"last", "1"}},        {{"last", "0.75"}},
        {{"turn", "0.3"}},      {{"turn", "0.01"}},     {{"axis", "up"}},
        {{"axis", "side"}},     {{"ratio", "0"}},       {{"tilt", "90"}, {"order", "q_omega"}}};
    return all;
}

// One more setting, and what the claim says is false.
TEST(Rotation, EveryClaimCanBeFalse) {
    std::set<std::string> broken;
    for (const kit::Claim& claim : RotationScene::claims())
        for (const auto& more : rotation_breaks()) {
            std::vector<kit::Setting> settings = claim.settings;
            settings.insert(settings.end(), more.begin(), more.end());
            if (claim.holds(rotation_readouts(settings, claim.step)) == std::optional(false)) broken.insert(claim.id);
        }
    for (const kit::Claim& claim : RotationScene::claims()) EXPECT_TRUE(broken.count(claim.id) == 1) << claim.id;
}

TEST(Rotation, HalfOfHIsTheSameMotion) {
    RotationRun run;
    for (const char* motion : {"one_axis", "changing", "wandering", "free", "top"}) {
        ASSERT_TRUE(run.set_all({{"motion", motion}}).ok());
        kit::Readouts before, after;
        run.seek(run.last_step());
        run.read(before);
        ASSERT_TRUE(run.set_all(run.actions().at(0).settings).ok());
        run.seek(run.last_step());
        run.read(after);
        EXPECT_NEAR(after.number("t"), before.number("t"), 1e-12) << motion;
        EXPECT_NEAR(after.number("rate"), before.number("rate"), 1e-12) << motion;
    }
}

TEST(Rotation, CoveredAnswersStayCovered) {
    RotationRun run;
    run.seek(30);
    kit::Readouts r;
    run.read(r);
    kit::cover_answers(r);
    EXPECT_EQ(r.word("status"), nullptr);
    kit::DrawList list;
    run.draw({}, list);
    std::size_t bodies = 0;
    list.cover_answers();
    for (const kit::Item& item : list.items) {
        bodies += std::holds_alternative<kit::Mesh>(item.shape) ? 1U : 0U;
        if (const auto* label = std::get_if<kit::Label>(&item.shape)) {
            EXPECT_EQ(label->text.en.find("behind"), std::string::npos);
        }
    }
    EXPECT_EQ(bodies, 2U) << "the exact body's box and marks, and no other";
}

} // namespace
} // namespace tunnel::scenes
