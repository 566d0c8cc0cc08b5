// Answers: the sweep by hand: the line goes to where the next or the last box begins, or is dragged.
#include "scenes/broad/picture.hpp"
#include "scenes/kit/set.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::scenes {
namespace broad_lab {
namespace {

constexpr double none = std::numeric_limits<double>::infinity();

// Where the nearest box on that side of the line begins, as % of the axis; +-infinity: nowhere.
double neighbour(const Moment& m, bool next) {
    const World& w = world_of(m);
    const double line = line_of(m.params, w.axis), slack = 2e-9 * area.x;
    double best = next ? none : -none;
    for (const shape::Aabb& box : w.boxes) {
        const double at = box.min[w.axis];
        if (next ? at > line + slack && at < best : at < line - slack && at > best) best = at;
    }
    return 100.0 * best / area[w.axis];
}

kit::Action move_line(const Moment& m, bool next) {
    kit::Action out;
    out.id = next ? "next_box" : "previous_box";
    out.label =
        next ? kit::Text{"next box begins", "다음 상자의 시작으로"} : kit::Text{"back one box", "이전 상자의 시작으로"};
    out.hint = {"Moves the sweep line to where a box begins: it opens, and is tested against the open ones",
                "훑는 선을 상자가 시작하는 곳으로 옮긴다. 그 상자가 열리고, 이미 열려 있는 것들과 검사한다"};
    if (!sweeps(m.params)) {
        out.why_disabled = only_sweep;
        return out;
    }
    const double at = neighbour(m, next);
    if (std::isinf(at))
        out.why_disabled = next ? kit::Text{"No box begins after the line", "훑는 선을 지나서 시작하는 상자가 없다"}
                                : kit::Text{"No box begins before the line", "훑는 선보다 먼저 시작하는 상자가 없다"};
    else
        out.settings = {{"sweep_at", kit::number_text(std::clamp(at, 0.0, 100.0))}};
    return out;
}

} // namespace
} // namespace broad_lab

std::vector<kit::Action> BroadScene::actions(const kit::Moment<BroadScene>& m) {
    return {broad_lab::move_line(m, true), broad_lab::move_line(m, false)};
}

std::vector<kit::Handle> BroadScene::handles(const kit::Moment<BroadScene>& m) {
    using namespace broad_lab;
    if (!sweeps(m.params)) return {};
    const int axis = world_of(m).axis;
    kit::Handle line;
    line.id = "sweep_line";
    line.label = {"sweep line", "훑는 선"};
    line.pane = "world";
    line.at[axis] = line_of(m.params, axis);
    line.at[1 - axis] = -0.5 * gap;
    line.axes[static_cast<std::size_t>(axis)] = {"sweep_at", 0.0, 100.0 / area[axis]};
    return {line};
}

} // namespace tunnel::scenes
