// Answers: the verdicts of all steps up to this one, as a strip: what detection and response say, and what comes of it.
#include "scenes/overlap/picture.hpp"
#include "scenes/overlap/rest.hpp"

#include <utility>

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

constexpr double rows = 4.0;  // detection, response, contact, and the height above them
constexpr double tall = 4.0;  // of the height's row, in rows
constexpr double shift = 3.0; // beside the origin

void cell(const Picture& p, int step, double row, bool yes, bool asked) {
    const double x = shift + step, y = shift + row;
    const Style style{!asked ? Role::discarded
                      : yes  ? Role::hit
                             : Role::miss,
                      Weight::fine, !asked || yes ? Dash::solid : Dash::dashed,
                      !asked ? Fill::none
                      : yes  ? Fill::solid
                             : Fill::none};
    p.box({x + 0.1, y + 0.12}, {x + 0.9, y + 0.78}, style);
}

void row_name(const Picture& p, kit::Text text, double y) {
    p.label(std::move(text), {shift, shift + y}, Role::text, 6, kit::Side::right);
}

glm::dvec2 height_at(int step, double bottom) {
    constexpr double lowest = -0.3, highest = drop_height + 0.1;
    return {shift + step + 0.5, shift + 2.0 * rows - 2.0 + tall * (bottom - lowest) / (highest - lowest)};
}

void heights(const Picture& p) {
    kit::Polyline line;
    for (int i = 0; i <= p.m.step; ++i)
        line.points.push_back(flat(height_at(i, p.m.result.film[static_cast<std::size_t>(i)].bottom)));
    p.list.line(p.pane, {Role::wall, Weight::main}, height_at(0, 0.0) - glm::dvec2(0.5, 0.0),
                height_at(film_steps, 0.0) + glm::dvec2(0.5, 0.0));
    for (const glm::dvec3& at : line.points) p.list.add(p.pane, {Role::second}, kit::Point{at, kit::Mark::dot, 5.0f});
    if (line.points.size() >= 2) p.list.add(p.pane, {Role::second, Weight::main}, std::move(line));
}

// The height's scale, the steps' numbers, and what the cells mean.
void scales(const Picture& p) {
    const double right = shift + film_steps + 1.0;
    p.label(kit::Text::same("0 m"), {right, height_at(0, 0.0).y}, Role::muted, 5, kit::Side::left);
    p.label(kit::Text::same(metres(drop_height)), {right, height_at(0, drop_height).y}, Role::muted, 5,
            kit::Side::left);
    p.list.line(p.pane, {Role::grid, Weight::fine, Dash::dotted}, height_at(0, drop_height),
                height_at(film_steps, drop_height));
    for (int step = 0; step <= film_steps; step += 8)
        p.label(step == 0 ? kit::Text{"step 0", "스텝 0"} : kit::Text::same(std::to_string(step)),
                {shift + step + 0.5, shift - 0.35}, Role::muted, 5, step == 0 ? kit::Side::right : kit::Side::centre);
    p.label({"solid: contact, dashed: apart, grey: not asked", "채움: 접촉, 파선: 떨어짐, 회색: 묻지 않음"},
            {shift, shift - 1.1}, Role::muted, 5, kit::Side::right);
}

} // namespace

void draw_film(const Moment& m, kit::DrawList& list) {
    const double width = film_steps + 1.0, height = 2.0 * rows - 2.0 + tall + 1.0;
    kit::Pane pane;
    pane.id = "film";
    pane.title = {"Step by step: contact or not", "스텝마다: 접촉인가 아닌가"};
    pane.place_lo = {0.6, 0.0};
    pane.lo = {shift, shift - 1.5, 0.0};
    pane.hi = {shift + width, shift + height, 0.0};
    pane.equal_aspect = false;
    pane.grid = false;
    pane.x.shown = pane.y.shown = false;
    const Picture p{{list, list.pane(std::move(pane))}, m};
    // This step, between the rows' names.
    const std::pair<double, double> parts[] = {{0.0, 0.9}, {2.0, 2.9}, {4.0, 4.9}, {2.0 * rows - 2.0, height - 1.0}};
    for (const auto& [from, to] : parts)
        p.box({shift + m.step, shift + from}, {shift + m.step + 1.0, shift + to},
              {Role::active, Weight::fine, Dash::solid, Fill::faint}, false);
    heights(p);
    scales(p);
    row_name(p, {"bottom of the box above the floor, m", "바닥에서 상자 밑면까지의 높이, m"}, height - 0.5);
    row_name(p, {"detection", "감지"}, 5.3);
    row_name(p, {"response", "반응"}, 3.3);
    list.answers([&] {
        for (int i = 0; i <= m.step; ++i) {
            const Moved& then = m.result.film[static_cast<std::size_t>(i)];
            cell(p, i, 4.0, then.detected, true);
            cell(p, i, 2.0, then.confirmed, then.detected);
            cell(p, i, 0.0, then.confirmed, true);
        }
        const std::string n = std::to_string(flips_so_far(m));
        row_name(p, {"contact: " + n + (n == "1" ? " flip" : " flips"), "접촉: " + n + "번 뒤바뀜"}, 1.3);
    });
}

} // namespace tunnel::scenes::overlap_lab
