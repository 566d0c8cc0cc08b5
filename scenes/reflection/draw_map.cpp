// Answers: the lesson as a map: what the fixed rule does at every epsilon and every offset of the world, where the
// present setting lies on it, and how the scaled rule fares at each offset.
#include "scenes/reflection/map.hpp"
#include "scenes/reflection/picture.hpp"

#include <array>
#include <cmath>

namespace tunnel::scenes::reflection_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

constexpr double strip_lo = 0.5, strip_hi = 1.7, top = 7.8; // right of the map, and above it the strip's name

Fill fill_of(Verdict v) {
    return v == Verdict::ok ? Fill::faint : v == Verdict::self_hit ? Fill::solid : Fill::hatched;
}

kit::Boxes cells(const Result& r) {
    kit::Boxes out;
    for (int row = 0; row < offset_cells; ++row)
        for (int column = 0; column < eps_cells;) {
            const Verdict v = cell(r, row, column).first_fault;
            int end = column;
            while (end < eps_cells && cell(r, row, end).first_fault == v) ++end;
            const double x = -16.0 + static_cast<double>(column) / eps_per_decade;
            const double y = static_cast<double>(row) / offset_per_decade;
            kit::BoxInstance box;
            box.lo = {x, y, 0.0};
            box.hi = {-16.0 + static_cast<double>(end) / eps_per_decade, y + 1.0 / offset_per_decade, 0.0};
            box.role = role_of(v);
            box.fill = fill_of(v);
            box.outline = false;
            box.ghost = v == Verdict::self_hit; // large, and not what the eye should meet first
            out.boxes.push_back(box);
            column = end;
        }
    return out;
}

// The name of each region, in the middle of its widest row.
void names(const Moment& m, kit::DrawList& list, int pane) {
    for (const Verdict v : {Verdict::self_hit, Verdict::ok, Verdict::skipped, Verdict::drifted, Verdict::missed}) {
        int best_row = -1, best_width = 0, best_end = 0;
        for (int row = 1; row + 1 < offset_cells; ++row)
            for (int column = 0, width = 0; column < eps_cells; ++column) {
                width = cell(m.result, row, column).first_fault == v ? width + 1 : 0;
                const bool middle = std::abs(2 * row - offset_cells) < std::abs(2 * best_row - offset_cells);
                if (width > best_width || (width == best_width && width > 0 && middle))
                    best_row = row, best_width = width, best_end = column + 1;
            }
        if (best_width == 0) continue;
        kit::Label l;
        l.text = v == Verdict::ok ? kit::Text{"good", "정상"} : words_of(v);
        const double middle = -16.0 + (best_end - 0.5 * best_width) / eps_per_decade;
        l.at = {middle, (best_row + 0.5) / offset_per_decade, 0.0};
        l.side = kit::Side::centre;
        l.size = kit::Size::small;
        l.plate = true;
        l.priority = v == Verdict::ok ? 7 : 6;
        list.add(pane, {role_of(v)}, std::move(l));
    }
}

// The scaled rule has no epsilon to choose: beside the map one strip, a row for each offset, by its own verdicts.
void scaled_strip(const Moment& m, kit::DrawList& list, int pane) {
    kit::Boxes out;
    for (int row = 0; row < offset_cells; ++row) {
        const Verdict v = m.result.scaled_rows[static_cast<std::size_t>(row)];
        const double y = static_cast<double>(row) / offset_per_decade;
        kit::BoxInstance box;
        box.lo = {strip_lo, y, 0.0};
        box.hi = {strip_hi, y + 1.0 / offset_per_decade, 0.0};
        box.role = role_of(v);
        box.fill = fill_of(v);
        box.outline = false;
        box.ghost = v == Verdict::self_hit;
        out.boxes.push_back(box);
    }
    list.add(pane, Style{}, std::move(out));
    for (const double x : {strip_lo, strip_hi})
        list.line(pane, {Role::converged, Weight::main}, glm::dvec2(x, 0.0), glm::dvec2(x, 7.0));
    kit::Label l;
    l.text = {"scaled rule", "비례 규칙"};
    l.at = {strip_hi, 7.0, 0.0};
    l.side = kit::Side::left;
    l.at.y = 7.4;
    l.size = kit::Size::small;
    l.plate = true;
    l.priority = 8;
    list.add(pane, {Role::converged}, std::move(l));
}

// How far it steps off, where both rules are in double: in float's map the line would lie in self-hits not its own.
void scaled_line(const Moment& m, kit::DrawList& list, int pane) {
    if (m.params.arithmetic == Arithmetic::single) return;
    kit::Polyline line;
    for (int row = 0; row < offset_cells; ++row)
        if (const double off = m.result.scaled_by[static_cast<std::size_t>(row)]; off > 0.0)
            line.points.push_back({std::log10(off), (row + 0.5) / offset_per_decade, 0.0});
    if (line.points.size() >= 2) list.add(pane, {Role::converged, Weight::verdict}, std::move(line));
}

void setting(const Moment& m, kit::DrawList& list, int pane) {
    const double x = std::log10(m.params.epsilon), y = std::log10(m.params.offset);
    for (const auto& [from, to] : std::array<std::array<glm::dvec2, 2>, 2>{
             {{glm::dvec2(x, 0.0), glm::dvec2(x, 7.0)}, {glm::dvec2(-16.0, y), glm::dvec2(0.0, y)}}})
        list.line(pane, {Role::active, Weight::fine, Dash::dotted}, from, to);
    list.add(pane, {Role::active, Weight::verdict}, kit::Point{{x, y, 0.0}, kit::Mark::ring, 16.0f});
    list.add(pane, {Role::active, Weight::main}, kit::Point{{x, y, 0.0}, kit::Mark::dot, 6.0f});
}

} // namespace

void draw_map(const Moment& m, kit::DrawList& list) {
    kit::Pane pane;
    pane.id = "map";
    pane.title = {"The fixed rule at every setting", "고정 규칙: 설정별 결과"};
    pane.place_lo = {left_width, 0.0};
    pane.place_hi = {1.0, 0.56};
    pane.lo = {-16.3, -0.3, 0.0};
    pane.hi = {1.9, top, 0.0};
    pane.equal_aspect = false;
    pane.x.label = {"epsilon, power of 10", "엡실론 (10의 지수)"};
    pane.y.label = {"offset, power of 10", "오프셋 (10의 지수)"};
    const int index = list.pane(std::move(pane));
    list.answers([&] {
        list.add(index, Style{}, cells(m.result));
        scaled_line(m, list, index);
        scaled_strip(m, list, index);
        names(m, list, index);
    });
    if (asks_fixed(m.params)) setting(m, list, index);
}

} // namespace tunnel::scenes::reflection_lab
