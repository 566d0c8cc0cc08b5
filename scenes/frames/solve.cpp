// Answers: the whole flight at once: what is seen, where the threshold lies, how likely a random phase is seen.
#include "scenes/frames/stepping.hpp"
#include "scenes/kit/digits.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

// A share of steps that may be 0/0 when bullet and wall have no thickness.
double share_of(double seen, double step) { return step > 0.0 ? std::min(1.0, seen / step) : 1.0; }

} // namespace

FramesResult FramesScene::solve(const FramesParams& p) {
    FramesResult r;
    r.step = step_length(p, p.speed);
    r.reach = reach_of(p);
    r.zone_lo = -0.5 * r.reach;
    r.threshold = r.reach * p.fps * p.substeps;
    r.share = share_of(r.reach, r.step);
    r.share_back = share_of(0.5 * r.reach, r.step);
    r.before = last_test_before(p);
    r.after = r.before + 1;
    // The first test at or after the contact is the only one that can be the first to see it.
    r.seen_x = r.zone_lo + (p.phase == 0.0 ? 0.0 : 1.0 - p.phase) * r.step;
    r.seen = sees(p, r.seen_x);
    const Push push = push_from(p, r.seen ? r.seen_x : come_back(p));
    r.push = push.by;
    r.way = push.way;
    const double steps = kit::tidy(p.speed / p.fps / r.reach); // infinite when there is nothing to see
    r.substeps_needed = std::isfinite(steps) && steps < 1e9 ? static_cast<int>(std::ceil(steps)) : 0;
    return r;
}

int FramesScene::last_step(const FramesParams&, const FramesResult& result) {
    return flight_frames + (result.seen || result.way == WayOut::none ? 0 : return_frames);
}

double FramesScene::step_seconds(const FramesParams& p) { return 1.0 / p.fps; }

} // namespace tunnel::scenes
