// Answers: what can be dragged: each polygon by its middle, turned by a grip beside it, and each corner of a list.
#include "core/base/within.hpp"
#include "scenes/kit/points.hpp"
#include "scenes/sat/corners.hpp"
#include "scenes/sat/search.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace sat_lab {
namespace {

constexpr unsigned picks_of_one = 20U; // the middle, the grip, and up to 16 corners

kit::Handle handle(const Body& b, const char* part, kit::Text label, const glm::dvec2& at, unsigned number) {
    kit::Handle h;
    h.id = b.key(part);
    h.label = (b.is_a ? kit::Text{"A: ", "A: "} : kit::Text{"B: ", "B: "}) + label;
    h.pane = "world";
    h.at = flat(at);
    h.pick = first_handle_pick + (b.is_a ? 0U : picks_of_one) + number;
    return h;
}

kit::Handle middle(const Body& b) {
    kit::Handle h = handle(b, "middle", {"move", "옮기기"}, b.middle, 0U);
    h.axes[0].key = b.key("x");
    h.axes[1].key = b.key("y");
    return h;
}

// A little farther out than the farthest corner, upwards at angle 0.
kit::Handle grip(const Body& b) {
    double reach = 0.05;
    for (const glm::dvec2& c : turned(b)) reach = std::max(reach, std::hypot(c.x, c.y));
    const glm::dvec2 at = b.middle + 1.12 * reach * direction(b.angle + 90.0);
    kit::Handle h = handle(b, "grip", {"turn", "돌리기"}, at, 1U);
    h.turn = {b.key("angle"), b.middle, -90.0};
    return h;
}

// A coordinate of a list is one of an unturned polygon: taking hold of a corner writes the turn into the list.
void corners(const Body& b, std::vector<kit::Handle>& out) {
    if (b.list.empty()) return;
    const std::vector<glm::dvec2> local = turned(b);
    const auto fits = [](const glm::dvec2& c) { return base::within(c, farthest_corner); };
    if (!std::all_of(local.begin(), local.end(), fits)) return; // such a list could not be written
    for (std::size_t i = 0; i < local.size(); ++i) {
        const std::string n = std::to_string(i + 1), list = b.key("vertices");
        kit::Handle h = handle(b, ("corner_" + n).c_str(), {"corner " + n, "꼭짓점 " + n}, b.middle + local[i],
                               2U + static_cast<unsigned>(i));
        h.axes[0] = {list + "[" + std::to_string(i) + "].x", -b.middle.x, 1.0};
        h.axes[1] = {list + "[" + std::to_string(i) + "].y", -b.middle.y, 1.0};
        if (b.angle != 0.0) h.also = {{b.key("angle"), "0"}, {list, kit::points_text(local)}};
        out.push_back(std::move(h));
    }
}

} // namespace
} // namespace sat_lab

std::vector<kit::Handle> SatScene::handles(const kit::Moment<SatScene>& m) {
    using namespace sat_lab;
    const Body a = body_a(m.params), b = body_b(m.params);
    std::vector<kit::Handle> out{middle(a), middle(b), grip(a), grip(b)};
    corners(a, out);
    corners(b, out);
    return out;
}

} // namespace tunnel::scenes
