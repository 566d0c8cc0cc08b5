// Answers: both tests of the bullet, from the same core queries, and what the simulator does afterwards.
#include "scenes/bullet/bullet.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::scenes {
namespace {

using ccd::DiscBoxImpact;
using ccd::DiscBoxMotion;
using S = BulletScene;

// A decimal typed by hand is rounded to binary, and so are the box's sides: nothing here is known better than this,
// so a gap this small is a touch. Without it travel = 4.14 would stop 6e-16 m short of the wall.
constexpr double rounding = 1e-14; // m

DiscBoxMotion motion_of(const BulletParams& p) {
    DiscBoxMotion m;
    m.centre = {S::start_x, p.bullet_y};
    m.disc_travel = {p.travel, 0.0};
    m.radius = p.radius;
    m.box_min = {p.wall_x - p.wall_half_thickness, S::wall_bottom};
    m.box_max = {p.wall_x + p.wall_half_thickness, S::wall_top};
    m.box_travel = {p.wall_drift, 0.0};
    return m;
}

bool touch_at(const DiscBoxMotion& m, double t) {
    const glm::dvec2 moved = t * m.box_travel;
    return ccd::touches(m.centre + t * m.disc_travel, m.radius + rounding, m.box_min + moved, m.box_max + moved);
}

double gap_at(const DiscBoxMotion& m, double t) {
    const glm::dvec2 moved = t * m.box_travel;
    return ccd::clearance(m.centre + t * m.disc_travel, m.radius, m.box_min + moved, m.box_max + moved);
}

// A graze that only rounding parts from the wall's end counts as one: then the centre passes right over the corner.
ccd::Reach reach_of(const DiscBoxMotion& m) {
    const ccd::Reach exact = ccd::reach_in_x(m.centre.y, m.radius, m.box_min, m.box_max);
    if (exact.any) return exact;
    const ccd::Reach wider = ccd::reach_in_x(m.centre.y, m.radius + rounding, m.box_min, m.box_max);
    return {wider.any, m.box_min.x, m.box_max.x};
}

void find_impact(BulletResult& r, const ccd::Reach& reach) {
    r.impact = ccd::first_contact(r.motion);
    r.proved = r.impact.status == base::Status::hit && r.impact.certified;
    if (r.impact.status != base::Status::hit) {
        DiscBoxMotion wider = r.motion;
        wider.radius += rounding;
        r.impact = ccd::first_contact(wider);
        // The widened bullet is early by as much as a graze is sensitive; the touch itself is where the centres say.
        if (r.impact.status == base::Status::hit && reach.any && r.relative_travel > 0.0)
            r.impact.t = std::clamp((reach.lo - r.motion.centre.x) / r.relative_travel, r.impact.t_lo, 1.0);
    }
    r.contact = r.impact.status == base::Status::hit;
}

Meeting meeting_of(const BulletParams& p, const BulletResult& r) {
    if (r.touch_start) return Meeting::start;
    if (!std::isfinite(r.gap_x)) return Meeting::passes_by;
    if (r.contact) return S::wall_bottom <= p.bullet_y && p.bullet_y <= S::wall_top ? Meeting::face : Meeting::corner;
    return r.relative_travel <= 0.0 ? Meeting::runs_away : Meeting::short_of;
}

// At heights beside the path the wall is only as near as the end of the relative path lets it be.
Stretch path_heights(const DiscBoxMotion& m) {
    const double from = m.centre.x, to = from + m.disc_travel.x - m.box_travel.x;
    const double lo = std::min(from, to), hi = std::max(from, to);
    const double aside = std::max({0.0, m.box_min.x - hi, lo - m.box_max.x});
    if (aside > m.radius) return {};
    const double more = std::sqrt(m.radius - aside) * std::sqrt(m.radius + aside);
    return {true, m.box_min.y - more, m.box_max.y + more};
}

PushSide side_of(const glm::dvec2& push) {
    if (push.x > 0.0 && push.x >= std::abs(push.y)) return PushSide::far_side;
    if (push.x < 0.0 && -push.x >= std::abs(push.y)) return PushSide::near_side;
    return push.x == 0.0 && push.y == 0.0 ? PushSide::none : PushSide::around_end;
}

After after_of(const BulletResult& r, const ccd::Reach& reach) {
    After after;
    if (r.touch_start || !(r.touch_end || r.tunneled)) return after;
    const DiscBoxMotion& m = r.motion;
    after.next_frame = r.tunneled;
    after.from = m.centre + m.disc_travel;
    if (r.tunneled) {
        const double middle = 0.5 * (m.box_min.x + m.box_max.x);
        after.from.x = middle + m.box_travel.x + 0.5 * (reach.hi - middle);
    }
    after.push = ccd::push_out(after.from, m.radius, m.box_min + m.box_travel, m.box_max + m.box_travel);
    after.side = side_of(after.push);
    after.any = after.side != PushSide::none;
    return after;
}

} // namespace

BulletResult BulletScene::solve(const BulletParams& p) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    BulletResult r;
    r.motion = motion_of(p);
    r.relative_travel = p.travel - p.wall_drift;
    const ccd::Reach reach = reach_of(r.motion);
    find_impact(r, reach);
    r.touch_start = touch_at(r.motion, 0.0);
    r.touch_end = touch_at(r.motion, 1.0);
    if (r.touch_start) r.impact.t = r.impact.t_lo = 0.0;
    // A first contact that cannot be told from the end of the frame is one the endpoint test sees.
    r.touch_end = r.touch_end || (r.contact && r.impact.t_hi >= 1.0);
    r.tunneled = r.contact && !r.touch_start && !r.touch_end;
    r.start_gap = gap_at(r.motion, 0.0);
    r.end_gap = gap_at(r.motion, 1.0);

    r.gap_x = reach.any ? reach.lo - start_x : none;
    r.reach_x = reach.any ? p.wall_x - reach.lo : none;
    if (reach.any) {
        const double half = r.reach_x;
        r.seen_travel = {true, reach.lo + p.wall_drift - start_x, reach.hi + p.wall_drift - start_x};
        const double end = start_x + p.travel;
        r.seen_wall_x = {true, end - half - p.wall_drift, end + half - p.wall_drift};
        r.seen_drift = {true, end - half - p.wall_x, end + half - p.wall_x};
    }
    r.path_y = path_heights(r.motion);
    r.meeting = meeting_of(p, r);
    r.after = after_of(r, reach);
    return r;
}

int BulletScene::last_step(const BulletParams&, const BulletResult& result) {
    if (!result.after.any) return frame_steps;
    return (result.after.next_frame ? 2 * frame_steps : frame_steps) + push_steps;
}

} // namespace tunnel::scenes
