// Answers: plots: the gap between the surfaces over the frame, with the two instants that the endpoint test samples;
// and the time of impact for every travel, with the stretch that the endpoint test sees.
#include "scenes/bullet/words.hpp"

namespace tunnel::scenes {
namespace {

using kit::Dash;
using kit::Role;

double plotted_gap(const ccd::DiscBoxMotion& m, double t) {
    const glm::dvec2 moved = t * m.box_travel;
    return ccd::clearance(m.centre + t * m.disc_travel, m.radius, m.box_min + moved, m.box_max + moved);
}

void put(kit::Series& series, double x, double y) {
    series.x.push_back(x);
    series.y.push_back(y);
}

kit::Plot gap_plot(const BulletMoment& m, const Now& now) {
    kit::Plot plot;
    plot.key = "gap";
    plot.answer = true;
    plot.title = {"Gap to the wall during the frame", "프레임 동안 벽까지의 간격"};
    plot.x = {{"t", "t"}, "", false};
    plot.y = {{"gap (negative: overlap)", "간격 (음수면 겹침)"}, "m", false};
    kit::Series path{"gap", {"whole path", "전체 경로"}, Role::hit, Dash::solid, false, {}, {}};
    constexpr int samples = 200;
    for (int i = 0; i <= samples; ++i) {
        const double t = static_cast<double>(i) / samples;
        put(path, t, plotted_gap(m.result.motion, t));
    }
    kit::Series ends{"endpoints", {"the two instants of the endpoint test", "끝점 검사가 묻는 두 순간"},
                     Role::miss,  Dash::dashed,
                     true,        {},
                     {}};
    put(ends, 0.0, m.result.start_gap);
    put(ends, 1.0, m.result.end_gap);
    plot.series = {path, ends};
    plot.marks.push_back({0.0, false, {"contact", "접촉"}, Role::muted});
    if (m.result.contact)
        plot.marks.push_back({m.result.impact.t, true, kit::Text::same("t = " + digits(m.result.impact.t)), Role::hit});
    if (now.part == Part::flight && m.step > 0) plot.marks.push_back({now.t, true, {"now", "현재"}, Role::muted});
    return plot;
}

kit::Plot travel_plot(const BulletMoment& m) {
    kit::Plot plot;
    plot.key = "toi_over_travel";
    plot.answer = true;
    plot.title = {"First contact for every travel", "이동 거리에 따른 첫 접촉 시각"};
    plot.x = {{"travel", "이동 거리"}, "m", false};
    plot.y = {{"t", "t"}, "", false};
    const kit::Range range = std::get<0>(BulletScene::table()).range; // of travel
    kit::Series path{"toi", {"whole path: t of impact", "전체 경로: 충돌 시각 t"}, Role::hit, Dash::solid, false, {},
                     {}};
    ccd::DiscBoxMotion motion = m.result.motion;
    constexpr int samples = 195;
    for (int i = 0; i <= samples; ++i) {
        const double share = static_cast<double>(i) / samples;
        motion.disc_travel.x = range.min + share * (range.max - range.min);
        const ccd::DiscBoxImpact impact = ccd::first_contact(motion);
        if (impact.status == base::Status::hit) put(path, motion.disc_travel.x, impact.t);
    }
    plot.series.push_back(path);
    const Stretch& seen = m.result.seen_travel;
    if (seen.any && !m.result.touch_start) {
        kit::Series ends{"endpoints", {"the endpoint test says hit", "끝점 검사가 충돌이라고 하는 구간"},
                         Role::miss,  Dash::solid,
                         true,        {},
                         {}};
        put(ends, tidy(seen.lo), 1.0);
        put(ends, tidy(seen.hi), 1.0);
        plot.series.push_back(ends);
    }
    plot.marks.push_back({m.params.travel, true, {"now", "현재"}, Role::muted});
    return plot;
}

} // namespace

void read_plots(const BulletMoment& moment, const Now& now, kit::Readouts& out) {
    out.plots.push_back(gap_plot(moment, now));
    out.plots.push_back(travel_plot(moment));
}

} // namespace tunnel::scenes
