// Does the reflection scene tell the truth? Its paths against mirror images in closed form, its verdicts against
// geometry that knows no rays, its float against float.
#include "scenes/kit/plane.hpp"
#include "scenes/kit/run_of.hpp"
#include "scenes/reflection/map.hpp"
#include "scenes/reflection/words.hpp"

#include <gtest/gtest.h>

#include <glm/geometric.hpp>

#include <cmath>

namespace tunnel::scenes {
namespace {

using namespace reflection_lab; // NOLINT: a test's own file

Params in(Mirrors mirrors, double x, double y, double angle, double gap) {
    Params p;
    p.mirrors = mirrors;
    p.start_x = x, p.start_y = y, p.angle = angle, p.gap = gap;
    return p;
}

// Unfolded across the mirrors the path is a straight line: bounce k lies on the k-th image, at height 1, 2, 3 … gaps.
TEST(ReflectionOracle, BetweenParallelMirrorsThePathIsAFoldedLine) {
    for (const double gap : {1e-3, 0.01, 0.3})
        for (const double angle : {20.0, 45.0, 63.0, 88.0}) {
            Params p = in(Mirrors::gap, 0.0, 0.4, angle, gap);
            p.bounces = 60;
            const auto path = true_path(arrange(p), p);
            const long double slope = std::tan(static_cast<long double>(angle) * 3.14159265358979323846264L / 180.0L);
            for (std::size_t k = 0; k < path.size() && path[k].met; ++k) {
                const auto x = static_cast<double>((static_cast<long double>(k) + 0.6L) / slope);
                EXPECT_NEAR(path[k].point.x / gap, x, 1e-9 * (1.0 + x)) << "gap " << gap << " bounce " << k;
                EXPECT_NEAR(path[k].point.y / gap, k % 2 == 0 ? 1.0 : 0.0, 1e-12);
            }
            EXPECT_TRUE(path.size() == 60 || !path.back().met);
        }
}

// Unfolded across a corner the line passes a fan of images of the mirrors, one every `opening`: the bounce k lies on
// the image at k openings, at the distance from the tip that the line has there.
TEST(ReflectionOracle, InACornerTheLinePassesAFanOfMirrors) {
    for (const double opening : {15.0, 22.5, 30.0, 47.0, 90.0}) {
        Params p = in(Mirrors::corner, 5.0, 1.0, 180.0, 0.01);
        p.opening = opening;
        p.bounces = 60;
        const auto path = true_path(arrange(p), p);
        int met = 0;
        for (int k = 1; k * opening < 180.0 - 1e-9; ++k) { // the line y = 1, from the right to the left
            if (k * opening <= std::atan2(1.0, 5.0) * 180.0 / 3.14159265358979323846) continue;
            const double distance = 0.01 / kit::direction(k * opening).y;
            if (distance > 4.0) continue;
            ASSERT_LT(static_cast<std::size_t>(met), path.size());
            EXPECT_NEAR(glm::length(path[static_cast<std::size_t>(met)].point), distance, 1e-7 * distance)
                << "opening " << opening << " image " << k;
            ++met;
        }
        int found = 0;
        for (const Bounce& b : path) found += b.met ? 1 : 0;
        EXPECT_EQ(found, met) << "opening " << opening;
    }
}

// In a circle all chords are alike: the bounces are equal turns about the middle.
TEST(ReflectionOracle, InTheGalleryEveryChordIsAlike) {
    Params p = in(Mirrors::gallery, 0.0, -2.4, 0.0, 0.3);
    p.radius = 2.5;
    p.bounces = 60;
    const auto path = true_path(arrange(p), p);
    ASSERT_EQ(path.size(), 60U);
    const double half = std::acos(2.4 / 2.5), first = -0.5 * 3.14159265358979323846 + half;
    for (std::size_t k = 0; k < path.size(); ++k) {
        const double angle = first + 2.0 * half * static_cast<double>(k);
        EXPECT_NEAR(path[k].point.x, 2.5 * std::cos(angle), 1e-12 * static_cast<double>(k + 1));
        EXPECT_NEAR(path[k].point.y, 2.5 * std::sin(angle), 1e-12 * static_cast<double>(k + 1));
    }
}

// The room's walls alone: unfolded, each coordinate is a folded straight line of its own.
TEST(ReflectionOracle, InTheRoomEachCoordinateFoldsByItself) {
    const auto folded = [](double v, double half) {
        const double period = 4.0 * half, u = std::fmod(std::fmod(v + half, period) + period, period);
        return (u < 2.0 * half ? u : period - u) - half;
    };
    int compared = 0;
    for (int turn = 0; turn < 72; ++turn) {
        Params p = in(Mirrors::room, -0.5, 1.2, 5.0 * turn - 179.3, 0.3);
        p.disc_x = -3.0, p.disc_y = -3.0, p.radius = 0.2; // in the corner, out of the way
        double way = 0.0;
        for (const Bounce& b : true_path(arrange(p), p)) {
            if (b.mirror > 3) break; // plate or disc
            way += b.distance;
            const glm::dvec2 line = glm::dvec2(p.start_x, p.start_y) + way * kit::direction(p.angle);
            EXPECT_NEAR(b.point.x, folded(line.x, 4.0), 1e-9) << "turn " << turn;
            EXPECT_NEAR(b.point.y, folded(line.y, 3.0), 1e-9) << "turn " << turn;
            ++compared;
        }
    }
    EXPECT_GE(compared, 200);
}

// Each start of the float variant is a float, and not all of the double's are.
TEST(ReflectionFloat, TheStartIsAFloat) {
    Params p;
    p.offset = 1234.5;
    const auto floats = [&](Arithmetic arithmetic) {
        p.arithmetic = arithmetic;
        const ReflectionScene::Result r = ReflectionScene::solve(p);
        int out = 0;
        for (std::size_t i = 1; i < r.fixed.bounces.size(); ++i) {
            const glm::dvec2 at = r.fixed.bounces[i].from + shift_of(p.offset);
            const volatile float x = static_cast<float>(at.x), y = static_cast<float>(at.y);
            out += static_cast<double>(x) == at.x && static_cast<double>(y) == at.y ? 1 : 0;
        }
        EXPECT_GE(r.fixed.bounces.size(), 3U);
        return std::pair{out, static_cast<int>(r.fixed.bounces.size()) - 1};
    };
    const auto [single, all] = floats(Arithmetic::single);
    EXPECT_EQ(single, all);
    EXPECT_EQ(floats(Arithmetic::twice).first, 0);
}

// The scaled rule, at many offsets and in many places: no self-hit, no mirror skipped, whatever else.
TEST(ReflectionScaled, NeitherHitsItselfNorSkips) {
    int runs = 0, drifted = 0;
    for (const Mirrors mirrors : {Mirrors::room, Mirrors::gap, Mirrors::corner, Mirrors::gallery})
        for (int turn = 0; turn < 24; ++turn) {
            Params p = in(mirrors, 0.3, 0.4, 15.0 * turn + 7.3, mirrors == Mirrors::room ? 0.3 : 0.01);
            p.radius = mirrors == Mirrors::gallery ? 2.5 : 0.8;
            if (mirrors == Mirrors::corner) p.start_x = 2.0;
            const Arrangement there = arrange(p);
            for (int i = 0; i <= 28; ++i) {
                const double offset = std::pow(10.0, 0.25 * i);
                const Path path = path_by(there, world_at(there, offset), offset, p, scaled_rule(p), true);
                EXPECT_NE(path.first_fault, Verdict::self_hit) << "offset " << offset << " turn " << turn;
                EXPECT_NE(path.first_fault, Verdict::skipped) << "offset " << offset << " turn " << turn;
                drifted += path.whole() ? 0 : 1;
                ++runs;
            }
        }
    EXPECT_EQ(runs, 4 * 24 * 29);
    EXPECT_LE(drifted, runs / 100); // a ray aimed at an edge or a tip may rightly take the other way
}

// Of the verdicts: a step wider than the gap lands beyond the other mirror; one of less than half of float's spacing
// is no step at all.
TEST(ReflectionVerdict, SaysWhichWayItWentWrong) {
    Params p = in(Mirrors::gap, 0.0, 0.4, 63.0, 0.01);
    p.arithmetic = Arithmetic::twice;
    for (const double share : {1.05, 1.5, 3.0, 20.0}) {
        p.epsilon = share * p.gap;
        EXPECT_EQ(ReflectionScene::solve(p).fixed.first_fault, Verdict::skipped) << share;
    }
    p.epsilon = 0.01 * p.gap;
    EXPECT_TRUE(ReflectionScene::solve(p).fixed.whole());
    p = Params{};
    p.offset = 1e6;
    p.epsilon = 1e-6;
    EXPECT_EQ(ReflectionScene::solve(p).fixed.first_fault, Verdict::self_hit);
}

// A ray that starts inside a closed mirror stays there, and rightly meets that same mirror again and again. In the disc
// all chords are alike; in the plate, 0.5 thick and 8 wide, the path folds between its faces.
TEST(ReflectionVerdict, InsideAClosedMirrorTheSameOneIsDue) {
    Params p = in(Mirrors::room, 1.8, 0.6 - 0.4, 0.0, 0.3); // 0.4 below the middle: half a chord is sqrt(0.8² - 0.4²)
    const double chord = 2.0 * std::sqrt(0.8 * 0.8 - 0.4 * 0.4);
    for (const double offset : {1.0, 12.0}) {
        p.offset = offset;
        const ReflectionScene::Result r = ReflectionScene::solve(p);
        EXPECT_TRUE(r.scaled.whole()) << offset;
        EXPECT_TRUE(r.fixed.whole()) << offset;
        EXPECT_EQ(r.scaled_faults, 0);
        ASSERT_EQ(r.truth.size(), 16U);
        for (std::size_t k = 1; k < r.truth.size(); ++k) {
            EXPECT_EQ(r.truth[k].mirror, 5);
            EXPECT_NEAR(r.truth[k].distance, chord, 1e-9);
        }
    }
    p = in(Mirrors::gap, 0.0, 8.0, 63.0, 0.03); // in the upper plate, from 0.03 to 0.53
    const ReflectionScene::Result r = ReflectionScene::solve(p);
    EXPECT_TRUE(r.scaled.whole());
    EXPECT_EQ(r.scaled_faults, 0);
    for (std::size_t k = 1; k < r.truth.size(); ++k) EXPECT_NEAR(r.truth[k].point.y, k % 2 == 0 ? 0.53 : 0.03, 1e-9);
}

// The numbers and the formula speak of one rounding: float has steps of 2^-11 m from 4096 to 8192, and the room lies
// near x = 7986.
TEST(ReflectionNumbers, FloatsSpacingIsThatOfTheLargestCoordinate) {
    kit::RunOf<ReflectionScene> run;
    ASSERT_TRUE(run.set_all({{"offset", "10000"}}).ok());
    kit::Readouts r;
    run.read(r);
    EXPECT_EQ(r.number("float_spacing"), std::ldexp(1.0, -11));
}

// Each row of the strip says what the scaled rule does at that offset.
TEST(ReflectionMap, TheStripSaysWhatTheScaledRuleDoes) {
    Params p;
    const ReflectionScene::Result all = ReflectionScene::solve(p);
    ASSERT_EQ(all.scaled_rows.size(), static_cast<std::size_t>(offset_cells));
    for (int row = 0; row < offset_cells; row += 4) {
        p.offset = offset_of_cell(row);
        EXPECT_EQ(all.scaled_rows[static_cast<std::size_t>(row)], ReflectionScene::solve(p).scaled.first_fault);
    }
}

// The cell of the map, the sample of the line and the path itself agree where they speak of the same setting.
TEST(ReflectionMap, SaysWhatTheRunSays) {
    Params p;
    for (int row = 0; row < offset_cells; row += 3)
        for (int column = 0; column < eps_cells; column += 5) {
            p.offset = offset_of_cell(row), p.epsilon = epsilon_of_cell(column);
            const ReflectionScene::Result r = ReflectionScene::solve(p);
            EXPECT_EQ(cell(r, row, column).first_fault, r.fixed.first_fault);
            EXPECT_EQ(cell(r, row, column).survived, r.fixed.survived);
        }
}

// With t = 0 ignored a self-hit at exactly 0 goes away, and so does the contact that the ray began with.
TEST(ReflectionZero, IgnoredMeansLost) {
    Params p = in(Mirrors::room, -4.0, 0.8, -160.0, 0.3);
    for (const double offset : {1.0, 3.7e3, 1e7}) {
        p.offset = offset;
        p.zero_hits = ZeroHits::kept;
        EXPECT_EQ(ReflectionScene::solve(p).fixed.bounces.front().distance, 0.0) << offset;
        p.zero_hits = ZeroHits::ignored;
        const Path path = ReflectionScene::solve(p).fixed;
        EXPECT_EQ(path.first_fault, Verdict::missed) << offset;
        EXPECT_GT(path.bounces.front().distance, 0.5) << offset; // through the whole wall
    }
}

// Other mirrors bring a ray that fits them; what the same edit names stays.
TEST(ReflectionSettle, OtherMirrorsBringTheirRay) {
    kit::RunOf<ReflectionScene> run;
    ASSERT_TRUE(run.set_all({{"mirrors", "corner"}}).ok());
    EXPECT_EQ(run.number("start_y"), 1.0);
    ASSERT_TRUE(run.set_all({{"mirrors", "gap"}, {"start_y", "0.25"}}).ok());
    EXPECT_EQ(run.number("start_y"), 0.25);
    ASSERT_TRUE(run.set_all({{"mirrors", "room"}}).ok());
    EXPECT_EQ(run.number("start_x"), Params{}.start_x);
}

} // namespace
} // namespace tunnel::scenes
