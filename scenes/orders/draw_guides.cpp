// Answers: what helps to read the lines: the wanted error, the floor of rounding, the h beyond which a method blows
// up, and triangles of slope 1, 2 and 4.
#include "scenes/orders/chart.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::orders_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Side, kit::Text, kit::Weight;

void wanted_line(const Chart& c) {
    const double y = c.m.params.wanted;
    c.list.line(c.pane, {Role::truth, Weight::main, Dash::dashed}, {c.lo.x, y}, {c.hi.x, y});
    c.label(Text{"wanted: ", "목표 오차: "} + number(wanted_error(c.m.params), 3),
            {c.lo.x + (c.cost ? 0.6 : 0.1) * c.size().x, y}, Role::truth, 6, Side::below);
}

void rounding_line(const Chart& c) {
    kit::Polyline line;
    for (int k = 0; k < c.m.result.levels; ++k) {
        const Spot at{c.m.params.time / static_cast<double>(static_cast<std::int64_t>(c.m.params.first) << k), 0,
                      c.m.result.floor[static_cast<std::size_t>(k)]};
        if (const double y = std::log10(at.error); y > c.lo.y && y < c.hi.y)
            line.points.push_back(kit::flat({c.across(at), y}));
    }
    if (line.points.size() < 2) return;
    const glm::dvec2 end(line.points.back());
    c.list.add(c.pane, {Role::muted, Weight::fine, Dash::dotted}, std::move(line));
    c.label({"rounding", "반올림"}, end, Role::muted, 3, Side::right);
}

void upright(const Chart& c, double h, Text words, Role role) {
    const double x = std::log10(h);
    if (!(x > c.lo.x && x < c.hi.x)) return;
    c.list.line(c.pane, {role, Weight::fine, Dash::dashed}, {x, c.lo.y}, {x, c.hi.y});
    c.label(std::move(words), {x, c.lo.y + 0.05 * c.size().y}, role, 6, Side::right);
}

// The two ends of the range of h, by name.
void ends_of_h(const Chart& c) {
    const std::int64_t first = c.m.params.first, last = first << (c.m.result.levels - 1);
    for (const std::int64_t n : {first, last})
        c.label(Text::same("T/" + std::to_string(n)), {std::log10(c.m.params.time / static_cast<double>(n)), c.lo.y},
                Role::muted, 4, Side::above);
}

// Under the line that is lowest of this order, over the last halving that is seen.
void triangle(const Chart& c, int order, const Spot& coarse, const Spot& fine, Role role) {
    glm::dvec2 a, b;
    if (!c.place(coarse, b) || !c.place(fine, a)) return;
    const double down = 0.035 * c.size().y, rise = order * (b.x - a.x);
    const glm::dvec2 left{a.x, a.y - down}, corner{b.x, a.y - down}, top{b.x, a.y - down + rise};
    if (left.y < c.lo.y || top.y > c.hi.y) return;
    const kit::Style style{role, Weight::fine, Dash::solid, Fill::none, true};
    c.list.add(c.pane, style, kit::Polyline{{kit::flat(left), kit::flat(corner), kit::flat(top)}, true});
    c.label(Text::same(std::to_string(order)), top, Role::muted, 5, Side::right);
}

void ideal_slopes(const Chart& c) {
    const int last = c.m.result.levels - 1;
    for (const int order : {1, 2, 4}) {
        const MethodLine* lowest = nullptr;
        int level = 0;
        std::size_t which = 0;
        for (std::size_t i = 0; i < method_count; ++i) {
            const MethodLine& line = c.m.result.lines[i];
            if (!line.on || integrate::order_of(line.method) != order) continue;
            int k = std::max(1, last / 2); // both of its points count: not where a method blows up, or on the floor
            while (k < last && line.spots[static_cast<std::size_t>(k - 1)].fate == Fate::large) ++k;
            const Spot &s = line.spots[static_cast<std::size_t>(k)],
                       &before = line.spots[static_cast<std::size_t>(k - 1)];
            if (s.fate != Fate::counted || before.fate != Fate::counted) continue;
            if (lowest == nullptr || s.error < lowest->spots[static_cast<std::size_t>(k)].error)
                lowest = &line, level = k, which = i;
        }
        if (lowest != nullptr)
            triangle(c, order, lowest->spots[static_cast<std::size_t>(level - 1)],
                     lowest->spots[static_cast<std::size_t>(level)], guise_of(which).role);
    }
}

// Crosses along the top edge stand for errors beyond the picture.
void blown_up(const Chart& c) {
    for (const MethodLine& line : c.m.result.lines)
        for (int k = 0; line.on && k <= c.m.step; ++k) {
            const Spot& s = line.spots[static_cast<std::size_t>(k)];
            glm::dvec2 at;
            if (s.fate != Fate::large || !c.place(s, at) || !(std::log10(s.error) > at.y)) continue;
            c.list.answers([&] { c.label({"blown up", "발산"}, at, Role::hit, 6, Side::below); });
            return;
        }
}

} // namespace

void draw_guides(const Chart& c) {
    wanted_line(c);
    blown_up(c);
    if (c.cost) return;
    rounding_line(c);
    ends_of_h(c);
    if (c.m.result.fast > 0.0)
        upright(c, 2.0 / c.m.result.fast,
                has_damping(c.m.params) && c.m.params.damping > 1.0 ? Text::same("hλ = 2") : Text::same("hω = 2"),
                Role::hit);
    c.list.answers([&] { ideal_slopes(c); });
}

// Where each line comes under the wanted error; the cheapest by name.
void draw_cheapest(const Chart& c) {
    c.list.answers([&] {
        const std::size_t best = cheapest_at(c.m, c.m.step);
        for (std::size_t i = 0; i < method_count; ++i) {
            const Cost cost = cost_of(c.m, c.m.result.lines[i], c.m.step);
            if (!(cost.evaluations > 0.0)) continue;
            const glm::dvec2 at{std::log10(cost.evaluations), c.m.params.wanted};
            if (i != best) {
                c.list.add(c.pane, {guise_of(i).role, Weight::main}, kit::Point{kit::flat(at), kit::Mark::ring, 9.0f});
                continue;
            }
            c.list.line(c.pane, {guise_of(i).role, Weight::fine, Dash::dashed}, at, {at.x, c.lo.y});
            c.list.add(c.pane, {guise_of(i).role, Weight::verdict}, kit::Point{kit::flat(at), kit::Mark::ring, 15.0f});
            kit::Label l;
            l.caption = {"cheapest", "가장 싼 방법"};
            const std::string forces = (cost.at_most ? "≤ " : "") + number(std::round(cost.evaluations), 6);
            l.text = Text(name_of(i)) + Text{": " + forces + " evaluations", ": 힘 " + forces + "번"};
            l.at = kit::flat(at), l.side = Side::above, l.priority = 10, l.leader = true, l.plate = true;
            c.list.add(c.pane, {guise_of(i).role}, std::move(l));
        }
    });
}

} // namespace tunnel::scenes::orders_lab
