// Answers: what can be dragged: the angle of one step, along its rod; and the one press that halves h.
#include "scenes/kit/set.hpp"
#include "scenes/rotation/picture.hpp"

namespace tunnel::scenes {

std::vector<kit::Handle> RotationScene::handles(const kit::Moment<RotationScene>& m) {
    using namespace rotation_lab;
    kit::Handle turn;
    turn.id = "turn";
    turn.label = {"angle a step, hω", "스텝당 각도 hω"};
    turn.pane = "world";
    turn.at = on_rod(m.params.turn);
    turn.axes[1] = {"turn", -rod_foot / rod_per_rad, 1.0 / rod_per_rad};
    turn.pick = 201U;
    return {turn};
}

std::vector<kit::Action> RotationScene::actions(const kit::Moment<RotationScene>& m) {
    using namespace rotation_lab;
    const Params& p = m.params;
    kit::Action halve;
    halve.id = "halve_h";
    halve.label = {"half of h, twice the steps", "h를 절반으로, 스텝은 두 배로"};
    halve.hint = {"The same ω and the same time: by how much does the error fall?",
                  "ω와 시간은 그대로다. 오차는 얼마나 줄어들까?"};
    const int most = is_free(p) ? most_free_steps : 43200;
    if (2 * p.steps > most)
        halve.why_disabled = {"There would be more steps than can be shown", "보여 줄 수 있는 스텝 수를 넘는다"};
    else if (p.turn < 0.002 || p.h < 0.0002)
        halve.why_disabled = {"h is as small as it can be set", "h가 이미 정할 수 있는 가장 작은 값이다"};
    else
        halve.settings = {{"turn", kit::number_text(0.5 * p.turn)},
                          {"h", kit::number_text(0.5 * p.h)},
                          {"steps", std::to_string(2 * p.steps)}};
    return {halve};
}

} // namespace tunnel::scenes
