// Answers: the two formulas with live numbers, and the simulation loop as a flow chart with the stage of the moment.
#include "scenes/frames/pieces.hpp"

namespace tunnel::scenes {
namespace {

using kit::NodeShape;
using kit::Role;
using kit::Text;

kit::Formula threshold(const FramesMoment& m) {
    const FramesParams& p = m.params;
    kit::Formula f;
    f.key = "threshold";
    f.title = {"Fastest speed that is always detected, at these settings", "이 설정에서 언제나 감지되는 최대 속력"};
    f.lines = {
        {Text{"v = (thickness + 2 r) \\cdot fps \\cdot sub-steps", "v = (두께 + 2 r) \\cdot fps \\cdot 서브스텝"},
         Role::text},
        {Text::same("= (" + digits(p.wall_thickness) + " + 2 \\cdot " + digits(p.radius) + ") \\cdot " +
                    std::to_string(p.fps) + " \\cdot " + std::to_string(p.substeps)),
         Role::muted},
        {Text::same("= " + digits(m.result.threshold, digits_to_tell(m.result.threshold, p.speed)) + " m/s"), Role::hit,
         true}};
    return f;
}

kit::Formula share(const FramesMoment& m) {
    const FramesParams& p = m.params;
    const FramesResult& r = m.result;
    kit::Formula f;
    const int tell = digits_to_tell(r.reach, r.step, 5);
    f.key = "share";
    f.title = {"Share of phases that are detected, at these settings", "이 설정에서 감지되는 위상의 비율"};
    f.lines = {{Text{"p = min(1, \\frac{thickness + 2 r}{v \\cdot \\Delta t})",
                     "p = min(1, \\frac{두께 + 2 r}{v \\cdot \\Delta t})"},
                Role::text},
               {Text::same("= min(1, \\frac{" + digits(r.reach, tell) + "}{" + digits(p.speed) + " / " +
                           std::to_string(p.fps * p.substeps) + "}) = min(1, \\frac{" + digits(r.reach, tell) + "}{" +
                           digits(r.step, tell) + "})"),
                Role::muted},
               {Text::same("= " + digits(r.share, digits_to_tell(r.share, 1.0))), Role::hit, true}};
    return f;
}

// 0 start, 1 move, 2 overlap?, 3 push out, 4 next step.
int stage(const FramesMoment& m) {
    const FramesState& s = m.state;
    if (s.way != WayOut::none) return 3;
    return s.frame == 0 ? 0 : s.returned ? 2 : 4;
}

} // namespace

void read_formulas(const FramesMoment& m, kit::Readouts& out) {
    out.formulas.push_back(threshold(m));
    out.formulas.push_back(share(m));
}

void read_loop(const FramesMoment& m, kit::Readouts& out) {
    kit::FlowChart chart;
    chart.key = "loop";
    chart.title = {"What the simulator does", "시뮬레이터가 하는 일"};
    chart.nodes = {{{"start", "시작"}, NodeShape::start, 0, 0},
                   {{"move by v·Δt", "v·Δt만큼 이동"}, NodeShape::process, 0, 1},
                   {{"overlap now?", "지금 겹치는가?"}, NodeShape::decision, 0, 2},
                   {{"push out, shortest way", "가장 짧은 쪽으로 밀어냄"}, NodeShape::end, 1, 2},
                   {{"next step", "다음 스텝"}, NodeShape::process, 0, 3}};
    chart.edges = {{0, 1, {}}, {1, 2, {}}, {2, 3, {"yes", "예"}}, {2, 4, {"no", "아니요"}}, {4, 1, {}}};
    chart.active = stage(m);
    chart.answer = m.state.way != WayOut::none;
    out.charts.push_back(std::move(chart));
}

} // namespace tunnel::scenes
