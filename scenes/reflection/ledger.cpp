// Answers: the table of the bounces up to this step, and the curves: bounces survived against epsilon, and how far off
// the true path each rule is.
#include "scenes/reflection/map.hpp"
#include "scenes/reflection/words.hpp"

#include <glm/geometric.hpp>

namespace tunnel::scenes::reflection_lab {
namespace {

using kit::Dash, kit::Role, kit::Text;

Text mirror_name(const Moment& m, int mirror) {
    if (mirror < 0) return {"none", "없음"};
    const auto i = static_cast<std::size_t>(mirror);
    switch (m.params.mirrors) {
    case Mirrors::room: {
        const Text names[] = {{"floor", "바닥"},   {"right wall", "오른쪽 벽"},
                              {"ceiling", "천장"}, {"left wall", "왼쪽 벽"},
                              {"plate", "판"},     {"disc", "원판"}};
        return names[i];
    }
    case Mirrors::gallery: return {"circle", "원"};
    default: return i == 0 ? Text{"lower", "아래"} : Text{"upper", "위"};
    }
}

void add_rows(const Moment& m, const Path& path, const char* rule, const Text& shown, kit::Table& table) {
    const int count = bounces_seen(m, path);
    for (int i = 0; i < count; ++i) {
        const Bounce& b = path.bounces[static_cast<std::size_t>(i)];
        kit::TableRow row;
        const Text mirror = b.met ? mirror_name(m, b.mirror) : Text{"none: it leaves", "없음: 나감"};
        row.cells = {static_cast<std::int64_t>(i + 1),
                     std::string(rule),
                     std::string(to_word(b.verdict)),
                     mirror.en,
                     b.met ? kit::Value{b.distance} : kit::Value{},
                     b.met ? kit::Value{b.point.x} : kit::Value{},
                     b.met ? kit::Value{b.point.y} : kit::Value{},
                     i == 0 ? kit::Value{} : kit::Value{b.off}};
        row.shown.resize(row.cells.size());
        row.shown[1] = shown;
        row.shown[2] = words_of(b.verdict);
        row.shown[3] = mirror;
        for (const std::size_t k : {std::size_t{4}, std::size_t{5}, std::size_t{6}, std::size_t{7}})
            if (const double* v = std::get_if<double>(&row.cells[k])) row.shown[k] = Text::same(short_number(*v, 4));
        row.role = b.verdict == Verdict::ok ? Role::text : role_of(b.verdict);
        row.pick = pick_of_bounce(i);
        table.rows.push_back(std::move(row));
    }
}

kit::Plot survived_plot(const Moment& m) {
    kit::Plot plot;
    plot.key = "survived_over_epsilon";
    plot.title = {"Fixed rule: bounces survived at this offset", "고정 규칙: 이 오프셋에서 성공한 반사 횟수"};
    plot.x = {{"epsilon", "엡실론"}, "m", true};
    plot.y = {{"bounces", "반사 횟수"}, "", false};
    plot.answer = true;
    kit::Series s{"survived", {"bounces survived", "성공한 반사"}, Role::body, Dash::solid, false, {}, {}};
    for (int i = 0; i < line_cells; ++i) {
        s.x.push_back(epsilon_on_line(i));
        s.y.push_back(m.result.line[static_cast<std::size_t>(i)].survived);
    }
    plot.series.push_back(std::move(s));
    plot.marks.push_back({m.params.epsilon, true, {"epsilon now", "현재 엡실론"}, Role::active});
    return plot;
}

kit::Series error_series(const Moment& m, const Path& path, const char* key, Text label, Role role, Dash dash) {
    kit::Series s{key, std::move(label), role, dash, true, {}, {}};
    const std::size_t n = std::min(path.bounces.size(), m.result.truth.size());
    for (std::size_t i = 0; i < n; ++i) {
        const Bounce &a = path.bounces[i], &b = m.result.truth[i];
        if (!a.met || !b.met) break;
        s.x.push_back(static_cast<double>(i) + 1.0);
        s.y.push_back(std::max(glm::length(a.point - b.point), 1e-17)); // a log axis has no 0
    }
    return s;
}

kit::Plot error_plot(const Moment& m) {
    kit::Plot plot;
    plot.key = "error_over_bounces";
    plot.title = {"How far off the true path", "정확한 경로에서 벗어난 거리"};
    plot.x = {{"bounce", "반사"}, "", false};
    plot.y = {{"distance (1e-17: none)", "거리 (1e-17: 벗어나지 않음)"}, "m", true};
    plot.answer = true;
    if (m.params.rule != Rule::scaled)
        plot.series.push_back(error_series(m, m.result.fixed, "fixed", {"fixed", "고정"}, Role::body, Dash::solid));
    if (m.params.rule != Rule::fixed)
        plot.series.push_back(
            error_series(m, m.result.scaled, "scaled", {"scaled", "비례"}, Role::converged, Dash::dashed));
    return plot;
}

} // namespace

void read_ledger(const Moment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "bounces_made";
    table.title = {"Bounce by bounce", "반사 기록"};
    table.columns = {{"bounce", {"bounce", "반사"}, ""},
                     {"rule", {"rule", "규칙"}, ""},
                     {"verdict", {"verdict", "판정"}, ""},
                     {"mirror", {"mirror", "거울"}, ""},
                     {"distance", {"distance", "거리"}, "m"},
                     {"x", {"x from the offset", "x − 오프셋"}, "m"},
                     {"y", {"y from the offset", "y − 오프셋"}, "m"},
                     {"off", {"step off before it", "떼어 놓은 거리"}, "m"}};
    table.answer = true;
    if (m.params.rule != Rule::fixed) add_rows(m, m.result.scaled, "scaled", {"scaled", "비례"}, table);
    if (m.params.rule != Rule::scaled) add_rows(m, m.result.fixed, "fixed", {"fixed", "고정"}, table);
    table.current = static_cast<int>(table.rows.size()) - 1;
    out.tables.push_back(std::move(table));
}

void read_plots(const Moment& m, kit::Readouts& out) {
    out.plots.push_back(survived_plot(m));
    out.plots.push_back(error_plot(m));
}

} // namespace tunnel::scenes::reflection_lab
