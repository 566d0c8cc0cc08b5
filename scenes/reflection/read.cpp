// Answers: the numbers of both rules at this setting, and who the scene is.
#include "scenes/reflection/map.hpp"
#include "scenes/reflection/stretch.hpp"

#include <glm/geometric.hpp>

#include <cmath>

namespace tunnel::scenes {
namespace reflection_lab {
namespace {

kit::Value whole(int v) { return static_cast<std::int64_t>(v); }

void read_verdict(const Moment& m, kit::Readouts& out, const char* key, kit::Text label, const Path& path, bool drawn) {
    const int at = fault_bounce(path);
    const bool seen = at > 0 && m.step >= at, ended = m.step == m.last_step;
    kit::Readout& r = out.add(key, std::move(label), std::string(seen ? to_word(path.first_fault) : "ok"));
    const std::string n = std::to_string(at), all = std::to_string(path.survived);
    r.shown = seen    ? words_of(path.first_fault) + kit::Text{", bounce " + n, ", " + n + "번째 반사"}
              : ended ? kit::Text{"ok, " + all + " bounces", "정상, 반사 " + all + "회"}
                      : kit::Text{"ok so far", "지금까지 정상"};
    r.role = seen ? role_of(path.first_fault) : kit::Role::miss;
    r.verdict = drawn; // no box for a path that is not in the picture
}

kit::Value error_of(const Moment& m, const Path& path) {
    const auto i = static_cast<std::size_t>(bounces_seen(m, path));
    if (i == 0 || i > m.result.truth.size()) return {};
    const Bounce &a = path.bounces[i - 1], &b = m.result.truth[i - 1];
    if (!a.met || !b.met) return {};
    return glm::length(a.point - b.point);
}

kit::Value last_off(const Moment& m, const Path& path) {
    const int i = bounces_seen(m, path);
    if (i < 2) return {};
    return path.bounces[static_cast<std::size_t>(i) - 1].off;
}

void read_paths(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    read_verdict(m, out, "fixed_verdict", {"fixed rule", "고정 규칙"}, r.fixed, m.params.rule != Rule::scaled);
    read_verdict(m, out, "scaled_verdict", {"scaled rule", "비례 규칙"}, r.scaled, m.params.rule != Rule::fixed);
    out.add("due", {"bounces of an exact mirror", "정확히 계산한 반사 횟수"}, whole(hits_due(m))).role =
        kit::Role::truth;
    const auto answer = [&](const char* key, kit::Text label, kit::Value value,
                            const char* unit = "") -> kit::Readout& {
        kit::Readout& one = out.add(key, std::move(label), std::move(value), unit);
        one.answer = true;
        one.digits = 3;
        return one;
    };
    answer("fixed_survived", {"fixed: bounces survived", "고정: 성공한 반사"}, whole(r.fixed.survived));
    answer("scaled_survived", {"scaled: bounces survived", "비례: 성공한 반사"}, whole(r.scaled.survived));
    answer("fixed_off", {"fixed: last step off", "고정: 마지막으로 떼어 놓은 거리"}, last_off(m, r.fixed), "m");
    answer("scaled_off", {"scaled: last step off", "비례: 마지막으로 떼어 놓은 거리"}, last_off(m, r.scaled), "m");
    answer("fixed_error", {"fixed: off the true path", "고정: 정확한 경로에서 벗어난 거리"}, error_of(m, r.fixed), "m");
    answer("scaled_error", {"scaled: off the true path", "비례: 정확한 경로에서 벗어난 거리"}, error_of(m, r.scaled),
           "m");
    const Bounce* first = r.fixed.bounces.empty() ? nullptr : &r.fixed.bounces.front();
    answer("first_distance", {"way to the first hit", "첫 충돌까지의 거리"},
           m.step > 0 && first != nullptr && first->met ? kit::Value{first->distance} : kit::Value{}, "m");
}

// How many rows of the map one epsilon is good in, at best.
int best_column(const Result& r) {
    int best = 0;
    for (int column = 0; column < eps_cells; ++column) {
        int good = 0;
        for (int row = 0; row < offset_cells; ++row) good += cell(r, row, column).first_fault == Verdict::ok ? 1 : 0;
        best = std::max(best, good);
    }
    return best;
}

void read_map(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    const auto answer = [&](const char* key, kit::Text label, kit::Value value, const char* unit = "") {
        kit::Readout& one = out.add(key, std::move(label), std::move(value), unit);
        one.answer = true;
        one.digits = 3;
    };
    const double c = shift_of(m.params.offset).x; // the larger of the two
    out.add("float_spacing", {"float's spacing at the offset's x", "오프셋의 x에서 float의 간격"}, spacing_at(c, true),
            "m")
        .digits = 3;
    out.add("double_spacing", {"double's spacing at the offset's x", "오프셋의 x에서 double의 간격"},
            spacing_at(c, false), "m")
        .digits = 3;
    const Stretch good = good_stretch(r);
    answer("good_from", {"fixed: good from epsilon", "고정: 정상 범위의 시작"},
           good.any ? kit::Value{good.lo} : kit::Value{}, "m");
    answer("good_to", {"fixed: good up to epsilon", "고정: 정상 범위의 끝"},
           good.any ? kit::Value{good.hi} : kit::Value{}, "m");
    answer("best_rows", {"most offsets that one epsilon serves", "한 엡실론이 통하는 오프셋 수 (최대)"},
           whole(best_column(r)));
    out.add("rows", {"offsets on the map", "지도의 오프셋 수"}, whole(offset_cells));
    answer("scaled_least", {"scaled: fewest bounces at any offset", "비례: 오프셋 전체에서 최소 반사 횟수"},
           whole(r.scaled_least));
    answer("scaled_faults", {"scaled: offsets at which it fails", "비례: 실패한 오프셋 수"}, whole(r.scaled_faults));
    out.add("offsets_checked", {"offsets tried, 1 to 1e7", "시험한 오프셋 수 (1~1e7)"}, whole(offsets_checked));
}

} // namespace

Stretch good_stretch(const Result& r) {
    Stretch best;
    int width = 0;
    for (int i = 0; i < line_cells; ++i) {
        int end = i;
        while (end < line_cells && r.line[static_cast<std::size_t>(end)].first_fault == Verdict::ok) ++end;
        if (end - i > width) {
            width = end - i;
            best = {true, epsilon_on_line(i), epsilon_on_line(end - 1)};
        }
        i = std::max(i, end - 1);
    }
    return best;
}

} // namespace reflection_lab

const kit::SceneInfo& ReflectionScene::info() {
    static constexpr kit::SceneInfo it{
        "reflection",
        {"Reflection and the epsilon", "반사와 엡실론"},
        {"Document 004, numeric error and self-hits", "문서 004, 수치 오차와 자기 충돌"},
        {"Play the bounces, then raise the world offset: the same epsilon fails. Watch the ring move on the map.",
         "반사를 재생한 다음 월드 오프셋을 키워 보자. 같은 엡실론이 실패한다. 지도 위의 고리가 어디로 가는지 보자."},
        4.0};
    return it;
}

void ReflectionScene::read(const kit::Moment<ReflectionScene>& m, kit::Readouts& out) {
    reflection_lab::read_paths(m, out);
    reflection_lab::read_map(m, out);
    reflection_lab::read_lesson(m, out);
    reflection_lab::read_formula(m, out);
    reflection_lab::read_ledger(m, out);
    reflection_lab::read_plots(m, out);
    reflection_lab::read_marks(m, out);
}

void ReflectionScene::draw(const kit::Moment<ReflectionScene>& m, kit::DrawList& list) {
    reflection_lab::draw_world(m, list);
    reflection_lab::draw_map(m, list);
    reflection_lab::draw_close_up(m, list);
}

} // namespace tunnel::scenes
