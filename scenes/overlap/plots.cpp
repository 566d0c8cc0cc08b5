// Answers: overlap width, push and true depth while B is moved along x, all else staying; and the box's height by step.
#include "scenes/overlap/moment.hpp"

#include <cmath>
#include <limits>

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Dash, kit::Role;

constexpr int samples = 160;

kit::Plot along_x(const Moment& m) {
    const Axis& x = m.result.axes[x_axis];
    kit::Plot plot;
    plot.key = "along_x";
    plot.title = {"While B moves along x", "B를 x 방향으로 옮기면"};
    plot.x = {{"B x", "B x"}, "m", false};
    plot.y = {{"length", "길이"}, "m", false};
    plot.answer = true;
    kit::Series width{"width_x", {"overlap width on x", "x축 겹침 폭"}, Role::active, Dash::dashed, false, {}, {}};
    kit::Series push{"push_x", {"shorter push on x", "x축에서 밀어낼 거리"}, Role::push, Dash::solid, false, {}, {}};
    kit::Series depth{
        "depth", {"depth (any direction)", "파고든 깊이 (모든 방향)"}, Role::truth, Dash::dotted, false, {}, {}};
    const double first = x.a_lo - x.b_hi, span = x.a_hi - x.b_lo - first;
    const shape::AnyShape a = shape_of(body_a(m.params));
    for (int i = 0; i <= samples; ++i) {
        const double move = first + span * i / samples;
        Params p = m.params;
        p.b_x += move;
        const overlap::AxisOverlap way = overlap::axis_overlap(x.a_lo, x.a_hi, x.b_lo + move, x.b_hi + move);
        const overlap::Contact c = overlap::contact(a, shape_of(body_b(p)));
        for (kit::Series* s : {&width, &push, &depth}) s->x.push_back(p.b_x);
        width.y.push_back(std::max(way.width, 0.0));
        push.y.push_back(std::max(std::min(way.push_up, way.push_down), 0.0));
        depth.y.push_back(c.status == base::Status::hit ? c.depth : std::numeric_limits<double>::quiet_NaN());
    }
    plot.series = {std::move(width), std::move(push), std::move(depth)};
    plot.marks.push_back({m.params.b_x, true, {"now", "현재"}, Role::muted});
    return plot;
}

kit::Plot height(const Moment& m) {
    kit::Plot plot;
    plot.key = "height";
    plot.title = {"Bottom of the box, step by step", "스텝마다 상자 밑면의 높이"};
    plot.x = {{"step", "스텝"}, "", false};
    plot.y = {{"height", "높이"}, "m", false};
    plot.answer = true;
    kit::Series s{"bottom", {"bottom", "밑면"}, Role::second, Dash::solid, true, {}, {}};
    for (int i = 0; i <= m.step; ++i) {
        s.x.push_back(i);
        s.y.push_back(m.result.film[static_cast<std::size_t>(i)].bottom);
    }
    plot.series = {std::move(s)};
    plot.marks.push_back({0.0, false, {"floor", "바닥"}, Role::wall});
    return plot;
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) { out.plots.push_back(on_floor(m) ? height(m) : along_x(m)); }

} // namespace tunnel::scenes::overlap_lab
