// Answers: the headline of the moment, what to predict, and the words of the timeline.
#include "scenes/raycast/moment.hpp"

namespace tunnel::scenes::raycast {
namespace {

// Of Korean names that stand before "에서" or "을", no ending is guessed: names are set off by commas.
Text of_node(const Moment& m, const ray::QueryStep& step) {
    const std::string boxes = std::to_string(boxes_in(tree_of(m, step), step.index).size());
    const std::string limit = digits(step.limit, 4);
    if (step.mesh != ray::no_id)
        return {"Inside the mesh: a node is opened, its " + boxes + " boxes are tested up to " + limit + " m.",
                "메시 안의 노드를 열고 상자 " + boxes + "개를 " + limit + " m까지 검사한다."};
    if (step.moving)
        return {"The tree of moving colliders: " + boxes + " boxes are tested up to " + limit + " m.",
                "움직이는 콜라이더의 트리다. 상자 " + boxes + "개를 " + limit + " m까지 검사한다."};
    return {"A node is opened: its " + boxes + " boxes are tested up to " + limit + " m.",
            "노드를 열고 상자 " + boxes + "개를 " + limit + " m까지 검사한다."};
}

Text of_candidate(const Moment& m, const ray::QueryStep& step) {
    const Text name = name_of(m, step.index);
    const std::string limit = digits(step.limit, 4);
    if (step.fate == ray::Fate::met)
        return name + Text{": met. Nothing beyond " + limit + " m counts any more.",
                           ": 맞았다. 이제 " + limit + " m보다 먼 것은 볼 필요가 없다."};
    if (step.fate == ray::Fate::filtered)
        return name + ", " + word_of_fate(m, step.index, step.fate) +
               Text{". No geometry was needed.", ". 도형은 볼 필요도 없다."};
    return name + ", " + word_of_fate(m, step.index, step.fate) + Text::same(".");
}

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
        return {"All surfaces, by distance: " + n + " hits, each way in and out of its own.",
                "모든 표면을 거리순으로: " + n + "개. 들어가는 점과 나오는 점이 따로 있다."};
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
    if (hit.face == ray::Face::back && !std::holds_alternative<ray::MeshShape>(thing(m, hit.collider).collider.shape))
        return name + Text{": the ray starts inside and leaves after " + d + " m.",
                           ": 안에서 시작해 " + d + " m 가서 나간다."};
    if (before > 0)
        return name + Text{" after " + d + " m. The filter let the ray pass through " + n +
                               (before == 1 ? " collider." : " colliders."),
                           ", " + d + " m에서 맞았다. 필터 덕분에 " + n + "개를 그대로 통과했다."};
    return name + Text{" after " + d + " m.", ", " + d + " m에서 맞았다."};
}

Text headline(const Moment& m) {
    if (answer(m).status == base::Status::invalid_input)
        return {"No direction: the query is refused.", "방향이 없다. 질의를 거절한다."};
    if (const ray::QueryStep* step = current(m)) return step->node ? of_node(m, *step) : of_candidate(m, *step);
    if (!m.params.normalised) return of_wrong_t(m);
    if (by_document(m.params))
        return has_hit(m) ? Text{"The document's tie rule picks ", "문서의 동률 규칙이 고른 것: "} +
                                name_of(m, answer(m).hits.front().collider) +
                                (m.result.winner[0] != m.result.winner[1]
                                     ? Text{"; see another in the other order.", ". 순서를 바꾸면 다른 것을 고른다."}
                                     : Text{"; the other order picks the same.", ". 순서를 바꿔도 같다."})
                          : Text{"Nothing is met: no tie to break.", "충돌이 없어 고를 것도 없다."};
    if (answer(m).status == base::Status::clear)
        return {"Nothing is met up to the maximum distance.", "최대 거리까지 아무것에도 맞지 않는다."};
    if (m.params.asks == Asks::any)
        return {"Something is met; “any” stops at the first it finds.",
                "무언가에 맞는다. ‘하나라도’는 처음 찾은 데서 멈춘다."};
    return lists(m.params) ? of_list(m) : of_closest(m);
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    out.question = {"which collider does this query report, and after how many metres?",
                    "이 질의는 어느 콜라이더에 몇 m에서 맞았다고 답할까?"};
    const std::string step = std::to_string(m.step), last = std::to_string(m.last_step);
    out.timeline_label = stepping(m)
                             ? Text{"step " + step + " of " + last, "단계 " + step + " / " + last}
                             : Text{"the answer; play its " + last + " steps", "전체 답, 재생하면 " + last + "단계"};
    for (std::size_t i = 0; i < m.result.steps.size(); ++i) {
        const ray::QueryStep& s = m.result.steps[i];
        if (s.node || s.fate != ray::Fate::met) continue;
        kit::TimelineMark mark{static_cast<double>(i) + 1.0, {"met", "충돌"}, Role::hit};
        mark.answer = true;
        out.timeline_marks.push_back(std::move(mark));
        if (out.timeline_marks.size() == 6) break;
    }
}

} // namespace tunnel::scenes::raycast
