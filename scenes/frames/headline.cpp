// Answers: the lesson of the moment in one sentence.
#include "scenes/frames/pieces.hpp"

namespace tunnel::scenes {
namespace {

using kit::Text;

Text of_the_flight(const FramesMoment& m) {
    const FramesResult& r = m.result;
    if (!r.seen) {
        const std::string a = digits(frame_of(m, r.before), 4), b = digits(frame_of(m, r.after), 4);
        return {"Between frames " + a + " and " + b + " it crosses the wall. No frame sees it.",
                a + "번과 " + b + "번 프레임 사이에 벽을 지난다. 어느 프레임도 보지 못한다."};
    }
    if (r.step <= r.reach)
        return {"The step is no longer than wall and bullet: every start is seen.",
                "한 스텝이 벽과 총알을 합친 길이보다 길지 않다. 어디서 출발해도 보인다."};
    const std::string frame = digits(frame_of(m, seeing_test(m)), 4);
    return {"Lucky phase: frame " + frame + " falls into the wall.",
            "운 좋은 위상이다. " + frame + "번 프레임이 벽 안에 놓인다."};
}

} // namespace

Text headline(const FramesMoment& m) {
    const FramesState& s = m.state;
    if (s.caught && s.way == WayOut::onward)
        return {"Seen too late: the shortest way out leads onward.", "너무 늦게 보았다. 가장 짧은 출구는 앞쪽이다."};
    if (s.caught)
        return {"Seen in time: pushed back to the side it came from.", "제때 보았다. 들어온 쪽으로 되밀린다."};
    if (s.returned && s.way != WayOut::none)
        return {"Pushed out by the shortest way: on the wrong side.", "가장 짧은 쪽으로 밀려났다. 반대편이다."};
    if (s.returned)
        return {"Suppose it comes back: now a frame sees it.", "되돌아온다고 하자. 이제야 한 프레임이 본다."};
    if (s.passed)
        return {"Through. So far no test has seen an overlap.",
                "벽을 지났다. 지금까지 어떤 검사도 겹침을 보지 못했다."};
    return of_the_flight(m);
}

} // namespace tunnel::scenes
