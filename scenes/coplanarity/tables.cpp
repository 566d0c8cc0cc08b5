// Answers: the roots, the boxes and the proof as tables, up to this step.
#include "scenes/coplanarity/moment.hpp"

#include <algorithm>

namespace tunnel::scenes::coplanarity {
namespace {

using kit::Table, kit::TableRow, kit::Value;

std::size_t seen(const Moment& m, std::size_t all) {
    return stepping(m) ? std::min(all, static_cast<std::size_t>(m.step)) : all;
}
int last_of(std::size_t count, bool steps) { return steps ? static_cast<int>(count) - 1 : -1; }

Table roots(const Moment& m) {
    Table t{"roots", {"Univariate: roots of f", "단변량: f의 근"}};
    t.columns = {{"t", {"t", "t"}, ""},
                 {"inside", {"inside?", "안쪽?"}, ""},
                 {"u", {"u", "u"}, ""},
                 {"v", {"v", "v"}, ""},
                 {"residual", {"gap left", "남은 간격"}, "m"}};
    t.answer = true;
    const auto& all = roots_of(m);
    const std::size_t count = m.result.asked ? seen(m, all.size()) : 0;
    for (std::size_t i = 0; i < count; ++i) {
        TableRow row;
        row.cells = {all[i].t, all[i].inside, kit::finite_or_null(all[i].u), kit::finite_or_null(all[i].v),
                     kit::finite_or_null(all[i].residual)};
        row.shown = {{}, word_of_root(m, all[i].inside)};
        row.role = all[i].inside ? Role::hit : Role::miss;
        row.pick = first_root_pick + static_cast<unsigned>(i);
        t.rows.push_back(std::move(row));
    }
    t.current = last_of(count, stepping(m));
    return t;
}

struct Said {
    Text words{};
    Role role = Role::text;
};
Said said_of(const ccd::ImpactBox& box) {
    switch (box.fate) {
    case ccd::BoxFate::split:
        return {box.axis == 0   ? Text{"0 inside: split t", "0이 안에 있음: t를 가름"}
                : box.axis == 1 ? Text{"0 inside: split u", "0이 안에 있음: u를 가름"}
                                : Text{"0 inside: split v", "0이 안에 있음: v를 가름"},
                Role::text};
    case ccd::BoxFate::excluded: return {{"0 outside: thrown away", "0이 밖에 있음: 버림"}, Role::discarded};
    case ccd::BoxFate::outside: return {{"beyond the face: thrown away", "면 밖: 버림"}, Role::discarded};
    case ccd::BoxFate::converged: return {{"narrower than δ: hit", "δ보다 좁음: 충돌"}, Role::converged};
    case ccd::BoxFate::open: break;
    }
    return {{"still active", "아직 활성"}, Role::active};
}

std::string span(double lo, double hi) { return "[" + digits(lo, 6) + ", " + digits(hi, 6) + "]"; }
std::string hull(const ccd::ImpactBox& box, int i) {
    return "[" + digits(box.hull_lo[i], 3) + ", " + digits(box.hull_hi[i], 3) + "]";
}

Table boxes(const Moment& m) {
    Table t{"boxes", {"Inclusion: every box checked", "포함: 검사한 상자"}};
    t.columns = {{"check", {"check", "검사"}, ""},
                 {"decision", {"what was done", "한 일"}, ""},
                 {"t", {"t", "t"}, ""},
                 {"u", {"u", "u"}, ""},
                 {"v", {"v", "v"}, ""},
                 {"fx", {"F_{x}", "F_{x}"}, "m"},
                 {"fy", {"F_{y}", "F_{y}"}, "m"},
                 {"fz", {"F_{z}", "F_{z}"}, "m"}};
    t.answer = true;
    const auto trace = m.result.of(ImpactMethod::inclusion).trace;
    auto order = std::make_shared<std::vector<std::size_t>>();
    const int step = inclusion_step(m);
    for (std::size_t i = 0; i < trace->boxes.size() && m.result.asked; ++i)
        if (trace->boxes[i].decided_step >= 1 && trace->boxes[i].decided_step <= step) order->push_back(i);
    std::stable_sort(order->begin(), order->end(), [&](std::size_t a, std::size_t b) {
        return trace->boxes[a].decided_step < trace->boxes[b].decided_step;
    });
    t.count = order->size();
    t.truncated = trace->truncated;
    t.make = [trace, order](std::size_t i) {
        const ccd::ImpactBox& box = trace->boxes[(*order)[i]];
        Said said = said_of(box);
        TableRow row;
        row.cells = {box.decided_step,     std::string(ccd::to_word(box.fate)),
                     span(box.t0, box.t1), span(box.u0, box.u1),
                     span(box.v0, box.v1), hull(box, 0),
                     hull(box, 1),         hull(box, 2)};
        row.shown = {{}, std::move(said.words)};
        row.role = said.role;
        row.pick = pick_of_box((*order)[i]);
        return row;
    };
    t.current = last_of(t.count, stepping(m));
    return t;
}

Text stage_words(ccd::ProofStage stage) {
    switch (stage) {
    case ccd::ProofStage::bounds: return {"one coordinate", "좌표 하나"};
    case ccd::ProofStage::volume: return {"sign of f", "f의 부호"};
    case ccd::ProofStage::isolate: return {"a root isolated", "근을 가둠"};
    case ccd::ProofStage::inside: return {"inside?", "안쪽인가"};
    case ccd::ProofStage::exact: return {"exact integers", "정확한 정수"};
    case ccd::ProofStage::in_plane: return {"in the plane", "평면 안에서"};
    case ccd::ProofStage::refine: return {"bracket narrowed", "구간을 좁힘"};
    }
    return {};
}
Text verdict_words(ccd::ProofVerdict verdict) {
    switch (verdict) {
    case ccd::ProofVerdict::parted: return {"apart", "떨어짐"};
    case ccd::ProofVerdict::undecided: return {"not decided", "판정 못 함"};
    case ccd::ProofVerdict::contact: return {"contact", "접촉"};
    }
    return {};
}

struct Bounds {
    kit::Value lo{}, hi{};
};

// What a step bounds: f, as this scene writes it (of a face with the other sign), or the distance along a coordinate.
Bounds bounds_of(const ccd::ProofRecord& r, PairKind kind) {
    using enum ccd::ProofStage;
    if (r.stage == bounds) return {kit::finite_or_null(r.lo), {}};
    if (r.stage != volume && r.stage != isolate) return {};
    const bool turned = kind == PairKind::vertex_face;
    return {kit::finite_or_null(turned ? 0.0 - r.hi : r.lo), kit::finite_or_null(turned ? 0.0 - r.lo : r.hi)};
}

Table proof(const Moment& m) {
    Table t{"proof", {"Certified: the steps of the proof", "증명: 거친 단계"}};
    t.columns = {{"stage", {"looks at", "보는 것"}, ""}, {"verdict", {"says", "판정"}, ""},
                 {"t0", {"t from", "t 시작"}, ""},       {"t1", {"t to", "t 끝"}, ""},
                 {"lo", {"least", "최소"}, ""},          {"hi", {"most", "최대"}, ""}};
    t.answer = true;
    const auto& all = trace_of(m, ImpactMethod::certified).proof;
    const std::size_t count = m.result.asked ? seen(m, all.size()) : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const ccd::ProofRecord& r = all[i];
        const Bounds bounds = bounds_of(r, m.result.pair.kind);
        TableRow row;
        row.cells = {
            std::string(ccd::to_word(r.stage)), std::string(ccd::to_word(r.verdict)), r.t0, r.t1, bounds.lo, bounds.hi};
        row.shown = {stage_words(r.stage), verdict_words(r.verdict)};
        row.role = r.verdict == ccd::ProofVerdict::contact  ? Role::hit
                   : r.verdict == ccd::ProofVerdict::parted ? Role::miss
                                                            : Role::text;
        t.rows.push_back(std::move(row));
    }
    t.current = last_of(count, stepping(m));
    return t;
}

} // namespace

void read_tables(const Moment& m, kit::Readouts& out) {
    out.tables.push_back(roots(m));
    out.tables.push_back(boxes(m));
    out.tables.push_back(proof(m));
}

} // namespace tunnel::scenes::coplanarity
