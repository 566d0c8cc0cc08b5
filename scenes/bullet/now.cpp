// Answers: the moment on the timeline: flight, the assumed return in the next frame, push-out.
#include "scenes/bullet/now.hpp"

#include <algorithm>

namespace tunnel::scenes {

Now now_at(const BulletParams& params, const BulletResult& result, int step, double between) {
    using S = BulletScene;
    const int frames = result.after.any && result.after.next_frame ? 2 : 1;
    const int flight_end = frames * S::frame_steps;
    const double at = std::min(step + between, static_cast<double>(S::last_step(params, result)));
    const glm::dvec2 end = result.motion.centre + result.motion.disc_travel;

    Now now;
    if (at > flight_end) {
        now.part = Part::push_out;
        now.t = frames;
        now.share = (at - flight_end) / S::push_steps;
        now.bullet = result.after.from + now.share * result.after.push;
    } else if (at > S::frame_steps) {
        now.part = Part::next_frame;
        now.t = at / S::frame_steps;
        now.share = now.t - 1.0;
        now.bullet = end + now.share * (result.after.from - end);
    } else {
        now.t = now.share = at / S::frame_steps;
        now.bullet = result.motion.centre + now.t * result.motion.disc_travel;
    }
    const glm::dvec2 moved = std::min(now.t, 1.0) * result.motion.box_travel;
    now.wall_x = params.wall_x + moved.x;
    now.gap = ccd::clearance(now.bullet, params.radius, result.motion.box_min + moved, result.motion.box_max + moved);
    return now;
}

} // namespace tunnel::scenes
