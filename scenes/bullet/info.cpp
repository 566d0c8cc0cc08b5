// Answers: who the scene is, its presets and what can be dragged.
#include "scenes/bullet/bullet.hpp"

namespace tunnel::scenes {

const kit::SceneInfo& BulletScene::info() {
    static constexpr kit::SceneInfo it{
        "bullet",
        {"Bullet through the wall", "벽을 통과하는 총알"},
        {"Document 000, demo 1", "문서 000, 시연 1"},
        {"Drag the end of the flight towards the wall: the endpoint test sees it only in one "
         "short stretch.",
         "비행의 끝점을 벽 쪽으로 끌어 보자. 끝점 검사는 짧은 한 구간에서만 벽을 감지한다."},
        25.0};
    return it;
}

std::vector<kit::Preset> BulletScene::presets() {
    return {
        {"document",
         {"The document's values", "문서의 값"},
         {},
         0,
         {"Both endpoints miss; the path hits at t = 0.5175.",
          "두 끝점에서는 겹치지 않지만 경로는 t = 0.5175에 벽에 닿는다."}},
        {"stops_short",
         {"Travel 4: stops short", "이동 거리 4: 못 미침"},
         {{"travel", "4"}},
         0,
         {"A MISS that is right.", "이번에는 ‘충돌 없음’이 옳다."}},
        {"past_the_middle",
         {"Ends past the wall's middle", "벽의 중심을 지나 끝남"},
         {{"travel", "4.7"}},
         frame_steps + push_steps,
         {"The endpoint test sees it, and still pushes it forwards.",
          "끝점 검사는 겹침을 감지하고도 총알을 앞으로 밀어낸다."}},
        {"wrong_side",
         {"After the miss: the wrong side", "놓친 뒤: 반대편으로"},
         {},
         2 * frame_steps + push_steps,
         {"Back in the wall one frame later, the shortest way out is the far side.",
          "한 프레임 뒤 다시 벽에 들어오면 가장 짧은 출구는 반대편이다."}},
        {"corner",
         {"Hits the corner", "꼭짓점에 닿음"},
         {{"bullet_y", "6.1"}},
         0,
         {"The round bullet meets the square corner a little later than the face.",
          "둥근 총알은 면에 닿을 때보다 조금 늦게 꼭짓점에 닿는다."}},
        {"over_the_top",
         {"Over the top", "벽 위로 지나감"},
         {{"bullet_y", "6.4"}},
         0,
         {"Passes above the wall: both tests are right.", "벽 위로 지나간다. 두 검사 모두 옳다."}},
        {"wall_comes",
         {"The wall rushes in", "달려오는 벽"},
         {{"wall_drift", "-4"}},
         0,
         {"4.14 m close at 12 m per frame: t = 0.345.", "4.14 m 간격이 프레임당 12 m씩 좁아진다. t = 0.345다."}},
        {"wall_flees",
         {"The wall runs away", "달아나는 벽"},
         {{"travel", "5"}, {"wall_drift", "5"}},
         0,
         {"travel - drift = 0: the gap never closes.", "이동 거리 - 벽 이동량 = 0이라 간격이 줄지 않는다."}},
        {"touching",
         {"Touching at the start", "처음부터 닿음"},
         {{"wall_x", "1"}, {"wall_half_thickness", "0.32"}},
         0,
         {"Touching counts as contact: t = 0.", "닿기만 해도 접촉이다. t = 0이다."}},
        {"point_and_line",
         {"A point and a line", "점과 선"},
         {{"radius", "0"}, {"wall_half_thickness", "0"}},
         0,
         {"The stretch that the endpoint test sees shrinks to a single value.",
          "끝점 검사가 감지하는 구간이 값 하나로 줄어든다."}},
    };
}

std::vector<kit::Handle> BulletScene::handles(const BulletMoment& m) {
    const BulletParams& p = m.params;
    const double end = start_x + p.travel;
    kit::Handle bullet{"bullet", {"bullet height", "총알 높이"}, "world", {start_x, p.bullet_y, 0.0}, {}, {}, {}, 1};
    bullet.axes[1] = {"bullet_y", 0.0, 1.0};
    kit::Handle tip{"end", {"travel", "이동 거리"}, "world", {end, p.bullet_y, 0.0}, {}, {}, {}, 4};
    tip.axes[0] = {"travel", -start_x, 1.0};
    kit::Handle wall{"wall", {"wall x", "벽 x"}, "world", {p.wall_x, wall_top, 0.0}, {}, {}, {}, 2};
    wall.axes[0] = {"wall_x", 0.0, 1.0};
    kit::Handle drift{
        "drift", {"wall drift", "벽 이동량"}, "world", {p.wall_x + p.wall_drift, wall_bottom + 0.35, 0.0}, {}, {}, {},
        2};
    drift.axes[0] = {"wall_drift", -p.wall_x, 1.0};
    return {bullet, tip, wall, drift};
}

} // namespace tunnel::scenes
