// Answers: the share seen against speed, the cost against sub-steps, and the threshold at every common rate.
#include "scenes/frames/pieces.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Dash;
using kit::Role;

constexpr int samples = 120;

kit::Series curve(std::string key, kit::Text label, Role role, Dash dash, const FramesParams& p, double reach) {
    kit::Series series{std::move(key), std::move(label), role, dash, false, {}, {}};
    for (int i = 0; i <= samples; ++i) {
        const double speed = std::pow(1000.0, static_cast<double>(i) / samples);
        series.x.push_back(speed);
        series.y.push_back(std::min(1.0, reach / step_length(p, speed)));
    }
    return series;
}

kit::Plot share_plot(const FramesMoment& m) {
    const FramesResult& r = m.result;
    kit::Plot plot;
    plot.key = "share_over_speed";
    plot.answer = true;
    plot.title = {"Share of phases detected, by speed", "속력별로 감지되는 위상의 비율"};
    plot.x = {{"speed", "속력"}, "m/s", true};
    plot.y = {{"share", "비율"}, "", false};
    plot.series.push_back(
        curve("formula", {"detected, formula", "감지됨 (공식)"}, Role::hit, Dash::solid, m.params, r.reach));
    plot.series.push_back(curve("back", {"pushed back", "되밀림"}, Role::push, Dash::dashed, m.params, 0.5 * r.reach));
    if (r.threshold > 0.0) plot.marks.push_back({r.threshold, true, {"threshold", "문턱"}, Role::hit});
    plot.marks.push_back({m.params.speed, true, {"now", "현재"}, Role::muted});
    return plot;
}

kit::Plot cost_plot(const FramesMoment& m) {
    kit::Plot plot;
    plot.key = "cost_over_substeps";
    plot.answer = true;
    plot.title = {"Cost of sub-steps", "서브스텝의 비용"};
    plot.x = {{"sub-steps", "서브스텝"}, "", false};
    plot.y = {{"tests per second", "초당 검사 횟수"}, "1/s", false};
    kit::Series cost{"tests", {"endpoint tests", "끝점 검사"}, Role::push, Dash::solid, false, {}, {}};
    for (int n = 1; n <= 64; ++n) {
        cost.x.push_back(n);
        cost.y.push_back(static_cast<double>(n) * m.params.fps);
    }
    plot.series.push_back(std::move(cost));
    const int needed = m.result.substeps_needed;
    if (needed > 0 && needed <= 64)
        plot.marks.push_back(
            {static_cast<double>(needed), true, {"enough at this speed", "이 속력이면 충분"}, Role::hit});
    plot.marks.push_back({static_cast<double>(m.params.substeps), true, {"now", "현재"}, Role::muted});
    return plot;
}

} // namespace

void read_plots(const FramesMoment& m, kit::Readouts& out) {
    out.plots.push_back(share_plot(m));
    out.plots.push_back(cost_plot(m));
}

void read_rates(const FramesMoment& m, kit::Readouts& out) {
    constexpr std::array rates = {30, 60, 120, 240, 480, 1000};
    kit::Table table;
    table.key = "rates";
    table.answer = true;
    table.title = {"A higher rate only moves the threshold", "프레임률을 올리면 문턱만 옮겨진다"};
    table.columns = {{"fps", {"frame rate", "프레임률"}, "1/s"},
                     {"threshold", {"threshold speed", "문턱 속력"}, "m/s"},
                     {"step", {"one step at this speed", "이 속력에서 한 스텝"}, "m"},
                     {"share", {"share detected", "감지되는 비율"}, ""},
                     {"tests", {"tests per second", "초당 검사 횟수"}, "1/s"}};
    for (const int fps : rates) {
        FramesParams p = m.params;
        p.fps = fps;
        const FramesResult r = FramesScene::solve(p);
        kit::TableRow row;
        row.cells = {static_cast<std::int64_t>(fps), kit::tidy(r.threshold), kit::tidy(r.step), kit::tidy(r.share),
                     static_cast<std::int64_t>(fps) * p.substeps};
        row.role = r.share < 1.0 ? Role::miss : Role::hit;
        if (fps == m.params.fps) table.current = static_cast<int>(table.rows.size());
        table.rows.push_back(std::move(row));
    }
    out.tables.push_back(std::move(table));
}

} // namespace tunnel::scenes
