// Answers: the lesson of the moment in one sentence.
#include "scenes/frames/pieces.hpp"

namespace tunnel::scenes {
namespace {

using kit::Text;

Text of_the_flight(const FramesMoment& m) {
    const FramesState& run = m.end;
    const Around at = around_wall(run);
    const std::string a = digits(at.before, 4), b = digits(at.after, 4);
    if (run.caught) {
        if (!run.edited && m.result.step <= m.result.reach)
            return {"The step is no longer than wall and bullet: every start is detected.",
                    "한 스텝이 벽과 총알을 합친 길이보다 길지 않다. 어디서 출발해도 감지된다."};
        if (!run.edited)
            return {"Lucky phase: frame " + b + " falls into the wall.",
                    "운 좋은 위상이다. 프레임 " + b + "에서 벽 안에 놓인다."};
        return {"In this run frame " + b + " falls into the wall.", "이 실행에서는 프레임 " + b + "에 벽 안에 놓인다."};
    }
    if (run.passed)
        return {"The path hits the wall between frames " + a + " and " + b + ". No frame detects it.",
                "경로는 프레임 " + a + "~" + b + " 사이에 벽과 부딪힌다. 어느 프레임도 감지하지 못한다."};
    return {"In these frames the bullet does not get past the wall.", "이 프레임들 안에는 총알이 벽을 지나지 못한다."};
}

} // namespace

Text headline(const FramesMoment& m) {
    const FramesState& s = m.state;
    if (s.caught && s.way == WayOut::onward)
        return {"Detected too late: the shortest way out leads onward.",
                "너무 늦게 감지했다. 가장 짧은 출구는 앞쪽이다."};
    if (s.caught && s.way == WayOut::none)
        return {"Detected as it just touches: there is nothing to push out.", "막 닿을 때 감지했다. 밀어낼 것이 없다."};
    if (s.caught)
        return {"Detected in time: pushed back to the side it came from.", "제때 감지했다. 들어온 쪽으로 되밀린다."};
    if (s.returned && s.way != WayOut::none)
        return {"Pushed out by the shortest way: on the wrong side.", "가장 짧은 쪽으로 밀려났다. 반대편이다."};
    if (s.returned)
        return {"Suppose it comes back: now a frame detects it.", "되돌아온다고 하자. 이제야 한 프레임이 감지한다."};
    if (s.passed)
        return {"Through. No test has detected an overlap.", "벽을 지났다. 어떤 검사도 겹침을 감지하지 못했다."};
    return of_the_flight(m);
}

} // namespace tunnel::scenes
