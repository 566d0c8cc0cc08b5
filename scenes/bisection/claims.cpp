// Answers: what document 000 claims of inclusion bisection, and what its errata add, each at its own settings.
#include "scenes/bisection/bisection.hpp"

namespace tunnel::scenes {
namespace bisection {

std::vector<kit::Setting> article(), near_miss(), invented(), sliding(), touching();

namespace {

using Holds = std::optional<bool>;
using kit::Readouts;

bool done(const Readouts& r) { return !r.is("status", "searching"); }
std::vector<kit::Setting> plus(std::vector<kit::Setting> base, std::vector<kit::Setting> more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

// Both switches broken: then only the claim about that speaks.
bool broken(const Readouts& r) { return r.is("safety", "unguarded_open"); }
bool guarded(const Readouts& r) { return r.is("safety", "guarded") || r.is("safety", "guarded_open"); }

// Applies wherever the truth is a contact and the guard is on: the lower bound is never late, at any step.
Holds never_late(const Readouts& r) {
    if (!r.is("truth_status", "hit") || !guarded(r)) return {};
    return r.number("earliest_toi") <= r.number("truth_toi_upper");
}
Holds holds_root(const Readouts& r) {
    if (broken(r) || !r.is("truth_status", "hit") || !r.is("status", "hit")) return {};
    return r.number("earliest_toi") <= r.number("truth_toi_upper") && r.number("truth_toi") <= r.number("toi_upper");
}
Holds document_level_10(const Readouts& r) {
    if (broken(r)) return {};
    return r.number("level") == 10 && r.number("active_boxes") == 2 && r.number("converged_boxes") == 0;
}
Holds document_end(const Readouts& r) {
    if (broken(r)) return {};
    const double root = 9.0 / 13.0;
    return r.is("status", "hit") && r.number("active_boxes") == 0 && r.number("converged_boxes") == 2 &&
           r.number("earliest_toi") == 0.6875 && r.number("earliest_toi") <= root && root <= r.number("toi_upper");
}
Holds article_result(const Readouts& r) {
    if (broken(r)) return {};
    return r.is("status", "hit") && r.number("earliest_toi") == 0.49993896484375 && r.number("toi_upper") == 0.5 &&
           r.number("checks") == 105;
}
Holds cheap_and_fine(const Readouts& r) {
    if (broken(r)) return {};
    return r.number("checks") == 25 && r.number("earliest_toi") == 0.4375;
}
Holds costly_and_fine(const Readouts& r) {
    if (broken(r)) return {};
    return r.number("checks") == 153 && r.number("earliest_toi") == 0.4999990463256836;
}
// The false negative: the search says clear where there is a contact.
Holds lost(const Readouts& r) {
    if (!r.is("truth_status", "hit") || !done(r) || !broken(r)) return {};
    return r.is("status", "clear") && r.number("checks") == 3;
}
Holds not_lost(const Readouts& r) {
    if (!r.is("truth_status", "hit") || !done(r) || !guarded(r)) return {};
    return !r.is("status", "clear");
}
Holds false_hit(const Readouts& r) {
    if (broken(r) || !r.is("truth_status", "clear") || !done(r)) return {};
    return r.is("status", "hit") && !*r.flag("certified");
}
Holds clear_again(const Readouts& r) {
    if (broken(r) || !r.is("truth_status", "clear") || !done(r)) return {};
    return r.is("status", "clear");
}
Holds invents(const Readouts& r) {
    if (broken(r) || !r.is("truth_status", "hit") || !r.is("status", "hit")) return {};
    return r.number("toi_upper") < r.number("truth_toi") && !*r.flag("certified");
}
Holds close_to_truth(const Readouts& r) {
    if (broken(r) || !r.is("truth_status", "hit") || !r.is("status", "hit")) return {};
    return r.number("earliest_toi") <= r.number("truth_toi_upper") &&
           r.number("truth_toi") - r.number("earliest_toi") < 2e-4;
}
Holds undecided(const Readouts& r) {
    if (broken(r)) return {};
    return r.is("status", "budget_exhausted") && r.number("earliest_toi") <= r.number("truth_toi");
}
Holds bridges(const Readouts& r) {
    if (broken(r)) return {};
    return r.is("status", "hit") && r.number("earliest_toi") <= 0.5175 && 0.5175 <= r.number("toi_upper") &&
           r.number("toi_upper") - r.number("earliest_toi") < 1e-4;
}
// Just what open comparisons without a guard break: they shall be seen to.
Holds starts_at_zero(const Readouts& r) { return r.is("status", "hit") && r.number("earliest_toi") == 0.0; }

kit::Claim claim(int number, kit::Words text, std::vector<kit::Setting> settings, int step,
                 Holds (*holds)(const Readouts&)) {
    return {"bisection-" + std::to_string(number), text, std::move(settings), step, holds};
}

using kit::last_step;

// What the document shows, with the counts that its listing really gives.
std::vector<kit::Claim> of_the_document() {
    return {claim(1,
                  {"Discarding is safe: the first contact is never before the earliest box.",
                   "버려도 안전하다. 첫 접촉은 가장 이른 상자보다 앞서지 않는다."},
                  {}, 5, never_late),
            claim(2,
                  {"At the document's values level 10 still holds two boxes.",
                   "문서의 값이면 10레벨에 아직 상자가 둘 있다."},
                  {}, 10, document_level_10),
            claim(3,
                  {"Level 11 ends it: two boxes from t = 0.6875, with the root 9/13 inside.",
                   "11레벨에서 끝난다. t = 0.6875에서 시작하는 두 상자 안에 근(t = 9/13)이 있다."},
                  {}, last_step, document_end),
            claim(4,
                  {"The document's listing takes 105 boxes to 0.49993896484375, not 53 to 0.50000.",
                   "문서의 코드는 상자 53개로 0.50000을 내는 것이 아니라, 105개로 0.49993896484375를 낸다."},
                  article(), last_step, article_result),
            claim(5,
                  {"A larger δ is cheaper and coarser: 25 boxes give 0.4375.",
                   "δ가 크면 비용은 적고 답은 거칠다. 상자 25개로 0.4375가 나온다."},
                  plus(article(), {{"delta", "0.1"}}), last_step, cheap_and_fine),
            claim(6,
                  {"A smaller δ is dearer and finer: 153 boxes at δ = 1e-6.",
                   "δ가 작으면 비용은 크고 답은 정밀하다. δ = 1e-6이면 상자 153개가 든다."},
                  plus(article(), {{"delta", "1e-6"}}), last_step, costly_and_fine)};
}

// What keeps the answer safe, what breaks it, and what it does not promise.
std::vector<kit::Claim> of_safety() {
    return {claim(7,
                  {"Open comparisons without a guard lose the document's own bullet after 3 boxes.",
                   "열린 비교를 쓰면서 반올림 여유도 끄면 문서의 총알을 상자 3개 만에 놓친다."},
                  plus(article(), {{"comparison", "open"}, {"rounding_guard", "off"}}), last_step, lost),
            claim(8,
                  {"With the rounding guard no contact is lost, even with open comparisons.",
                   "반올림 여유를 두면 열린 비교를 써도 접촉을 놓치지 않는다."},
                  plus(article(), {{"comparison", "open"}}), last_step, not_lost),
            claim(9, {"A large δ can report a hit that is none.", "δ가 크면 없는 충돌을 보고할 수 있다."}, near_miss(),
                  last_step, false_hit),
            claim(10, {"A smaller δ takes that false hit away.", "δ를 줄이면 그 거짓 충돌이 사라진다."},
                  plus(near_miss(), {{"delta", "0.001"}}), last_step, clear_again),
            claim(11,
                  {"A converged box need not hold a root: δ can put a contact too early.",
                   "수렴한 상자에 꼭 근이 있는 것은 아니다. δ가 접촉을 앞당길 수 있다."},
                  invented(), last_step, invents),
            claim(12,
                  {"With δ = 1e-4 the same query ends within 0.0002 of the true 0.7, and still not late.",
                   "δ = 1e-4면 같은 문제의 답이 실제 접촉 0.7에서 0.0002 이내이고, 여전히 늦지 않다."},
                  plus(invented(), {{"delta", "1e-4"}}), last_step, close_to_truth),
            claim(13,
                  {"At the limit the answer is “undecided”, with a bound that is not late.",
                   "상한에 닿으면 답은 ‘미결정’이고, 함께 나오는 하한은 첫 접촉보다 늦지 않다."},
                  plus(article(), {{"max_checks", "20"}}), last_step, undecided),
            claim(14,
                  {"A separation of 0.36 finds the bullet's 0.5175.",
                   "최소 분리 거리 0.36이면 총알 장면의 0.5175가 나온다."},
                  {{"wall_drift", "0"}, {"separation", "0.36"}, {"delta", "1e-4"}, {"mode", "queue"}}, last_step,
                  bridges),
            claim(15,
                  {"Sliding along the wall has infinitely many contacts, and the first is found.",
                   "벽을 따라 미끄러지면 접촉이 무한히 많지만 첫 접촉을 찾는다."},
                  sliding(), last_step, holds_root),
            claim(16, {"Touching at the start is contact at t = 0.", "처음부터 닿아 있으면 t = 0의 접촉이다."},
                  touching(), last_step, starts_at_zero)};
}

} // namespace
} // namespace bisection

std::vector<kit::Claim> BisectionScene::claims() {
    std::vector<kit::Claim> all = bisection::of_the_document();
    all.front().everywhere = true; // never late: a law, whatever the motion and the tolerance
    for (kit::Claim& claim : bisection::of_safety()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
