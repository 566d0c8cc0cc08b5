// Answers: what can be dragged: each polygon by its middle, and turned by a grip beside it.
#include "scenes/sat/corners.hpp"
#include "scenes/sat/search.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace sat_lab {
namespace {

struct Body {
    const char* name;
    const std::vector<glm::dvec2>& corners;
    glm::dvec2 middle;
    double angle;
    bool is_a;
};

kit::Handle middle(const Body& b) {
    kit::Handle h;
    const std::string key = b.name;
    h.id = key;
    h.label = b.is_a ? kit::Text{"move A", "A 옮기기"} : kit::Text{"move B", "B 옮기기"};
    h.pane = "world";
    h.at = flat(b.middle);
    h.axes[0].key = key + "_x";
    h.axes[1].key = key + "_y";
    h.pick = first_handle_pick + (b.is_a ? 0U : 1U);
    return h;
}

// A little farther out than the farthest corner, upwards at angle 0.
kit::Handle grip(const Body& b) {
    double reach = 0.0;
    for (const glm::dvec2& c : b.corners) reach = std::max(reach, std::hypot(c.x - b.middle.x, c.y - b.middle.y));
    kit::Handle h;
    const std::string key = b.name;
    h.id = key + "_turn";
    h.label = b.is_a ? kit::Text{"turn A", "A 돌리기"} : kit::Text{"turn B", "B 돌리기"};
    h.pane = "world";
    h.at = flat(b.middle + 1.12 * reach * direction(b.angle + 90.0));
    h.turn = {key + "_angle", b.middle, -90.0};
    h.pick = first_handle_pick + (b.is_a ? 2U : 3U);
    return h;
}

} // namespace
} // namespace sat_lab

std::vector<kit::Handle> SatScene::handles(const kit::Moment<SatScene>& m) {
    using namespace sat_lab;
    const Params& p = m.params;
    const Body a{"a", m.result.a, {p.a_x, p.a_y}, p.a_angle, true},
        b{"b", m.result.b, {p.b_x, p.b_y}, p.b_angle, false};
    return {middle(a), middle(b), grip(a), grip(b)};
}

} // namespace tunnel::scenes
