// Answers: what can be dragged: the ray's start and aim, a mirror, and the point of the setting on the map.
#include "scenes/kit/plane.hpp"
#include "scenes/reflection/picture.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace reflection_lab {
namespace {

enum HandlePick : unsigned { pick_start = 201U, pick_aim, pick_mirror, pick_setting };

kit::Handle grip(const char* id, kit::Text label, const glm::dvec2& at, unsigned pick) {
    kit::Handle h;
    h.id = id;
    h.label = std::move(label);
    h.pane = "world";
    h.at = kit::flat(at);
    h.pick = pick;
    return h;
}

void add_mirror(const Moment& m, std::vector<kit::Handle>& out) {
    const Params& p = m.params;
    if (p.mirrors == Mirrors::room) {
        kit::Handle disc = grip("disc", {"move the disc", "원판 옮기기"}, {p.disc_x, p.disc_y}, pick_mirror);
        disc.axes[0].key = "disc_x";
        disc.axes[1].key = "disc_y";
        out.push_back(std::move(disc));
    } else if (p.mirrors == Mirrors::gallery) {
        kit::Handle rim = grip("rim", {"radius", "반지름"}, {p.radius, 0.0}, pick_mirror);
        rim.axes[0].key = "radius";
        out.push_back(std::move(rim));
    } else if (p.mirrors == Mirrors::corner) {
        const kit::Frame frame = frame_of(m);
        const glm::dvec2 at = 0.55 * (frame.hi.x - frame.lo.x) * kit::direction(p.opening);
        kit::Handle wing = grip("wing", {"open or close", "벌리거나 좁히기"}, at, pick_mirror);
        wing.turn = {"opening", glm::dvec2(0.0), 0.0};
        out.push_back(std::move(wing));
    }
}

kit::Handle setting(const Params& p) {
    kit::Handle h = grip("setting", {"epsilon and offset", "엡실론과 오프셋"}, {}, pick_setting);
    h.pane = "map";
    h.at = {std::log10(p.epsilon), std::log10(p.offset), 0.0};
    h.axes[0] = {"epsilon", 0.0, 1.0, true};
    h.axes[1] = {"offset", 0.0, 1.0, true};
    return h;
}

} // namespace
} // namespace reflection_lab

std::vector<kit::Handle> ReflectionScene::handles(const kit::Moment<ReflectionScene>& m) {
    using namespace reflection_lab;
    const Params& p = m.params;
    const double scale = m.result.mirrors.scale;
    const glm::dvec2 at = scale * glm::dvec2(p.start_x, p.start_y);
    kit::Handle start = grip("start", {"start of the ray", "광선의 시작점"}, at, pick_start);
    start.axes[0] = {"start_x", 0.0, 1.0 / scale};
    start.axes[1] = {"start_y", 0.0, 1.0 / scale};
    kit::Handle aim = grip("aim", {"aim", "조준"}, at + 11.0 * frame_of(m).unit * kit::direction(p.angle), pick_aim);
    aim.turn = {"angle", at, 0.0};
    std::vector<kit::Handle> out{std::move(start), std::move(aim)};
    add_mirror(m, out);
    if (asks_fixed(p)) out.push_back(setting(p));
    return out;
}

} // namespace tunnel::scenes
