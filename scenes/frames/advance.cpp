// Answers: the live run, frame by frame: move, test, push out and stop. An edited speed, rate or wall holds from the
// frame in which it was edited; the phase only places the start.
#include "scenes/frames/stepping.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace {

// The count of steps goes on while step and zone stay; else it is taken anew from the place.
void keep_count(FramesState& s, const FramesParams& p, double step, double zone_lo) {
    s.edited = s.edited || s.substeps != p.substeps;
    s.substeps = p.substeps;
    if (s.step == step && s.zone_lo == zone_lo) return;
    s.edited = true;
    s.steps_to_go = (s.x - zone_lo) / step;
    s.step = step;
    s.zone_lo = zone_lo;
}

void one_step(FramesState& s, const FramesParams& p, int substep) {
    const double from = s.steps_to_go; // negative: still before the zone
    const bool inside_or_before = s.x <= -s.zone_lo;
    s.steps_to_go += 1.0;
    s.x = s.zone_lo + s.steps_to_go * s.step;
    ++s.tests;
    const bool overlap = sees(p, s.x);
    const double time = s.frame - 1 + static_cast<double>(substep) / p.substeps;
    s.looks.push_back({s.x, time, substep < p.substeps, overlap, false});
    if (s.met < 0.0 && inside_or_before && (overlap || s.steps_to_go >= 0.0)) { // in this step, or the edit before it
        const double share = std::clamp(-from, 0.0, 1.0);
        s.met = s.frame - 1 + (substep - 1 + share) / p.substeps;
        s.met_x = s.zone_lo + std::min(std::max(from, 0.0), s.steps_to_go) * s.step;
    }
    if (overlap || (!s.passed && s.x > 0.0)) s.after = static_cast<int>(s.looks.size()) - 1;
    if (overlap) {
        const Push push = push_from(p, s.x);
        s.caught = true;
        s.push = push.by;
        s.way = push.way;
        s.x += push.by;
    } else if (s.x > 0.0)
        s.passed = true;
}

void return_from_miss(FramesState& s, const FramesParams& p) {
    if (!s.returned) {
        s.returned = true;
        s.x = come_back(p);
        s.looks.push_back({s.x, static_cast<double>(s.frame), false, true, true});
        ++s.tests;
        return;
    }
    if (s.way != WayOut::none) return;
    const Push push = push_from(p, s.x);
    s.push = push.by;
    s.way = push.way;
    s.x += push.by;
}

} // namespace

FramesState FramesScene::start(const FramesParams& p) {
    FramesState s;
    s.step = step_length(p, p.speed);
    s.zone_lo = -0.5 * reach_of(p);
    s.steps_to_go = -(last_test_before(p) + p.phase);
    s.x = s.zone_lo + s.steps_to_go * s.step;
    s.tests = 1;
    s.substeps = p.substeps;
    s.looks.push_back({s.x, 0.0, false, false, false});
    return s;
}

FramesState FramesScene::advance(const FramesState& state, const FramesParams& p, std::span<const kit::Input>,
                                 double dt) {
    FramesState s = state;
    ++s.frame;
    if (s.caught) return s;
    if (s.frame > flight_frames) {
        if (s.passed) return_from_miss(s, p);
        return s;
    }
    keep_count(s, p, p.speed * dt / p.substeps, -0.5 * reach_of(p));
    for (int substep = 1; substep <= p.substeps && !s.caught; ++substep) one_step(s, p, substep);
    return s;
}

} // namespace tunnel::scenes
