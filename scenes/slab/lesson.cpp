// Answers: the headline of the moment, the question, and the words of the timeline.
#include "scenes/slab/moment.hpp"

#include <cmath>

namespace tunnel::scenes::slab_lab {
namespace {

using kit::Text;

constexpr kit::Words beside_the_corner{
    "The arrow points exactly at the corner, but at length 1 its direction is rounded: this ray passes beside it.",
    "화살표는 꼭짓점을 정확히 향하지만, 길이를 1로 만들면서 방향이 반올림되었다. 이 광선은 꼭짓점 바로 옆을 지난다."};

bool swallowed_nan(const Moment& m) { return axis_of(m, 0).met_nan() || axis_of(m, 1).met_nan(); }

Text headline_of_document(const Moment& m) {
    const Result& r = m.result;
    const bool nan = swallowed_nan(m);
    if (!r.valid())
        return {"Without a direction there is no ray; the document's code answers all the same.",
                "방향이 없으면 광선도 없는데, 문서의 코드는 그래도 답을 낸다."};
    if (!r.right() && hit(m) && !m.params.normalise)
        return {"The direction is not of length 1: t is within the max distance, the point is not.",
                "방향의 길이가 1이 아니다. t는 최대 거리 안이지만 충돌 지점은 그 밖이다."};
    if (!r.right() && nan && hit(m))
        return {"A NaN hides a bound: the document's code reports a hit where there is none.",
                "NaN이 경계 하나를 가렸다. 문서의 코드는 빗나간 광선을 맞았다고 한다."};
    if (!r.right() && nan)
        return {"0 · ∞ is NaN: the document's code loses a ray that runs along a face.",
                "0 · ∞는 NaN이다. 문서의 코드는 면을 따라가는 광선을 놓친다."};
    if (!r.right())
        return {"The document's code says otherwise than the exact answer.", "문서의 코드의 답이 정확한 답과 다르다."};
    if (nan && !r.other_min_max)
        return {"A NaN came up; here every Min and Max gives the right answer all the same.",
                "NaN이 생겼지만, 여기서는 어떤 Min과 Max를 써도 답이 맞다."};
    if (nan)
        return {"A NaN came up and was dropped by luck: another Min and Max, and it is wrong.",
                "NaN이 생겼지만 운 좋게 버려졌다. Min과 Max가 달랐다면 틀렸을 것이다."};
    if (unsaid(m))
        return {"It started inside: the document's code returns the way out and tells nobody.",
                "안에서 시작했다. 문서의 코드는 나가는 거리를 돌려주면서 그렇다고 알리지 않는다."};
    if (!m.params.normalise && hit(m))
        return {"The direction is not of length 1, so t is no distance.",
                "방향의 길이가 1이 아니어서 t는 거리가 아니다."};
    return {"Here the document's code is right.", "여기서는 문서의 코드가 맞다."};
}

Text headline_of_core(const Moment& m) {
    switch (m.result.answer.why) {
    case Why::front:
        if (m.result.answer.t == 0.0)
            return {"It starts on the surface: t = 0, and that counts.",
                    "표면에서 시작한다. t = 0이고, 맞은 것으로 친다."};
        if (m.result.enter == m.result.exit)
            return {"The intervals share a single t: a graze counts.",
                    "두 구간이 t 하나에서만 만난다. 스쳐도 맞은 것이다."};
        if (axis_of(m, 0).parallel || axis_of(m, 1).parallel)
            return {"Parallel and inside that slab: it is there always, and nothing is divided by 0.",
                    "평행하고 그 슬랩 안이다. 항상 안에 있으므로 0으로 나눌 일이 없다."};
        return {"Inside both slabs at once means inside the box; the slab entered last gives t.",
                "두 슬랩 안에 함께 있으면 상자 안이다. 마지막에 들어간 슬랩이 t를 정한다."};
    case Why::exit:
        return {"It starts inside: by this rule the way out counts, and the hit says that it is a back.",
                "안에서 시작한다. 이 규칙에서는 나가는 곳이 답이고, 뒷면이라고 알려 준다."};
    case Why::zero:
        return {"It starts inside: by this rule it hits at once.", "안에서 시작한다. 이 규칙에서는 바로 맞는다."};
    case Why::ignored:
        return {"It starts inside: by this rule the box does not count.",
                "안에서 시작한다. 이 규칙에서는 상자를 무시한다."};
    case Why::behind:
        return {"The line meets the box, the ray does not: all of it lies at t < 0.",
                "직선은 상자를 지나지만 광선은 아니다. 만나는 곳이 모두 t < 0이다."};
    case Why::too_far: return {"The box lies beyond the end of the ray.", "상자는 광선이 끝나는 곳 너머에 있다."};
    case Why::refused:
        return {"A direction of length 0 is no direction: refused, not guessed.",
                "길이가 0이면 방향이 아니다. 어림짐작하지 않고 거절한다."};
    default: break;
    }
    if (m.result.rounded_away) return beside_the_corner;
    for (const int i : {0, 1})
        if (axis_of(m, i).seen && !axis_of(m, i).holds)
            return {"Parallel and outside that slab: never in it, and all is decided.",
                    "평행하고 그 슬랩 밖이다. 영영 들어가지 못하므로 더 볼 것이 없다."};
    return {"It is out of one slab before it comes into the other: no t lies in both.",
            "한 슬랩에서 나간 뒤에야 다른 슬랩에 들어간다. 두 구간에 다 드는 t가 없다."};
}

Text of_a_slab(const Moment& m, int index) {
    const Interval& a = axis_of(m, index);
    if (!a.seen) return {"It need not be looked at any more.", "더 볼 필요가 없다."};
    if (a.met_nan())
        return {"The origin lies on a plane and the direction has a 0: 0 · ∞ is no number.",
                "시작점이 면 위에 있고 방향 성분이 0이다. 0 · ∞는 수가 아니다."};
    if (a.parallel && documents(m))
        return {"Divided by 0: the planes are met at infinity.", "0으로 나누었다. 두 면을 무한대에서 만난다."};
    if (a.parallel && a.holds)
        return {"Parallel to this slab and inside it: always.", "이 슬랩과 평행하고 안에 있다. 항상 안이다."};
    if (a.parallel)
        return {"Parallel to this slab and outside: never.", "이 슬랩과 평행하고 밖에 있다. 들어가지 못한다."};
    return {"In through one plane, out through the other: an interval of t.",
            "한 면으로 들어가 다른 면으로 나온다. t의 구간이 하나 생긴다."};
}

Text headline(const Moment& m) {
    switch (m.step) {
    case question:
        return {"A box is what two slabs share: ask each slab when the ray is inside.",
                "상자는 두 슬랩이 겹친 곳이다. 광선이 언제 안에 있는지 슬랩마다 물어보자."};
    case x_slab: return of_a_slab(m, 0);
    case y_slab: return of_a_slab(m, 1);
    case shared:
        return share(m) ? Text{"The latest entry comes before the earliest exit: they share an interval.",
                               "가장 늦은 진입이 가장 이른 이탈보다 앞선다. 공통 구간이 있다."}
               : m.result.rounded_away ? Text(beside_the_corner)
                                       : Text{"No t lies in both intervals.", "두 구간에 다 드는 t가 없다."};
    default: break;
    }
    return documents(m) ? headline_of_document(m) : headline_of_core(m);
}

Text timeline_words(int step) {
    switch (step) {
    case question: return {"question", "질문"};
    case x_slab: return {"x slab", "x 슬랩"};
    case y_slab: return {"y slab", "y 슬랩"};
    case shared: return {"what both share", "공통 구간"};
    default: break;
    }
    return {"choose t", "t 고르기"};
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    out.question = {"does it hit, at which t, and which face?", "맞을까? 맞는다면 t는 얼마이고 어느 면일까?"};
    out.timeline_label = timeline_words(m.step);
    kit::TimelineMark mark;
    mark.step = m.last_step;
    mark.answer = true;
    mark.label = verdict_of(m).word;
    mark.role = verdict_of(m).role;
    out.timeline_marks.push_back(std::move(mark));
}

} // namespace tunnel::scenes::slab_lab
