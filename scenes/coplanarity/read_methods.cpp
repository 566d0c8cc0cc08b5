// Answers: what each method says at this step, and what the stages between two meshes count.
#include "scenes/coplanarity/moment.hpp"

namespace tunnel::scenes::coplanarity {
namespace {

using kit::Readout, kit::Readouts, kit::Value;

void of_one(const Moment& m, ImpactMethod method, Readouts& out) {
    const std::string word(ccd::to_word(method));
    const ccd::ImpactResult& r = m.result.of(method).result;
    const bool done = m.result.asked && told(m, method);
    const bool hit = done && r.status == base::Status::hit;
    const Text name = name_of(method) + ": ";
    const Outcome outcome = outcome_of(m, method);
    Readout& status = out.add("status_" + word, name_of(method),
                              !m.result.asked ? Value{}
                              : done          ? Value{std::string(base::to_word(r.status))}
                                              : Value{std::string("searching")});
    status.shown = word_of(outcome);
    status.role = role_of(outcome);
    status.verdict = true;
    const auto number = [&](const char* key, Text label, bool known, double value, const char* unit = "") {
        Readout& readout = out.add(key + word, name + label, known ? kit::finite_or_null(value) : Value{}, unit);
        readout.answer = true;
        readout.digits = 9;
    };
    const bool bounded = hit || (done && r.status == base::Status::budget_exhausted);
    number("toi_", {"contact from t", "접촉 시각 하한"}, bounded, r.t_lo);
    number("toi_upper_", {"contact to t", "접촉 시각 상한"}, hit, r.t_hi);
    number("u_", {"u", "u"}, hit, r.u);
    number("v_", {"v", "v"}, hit, r.v);
    Readout& proved =
        out.add("proved_" + word, name + Text{"contact proved", "접촉이 증명됨"}, hit ? Value{r.certified} : Value{});
    if (hit) proved.shown = r.certified ? Text{"yes", "예"} : Text{"no", "아니요"};
    proved.answer = true;
    const Text looked = method == ImpactMethod::inclusion ? Text{"boxes checked", "검사한 상자"}
                                                          : Text{"instants looked at", "살펴본 시각"};
    out.add("checks_" + word, name + looked, done ? Value{r.checks} : Value{}).answer = true;
}

Readout& whole(Readouts& out, const char* key, Text label, bool known, std::int64_t n) {
    return out.add(key, std::move(label), known ? Value{n} : Value{});
}

} // namespace

void read_methods(const Moment& m, Readouts& out) {
    for (const ImpactMethod method : methods_in_order) of_one(m, method, out);
    const ccd::ImpactResult& inclusion = m.result.of(ImpactMethod::inclusion).result;
    const bool hit = m.result.asked && told(m, ImpactMethod::inclusion) && inclusion.status == base::Status::hit;
    out.add("tolerance_reached", {"inclusion: tolerance reached", "포함: 도달한 허용 오차"},
            hit ? kit::finite_or_null(inclusion.tolerance_reached) : Value{}, "m")
        .digits = 4;
    whole(out, "checks_unscaled", {"inclusion: boxes checked at scale 1", "포함: 배율이 1일 때 검사한 상자"},
          m.result.asked, m.result.checks_unscaled);
    // Neither in float nor without its bound: then inclusion promises not to miss.
    const bool guarded = m.params.rounding_guard && !m.params.single;
    out.add("guarded", {"inclusion: guarded against rounding", "포함: 반올림에 대비함"}, guarded).shown =
        guarded ? Text{"yes", "예"} : Text{"no", "아니요"};
}

void read_stages(const Moment& m, Readouts& out) {
    const MeshRun* run = m.result.meshes.get();
    const bool on = run != nullptr;
    const auto count = [&](const char* key, Text label, std::int64_t n) -> Readout& {
        Readout& r = whole(out, key, std::move(label), on, n);
        r.answer = true;
        return r;
    };
    whole(out, "mesh_triangles", {"triangles of both meshes", "두 메시의 삼각형"}, on,
          on ? static_cast<std::int64_t>(run->a.triangles.size() + run->b.triangles.size()) : 0);
    whole(out, "mesh_pairs", {"pairs of primitives", "가능한 쌍"}, on, on ? run->all_pairs : 0);
    count("mesh_candidates", {"candidates: swept boxes touch", "후보: 경로 상자가 겹침"},
          on ? static_cast<std::int64_t>(run->candidates.size()) : 0)
        .role = Role::active;
    count("mesh_hits", {"hits (exact)", "충돌 (정확)"}, on ? run->hits : 0).role = Role::hit;
    count("mesh_hits_inclusion", {"hits by inclusion", "포함 방법이 알린 충돌"}, on ? run->hits_inclusion : 0);
    count("mesh_exhausted", {"undecided at m_I", "m_I에서 미결정"}, on ? run->exhausted : 0);
    count("mesh_checks", {"boxes checked by inclusion, in all", "포함 방법이 검사한 상자 (합계)"},
          on ? run->checks : 0);
    count("mesh_most_checks", {"most boxes for one query", "질의 하나에 가장 많이 든 상자"}, on ? run->most_checks : 0);
    out.add("extent", {"size of what the pair sweeps", "쌍이 움직이며 지나간 영역의 크기"},
            m.result.asked ? kit::finite_or_null(m.result.size) : Value{}, "m")
        .digits = 4;
}

} // namespace tunnel::scenes::coplanarity
