// Answers: what can be dragged: where it starts, how fast by the tip of the arrow, and both at once in the phase pane.
#include "scenes/integrators/moment.hpp"

namespace tunnel::scenes {
namespace integrators_lab {
namespace {

kit::Handle handle(const char* id, const char* pane, kit::Text label, const glm::dvec2& at, unsigned pick) {
    kit::Handle h;
    h.id = id;
    h.label = std::move(label);
    h.pane = pane;
    h.at = kit::flat(at);
    h.pick = pick;
    return h;
}

} // namespace
} // namespace integrators_lab

std::vector<kit::Handle> IntegratorsScene::handles(const kit::Moment<IntegratorsScene>& m) {
    using namespace integrators_lab;
    const Params& p = m.params;
    if (is_mesh(p)) return {};
    const double seconds = arrow_seconds(m);
    const bool plane = in_plane(p);
    const glm::dvec2 from{plane ? p.x0 : 0.0, p.y0};
    const glm::dvec2 way{plane ? seconds * p.vx : seconds, seconds * p.vy};
    std::vector<kit::Handle> out;
    out.push_back(handle("start", "world", {"start", "시작 위치"}, from, 201U));
    if (plane) out.back().axes[0].key = "x0";
    out.back().axes[1].key = "y0";
    out.push_back(handle("velocity", "world", {"start velocity", "시작 속도"}, from + way, 202U));
    if (plane) out.back().axes[0] = {"vx", -p.x0 / seconds, 1.0 / seconds};
    out.back().axes[1] = {"vy", -p.y0 / seconds, 1.0 / seconds};
    out.push_back(
        handle("phase_start", "phase", {"start: place and velocity", "시작: 위치와 속도"}, {p.y0, p.vy}, 203U));
    out.back().axes[0].key = "y0";
    out.back().axes[1].key = "vy";
    return out;
}

// The switch stands with what can be broken; what the first sentence asks for stands first, too.
std::vector<kit::Action> IntegratorsScene::actions(const kit::Moment<IntegratorsScene>& m) {
    kit::Action swap;
    swap.id = "swap_lines";
    swap.label = {"swap the code's two lines", "코드의 두 줄 맞바꾸기"};
    swap.hint = {"Position first makes it explicit Euler, velocity first semi-implicit Euler",
                 "위치가 먼저면 명시적 오일러, 속도가 먼저면 반암시적 오일러다"};
    swap.settings = {{"order", integrators_lab::velocity_first(m) ? "position_first" : "velocity_first"}};
    return {swap};
}

} // namespace tunnel::scenes
