// Answers: does everything that speaks of this run (verdicts, readouts, marks, headline, picture) agree with a replay
// of its dated edits by other means: positions added up step by step, the wall as an interval?
#include "scenes/frames/frames.hpp"
#include "tests/support/open_scene.hpp"
#include "tests/support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace tunnel::scenes {
namespace {

using OpenScene = kit::RunOf<FramesScene>;

struct Told {
    bool caught = false, passed = false;
    bool close_call = false; // too near to an edge for sums of doubles to decide
    double met = -1.0, before = -1.0, after = -1.0, x = 0.0, half = 0.0;
};

FramesParams edited(FramesParams p, const kit::Input& input) {
    const double value = std::stod(input.value);
    if (input.key == "speed") p.speed = value;
    if (input.key == "fps") p.fps = static_cast<int>(value);
    if (input.key == "substeps") p.substeps = static_cast<int>(value);
    if (input.key == "wall_thickness") p.wall_thickness = value;
    if (input.key == "radius") p.radius = value;
    return p;
}

double half_zone(const FramesParams& p) { return 0.5 * p.wall_thickness + p.radius; }

Told replay(FramesParams p, const std::vector<kit::Input>& inputs) {
    Told told;
    const int lead = 3 * p.substeps + (p.substeps - 1) / 2;
    double last_look = 0.0;
    told.x = -half_zone(p) - (lead + p.phase) * p.speed / p.fps / p.substeps;
    for (int frame = 1; frame <= 8 && !told.caught; ++frame) {
        for (const kit::Input& input : inputs)
            if (input.step == frame - 1) p = edited(p, input);
        const double step = p.speed / p.fps / p.substeps, half = told.half = half_zone(p);
        for (int i = 1; i <= p.substeps && !told.caught; ++i) {
            const double old = told.x, now = frame - 1 + static_cast<double>(i) / p.substeps;
            told.x += step;
            if (std::abs(std::abs(told.x) - half) < 1e-9 || std::abs(old + half) < 1e-9 || std::abs(told.x) < 1e-9)
                told.close_call = true;
            if (told.met < 0.0 && old <= half && told.x >= -half)
                told.met = now - (old < -half ? (told.x + half) / step : 1.0) / p.substeps;
            told.caught = std::abs(told.x) <= half;
            if (told.caught || (!told.passed && told.x > 0.0)) {
                told.before = last_look;
                told.after = now;
            }
            told.passed = told.passed || (!told.caught && told.x > 0.0);
            last_look = now;
        }
    }
    return told;
}

const kit::Label* captioned(const kit::DrawList& list, std::string_view caption) {
    for (const kit::Item& item : list.items)
        if (const auto* label = std::get_if<kit::Label>(&item.shape); label != nullptr && label->caption.en == caption)
            return label;
    return nullptr;
}

void expect_picture(const OpenScene& run, const Told& told, const std::string& which) {
    kit::DrawList list;
    run.draw({}, list);
    const kit::Label* tests = captioned(list, "frame tests only");
    if (run.step() <= FramesScene::flight_frames) {
        ASSERT_NE(tests, nullptr) << which;
        EXPECT_EQ(tests->text.en, told.caught ? "HIT" : "MISS") << which;
        bool hit = false;
        for (const kit::Item& item : list.items)
            hit = hit || (item.pane == 0 && item.style.role == kit::Role::hit); // a frame that sees the wall
        EXPECT_EQ(hit, told.caught) << which;
    }
    const kit::Label* path = captioned(list, "whole path");
    if (told.met < 0.0) {
        EXPECT_EQ(path, nullptr) << which;
    } else if (path != nullptr) {
        EXPECT_NEAR(std::stod(path->text.en.substr(std::string("HIT at frame ").size())), told.met, 6e-4) << which;
    }
}

void expect_null_or(const kit::Readouts& r, const char* key, bool some, double value, const std::string& which) {
    if (some) {
        EXPECT_NEAR(r.number(key), value, 1e-9) << key << " " << which;
    } else {
        EXPECT_TRUE(test::is_null(r, key)) << key << " " << which;
    }
}

void expect_words(const OpenScene& run, const Told& told, const std::string& which) {
    kit::Readouts r;
    run.read(r);
    EXPECT_EQ(test::flag(r, "overlap"), told.caught) << which;
    expect_null_or(r, "meets_wall", told.met >= 0.0, told.met, which);
    expect_null_or(r, "seen_frame", told.caught, told.after, which);
    expect_null_or(r, "frame_before", told.passed && !told.caught, told.before, which);
    expect_null_or(r, "frame_after", told.passed && !told.caught, told.after, which);
    if (told.caught) {
        EXPECT_TRUE(r.is("push_side", told.x > 0.0 ? "far" : "near")) << which;
    } else if (!told.passed) {
        EXPECT_TRUE(test::is_null(r, "push_side")) << which;
    }
    const auto mark = std::find_if(r.timeline_marks.begin(), r.timeline_marks.end(),
                                   [](const kit::TimelineMark& m) { return m.label.en == "meets the wall"; });
    ASSERT_EQ(mark != r.timeline_marks.end(), told.met >= 0.0) << which;
    if (told.met >= 0.0) {
        EXPECT_NEAR(mark->step, told.met, 1e-9) << which;
    }
    if (run.step() < told.met && told.caught) {
        EXPECT_EQ(r.headline.en.find("No frame"), std::string::npos) << which;
    }
    if (run.step() < told.met && told.passed && !told.caught) {
        EXPECT_NE(r.headline.en.find("No frame"), std::string::npos) << which;
    }
}

TEST(FramesRun, SaysThroughoutWhatAReplayOfItsDatedEditsSays) {
    const std::pair<const char*, std::vector<const char*>> edits[] = {
        {"speed", {"10", "30", "40", "80", "100", "110", "180", "200", "700"}},
        {"fps", {"30", "90", "240"}},
        {"substeps", {"1", "2", "3", "5"}},
        {"wall_thickness", {"0", "0.05", "1", "2"}},
        {"radius", {"0", "0.1", "0.9"}}};
    int told_apart = 0, caught = 0, passed = 0, neither = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        support::Random random(seed);
        const auto below = [&](int n) { return random.integer(0, n - 1); };
        OpenScene run;
        ASSERT_TRUE(run.set_number("phase", (0.5 + below(100)) / 100.0).ok());
        ASSERT_TRUE(run.set_number("substeps", 1 + below(3)).ok());
        const kit::Scenario start = run.scenario();
        for (int step = 1 + below(3), n = below(4); n > 0; --n, step += below(3)) {
            const auto& [key, values] = edits[below(5)];
            run.seek(step);
            ASSERT_TRUE(run.set(key, values[static_cast<std::size_t>(below(static_cast<int>(values.size())))]).ok());
        }
        FramesParams first;
        first.phase = std::stod(start.settings[5].value);
        first.substeps = std::stoi(start.settings[2].value);
        const Told told = replay(first, run.scenario().inputs);
        if (told.close_call) continue;
        ++told_apart;
        ++(told.caught ? caught : told.passed ? passed : neither);
        for (int step = 0; step <= run.last_step(); ++step) {
            run.seek(step);
            const std::string which = "seed " + std::to_string(seed) + " step " + std::to_string(step);
            expect_words(run, told, which);
            expect_picture(run, told, which);
        }
        if (HasFailure()) return;
    }
    EXPECT_GT(told_apart, 500);
    EXPECT_GT(std::min({caught, passed, neither}), 15); // every outcome came up
}

// The lesson's own experiment, and its opposite: numbers by hand. Before the edit at frame 2 the bullet is 1.5 steps,
// 3 m, before the zone of 0.72 m.
TEST(FramesRun, BrakedInFlightItIsDetected) {
    test::Opened<FramesScene> opened;
    opened.run.seek(2);
    ASSERT_TRUE(opened.run.set("speed", "40").ok()); // 2/3 m a frame: 4.5 frames to the zone, seen at frame 7
    for (const int step : {0, 2, 5, 8}) {
        const kit::Readouts r = opened.at(step);
        EXPECT_TRUE(test::flag(r, "overlap")) << step;
        EXPECT_NEAR(r.number("meets_wall"), 6.5, 1e-9) << step;
        EXPECT_NEAR(r.number("seen_frame"), 7.0, 1e-9) << step;
        EXPECT_EQ(r.number("tests_in_flight"), 8.0) << step; // frames 0 … 7
    }
    EXPECT_EQ(opened.run.last_step(), 8);
    opened.run.seek(2);
    ASSERT_TRUE(opened.run.set("speed", "80").ok()); // 4/3 m a frame: tests at -0.693 and 0.64, the zone ends at 0.36
    EXPECT_FALSE(test::flag(opened.at(8), "overlap"));
    EXPECT_EQ(opened.run.last_step(), 10); // so it comes back
    EXPECT_TRUE(opened.at(10).is("push_side", "far"));
}

TEST(FramesRun, TooSlowToArriveIsSaidSo) {
    test::Opened<FramesScene> opened;
    opened.run.seek(2);
    ASSERT_TRUE(opened.run.set("speed", "10").ok());
    const kit::Readouts r = opened.at(8);
    EXPECT_FALSE(test::flag(r, "overlap"));
    EXPECT_TRUE(test::is_null(r, "meets_wall"));
    EXPECT_TRUE(r.is("run", "flying"));
    EXPECT_EQ(opened.run.last_step(), 8);
}

} // namespace
} // namespace tunnel::scenes
