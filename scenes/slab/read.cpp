// Answers: the numbers of the method at this step and of its answer, beside the core's, and who the scene is.
#include "scenes/kit/slider_marks.hpp"
#include "scenes/slab/moment.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace slab_lab {
namespace {

using kit::Role, kit::Text;

// Infinities and NaN are news here: the value is null then, and its words say which.
kit::Readout& add_number(kit::Readouts& out, std::string key, Text label, bool known, double value, const char* unit) {
    kit::Readout& r =
        out.add(std::move(key), std::move(label), known ? kit::finite_or_null(value) : kit::Value{}, unit);
    if (known && !std::isfinite(value)) r.shown = Text::same(number(value));
    return r;
}

void read_status(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    const bool done = finished(m);
    kit::Readout& status =
        out.add("status", {"result", "판정"}, done ? std::string(base::to_word(r.answer.status)) : "searching");
    const Verdict v = verdict_of(m);
    status.shown = done ? v.word : Text{"not decided yet", "아직 모름"};
    status.role = done ? v.role : Role::active;
    status.verdict = true;
    kit::Readout& truth =
        out.add("truth_status", {"truth (exact)", "실제 결과 (정확)"}, std::string(base::to_word(r.hit.status)));
    truth.shown = truth_text(m);
    truth.role = Role::truth;
    truth.answer = true;
    add_number(out, "truth_t", {"true t", "실제 t"}, r.hit.status == base::Status::hit, r.hit.distance, "m").answer =
        true;
    kit::Readout& inside = out.add("starts_inside", {"starts inside", "안에서 시작"},
                                   r.valid() ? kit::Value{r.starts_inside} : kit::Value{});
    inside.shown = r.starts_inside ? Text{"yes", "예"} : Text{"no", "아니요"};
    inside.answer = true;
}

void read_answer(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    const bool known = finished(m) && hit(m), core = by_core(m.params);
    const auto add = [&](const char* key, Text label, double value, const char* unit) {
        add_number(out, key, std::move(label), known, value, unit).answer = true;
    };
    const glm::dvec2 at = known ? r.at(r.answer.t) : glm::dvec2(0.0);
    const bool length = m.params.normalise || core;
    add("t", {"t", "t"}, r.answer.t, length ? "m" : "");
    add("point_x", {"point x", "충돌 지점 x"}, at.x, "m");
    add("point_y", {"point y", "충돌 지점 y"}, at.y, "m");
    add("distance", {"distance of the point", "시작점에서 충돌 지점까지"},
        std::hypot(at.x - r.ray.origin.x, at.y - r.ray.origin.y), "m");
    for (const int i : {0, 1}) {
        const std::string n = name_of(i);
        kit::Readout& normal =
            add_number(out, "normal_" + n, Text{"normal ", "법선 "} + n, known && core, r.hit.normal[i], "");
        normal.answer = true;
        normal.role = Role::normal;
    }
    kit::Readout& said = out.add("says_inside", {"says that it started inside", "안에서 시작했다고 알림"},
                                 known && r.starts_inside ? kit::Value{r.answer.says_inside} : kit::Value{});
    if (known && r.starts_inside) said.shown = r.answer.says_inside ? Text{"yes", "예"} : Text{"no", "아니요"};
    said.answer = true;
    kit::Readout& compared = out.add("compared_exactly", {"decided by an exact comparison", "정확한 비교로 결정"},
                                     finished(m) && core ? kit::Value{r.compared} : kit::Value{});
    if (finished(m) && core) compared.shown = r.compared ? Text{"yes", "예"} : Text{"no", "아니요"};
    compared.answer = true;
}

const char* state_word(const Moment& m, const Interval& axis) {
    if (axis.met_nan()) return "nan";
    if (!axis.parallel || documents(m)) return "crosses";
    return axis.holds ? "always" : "never";
}

void read_slabs(const Moment& m, kit::Readouts& out) {
    for (const int i : {0, 1}) {
        const Interval& axis = axis_of(m, i);
        const std::string n = name_of(i);
        const bool known = shown(m, i);
        const std::string state = state_word(m, axis);
        kit::Readout& what =
            out.add(n + "_slab", Text{n + " slab", n + " 슬랩"}, known ? kit::Value{state} : kit::Value{});
        if (known) what.shown = words_of(m, i);
        what.role = role_axis[i];
        kit::Readout& in = add_number(out, n + "_enter", Text{n + " in", n + " 진입"}, known, axis.enter, "m");
        kit::Readout& gone = add_number(out, n + "_exit", Text{n + " out", n + " 이탈"}, known, axis.exit, "m");
        what.answer = in.answer = gone.answer = finished(m);
    }
    const bool known = m.step >= shared && m.result.answer.why != Why::refused;
    kit::Readout& enter = add_number(out, "enter", {"latest in", "가장 늦은 진입"}, known, m.result.enter, "m");
    kit::Readout& exit = add_number(out, "exit", {"earliest out", "가장 이른 이탈"}, known, m.result.exit, "m");
    kit::Readout& both =
        out.add("share", {"they share a t", "공통 구간이 있음"}, known ? kit::Value{share(m)} : kit::Value{});
    if (known) both.shown = share(m) ? Text{"yes", "예"} : Text{"no", "아니요"};
    enter.answer = exit.answer = both.answer = finished(m);
}

// How far the ray must go to hit.
void read_marks(const Moment& m, kit::Readouts& out) {
    ray::Ray ray = m.result.ray;
    ray.t_max = ray::unbounded;
    const ray::Hit far = ray::cast(ray, m.result.box, by_core(m.params) ? m.params.start : Start::exit);
    if (far.status != base::Status::hit || far.inside) return;
    const std::size_t before = out.slider_marks.size();
    kit::mark_slider(out, SlabScene::table(), "reach", far.distance, ray::unbounded, {"far enough: #", "닿는 거리: #"});
    if (out.slider_marks.size() > before) out.slider_marks.back().answer = true;
}

void read_time(const Moment& m, kit::Readouts& out) {
    const auto query = [ray = m.result.ray, box = m.result.box, start = m.params.start] {
        (void)ray::cast(ray, box, start);
    };
    out.timings.push_back({"query_time", {"check and cast", "입력 검사와 광선 질의"}, query});
}

} // namespace
} // namespace slab_lab

const kit::SceneInfo& SlabScene::info() {
    static constexpr kit::SceneInfo it{
        "slab",
        {"A ray and a box, slab by slab", "광선과 상자: 슬랩 방법"},
        {"Document 004, AABB; document 001, the slab method", "문서 004, AABB. 문서 001, 슬랩 방법"},
        {"Drag the ray's origin or the tip of its arrow, and watch the bars.",
         "광선의 시작점이나 화살표 끝을 끌면서 막대가 어떻게 바뀌는지 보자."},
        0.8};
    return it;
}

void SlabScene::read(const kit::Moment<SlabScene>& m, kit::Readouts& out) {
    slab_lab::read_status(m, out);
    slab_lab::read_answer(m, out);
    slab_lab::read_slabs(m, out);
    slab_lab::read_time(m, out);
    slab_lab::read_lesson(m, out);
    slab_lab::read_formula(m, out);
    slab_lab::read_listing(m, out);
    slab_lab::read_ledger(m, out);
    slab_lab::read_plots(m, out);
    slab_lab::read_marks(m, out);
}

void SlabScene::draw(const kit::Moment<SlabScene>& m, kit::DrawList& list) {
    slab_lab::draw_world(m, list);
    slab_lab::draw_bars(m, list);
}

} // namespace tunnel::scenes
