// Answers: time, steps and standing of the methods at one moment.
#include "scenes/coplanarity/moment.hpp"

#include <algorithm>

namespace tunnel::scenes::coplanarity {
namespace {

// Where the loop looks: the middle of its box, the root that is tested, at the end the contact.
double time_of_step(const Moment& m) {
    const auto& boxes = trace_of(m, ImpactMethod::inclusion).boxes;
    const std::int64_t at = box_in_view(m);
    if (at >= 0) {
        const ccd::ImpactBox& box = boxes[static_cast<std::size_t>(at)];
        return 0.5 * (box.t0 + box.t1);
    }
    return truth_hits(m) ? m.result.truth.lo : 0.5;
}

Text checks_word(ImpactMethod method, std::int64_t n) {
    const std::string count = std::to_string(n);
    const bool one = n == 1;
    switch (method) {
    case ImpactMethod::univariate: return {count + (one ? " root" : " roots"), "근 " + count + "개"};
    case ImpactMethod::inclusion: return {count + (one ? " box" : " boxes"), "상자 " + count + "개"};
    case ImpactMethod::certified: return {count + (one ? " step" : " steps"), count + "단계"};
    }
    return {};
}

} // namespace

double time_of(const Moment& m) {
    if (stepping(m)) return time_of_step(m);
    const double fraction = m.view.reduced_motion ? 0.0 : m.view.fraction;
    return std::min(1.0, (m.step + fraction) / CoplanarityScene::time_steps);
}

bool told(const Moment& m, ImpactMethod method) { return !stepping(m) || m.step >= m.result.of(method).steps; }

int inclusion_step(const Moment& m) {
    const int all = m.result.of(ImpactMethod::inclusion).steps;
    return stepping(m) ? std::min(m.step, all) : all;
}

BoxState state_of(const Moment& m, const ccd::ImpactBox& box) {
    const int step = inclusion_step(m);
    if (box.made_step > step) return BoxState::unborn;
    if (box.decided_step < 0 || box.decided_step > step) return BoxState::open;
    switch (box.fate) {
    case ccd::BoxFate::split: return BoxState::split;
    case ccd::BoxFate::excluded: return BoxState::excluded;
    case ccd::BoxFate::outside: return BoxState::outside;
    case ccd::BoxFate::converged: return BoxState::converged;
    case ccd::BoxFate::open: break;
    }
    return BoxState::open;
}

std::int64_t box_in_view(const Moment& m) {
    const auto& boxes = trace_of(m, ImpactMethod::inclusion).boxes;
    for (const unsigned pick : {m.view.hovered, m.view.selected})
        if (pick >= 1 && pick <= boxes.size() && state_of(m, boxes[pick - 1]) != BoxState::unborn) return pick - 1;
    if (!stepping(m)) return -1;
    const int step = inclusion_step(m);
    std::int64_t found = -1;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (boxes[i].decided_step == step && boxes[i].fate != ccd::BoxFate::outside)
            found = static_cast<std::int64_t>(i);
    if (found < 0 && !boxes.empty() && step == 0) found = 0;
    return found;
}

Outcome outcome_of(const Moment& m, ImpactMethod method) {
    if (!m.result.asked) return Outcome::invalid;
    if (!told(m, method)) return Outcome::searching;
    switch (m.result.of(method).result.status) {
    case base::Status::hit: return truth_hits(m) ? Outcome::hit : Outcome::invented;
    case base::Status::clear: return truth_hits(m) ? Outcome::missed : Outcome::clear;
    case base::Status::budget_exhausted: return Outcome::undecided;
    case base::Status::invalid_input: break;
    }
    return Outcome::invalid;
}

Text word_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::searching: return {"searching", "탐색 중"};
    case Outcome::hit: return {"HIT", "충돌"};
    case Outcome::clear: return {"CLEAR", "충돌 없음"};
    case Outcome::missed: return {"MISSED", "놓침"};
    case Outcome::invented: return {"FALSE HIT", "거짓 충돌"};
    case Outcome::undecided: return {"UNDECIDED", "미결정"};
    case Outcome::invalid: break;
    }
    return {"no query", "질의 없음"};
}

Text word_of_root(const Moment& m, bool inside) {
    if (!has_plane(m)) return inside ? Text{"contact", "접촉"} : Text{"apart", "떨어짐"};
    return inside ? Text{"inside: contact", "안쪽: 접촉"} : Text{"outside", "바깥"};
}

Role role_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::hit:
    case Outcome::invented: return Role::hit;
    case Outcome::clear:
    case Outcome::missed: return Role::miss;
    case Outcome::searching:
    case Outcome::undecided: return Role::active;
    case Outcome::invalid: break;
    }
    return Role::muted;
}

Text name_of(ImpactMethod method) {
    switch (method) {
    case ImpactMethod::univariate: return {"univariate", "단변량"};
    case ImpactMethod::inclusion: return {"inclusion", "포함"};
    case ImpactMethod::certified: return {"certified", "증명"};
    }
    return {};
}

std::string when_of(const ccd::ImpactResult& r, int most) {
    if (r.status == base::Status::budget_exhausted) return "t ≥ " + kit::rounded_down(r.t_lo, most);
    if (r.status != base::Status::hit) return {};
    if (r.t_lo == r.t_hi) return "t = " + digits(r.t_lo, most);
    return "t ∈ " + kit::bracket_text(r.t_lo, r.t_hi, 4, most);
}

Text checks_of(const Moment& m, ImpactMethod method) {
    const Answer& answer = m.result.of(method);
    const ccd::ImpactTrace& trace = *answer.trace;
    const auto all = method == ImpactMethod::inclusion   ? answer.result.checks
                     : method == ImpactMethod::certified ? static_cast<std::int64_t>(trace.proof.size())
                                                         : static_cast<std::int64_t>(trace.roots.size());
    return checks_word(method, stepping(m) ? std::min<std::int64_t>(m.step, all) : all);
}

} // namespace tunnel::scenes::coplanarity
