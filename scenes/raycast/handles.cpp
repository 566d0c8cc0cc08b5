// Answers: what can be dragged: where the ray starts and where it aims; and presses worth having.
#include "scenes/raycast/moment.hpp"

namespace tunnel::scenes {
namespace raycast {
namespace {

kit::Handle handle(const char* id, Text label, const glm::dvec3& at, std::array<const char*, 3> keys, unsigned pick) {
    kit::Handle out;
    out.id = id;
    out.label = std::move(label);
    out.pane = "world";
    out.at = at;
    for (std::size_t i = 0; i < 3; ++i) out.axes[i] = {keys[i]};
    out.pick = first_handle_pick + pick;
    return out;
}

kit::Action next_method(const Moment& m) {
    kit::Action out;
    out.id = "next_method";
    const auto next = static_cast<Method>((static_cast<std::size_t>(m.params.method) + 1) % method_count);
    out.label = Text{"ask by ", "다음 방법으로: "} + name_of(next);
    out.hint = {"The same query by the next method: the answer stays", "같은 질의를 다음 방법으로. 답은 그대로다"};
    out.settings = {{"method", std::string(ray::to_word(next))}};
    return out;
}

// A copy of the ray from where it was stopped: the document's "already hit" is then at its very start.
kit::Action from_hit(const Moment& m) {
    kit::Action out;
    out.id = "start_at_hit";
    out.label = {"start at the hit", "충돌 지점에서 시작"};
    out.hint = {"The next ray begins on the surface: what does it meet?",
                "다음 광선은 표면에서 시작한다. 무엇에 맞을까?"};
    out.answer = true;
    const bool on = has_hit(m);
    const glm::dvec3 at = on ? shown(m, answer(m).hits.front().point) : glm::dvec3(0.0);
    if (!on) {
        out.why_disabled = {"There is no hit to start from", "시작할 충돌 지점이 없다"};
        return out;
    }
    const glm::dvec3 aim = at + m.result.ray.direction;
    const char* keys[] = {"from_x", "from_y", "from_z", "to_x", "to_y", "to_z"};
    for (int i = 0; i < 6; ++i) out.settings.push_back({keys[i], kit::number_text(i < 3 ? at[i] : aim[i - 3])});
    return out;
}

} // namespace
} // namespace raycast

std::vector<kit::Handle> RaycastScene::handles(const kit::Moment<RaycastScene>& m) {
    using namespace raycast;
    const Params& p = m.params;
    return {handle("start", {"start", "시작점"}, {p.from_x, p.from_y, p.from_z}, {"from_x", "from_y", "from_z"}, 0),
            handle("aim", {"aim", "조준점"}, {p.to_x, p.to_y, p.to_z}, {"to_x", "to_y", "to_z"}, 1)};
}

std::vector<kit::Action> RaycastScene::actions(const kit::Moment<RaycastScene>& m) {
    return {raycast::next_method(m), raycast::from_hit(m)};
}

} // namespace tunnel::scenes
