// Answers: who the scene is, and its numbers: the hit, what each method says, what was counted.
#include "scenes/raycast/moment.hpp"

namespace tunnel::scenes {
namespace raycast {
namespace {

using kit::Readout, kit::Readouts, kit::Value;

Readout& told(Readouts& out, const char* key, Text label, Value value, const char* unit = "") {
    Readout& r = out.add(key, std::move(label), std::move(value), unit);
    r.answer = true;
    return r;
}
Readout& yes_no(Readouts& out, const char* key, Text label, bool known, bool value) {
    Readout& r = told(out, key, std::move(label), known ? Value{value} : Value{});
    if (known) r.shown = value ? Text{"yes", "예"} : Text{"no", "아니요"};
    return r;
}
Value whole(bool known, std::int64_t n) { return known ? Value{n} : Value{}; }
Value number(bool known, double x) { return known ? kit::finite_or_null(x) : Value{}; }

// Of the verdict's words while the search goes on.
void say_so_far(const Moment& m, Readout& status) {
    const std::vector<ray::Hit> hits = hits_now(m);
    const std::string reach = digits(reach_now(m), 4) + " m", n = std::to_string(hits.size());
    status.label = {"best so far", "지금까지의 최선"};
    status.role = hits.empty() ? Role::muted : Role::hit;
    if (hits.empty())
        status.shown = {"none up to " + reach, reach + "까지 없음"};
    else if (lists(m.params))
        status.label = {"listed so far", "지금까지의 목록"}, status.shown = Text::same(n);
    else
        status.shown = Text::same("#" + std::to_string(hits.front().collider) + ", " + reach);
}

void read_hit(const Moment& m, Readouts& out) {
    const Asked& a = answer(m);
    const bool hit = !a.hits.empty();
    const ray::Hit first = hit ? a.hits.front() : ray::Hit{};
    const std::size_t at_status = out.values.size();
    Readout& status = out.add("status", {"the query says", "질의 결과"}, std::string(base::to_word(a.status)));
    status.shown = word_of(a.status), status.role = role_of(a.status), status.verdict = true;
    Readout& right = out.add("right_status", {"with D normalised", "D를 정규화하면"},
                             std::string(base::to_word(m.result.right.status)));
    right.shown = word_of(m.result.right.status), right.role = role_of(m.result.right.status), right.answer = true;
    Readout& id = told(out, "collider", {"collider", "콜라이더"}, whole(hit, first.collider));
    if (hit) id.shown = name_of(m, first.collider), id.role = Role::hit;
    told(out, "told_distance", {"t as reported", "보고된 t"}, number(hit, told_distance(m, first)),
         m.params.normalised ? "m" : "")
        .digits = 9;
    told(out, "distance", {"distance from the start", "시작점부터의 거리"}, number(hit, first.distance), "m").digits =
        9;
    const char* axes[] = {"x", "y", "z"};
    for (int i = 0; i < 3; ++i)
        told(out, (std::string("point_") + axes[i]).c_str(), Text{"point ", "충돌 지점 "} + std::string(axes[i]),
             number(hit, first.point[i]), "m")
            .digits = 12;
    for (int i = 0; i < 3; ++i) {
        Readout& n = told(out, (std::string("normal_") + axes[i]).c_str(),
                          Text{"normal ", "법선 "} + std::string(axes[i]), number(hit, first.normal[i]));
        n.role = Role::normal;
    }
    const bool mesh = hit && std::holds_alternative<ray::MeshShape>(thing(m, first.collider).collider.shape);
    told(out, "triangle", {"triangle of the mesh", "메시의 삼각형"}, whole(mesh, first.part));
    Readout& face = told(out, "face", {"side of the surface", "맞은 면"},
                         hit ? Value{std::string(first.face == ray::Face::front ? "front" : "back")} : Value{});
    if (hit) face.shown = first.face == ray::Face::front ? Text{"front", "앞면"} : Text{"back", "뒷면"};
    yes_no(out, "inside", {"starts inside", "안에서 시작"}, hit, first.inside);
    const bool list = lists(m.params);
    told(out, "hits", {"hits in the list", "목록의 충돌 수"}, whole(list, static_cast<std::int64_t>(a.hits.size())));
    told(out, "last_collider", {"last in the list", "목록의 마지막"},
         whole(list && hit, hit ? a.hits.back().collider : 0));
    if (!stepping(m)) return;
    for (Readout& r : out.values) // these are the query's, whatever the step; what is shown is not
        if (r.answer) r.shown = {"not yet", "아직"}, r.role = Role::muted;
    say_so_far(m, out.values[at_status]);
}

void read_laws(const Moment& m, Readouts& out) {
    yes_no(out, "methods_agree", {"all methods agree, to the bit", "모든 방법의 답이 비트까지 같음"}, true,
           m.result.agree);
    yes_no(out, "order_free", {"the same, inserted in another order", "삽입 순서를 바꿔도 같음"}, true,
           m.result.any_order);
    yes_no(out, "trace_free", {"the trace changes nothing", "기록해도 답이 그대로임"}, true, !m.result.trace_changes);
    const bool closest = one_hit(m.params);
    for (const bool down : {false, true}) {
        const ray::Id id = m.result.winner[down ? 1 : 0];
        const bool known = closest && id != ray::no_id;
        Readout& r = told(out, down ? "document_winner_down" : "document_winner_up",
                          down ? Text{"the document's rule, ids downwards", "문서의 규칙, 큰 ID부터"}
                               : Text{"the document's rule, ids upwards", "문서의 규칙, 작은 ID부터"},
                          whole(known, known ? id : 0));
        if (known) r.shown = name_of(m, id);
    }
}

void read_skips(const Moment& m, Readouts& out) {
    const bool hit = has_hit(m);
    std::int64_t before = 0;
    for (const Skip& skip : m.result.skips) before += !hit || skip.at <= answer(m).hits.front().distance ? 1 : 0;
    told(out, "skipped", {"passed through: the filter rejects them", "그대로 통과한 것 (필터가 제외)"}, before).role =
        Role::miss;
    for (const Why why : {Why::disabled, Why::layer, Why::trigger, Why::ignored}) {
        std::int64_t n = 0;
        for (const Skip& skip : m.result.skips)
            n += skip.why == why && (!hit || skip.at <= answer(m).hits.front().distance) ? 1 : 0;
        told(out, ("skipped_" + std::string(key_word(why))).c_str(), Text{"of these: ", "그중: "} + word_of(why), n);
    }
    out.add("filtered_here", {"colliders that the filter rejects", "필터가 제외하는 콜라이더"}, m.result.filtered);
    out.add("colliders", {"colliders in the world", "월드의 콜라이더"},
            static_cast<std::int64_t>(m.result.room->things.size()));
}

} // namespace

void read_answer(const Moment& m, Readouts& out) {
    read_hit(m, out);
    read_skips(m, out);
    read_laws(m, out);
}

void read_counts(const Moment& m, Readouts& out) {
    for (const Method method : {Method::brute_force, Method::grid, Method::bvh}) {
        const std::string word(ray::to_word(method));
        const Asked& a = m.result.of(method);
        const Text name = name_of(method) + ": ";
        const auto count = [&](const char* key, Text label, std::int64_t n) {
            told(out, (key + ("_" + word)).c_str(), name + label, n);
        };
        count("candidates", {"candidates", "후보"}, a.counts.candidates);
        count("by_filter", {"rejected by the filter", "필터가 제외"}, a.counts.by_filter);
        count("by_box", {"rejected by their box", "상자로 제외"}, a.counts.by_box);
        count("by_distance", {"rejected by distance", "거리로 제외"}, a.counts.by_distance);
        count("shapes", {"shapes tested", "검사한 도형"}, a.counts.narrow);
        count("triangles", {"triangles tested", "검사한 삼각형"}, a.counts.triangles);
        count("nodes", {"nodes or cells opened", "연 노드 또는 칸"}, a.counts.nodes);
        count("boxes", {"boxes tested", "검사한 상자"}, a.boxes);
        count("tests", {"boxes, cells, shapes and triangles", "상자, 칸, 도형, 삼각형의 합"}, a.tests());
    }
    const auto ours = static_cast<double>(answer(m).tests());
    const auto brute = static_cast<double>(m.result.of(Method::brute_force).tests());
    told(out, "ratio", {"tests of brute force over ours", "전수 검사 ÷ 이 방법 (검사 횟수)"},
         number(ours > 0.0, brute / ours), "×")
        .digits = 4;
}

void read_timings(const Moment& m, Readouts& out) {
    for (const Method method : {Method::brute_force, Method::grid, Method::bvh})
        out.timings.push_back({"time_" + std::string(ray::to_word(method)),
                               name_of(method) + Text{": one closest hit", ": 가장 가까운 충돌 하나"},
                               [room = m.result.room, ray = m.result.ray, query = m.result.query.query, method] {
                                   (void)room->world(method).closest(ray, query);
                               }});
}

} // namespace raycast

const kit::SceneInfo& RaycastScene::info() {
    static constexpr kit::SceneInfo it{
        "raycast",
        {"What a ray meets", "광선이 만나는 것"},
        {"Document 004, the ray query with its filters", "문서 004, Raycast 질의와 필터링"},
        {"Drag the start or the aim. Then change the mask: what does the ray pass through?",
         "시작점이나 조준점을 끌어 보자. 그다음 마스크를 바꾸면 광선은 무엇을 통과할까?"},
        8.0};
    return it;
}

void RaycastScene::read(const kit::Moment<RaycastScene>& m, kit::Readouts& out) {
    using namespace raycast;
    read_lesson(m, out);
    read_answer(m, out);
    read_counts(m, out);
    read_formula(m, out);
    read_loop(m, out);
    read_tables(m, out);
    read_plots(m, out);
    read_timings(m, out);
}

void RaycastScene::draw(const kit::Moment<RaycastScene>& m, kit::DrawList& list) {
    using namespace raycast;
    draw_world(m, list);
    draw_boxes(m, list);
    draw_levels(m, list);
    draw_counters(m, list);
}

} // namespace tunnel::scenes
