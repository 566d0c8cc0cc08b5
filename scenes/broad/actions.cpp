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
    const int axis = line_axis(m.params, w);
    const double line = line_of(m.params, axis), slack = 2e-9 * area.x;
    double best = next ? none : -none;
    const auto look = [&](const shape::Aabb& box) {
        const double at = box.min[axis];
        if (next ? at > line + slack && at < best : at < line - slack && at > best) best = at;
    };
    if (sweeps(m.params)) {
        std::for_each(w.boxes.begin(), w.boxes.end(), look);
    } else if (!w.strips.begins.empty()) { // only those of the strip that is looked into
        const std::uint32_t looked = strip_of(m.params, w).number;
        for (std::uint32_t k = w.strips.begins[looked]; k < w.strips.begins[looked + 1]; ++k)
            look(w.boxes[w.strips.ids[k]]);
    }
    return 100.0 * best / area[axis];
}

kit::Action move_line(const Moment& m, bool next) {
    kit::Action out;
    out.id = next ? "next_box" : "previous_box";
    out.label =
        next ? kit::Text{"next box begins", "다음 상자의 시작으로"} : kit::Text{"back one box", "이전 상자의 시작으로"};
    out.hint = {"Moves the line to where a box begins, and shows what it is tested against",
                "선을 상자가 시작하는 곳으로 옮기고, 그 상자를 어떤 상자들과 검사하는지 보여 준다"};
    if (!has_line(m.params)) {
        out.why_disabled = only_lined;
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
    if (!has_line(m.params)) return {};
    const int axis = line_axis(m.params, world_of(m));
    kit::Handle line;
    line.id = "sweep_line";
    line.label = {"sweep line", "훑는 선"};
    line.pane = "world";
    line.at[axis] = line_of(m.params, axis);
    line.at[1 - axis] = sweeps(m.params) ? -0.5 * gap : strip_of(m.params, world_of(m)).lo;
    line.axes[static_cast<std::size_t>(axis)] = {"sweep_at", 0.0, 100.0 / area[axis]};
    return {line};
}

} // namespace tunnel::scenes
