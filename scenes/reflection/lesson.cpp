// Answers: the headline of the moment, the question, the words and marks of the timeline, the marks of the sliders.
#include "scenes/kit/slider_marks.hpp"
#include "scenes/reflection/stretch.hpp"

namespace tunnel::scenes::reflection_lab {
namespace {

using kit::Text;

Text of_a_fault(const Moment& m, const Path& path) {
    const bool scaled = speaks_of_scaled(m);
    switch (path.first_fault) {
    case Verdict::self_hit:
        if (scaled) return {"The ray hits the mirror that it just left.", "광선이 방금 떠난 거울에 다시 부딪힌다."};
        if (m.params.along == Along::direction)
            return {"A grazing ray pushed along its own way hardly leaves the mirror: it hits it again.",
                    "스치는 광선은 제 방향으로 밀어도 거울에서 거의 멀어지지 않아 다시 부딪힌다."};
        return {"Epsilon drowns in rounding here: the ray hits the mirror that it just left.",
                "여기서는 엡실론이 반올림에 묻힌다. 광선이 방금 떠난 거울에 다시 부딪힌다."};
    case Verdict::skipped:
        return {"The step off is wider than the gap: the next ray starts beyond the second mirror.",
                "떼어 놓은 거리가 틈보다 넓다. 다음 광선이 두 번째 거울 너머에서 출발한다."};
    case Verdict::missed:
        return {"The ray begins in contact, and ignoring t = 0 lost it.",
                "광선은 접촉한 채 시작하는데 t = 0을 무시해서 놓쳤다."};
    default:
        return {"The start was moved so far that the ray takes another way.",
                "시작점이 너무 많이 옮겨져 광선이 다른 길로 간다."};
    }
}

// Each is judged by the ray that made it. Round mirrors multiply what rounding has put off, and past this many bounces
// another path than the exact one may have come of it: beside 80 digits, from the 18th on in the room at 1e7 m.
constexpr int many_bounces = 17;

Text of_success(const Moment& m) {
    if (hits_due(m) == 0)
        return {"The ray meets no mirror: nothing was put to the test.",
                "광선이 만나는 거울이 없다. 시험한 것이 없다."};
    if (m.params.mirrors == Mirrors::room && m.last_step > many_bounces)
        return {
            "Each bounce met the mirror on its own way; but the round mirror magnifies errors, and the path strays.",
            "반사마다 제 길에 놓인 거울에 부딪혔다. 하지만 둥근 거울이 오차를 키워 경로는 정확한 경로에서 벗어난다."};
    if (speaks_of_scaled(m) || m.params.rule == Rule::fixed)
        return {"Every bounce met the right mirror.", "반사할 때마다 옳은 거울에 부딪혔다."};
    return {"Both rules hold here. The map shows how soon the fixed one would not.",
            "여기서는 두 규칙 모두 통한다. 고정 규칙이 어디서부터 실패하는지는 지도에 있다."};
}

Text headline(const Moment& m) {
    if (m.step == 0)
        return {"After each hit the next ray must start a little off the mirror. How little?",
                "부딪힌 뒤, 다음 광선은 거울에서 조금 떨어져 출발해야 한다. 얼마나 떨어져야 할까?"};
    const Path& path = path_in_view(m);
    const int at = fault_bounce(path);
    if (at > 0 && m.step >= at) return of_a_fault(m, path);
    if (m.step == m.last_step) return of_success(m);
    if (m.step == 1 && in_contact(path.bounces.front()))
        return {"The ray starts in contact: its first hit is at distance 0.",
                "광선은 접촉한 채 시작한다. 첫 충돌까지의 거리가 0이다."};
    return {"The right mirror so far.", "지금까지는 옳은 거울에 부딪혔다."};
}

void mark_faults(const Moment& m, kit::Readouts& out) {
    const auto mark = [&](const Path& path, Text rule) {
        const int at = fault_bounce(path);
        if (at == 0) return;
        kit::TimelineMark one;
        one.step = at;
        one.label = std::move(rule) + words_of(path.first_fault);
        one.role = role_of(path.first_fault);
        one.answer = true;
        out.timeline_marks.push_back(std::move(one));
    };
    if (m.params.rule != Rule::scaled) mark(m.result.fixed, {"fixed: ", "고정: "});
    if (m.params.rule != Rule::fixed) mark(m.result.scaled, {"scaled: ", "비례: "});
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    out.question = {"will the ray meet every mirror that it should, and if not, at which bounce does it fail?",
                    "광선이 만나야 할 거울을 모두 만날까? 아니라면 몇 번째 반사에서 실패할까?"};
    const std::string n = std::to_string(m.step), all = std::to_string(m.last_step);
    const bool out_now = m.step == m.last_step && m.step == hits_due(m) + 1;
    const std::string made = std::to_string(hits_due(m));
    out.timeline_label = out_now ? Text{"way out, after " + made + " bounces", "반사 " + made + "번 뒤 밖으로 나감"}
                                 : Text{"bounce " + n + " of " + all, "반사 " + n + " / " + all};
    mark_faults(m, out);
}

void read_marks(const Moment& m, kit::Readouts& out) {
    const Stretch good = good_stretch(m.result);
    if (!good.any || m.params.rule == Rule::scaled) return;
    const auto in_words = [](const char* before, const Stretch& s, const char* between, const char* after) {
        return before + short_number(s.lo, 2) + between + short_number(s.hi, 2) + after;
    };
    // Its own numbers: the kit's would round an epsilon of 1e-13 to nothing.
    kit::SliderMark mark{
        "epsilon",       good.lo,
        good.hi,         {in_words("good from ", good, " to ", ""), in_words("정상 범위: ", good, "~", "")},
        kit::Role::miss, true};
    out.slider_marks.push_back(std::move(mark));
}

} // namespace tunnel::scenes::reflection_lab
