// Answers: what can be dragged: the ray's origin, its direction by the arrow's tip, its end, the box and its corners.
#include "scenes/slab/moment.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace slab_lab {
namespace {

kit::Handle handle(const char* id, kit::Text label, const glm::dvec2& at, unsigned number) {
    kit::Handle h;
    h.id = id;
    h.label = std::move(label);
    h.pane = "world";
    h.at = flat(at);
    h.pick = first_handle_pick + number;
    return h;
}

// On the t axis, where a length is a length whatever the direction.
kit::Handle end_of_ray(const Moment& m) {
    kit::Handle h = handle("reach", {"max distance", "최대 거리"}, {m.params.reach, 3.0}, 2U);
    h.pane = "t_axis";
    h.axes[0].key = "reach";
    return h;
}

kit::Handle corner(const Moment& m, int number) {
    const double right = number == 1 || number == 2 ? 1.0 : -1.0, up = number >= 2 ? 1.0 : -1.0;
    const Params& p = m.params;
    const std::string n = std::to_string(number + 1);
    kit::Handle h = handle(("corner_" + n).c_str(), {"corner " + n, "꼭짓점 " + n},
                           {p.box_x + right * p.half_x, p.box_y + up * p.half_y}, 4U + static_cast<unsigned>(number));
    h.axes[0] = {"half_x", -right * p.box_x, right};
    h.axes[1] = {"half_y", -up * p.box_y, up};
    return h;
}

} // namespace
} // namespace slab_lab

std::vector<kit::Handle> SlabScene::handles(const kit::Moment<SlabScene>& m) {
    using namespace slab_lab;
    const Params& p = m.params;
    std::vector<kit::Handle> out;
    out.push_back(handle("origin", {"origin of the ray", "광선의 시작점"}, {p.origin_x, p.origin_y}, 0U));
    out.back().axes[0].key = "origin_x";
    out.back().axes[1].key = "origin_y";
    out.push_back(handle("aim", {"direction", "방향"}, {p.origin_x + p.aim_x, p.origin_y + p.aim_y}, 1U));
    out.back().axes[0] = {"aim_x", -p.origin_x, 1.0};
    out.back().axes[1] = {"aim_y", -p.origin_y, 1.0};
    out.push_back(end_of_ray(m));
    out.push_back(handle("box", {"box: move", "상자 옮기기"}, {p.box_x, p.box_y}, 3U));
    out.back().axes[0].key = "box_x";
    out.back().axes[1].key = "box_y";
    for (int i = 0; i < 4; ++i) out.push_back(corner(m, i));
    return out;
}

} // namespace tunnel::scenes
