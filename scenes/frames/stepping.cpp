// Answers: one step, one test, one push: all through the core's disc and box.
#include "scenes/frames/stepping.hpp"

#include "core/ccd/disc_box.hpp"

namespace tunnel::scenes {
namespace {

constexpr double tall = 1000.0; // m: the flight is head-on, the wall's ends are out of play

glm::dvec2 wall_lo(const FramesParams& p) { return {-0.5 * p.wall_thickness, -tall}; }
glm::dvec2 wall_hi(const FramesParams& p) { return {0.5 * p.wall_thickness, tall}; }

} // namespace

double step_length(const FramesParams& p, double speed) { return speed * FramesScene::step_seconds(p) / p.substeps; }
double reach_of(const FramesParams& p) { return p.wall_thickness + 2.0 * p.radius; }

bool sees(const FramesParams& p, double x) {
    return ccd::touches({x, 0.0}, p.radius + rounding, wall_lo(p), wall_hi(p));
}

Push push_from(const FramesParams& p, double x) {
    const double by = ccd::push_out({x, 0.0}, p.radius, wall_lo(p), wall_hi(p)).x;
    return {by, by < 0.0 ? WayOut::back : by > 0.0 ? WayOut::onward : WayOut::none};
}

double come_back(const FramesParams& p) { return 0.25 * reach_of(p); }

int last_test_before(const FramesParams& p) { return FramesScene::lead_frames * p.substeps + (p.substeps - 1) / 2; }

Trial fly(const FramesParams& p, double speed, double phase) {
    const double step = step_length(p, speed), lo = -0.5 * reach_of(p);
    for (int test = 0;; ++test) {
        const double x = lo + (test - phase) * step;
        if (sees(p, x)) return {true, push_from(p, x).way};
        if (x > -lo) return {};
    }
}

} // namespace tunnel::scenes
