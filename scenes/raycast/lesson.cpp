// Answers: the headline of the answer, what to predict, and the words of the timeline.
#include "scenes/raycast/moment.hpp"

#include <algorithm>

namespace tunnel::scenes::raycast {
namespace {

// A length that only rounds to 1 is told with as many digits as it takes.
std::string told_length(double length) {
    for (const int count : {3, 6, 9})
        if (const std::string out = digits(length, count); out != "1") return out;
    return digits(length, 17);
}

Text of_wrong_t(const Moment& m) {
    if (m.result.length == 1.0)
        return {"D happens to be exactly 1 m long: here t is the distance after all.",
                "D의 길이가 마침 정확히 1 m다. 그래서 여기서는 t가 그대로 거리다."};
    const Text length{"D is " + told_length(m.result.length) + " m long: ",
                      "D의 길이가 " + told_length(m.result.length) + " m다. "};
    const base::Status told = answer(m).status, right = m.result.right.status;
    if (told != right)
        return length + (right == base::Status::hit
                             ? Text{"t is no distance, and a hit within the maximum is lost.",
                                    "t는 거리가 아니어서 최대 거리 안의 충돌을 놓친다."}
                             : Text{"t is no distance, and a hit beyond the maximum is reported.",
                                    "t는 거리가 아니어서 최대 거리 밖의 것을 맞았다고 한다."});
    if (!has_hit(m))
        return length + Text{"the maximum counts such lengths, no metres. The answer is right here by luck.",
                             "최대 거리도 m가 아니라 이 길이를 단위로 잰다. 여기서는 운 좋게 답이 맞았다."};
    return length + Text{"the t reported is no distance.", "보고된 t는 거리가 아니다."};
}

Text of_list(const Moment& m) {
    const std::string n = std::to_string(answer(m).hits.size());
    if (m.params.asks == Asks::surfaces)
        return {"All surfaces, by distance: " + n + "; each way in and each way out counts.",
                "모든 표면을 거리순으로: " + n + "개. 들어가는 점과 나오는 점을 따로 센다."};
    return {"All colliders, by distance: " + n + ", each once.", "모든 콜라이더를 거리순으로: " + n + "개, 하나씩."};
}

Text of_closest(const Moment& m) {
    const ray::Hit& hit = answer(m).hits.front();
    const Text name = name_of(m, hit.collider);
    const std::string d = digits(hit.distance, 4);
    std::size_t before = 0;
    for (const Skip& skip : m.result.skips) before += skip.at <= hit.distance ? 1 : 0;
    const std::string n = std::to_string(before);
    if (hit.inside) return name + Text{": the ray starts inside, distance 0.", ": 안에서 시작했다. 거리 0."};
    if (hit.face == ray::Face::back && std::holds_alternative<ray::MeshShape>(thing(m, hit.collider).collider.shape))
        return name +
               Text{": its far side, met from within after " + d + " m.", ": 안에서 반대쪽 면에 맞았다, " + d + " m."};
    if (hit.face == ray::Face::back)
        return name + Text{": the ray starts inside and leaves after " + d + " m.",
                           ": 안에서 시작해 " + d + " m 가서 나간다."};
    if (const double least = least_by(m, m.result.steps.size()); hit.distance > least && m.params.tie > 0.0)
        return name + Text{" after " + d + " m: the smallest id within ε of the nearest, " + digits(least, 4) + " m.",
                           ", " + d + " m: 가장 가까운 " + digits(least, 4) + " m에서 ε 안에 있는 가장 작은 ID."};
    if (before > 0)
        return name + Text{" after " + d + " m. The filter let the ray pass through " + n +
                               (before == 1 ? " collider." : " colliders."),
                           ", " + d + " m에서 맞았다. 필터 덕분에 " + n + "개를 그대로 통과했다."};
    return name + Text{" after " + d + " m.", ", " + d + " m에서 맞았다."};
}

Text of_document_rule(const Moment& m) {
    if (!has_hit(m)) return {"Nothing is met: no tie to break.", "충돌이 없어 고를 것도 없다."};
    const ray::Id here = answer(m).hits.front().collider, other = m.result.winner[m.params.descending ? 0 : 1];
    const Text first = Text{"The document's rule picks ", "문서의 규칙, 이 순서에서: "} + name_of(m, here);
    if (here == other) return first + Text{", in the other order, too.", ", 반대 순서에서도 같다."};
    return first + Text{", in the other order ", ", 반대 순서에서: "} + name_of(m, other) +
           Text{". By smallest distance first: ", ". 가장 짧은 거리를 먼저 정하면: "} + name_of(m, m.result.ours) +
           Text::same(".");
}

Text headline(const Moment& m) {
    if (answer(m).status == base::Status::invalid_input)
        return {"No direction: the query is refused.", "방향이 없다. 질의를 거절한다."};
    if (stepping(m)) return step_words(m);
    if (!m.params.normalised) return of_wrong_t(m);
    if (by_document(m.params)) return of_document_rule(m);
    if (answer(m).status == base::Status::clear)
        return {"Nothing is met up to the maximum distance.", "최대 거리까지 아무것에도 맞지 않는다."};
    if (m.params.asks == Asks::any)
        return {"Something is met; “any” stops at the first it finds.",
                "무언가에 맞는다. ‘하나라도’는 처음 찾은 데서 멈춘다."};
    return lists(m.params) ? of_list(m) : of_closest(m);
}

void mark_timeline(const Moment& m, kit::Readouts& out) {
    const auto mark = [&](std::size_t index, Text words, Role role) {
        if (out.timeline_marks.size() >= 6) return;
        kit::TimelineMark& one = out.timeline_marks.emplace_back();
        one.step = static_cast<double>(index) + 1.0, one.label = std::move(words), one.role = role, one.answer = true;
    };
    for (std::size_t i = 0; i < m.result.turns.size(); ++i)
        if (m.result.turns[i].taken()) mark(i, {"taken", "고름"}, Role::hit);
    if (in_turns(m)) return;
    if (m.result.again > 0) mark(m.result.again, {"second look", "두 번째 탐색"}, Role::active);
    for (const auto& [at, hit] : m.result.met)
        if (at < m.result.again || m.result.again == 0) mark(at, {"met", "충돌"}, Role::hit);
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    out.question = {"which collider does this query report, and after how many metres?",
                    "이 질의는 어느 콜라이더에 몇 m에서 맞았다고 답할까?"};
    const std::string step = std::to_string(m.step), last = std::to_string(std::max(0, m.last_step - 1));
    out.timeline_label = stepping(m) ? Text{"step " + step + " of " + last, "단계 " + step + " / " + last}
                         : m.step == 0
                             ? Text{"the answer; play its " + last + " steps", "전체 답, 재생하면 " + last + "단계"}
                             : Text{"the answer, after " + last + " steps", last + "단계 뒤의 답"};
    mark_timeline(m, out);
}

} // namespace tunnel::scenes::raycast
