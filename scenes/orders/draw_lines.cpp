// Answers: each method's points, the line through them, and its slope beside its largest h. A hollow cross: a point
// that takes no part in the slope.
#include "scenes/orders/chart.hpp"

#include <cmath>

namespace tunnel::scenes::orders_lab {
namespace {

using kit::Dash, kit::Fill, kit::Mark, kit::Weight;

// A method's line, broken where an error says nothing: what blows up has no line to go on.
class Stroke {
  public:
    Stroke(const Chart& chart, std::size_t which, bool pale) : c(chart), method(which), ghost(pale) {}
    void to(const Spot& s) {
        glm::dvec2 at;
        if (s.fate == Fate::large || !c.place(s, at)) return end();
        line.points.push_back(kit::flat(at));
    }
    void end() {
        const kit::MethodGuise& g = guise_of(method);
        const Weight weight = method == watched_of(c.m) ? Weight::verdict : Weight::main;
        if (line.points.size() >= 2)
            c.list.add(c.pane, {g.role, weight, g.dash, Fill::none, ghost, pick_of(method)}, std::move(line));
        line = {};
    }

  private:
    const Chart& c;
    std::size_t method;
    bool ghost;
    kit::Polyline line{};
};

void line_between(const Chart& c, std::size_t i, int from, int to, bool ghost) {
    Stroke stroke(c, i, ghost);
    for (int k = from; k <= to; ++k) stroke.to(c.m.result.lines[i].spots[static_cast<std::size_t>(k)]);
    stroke.end();
}

// Only beside the work: what fewer steps than the first h's would give.
void rougher_ones(const Chart& c, std::size_t i) {
    const MethodLine& line = c.m.result.lines[i];
    Stroke stroke(c, i, true);
    for (const Spot& s : line.rougher) {
        stroke.to(s);
        if (glm::dvec2 at; s.fate != Fate::large && c.place(s, at))
            c.list.add(c.pane, {guise_of(i).role, Weight::fine, Dash::solid, Fill::none, true, pick_of(i)},
                       kit::Point{kit::flat(at), guise_of(i).mark, 6.0f});
    }
    stroke.to(line.spots.front());
    stroke.end();
}

void point_of(const Chart& c, std::size_t i, int k) {
    const Spot& s = c.m.result.lines[i].spots[static_cast<std::size_t>(k)];
    glm::dvec2 at;
    if (!c.place(s, at)) return;
    const bool counted = is_counted(c.m.params, s);
    c.list.add(c.pane,
               {guise_of(i).role, Weight::main, Dash::solid, counted ? Fill::solid : Fill::none, !counted, pick_of(i)},
               kit::Point{kit::flat(at), counted ? guise_of(i).mark : Mark::cross, k == c.m.step ? 11.0f : 8.0f});
}

// Beside the largest h that counts.
void slope_beside(const Chart& c, std::size_t i) {
    const MethodLine& line = c.m.result.lines[i];
    const double slope = slope_of(c.m, line, c.m.step);
    if (std::isnan(slope)) return;
    for (const Spot& s : line.spots) {
        glm::dvec2 at;
        if (!is_counted(c.m.params, s) || !c.place(s, at)) continue;
        kit::Label l;
        l.text = kit::Text::same(slope_words(slope));
        l.at = {at.x + 0.015 * c.size().x, at.y, 0.0};
        l.side = kit::Side::right;
        l.priority = i == watched_of(c.m) ? 9 : 8;
        l.leader = true;
        l.symbol = guise_of(i).mark, l.has_symbol = true;
        c.list.add(c.pane, {guise_of(i).role, Weight::main, Dash::solid, Fill::none, false, pick_of(i)}, std::move(l));
        return;
    }
}

} // namespace

void draw_lines(const Chart& c) {
    const int last = c.m.result.levels - 1, now = c.m.step;
    c.list.answers([&] {
        for (std::size_t i = 0; i < method_count; ++i)
            if (c.on(i)) {
                if (c.cost) rougher_ones(c, i);
                line_between(c, i, now, last, true), line_between(c, i, 0, now, false);
            }
    });
    for (std::size_t i = 0; i < method_count; ++i) {
        if (!c.on(i)) continue;
        point_of(c, i, 0); // what the first h gives is no answer: the question is how it goes on
        c.list.answers([&] {
            for (int k = 1; k <= now; ++k) point_of(c, i, k);
            if (!c.cost) slope_beside(c, i);
        });
    }
}

} // namespace tunnel::scenes::orders_lab
