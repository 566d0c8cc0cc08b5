// Answers: the lesson of the moment in one sentence, for every outcome and every part of the timeline.
#include "scenes/bullet/words.hpp"

namespace tunnel::scenes {
namespace {

kit::Text when_nothing_touches(const BulletMoment& m) {
    switch (m.result.meeting) {
    case Meeting::runs_away:
        return {"The wall runs away at least as fast. They never meet.",
                "벽이 총알만큼 빠르거나 더 빠르게 달아난다. 둘은 만나지 않는다."};
    case Meeting::passes_by:
        return {"The bullet flies past the wall's end. Both tests are right.",
                "총알이 벽 끝을 비켜 지나간다. 두 검사 모두 옳다."};
    default:
        return {"The bullet stops short of the wall. Both tests are right.",
                "총알이 벽에 못 미쳐 멈춘다. 두 검사 모두 옳다."};
    }
}

kit::Text of_the_whole(const BulletMoment& m) {
    const BulletResult& r = m.result;
    if (r.touch_start)
        return {"They touch before anything moves: t = 0.", "움직이기도 전에 이미 닿아 있다. t = 0이다."};
    if (r.tunneled) return {"The bullet passed. Nobody saw it.", "총알이 지나갔다. 아무도 알아채지 못했다."};
    if (!r.contact) return when_nothing_touches(m);
    if (r.after.side == PushSide::far_side)
        return {"Seen at the end, yet the way out leads forwards.",
                "끝점에서 감지하기는 했지만 가장 짧은 출구는 앞쪽이다."};
    return {"The frame ends inside the wall, so both tests see it.",
            "프레임이 벽 안에서 끝나서 두 검사 모두 알아챈다."};
}

kit::Text of_the_push(const After& after) {
    switch (after.side) {
    case PushSide::far_side:
        return {"Pushed out by the shortest way: on the wrong side.", "가장 짧은 쪽으로 밀려났다. 반대편이다."};
    case PushSide::near_side: return {"Pushed back to the side it came from.", "들어온 쪽으로 되밀렸다."};
    case PushSide::around_end: return {"Pushed out around the wall's end.", "벽 끝을 돌아 밀려났다."};
    case PushSide::none: break;
    }
    return {};
}

kit::Text of_the_flight(const BulletMoment& m, const Now& now) {
    const BulletResult& r = m.result;
    const std::string toi = digits(r.impact.t);
    if (now.t < r.impact.t)
        return {"In flight. The endpoint test sleeps until t = 1.", "날아가는 중이다. 끝점 검사는 t = 1까지 쉰다."};
    if (now.gap <= 0.0)
        return {"In the wall since t = " + toi + ". No endpoint test runs now.",
                "t = " + toi + "부터 벽 안에 있다. 지금 실행되는 끝점 검사는 없다."};
    return {"Through. The endpoint test has not run once.", "벽을 지났다. 그사이 끝점 검사는 한 번도 실행되지 않았다."};
}

} // namespace

kit::Text headline(const BulletMoment& m, const Now& now) {
    const bool under_way = m.step > 0 && m.step < BulletScene::frame_steps;
    if (now.part == Part::next_frame)
        return {"Next frame: suppose the bullet comes back to the wall.",
                "다음 프레임: 총알이 벽으로 되돌아온다고 하자."};
    if (now.part == Part::push_out) return of_the_push(m.result.after);
    if (under_way && m.result.tunneled) return of_the_flight(m, now);
    return of_the_whole(m);
}

} // namespace tunnel::scenes
