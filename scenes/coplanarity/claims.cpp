// Answers: what document 000 claims of coplanarity and of missed collisions, and what its errata add, each at its own
// settings.
#include "scenes/coplanarity/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace coplanarity {
namespace {

using Holds = std::optional<bool>;
using kit::last_step;
using kit::Readouts;

bool flag(const Readouts& r, const char* key) { return r.flag(key) != nullptr && *r.flag(key); }
bool asked(const Readouts& r) { return r.word("truth_status") != nullptr; }
bool truly(const Readouts& r, const char* word) { return r.is("truth_status", word); }
bool all_say(const Readouts& r, const char* word) {
    return r.is("status_univariate", word) && r.is("status_inclusion", word) && r.is("status_certified", word);
}
bool known(const Readouts& r, const char* key) { return r.word(key) != nullptr && !r.is(key, "searching"); }

// Laws.
Holds certified_is_exact(const Readouts& r) {
    if (!asked(r) || !known(r, "status_certified")) return {};
    if (!r.is("status_certified", *r.word("truth_status"))) return false;
    return !truly(r, "hit") || (r.number("toi_certified") <= r.number("truth_toi_upper") &&
                                r.number("truth_toi") <= r.number("toi_upper_certified"));
}
Holds inclusion_never_misses(const Readouts& r) {
    if (!asked(r) || !truly(r, "hit") || !known(r, "status_inclusion") || !flag(r, "guarded")) return {};
    return !r.is("status_inclusion", "clear") && r.number("toi_inclusion") <= r.number("truth_toi_upper");
}

Holds twice_in_plane(const Readouts& r) {
    return truly(r, "hit") && r.number("roots") == 2 && r.number("roots_inside") == 1 && r.number("truth_toi") > 0.6;
}
Holds coplanar_outside(const Readouts& r) {
    return truly(r, "clear") && r.number("roots") == 1 && r.number("roots_inside") == 0 && all_say(r, "clear");
}
bool at_two_fifths(const Readouts& r) { return r.number("truth_toi") <= 0.4 && 0.4 <= r.number("truth_toi_upper"); }
Holds clean(const Readouts& r) {
    return all_say(r, "hit") && at_two_fifths(r) && std::abs(r.number("toi_univariate") - 0.4) < 1e-12;
}
Holds touching_counts(const Readouts& r) {
    return truly(r, "hit") && at_two_fifths(r) && r.is("status_certified", "hit") && r.is("status_inclusion", "hit");
}
// p enters through the side ab: x of p is -2 + 4 t, that of the side 1 - t.
Holds slides(const Readouts& r) {
    return truly(r, "hit") && flag(r, "flat") && r.number("truth_toi") <= 0.6 && 0.6 <= r.number("truth_toi_upper");
}
Holds univariate_misses(const Readouts& r) {
    return truly(r, "hit") && flag(r, "flat") && r.is("status_univariate", "clear") &&
           !r.is("status_inclusion", "clear") && r.is("status_certified", "hit");
}
Holds near_is_hit(const Readouts& r) {
    return truly(r, "clear") && r.is("status_inclusion", "hit") && r.is("status_certified", "clear");
}
Holds near_is_clear(const Readouts& r) { return truly(r, "clear") && r.is("status_inclusion", "clear"); }
Holds undecided(const Readouts& r) {
    if (r.number("checks_inclusion") != cap_checks) return {};
    return truly(r, "hit") && r.is("status_inclusion", "budget_exhausted") &&
           r.number("toi_inclusion") <= r.number("truth_toi_upper");
}
Holds cubic_breaks(const Readouts& r) {
    return truly(r, "hit") && r.is("status_univariate", "clear") && r.is("status_inclusion", "hit") &&
           r.is("status_certified", "hit");
}
Holds float_loses(const Readouts& r) { return truly(r, "hit") && r.is("status_inclusion", "clear"); }
Holds float_keeps(const Readouts& r) { return truly(r, "hit") && r.is("status_inclusion", "hit"); }
Holds broad_first(const Readouts& r) {
    return r.number("mesh_pairs") > 50'000 && r.number("mesh_candidates") < 0.05 * r.number("mesh_pairs") &&
           r.number("mesh_hits") > 0;
}
Holds small_is_all_hits(const Readouts& r) {
    return r.number("mesh_hits_inclusion") > 2 * r.number("mesh_hits") && r.number("mesh_hits") > 0;
}
Holds large_costs_more(const Readouts& r) { return r.number("checks_inclusion") > r.number("checks_unscaled"); }
Holds same_at_any_scale(const Readouts& r) { return r.number("checks_inclusion") == r.number("checks_unscaled"); }
Holds meter(const Readouts& r) {
    return r.number("meter_hits") == r.number("meter_queries") && r.number("meter_missed_univariate") > 0 &&
           r.number("meter_missed_inclusion") == 0 && r.number("meter_missed_certified") == 0;
}
Holds meter_false(const Readouts& r) {
    return r.number("meter_false_certified") == 0 && r.number("meter_missed_certified") == 0 &&
           r.number("meter_missed_inclusion") == 0 && r.number("meter_false_inclusion") > 0;
}

kit::Claim claim(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    return {"coplanarity-" + std::to_string(number), text, std::move(settings), last_step, holds};
}
kit::Claim law(int number, kit::Words text, Holds (*holds)(const Readouts&)) {
    kit::Claim out = claim(number, text, {}, holds);
    out.everywhere = true;
    return out;
}
kit::Claim of_meter(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    kit::Claim out = claim(number, text, std::move(settings), holds);
    out.of_job = true;
    return out;
}

std::vector<kit::Claim> of_the_document() {
    return {
        law(1, {"The certified method gives the exact answer.", "증명 방법의 답은 정확하다."}, certified_is_exact),
        law(2,
            {"Inclusion never says clear where there is a contact.",
             "접촉이 있으면 포함 방법은 결코 ‘충돌 없음’이라고 하지 않는다."},
            inclusion_never_misses),
        claim(3,
              {"Twice in one plane, but only one of the two is a contact.",
               "두 번 한 평면에 놓이지만, 그중 한 번만 접촉이다."},
              {}, twice_in_plane),
        claim(4, {"Coplanar at t = 0.4, outside: no collision.", "t = 0.4에 공면이지만 바깥이다. 충돌이 아니다."},
              outside(), coplanar_outside),
        claim(5, {"A clean hit: all three find t = 0.4.", "뚜렷한 충돌: 세 방법 모두 t = 0.4를 찾는다."}, clean_hit(),
              clean),
        claim(6, {"Grazing an edge exactly is contact.", "모서리를 정확히 스쳐도 접촉이다."}, grazing(),
              touching_counts),
        claim(7, {"Vertex exactly on vertex is contact.", "꼭짓점끼리 정확히 닿아도 접촉이다."}, vertex_on_vertex(),
              touching_counts),
        claim(8,
              {"Sliding in one plane, f is 0 throughout and the contact is at t = 0.6.",
               "한 평면 안에서 미끄러지면 내내 f = 0이고, 접촉은 t = 0.6이다."},
              sliding(), slides),
        claim(9,
              {"There the univariate method misses the contact; the other two find it.",
               "이때 단변량 방법은 접촉을 놓치고, 다른 둘은 찾아낸다."},
              sliding(), univariate_misses),
    };
}

std::vector<kit::Claim> of_the_errata() {
    return {
        claim(10,
              {"Past by 1 mm: with δ = 0.01 inclusion reports a hit that is none.",
               "1 mm 차이로 빗나가면, δ = 0.01인 포함 방법은 없는 충돌을 알린다."},
              near_miss(), near_is_hit),
        claim(11, {"A smaller δ takes that false hit away.", "δ를 줄이면 그 거짓 충돌이 사라진다."},
              with(near_miss(), {{"delta", "0.0001"}}), near_is_clear),
        claim(12,
              {"Stopped after 5 checks the answer is undecided, and the time given with it is not late.",
               "검사 5번 만에 멈추면 답은 ‘미결정’이고, 함께 나오는 시각은 첫 접촉보다 늦지 않다."},
              {{"cap", "on"}}, undecided),
        claim(13,
              {"Between two meshes the broad phase leaves under 5 % of over 50 000 pairs.",
               "두 메시 사이의 쌍은 5만이 넘지만, 넓은 단계를 거치면 5%도 남지 않는다."},
              meshes(), broad_first),
        claim(14,
              {"With δ in metres most hits reported in a small scene are false.",
               "δ를 미터로 두면 작은 장면에서는 포함 방법이 알린 충돌이 대부분 거짓이다."},
              with(meshes(), {{"scale", "0.01"}}), small_is_all_hits),
        claim(
            15,
            {"With δ in metres a large scene costs more checks.", "δ를 미터로 두면 큰 장면에서는 검사가 더 많이 든다."},
            {{"scale", "64"}}, large_costs_more),
        claim(16,
              {"With δ relative to the scene the checks are the same at any size.",
               "δ를 장면 크기에 맞추면 크기가 달라도 검사 횟수는 같다."},
              {{"scale", "64"}, {"delta_unit", "relative"}}, same_at_any_scale),
        of_meter(17,
                 {"Of random queries that touch exactly the univariate method misses some; the others miss none.",
                  "정확히 닿는 무작위 질의 가운데 일부를 단변량 방법은 놓치지만, 다른 둘은 하나도 놓치지 않는다."},
                 {}, meter),
        of_meter(
            18,
            {"Of near misses inclusion calls some hits; the certified method errs neither way.",
             "아슬아슬하게 빗나간 질의를 포함 방법은 더러 충돌이라고 하지만, 증명 방법은 어느 쪽으로도 틀리지 않는다."},
            {{"meter", "near"}}, meter_false),
        claim(19,
              {"A published query: rounding hides its contact from the univariate method, and from it alone.",
               "공개된 시험 자료의 한 질의에서는 반올림 때문에 단변량 방법만 접촉을 놓친다."},
              handcrafted(), cubic_breaks),
        claim(20,
              {"In float32 without the rounding guard inclusion misses a contact.",
               "float32에서 반올림 여유를 빼면 포함 방법도 접촉을 놓친다."},
              with(in_float(), {{"rounding_guard", "off"}}), float_loses),
        claim(21, {"With the guard it is found, even in float32.", "반올림 여유를 두면 float32로도 찾아낸다."},
              in_float(), float_keeps),
    };
}

} // namespace
} // namespace coplanarity

std::vector<kit::Claim> CoplanarityScene::claims() {
    std::vector<kit::Claim> all = coplanarity::of_the_document();
    for (kit::Claim& claim : coplanarity::of_the_errata()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
