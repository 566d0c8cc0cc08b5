// Answers: the search itself, its trace, and the truth to hold beside it.
#include "scenes/bisection/search.hpp"

#include <algorithm>
#include <numeric>

namespace tunnel::scenes {
namespace bisection {

ccd::PointSegmentMotion motion_of(const Params& p) {
    return {{p.p0_x, p.p0_y}, {p.p1_x, p.p1_y}, {p.a0_x, p.a0_y}, {p.a1_x, p.a1_y}, {p.b0_x, p.b0_y}, {p.b1_x, p.b1_y}};
}

ccd::BisectionOptions options_of(const Params& p) {
    ccd::BisectionOptions out;
    out.delta = p.delta;
    out.separation = p.separation;
    out.max_checks = p.max_checks;
    out.order = p.mode;
    out.comparison = p.comparison;
    out.rounding_guard = p.rounding_guard;
    return out;
}

BoxState state_at(const ccd::BoxRecord& box, int step) {
    if (box.made_step > step) return BoxState::unborn;
    if (box.decided_step < 0 || box.decided_step > step) return BoxState::active;
    switch (box.fate) {
    case ccd::Fate::discarded: return BoxState::discarded;
    case ccd::Fate::converged: return BoxState::converged;
    case ccd::Fate::split_t:
    case ccd::Fate::split_s: return BoxState::split;
    case ccd::Fate::open: break;
    }
    return BoxState::active;
}

std::int64_t box_in_view(const Moment& m) {
    const auto& boxes = m.result.trace->boxes;
    for (const unsigned pick : {m.view.hovered, m.view.selected})
        if (pick >= 1 && pick - 1 < boxes.size() && boxes[pick - 1].made_step <= m.step) return pick - 1;
    const ccd::StepRecord& now = record_at(m);
    const bool ran_out = finished(m) && m.result.answer.status == base::Status::budget_exhausted;
    if (now.focus >= 0 && !ran_out) return now.focus;
    if (!now.any) return m.result.tested->empty() ? -1 : static_cast<std::int64_t>(m.result.tested->back());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const BoxState state = state_at(boxes[i], m.step);
        if (boxes[i].box == now.earliest && (state == BoxState::active || state == BoxState::converged))
            return static_cast<std::int64_t>(i);
    }
    return -1;
}

double nearest_place(const ccd::PointSegmentMotion& motion, double t) {
    const glm::dvec2 from_a = ccd::gap(motion, t, 0.0), along = from_a - ccd::gap(motion, t, 1.0);
    const double length = along.x * along.x + along.y * along.y;
    return length > 0.0 ? std::clamp((from_a.x * along.x + from_a.y * along.y) / length, 0.0, 1.0) : 0.0;
}

bool finished(const Moment& m) { return m.step == m.last_step; }
bool lost_contact(const Moment& m) {
    return finished(m) && m.result.answer.status == base::Status::clear && m.result.truth.status == base::Status::hit;
}

} // namespace bisection

BisectionScene::Result BisectionScene::solve(const Params& params) {
    Result out;
    out.motion = bisection::motion_of(params);
    auto trace = std::make_shared<ccd::BisectionTrace>();
    out.answer = ccd::first_contact(out.motion, bisection::options_of(params), trace.get());
    auto tested = std::make_shared<std::vector<std::size_t>>();
    for (std::size_t i = 0; i < trace->boxes.size(); ++i)
        if (trace->boxes[i].tested_step >= 0) tested->push_back(i);
    std::stable_sort(tested->begin(), tested->end(), [&](std::size_t a, std::size_t b) {
        return trace->boxes[a].tested_step < trace->boxes[b].tested_step;
    });
    out.trace = std::move(trace);
    out.tested = std::move(tested);
    out.truth = ccd::contact_time(out.motion, params.separation);
    return out;
}

int BisectionScene::last_step(const Params&, const Result& result) {
    return static_cast<int>(result.trace->steps.size()) - 1;
}

} // namespace tunnel::scenes
