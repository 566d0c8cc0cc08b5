// Answers: the sweep: beside the world every box's extent along the axis, sorted by where it begins; the line; and the
// boxes that are open where it stands.
#include "scenes/broad/picture.hpp"
#include "scenes/broad/words.hpp"

#include <glm/common.hpp>

#include <algorithm>

namespace tunnel::scenes::broad_lab {
namespace {

struct Extent {
    double lo = 0.0, hi = 0.0;
    broad::Id id = 0;
};

// In the order of the sweep, each in the first row that is free where it begins.
struct Rows {
    std::vector<Extent> sorted;
    std::vector<std::size_t> row;
    std::size_t count = 0;
};
Rows rows_of(const World& w) {
    Rows out;
    for (const broad::Id id : w.trace.order)
        out.sorted.push_back({w.boxes[id].min[w.axis], w.boxes[id].max[w.axis], id});
    std::vector<double> until;
    for (const Extent& e : out.sorted) {
        const auto free = std::find_if(until.begin(), until.end(), [&](double hi) { return hi < e.lo; });
        out.row.push_back(static_cast<std::size_t>(free - until.begin()));
        if (free == until.end())
            until.push_back(e.hi);
        else
            *free = e.hi;
    }
    out.count = until.size();
    return out;
}

// A point of the swept axis, and how far beside the area.
glm::dvec2 beside(int axis, double at, double away) {
    return axis == 0 ? glm::dvec2(at, -away) : glm::dvec2(-away, at);
}

void draw_intervals(const Picture& p, double line) {
    const Rows rows = rows_of(p.w);
    const double pitch = strip / static_cast<double>(std::max<std::size_t>(rows.count, 6)), thick = 0.62 * pitch;
    kit::Boxes bars;
    bars.boxes.reserve(rows.sorted.size());
    for (std::size_t i = 0; i < rows.sorted.size(); ++i) {
        const Extent& e = rows.sorted[i];
        const double away = gap + pitch * static_cast<double>(rows.row[i]) + 0.5 * (pitch - thick);
        const glm::dvec2 a = beside(p.w.axis, e.lo, away), b = beside(p.w.axis, e.hi, away + thick);
        const bool open = begun(e.lo, line), closed = e.hi < line;
        BoxInstance bar = rectangle({glm::min(a, b), glm::max(a, b)}, open && !closed ? Role::active : Role::body,
                                    Fill::solid, false);
        bar.ghost = closed;
        bar.pick = p.pick(e.id);
        bars.boxes.push_back(bar);
    }
    p.list.add(p.pane, {Role::body, Weight::fine}, std::move(bars));
}

constexpr std::int64_t many_open = 40;

std::int64_t draw_open(const Picture& p, double line) {
    kit::Boxes open;
    std::int64_t count = 0;
    for (std::size_t i = 0; i < p.w.boxes.size(); ++i) {
        const shape::Aabb& box = p.w.boxes[i];
        if (!begun(box.min[p.w.axis], line) || box.max[p.w.axis] < line) continue;
        ++count;
        BoxInstance shown = rectangle(box, Role::active, Fill::faint);
        shown.pick = p.pick(i);
        open.boxes.push_back(shown);
    }
    const bool many = count > many_open; // they would cover what touches
    for (BoxInstance& box : open.boxes) box.fill = many ? Fill::none : box.fill, box.ghost = many;
    p.list.add(p.pane, {Role::active, p.few() && !many ? Weight::main : Weight::fine}, std::move(open));
    return count;
}

} // namespace

void draw_sweep(const Picture& p) {
    const int axis = p.w.axis;
    const double line = line_of(p.m.params, axis), end = p.lists_intervals() ? gap + strip : gap;
    if (p.lists_intervals()) draw_intervals(p, line);
    const std::int64_t open = draw_open(p, line);
    p.list.line(p.pane, {Role::active, Weight::main}, beside(axis, line, end), beside(axis, line, -area[1 - axis]));
    kit::Label l;
    const kit::Text n = grouped(open);
    l.text = {n.en + " open here", "여기서 열려 있는 상자 " + n.ko + "개"};
    l.at = {axis == 0 ? glm::dvec2(line, -end - 0.5) : glm::dvec2(0.8 * area.x, line + 0.8), 0.0};
    l.side = axis == 0 ? kit::Side::below : kit::Side::above;
    l.priority = 9;
    p.list.add(p.pane, {Role::active}, std::move(l));
}

} // namespace tunnel::scenes::broad_lab
