// Answers: the numbers of the search at this step, and the sentences that go with them.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace bisection {
namespace {

kit::Text status_text(std::string_view word) {
    if (word == "hit") return {"HIT", "충돌"};
    if (word == "clear") return {"CLEAR", "충돌 없음"};
    if (word == "budget_exhausted") return {"UNDECIDED", "미결정"};
    if (word == "invalid_input") return {"INVALID INPUT", "잘못된 입력"};
    return {"searching", "탐색 중"};
}

kit::Role status_role(std::string_view word) {
    if (word == "hit") return kit::Role::hit;
    if (word == "clear") return kit::Role::miss;
    return kit::Role::active;
}

std::string status_word(const Moment& m) {
    return finished(m) ? std::string(base::to_word(m.result.answer.status)) : "searching";
}

void read_status(const Moment& m, kit::Readouts& out) {
    const std::string word = status_word(m);
    kit::Readout& status = out.add("status", {"result", "탐색 결과"}, word);
    status.shown = status_text(word);
    status.role = status_role(word);
    status.verdict = true;
    if (!lost_contact(m)) return;
    status.shown = {"CLEAR, wrongly", "충돌 없음 (틀림)"};
    status.role = kit::Role::hit;
}

// How deep the box of this step lies: splits since the root.
std::int64_t level_of(const Moment& m) {
    if (m.params.mode == SearchOrder::levels) return m.step;
    const std::int64_t focus = record_at(m).focus;
    if (focus < 0) return 0;
    const ccd::ParameterBox& b = m.result.trace->boxes[static_cast<std::size_t>(focus)].box;
    return std::lround(-std::log2(b.t1 - b.t0) - std::log2(b.s1 - b.s0));
}

void read_counts(const Moment& m, kit::Readouts& out) {
    const ccd::StepRecord& now = record_at(m);
    out.add("level", {"level", "레벨"}, level_of(m));
    out.add("active_boxes", {"active boxes", "활성 상자"}, now.active).role = kit::Role::active;
    out.add("converged_boxes", {"converged boxes", "수렴한 상자"}, now.converged).role = kit::Role::converged;
    out.add("discarded_boxes", {"discarded boxes", "버린 상자"}, now.discarded).role = kit::Role::muted;
    out.add("checks", {"checks", "검사 횟수"}, now.checks);
}

// What the two break-it switches cost: the claims speak of it, too.
void read_safety(const Moment& m, kit::Readouts& out) {
    const bool closed = m.params.comparison == ContactRule::closed;
    const bool guarded = m.params.rounding_guard;
    const std::string word = guarded ? closed ? "guarded" : "guarded_open" : closed ? "unguarded" : "unguarded_open";
    kit::Readout& safety = out.add("safety", {"can it lose a contact?", "접촉을 놓칠 수 있는가?"}, word);
    safety.shown = guarded  ? kit::Text{"no: the guard covers rounding", "아니다. 반올림 여유가 있다"}
                   : closed ? kit::Text{"by rounding, yes", "반올림 때문에 그럴 수 있다"}
                            : kit::Text{"yes: touching is ruled out", "그렇다. 닿은 것을 치지 않는다"};
}

void read_bracket(const Moment& m, kit::Readouts& out) {
    const ccd::StepRecord& now = record_at(m);
    const ccd::ParameterBox& box = now.earliest;
    const kit::Value null{};
    const int places = kit::bracket_digits(box.t0, box.t1, 6);
    kit::Readout& lower =
        out.add("earliest_toi", {"earliest TOI ≥", "가장 이른 충돌 시각(TOI) ≥"}, now.any ? kit::Value{box.t0} : null);
    if (now.any) lower.shown = kit::Text::same(kit::rounded_down(box.t0, places));
    lower.role = kit::Role::hit;
    kit::Readout& upper =
        out.add("toi_upper", {"end of that box", "그 상자의 끝"}, now.any ? kit::Value{box.t1} : null);
    if (now.any) upper.shown = kit::Text::same(kit::rounded_up(box.t1, places));
    const bool asked = now.checks > 0, proved = asked && now.any && now.certified;
    kit::Readout& certified = out.add("certified", {"contact proved inside", "상자 안의 접촉"}, proved);
    certified.shown = proved  ? kit::Text{"yes", "증명됨"}
                      : asked ? kit::Text{"not proved", "증명 안 됨"}
                              : kit::Text{"not asked yet", "아직 묻지 않음"};
    certified.answer = true;
    read_safety(m, out);
}

// The exact first contact. What it leaves undecided is said so, and is no truth to hold an answer against.
void read_truth(const Moment& m, kit::Readouts& out) {
    const ccd::ContactTime& truth = m.result.truth;
    const bool hit = truth.status == base::Status::hit;
    const std::string word(base::to_word(truth.status));
    const kit::Role role = truth.status == base::Status::budget_exhausted ? kit::Role::active : kit::Role::truth;
    const kit::Value null{};
    const bool exact = truth.lo == truth.hi;
    kit::Readout& status = out.add("truth_status", {"truth (exact)", "실제 결과 (정확)"}, word);
    kit::Readout& lower =
        out.add("truth_toi", {"true first contact ≥", "실제 첫 접촉 ≥"}, hit ? kit::Value{truth.lo} : null);
    kit::Readout& upper =
        out.add("truth_toi_upper", {"and no later than", "늦어도 이 시각"}, hit ? kit::Value{truth.hi} : null);
    status.shown = status_text(word);
    status.role = lower.role = upper.role = role;
    status.answer = lower.answer = upper.answer = true;
    if (!hit) return;
    lower.shown = kit::Text::same(kit::rounded_down(truth.lo, exact ? 17 : truth_digits));
    upper.shown = kit::Text::same(kit::rounded_up(truth.hi, exact ? 17 : truth_digits));
}

// The plain query, without the trace that the pictures need.
void read_time(const Moment& m, kit::Readouts& out) {
    const auto query = [motion = m.result.motion, options = options_of(m.params)] {
        (void)ccd::first_contact(motion, options);
    };
    out.timings.push_back({"query_time", {"one whole query", "질의 한 번 전체"}, query});
}

} // namespace
} // namespace bisection

const kit::SceneInfo& BisectionScene::info() {
    static constexpr kit::SceneInfo it{"bisection",
                                       {"Inclusion bisection in (t, s)", "(t, s) 평면의 포함 기반 이분법"},
                                       {"Document 000, demo 2", "문서 000, 시연 2"},
                                       {"Step once: every box is kept, split or discarded.",
                                        "한 단계 나아가 보자. 모든 상자는 남거나 갈라지거나 버려진다."},
                                       2.0};
    return it;
}

void BisectionScene::read(const kit::Moment<BisectionScene>& m, kit::Readouts& out) {
    bisection::read_status(m, out);
    bisection::read_counts(m, out);
    bisection::read_bracket(m, out);
    bisection::read_truth(m, out);
    bisection::read_time(m, out);
    bisection::read_lesson(m, out);
    bisection::read_ledger(m, out);
}

void BisectionScene::draw(const kit::Moment<BisectionScene>& m, kit::DrawList& list) {
    bisection::draw_square(m, list);
    bisection::draw_world(m, list);
    bisection::draw_image(m, list);
}

} // namespace tunnel::scenes
