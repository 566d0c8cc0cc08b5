// Answers: what holds for every flight at these settings: where the threshold lies, how likely a random phase is seen.
#include "scenes/frames/stepping.hpp"
#include "scenes/kit/digits.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

// All of the phases once the stretch is as long as the step, to within the rounding that a test allows (see sees()).
double share_of(double seen, double step) { return step - seen <= 2.0 * rounding ? 1.0 : seen / step; }

} // namespace

FramesResult FramesScene::solve(const FramesParams& p) {
    FramesResult r;
    r.step = step_length(p, p.speed);
    r.reach = reach_of(p);
    r.zone_lo = -0.5 * r.reach;
    r.threshold = r.reach * p.fps * p.substeps;
    r.share = share_of(r.reach, r.step);
    r.share_back = share_of(0.5 * r.reach, r.step);
    const double steps = kit::tidy(p.speed / p.fps / r.reach); // infinite when there is nothing to see
    r.substeps_needed = std::isfinite(steps) && steps < 1e9 ? static_cast<int>(std::ceil(steps)) : 0;
    return r;
}

// After a miss it goes on with the assumed return, if from there anything is to be pushed out.
bool FramesScene::over(const FramesParams& p, const FramesState& s) {
    const bool returns = s.passed && !s.caught && (s.returned || push_from(p, come_back(p)).way != WayOut::none);
    return s.frame >= flight_frames + (returns ? return_frames : 0);
}

double FramesScene::step_seconds(const FramesParams& p) { return 1.0 / p.fps; }

} // namespace tunnel::scenes
