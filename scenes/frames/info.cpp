// Answers: who the scene is, its presets and what can be dragged.
#include "scenes/frames/frames.hpp"

namespace tunnel::scenes {
namespace {

std::vector<kit::Preset> about_phases() {
    return {
        {"document",
         {"The document's 60 fps", "문서의 60 fps"},
         {},
         0,
         {"The step is 2 m, wall and bullet together 0.72 m.", "한 스텝은 2 m, 벽과 총알을 합치면 0.72 m다."}},
        {"demo_1",
         {"The 8 m step of demo 1", "시연 1의 8 m 스텝"},
         {{"speed", "480"}},
         0,
         {"480 m/s at 60 fps is the travel of the bullet scene.",
          "60 fps에서 480 m/s면 한 스텝이 총알 장면의 이동 거리와 같다."}},
        {"safe",
         {"Below the threshold", "문턱보다 느리게"},
         {{"speed", "43"}},
         0,
         {"No phase gets through at 43 m/s.", "43 m/s에서는 어떤 위상에서도 빠져나가지 못한다."}},
        {"lucky",
         {"A lucky phase", "운 좋은 위상"},
         {{"phase", "0.9"}},
         FramesScene::lead_frames + 1,
         {"The same speed, another start: seen, and pushed back.",
          "속력은 같지만 출발점이 다르다. 이번에는 보이고, 되밀린다."}},
        {"too_late",
         {"Seen too late", "너무 늦게 보임"},
         {{"phase", "0.7"}},
         FramesScene::lead_frames + 1,
         {"Past the wall's middle the shortest way out leads onward.",
          "벽의 중심을 지나면 가장 짧은 출구는 앞쪽이다."}},
    };
}

std::vector<kit::Preset> about_cost_and_chance() {
    return {
        {"higher_rate",
         {"240 fps, 200 m/s", "240 fps, 200 m/s"},
         {{"fps", "240"}, {"speed", "200"}, {"phase", "0.05"}},
         0,
         {"Four times the work, and still a way through.", "계산은 네 배로 늘었지만 빠져나갈 틈은 여전히 있다."}},
        {"substeps",
         {"Four sub-steps", "서브스텝 네 번"},
         {{"substeps", "4"}, {"speed", "200"}, {"phase", "0.05"}},
         0,
         {"Sub-steps are a higher rate by another name.", "서브스텝은 프레임률을 높이는 일의 다른 이름이다."}},
        {"thin",
         {"A millimetre of wall", "두께 1 mm의 벽"},
         {{"wall_thickness", "0.001"},
          {"radius", "0"},
          {"fps", "1000"},
          {"substeps", "64"},
          {"speed", "100"},
          {"phase", "0.1"}},
         0,
         {"64 000 tests a second, and a point still gets through at 100 m/s.",
          "1초에 6만 4000번 검사해도 점은 100 m/s로 빠져나간다."}},
        {"unlucky_seed",
         {"An unlucky seed", "운 나쁜 시드"},
         {{"seed", "1"}},
         0,
         {"These 10 000 trials are 3.3σ off. About one seed in a thousand is; chance does that.",
          "이 시행 1만 번의 결과는 공식에서 3.3σ 벗어난다. 시드 천 개 가운데 하나쯤은 그렇다. 우연이란 그런 것이다."}},
        {"wrong_side",
         {"After the miss: the wrong side", "놓친 뒤: 반대편으로"},
         {},
         FramesScene::flight_frames + FramesScene::return_frames,
         {"It comes back and is pushed out where it should not be.",
          "되돌아온 총알이 있어서는 안 될 쪽으로 밀려난다."}},
    };
}

} // namespace

const kit::SceneInfo& FramesScene::info() {
    static constexpr kit::SceneInfo it{
        "frames",
        {"Sixty frames a second", "초당 60프레임"},
        {"Document 000, opening", "문서 000, 도입부"},
        {"Lower the speed until every phase is seen, then raise the frame rate: the threshold only moves.",
         "어떤 위상에서도 보일 때까지 속력을 낮춰 보자. 그다음 프레임률을 올려 보자. 문턱이 옮겨질 뿐이다."},
        2.0};
    return it;
}

std::vector<kit::Preset> FramesScene::presets() {
    std::vector<kit::Preset> all = about_phases();
    for (kit::Preset& preset : about_cost_and_chance()) all.push_back(std::move(preset));
    return all;
}

std::vector<kit::Handle> FramesScene::handles(const FramesMoment& m) {
    const FramesResult& r = m.result;
    if (m.step > 0 || m.end.edited) return {}; // the phase is decided at the start, and places a run without edits
    // The test after the contact: x = zone_lo + (1 - phase) step.
    kit::Handle look{
        "phase", {"phase", "위상"}, "wall", {r.zone_lo + (1.0 - m.params.phase) * r.step, 0.0, 0.0}, {}, {}, {}, 0,
        true};
    look.axes[0] = {"phase", 1.0 + r.zone_lo / r.step, -1.0 / r.step};
    return {look};
}

} // namespace tunnel::scenes
