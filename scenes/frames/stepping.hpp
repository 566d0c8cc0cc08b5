// Answers: the arithmetic that solve, the live run and the random trials share: step, zone, one test, one push.
#pragma once

#include "scenes/frames/frames.hpp"

namespace tunnel::scenes {

inline constexpr double rounding = 1e-14; // m: decimals rounded to binary that should touch do touch

// Of one step between two tests.
[[nodiscard]] double step_length(const FramesParams& params, double speed);
[[nodiscard]] double reach_of(const FramesParams& params); // wall thickness + 2 radius

// The endpoint test with the bullet's centre at x.
[[nodiscard]] bool sees(const FramesParams& params, double x);

struct Push {
    double by = 0.0; // along x
    WayOut way = WayOut::none;
};
[[nodiscard]] Push push_from(const FramesParams& params, double x);

// Assumed after a miss, as in the bullet scene: the next frame ends half-way into the wall's far half.
[[nodiscard]] double come_back(const FramesParams& params);

// Number of the last test before the bullet meets the wall; the first is 0.
[[nodiscard]] int last_test_before(const FramesParams& params);

// A whole flight with a start of its own, test by test, as the live run does it.
struct Trial {
    bool seen = false;
    WayOut way = WayOut::none;
};
[[nodiscard]] Trial fly(const FramesParams& params, double speed, double phase);

} // namespace tunnel::scenes
