// Answers: the numbers of the loop at this step and of its answer, and who the scene is.
#include "core/sat/polygons.hpp"
#include "scenes/sat/corners.hpp"
#include "scenes/sat/search.hpp"
#include "scenes/sat/words.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace sat_lab {
namespace {

void read_status(const Moment& m, kit::Readouts& out) {
    const bool done = finished(m);
    kit::Readout& status =
        out.add("status", {"result", "판정"}, done ? std::string(base::to_word(m.result.search.status)) : "searching");
    const Verdict v = verdict_of(m);
    status.shown = done ? v.word : kit::Text{"searching", "살피는 중"};
    status.role = done ? v.role : kit::Role::active;
    status.verdict = true;
    const std::string word(base::to_word(m.result.contact.status));
    kit::Readout& truth = out.add("truth_status", {"truth (exact)", "실제 결과 (정확)"}, word);
    truth.shown = word == "hit"     ? kit::Text{"overlap or touch", "겹침 또는 맞닿음"}
                  : word == "clear" ? kit::Text{"apart", "떨어져 있음"}
                                    : kit::Text{"no convex shapes", "볼록한 도형이 아님"};
    truth.role = kit::Role::truth;
    truth.answer = true;
    kit::Readout& touch = out.add("touching", {"just touching (exact)", "맞닿기만 함 (정확)"},
                                  m.result.valid() ? kit::Value{m.result.touching} : kit::Value{});
    touch.shown = m.result.touching ? kit::Text{"yes", "예"} : kit::Text{"no", "아니요"};
    touch.answer = true;
}

void read_fault(const Moment& m, kit::Readouts& out) {
    const auto add = [&](const char* key, kit::Text label, const Fault& fault) {
        kit::Readout& r = out.add(key, std::move(label), std::string(shape::to_word(fault.kind)));
        r.shown = fault.any() ? words_of(fault) : kit::Text{"convex", "볼록함"};
        if (fault.any()) r.role = kit::Role::hit;
    };
    add("fault_a", {"shape of A", "A의 모양"}, m.result.fault_a);
    add("fault_b", {"shape of B", "B의 모양"}, m.result.fault_b);
}

void read_axes(const Moment& m, kit::Readouts& out) {
    const Search& s = m.result.search;
    const auto whole = [](int v) { return kit::Value{static_cast<std::int64_t>(v)}; };
    out.add("axes", {"axes in all", "전체 축"}, whole(axis_count(m)));
    out.add("examined", {"axes examined", "살핀 축"}, whole(std::min(m.step, s.visited))).role = kit::Role::active;
    const int now = axis_of_step(m), least = least_so_far(m);
    const auto name = [&](int axis) { return axis < 0 ? kit::Value{} : kit::Value{edge_name(axis_at(m, axis))}; };
    kit::Readout& axis = out.add("axis", {"axis of this step", "이 단계의 축"}, name(now));
    kit::Readout& overlap = out.add("overlap", {"overlap on it", "그 축의 겹침"},
                                    now < 0 ? kit::Value{} : kit::Value{axis_at(m, now).overlap}, "m");
    kit::Readout& push = out.add("push", {"way out along it", "그 축으로 밀어낼 거리"},
                                 now < 0 ? kit::Value{} : kit::Value{axis_at(m, now).push}, "m");
    kit::Readout& chosen = out.add("least_axis", {"axis of the least", "출구가 되는 축"}, name(least));
    axis.answer = overlap.answer = push.answer = chosen.answer = finished(m);
    int tied = 0;
    for (const Axis& a : m.result.axes) tied += a.tied ? 1 : 0;
    const bool told = finished(m) && m.result.valid();
    out.add("ties", {"axes as short, another way", "다른 쪽으로 똑같이 짧은 축"}, told ? whole(tied) : kit::Value{})
        .answer = true;
}

void read_contact(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    const bool done = finished(m) && r.valid(), hit = done && r.search.status == base::Status::hit;
    const bool clear = done && r.contact.status == base::Status::clear;
    const auto add = [&](const char* key, kit::Text label, bool known, double value,
                         const char* unit) -> kit::Readout& {
        kit::Readout& readout = out.add(key, std::move(label), known ? kit::finite_or_null(value) : kit::Value{}, unit);
        readout.answer = true;
        return readout;
    };
    add("mtv_x", {"MTV x", "MTV x"}, hit, r.search.mtv.x, "m").role = kit::Role::push;
    add("mtv_y", {"MTV y", "MTV y"}, hit, r.search.mtv.y, "m").role = kit::Role::push;
    add("depth", {"depth", "파고든 깊이"}, hit, std::hypot(r.search.mtv.x, r.search.mtv.y), "m");
    add("normal_x", {"normal x", "법선 x"}, done, r.contact.normal.x, "").role = kit::Role::normal;
    add("normal_y", {"normal y", "법선 y"}, done, r.contact.normal.y, "").role = kit::Role::normal;
    kit::Readout& left = add("left_over", {"depth after the push", "밀어낸 뒤의 깊이"}, hit, r.left_over, "m");
    left.digits = 3;
    if (hit && r.left_over != 0.0 && std::abs(r.left_over) <= 1e3 * r.rounding())
        left.shown = {"0, but for rounding", "0 (반올림)"};
    const bool gap = clear && r.search.stopped >= 0;
    add("gap", {"gap that was found", "찾은 틈"}, gap, gap ? -axis_at(m, r.search.stopped).overlap : 0.0, "m");
    add("widest_gap", {"widest gap of any axis", "모든 축에서 가장 넓은 틈"}, clear, r.contact.distance, "m");
}

std::string feature_word(const overlap::Feature& f) {
    return (f.kind == overlap::Feature::Kind::vertex ? "corner_" : "edge_") + std::to_string(f.index + 1);
}
kit::Text feature_text(const overlap::Feature& f) {
    const std::string n = std::to_string(f.index + 1);
    return f.kind == overlap::Feature::Kind::vertex ? kit::Text{"corner " + n, "꼭짓점 " + n}
                                                    : kit::Text{"edge " + n, "변 " + n};
}

void read_points(const Moment& m, kit::Readouts& out) {
    const overlap::Contact& c = m.result.contact;
    for (int i = 0; i < 2; ++i) {
        const bool known = finished(m) && m.result.valid() && i < c.count;
        const overlap::ContactPoint& point = c.points[static_cast<std::size_t>(i)];
        const std::string n = std::to_string(i + 1), key = "contact_" + n;
        const kit::Text name{"contact " + n, "접촉점 " + n};
        const auto number = [&](const char* part, double value) {
            out.add(key + "_" + part, name + (std::string(" ") + part),
                    known ? kit::finite_or_null(value) : kit::Value{}, "m")
                .answer = true;
        };
        number("x", point.at.x), number("y", point.at.y);
        out.add(key + "_depth", name + kit::Text{" depth", " 깊이"},
                known ? kit::finite_or_null(point.depth) : kit::Value{}, "m")
            .answer = true;
        kit::Readout& between =
            out.add(key + "_between", name + kit::Text{" is half way between", "의 양쪽"},
                    known ? kit::Value{feature_word(point.on_a) + " " + feature_word(point.on_b)} : kit::Value{});
        if (known)
            between.shown =
                kit::Text{"A ", "A "} + feature_text(point.on_a) + kit::Text{", B ", ", B "} + feature_text(point.on_b);
        between.answer = true;
    }
}

// The plain query, without the trace that the pictures need.
void read_time(const Moment& m, kit::Readouts& out) {
    const auto query = [corners_a = m.result.a, corners_b = m.result.b] {
        const auto a = shape::make_polygon(corners_a), b = shape::make_polygon(corners_b);
        if (a && b) (void)tunnel::sat::contact(*a, *b);
    };
    out.timings.push_back({"query_time", {"check shapes and query", "도형 검사와 질의"}, query});
}

} // namespace
} // namespace sat_lab

const kit::SceneInfo& SatScene::info() {
    static constexpr kit::SceneInfo it{
        "sat",
        {"Separating axes and the way out", "분리축과 빠져나오는 길"},
        {"Document 001, separating axis theorem", "문서 001, 분리축 정리"},
        {"Step through the axes; then drag B and watch the shortest push change.",
         "축을 하나씩 살펴보자. 그다음 B를 끌면서 밀어낼 거리가 가장 짧은 축이 어떻게 바뀌는지 보자."},
        1.5};
    return it;
}

void SatScene::read(const kit::Moment<SatScene>& m, kit::Readouts& out) {
    sat_lab::read_status(m, out);
    sat_lab::read_axes(m, out);
    sat_lab::read_contact(m, out);
    sat_lab::read_points(m, out);
    sat_lab::read_fault(m, out);
    sat_lab::read_time(m, out);
    sat_lab::read_lesson(m, out);
    sat_lab::read_formula(m, out);
    sat_lab::read_loop(m, out);
    sat_lab::read_ledger(m, out);
    sat_lab::read_plots(m, out);
    sat_lab::read_marks(m, out);
}

void SatScene::draw(const kit::Moment<SatScene>& m, kit::DrawList& list) {
    sat_lab::draw_world(m, list);
    sat_lab::draw_why(m, list);
}

} // namespace tunnel::scenes
