// Answers: the answer in the world: the push with B where it leads, the normal and the contact points; or the gap.
#include "scenes/overlap/picture.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

glm::dvec2 middle_of_b(const Picture& p) { return {p.m.params.b_x, p.m.params.b_y}; }

// Where the overlap width alone would leave B, if that is not out.
void width_ghost(const Picture& p) {
    const Result& r = p.m.result;
    if (!any_contained(p.m) || r.left_by_width <= 1e-9) return;
    draw_outline(p, r.b, r.by_width, {Role::hit, Weight::fine, Dash::dotted});
    const Axis& y = r.axes[y_axis];
    p.label({"by the width: still in", "겹침 폭만큼: 아직 안쪽"},
            {middle_of_b(p).x + r.by_width.x, y.b_hi + r.by_width.y}, Role::hit, 3, kit::Side::above);
}

void push(const Picture& p) {
    const Result& r = p.m.result;
    const glm::dvec2 from = p.start_of_move(middle_of_b(p), r.mtv), to = from + r.mtv;
    if (r.touching) return;
    draw_outline(p, r.b, r.mtv, {Role::second, Weight::main, Dash::dashed, Fill::none, true});
    p.list.add(p.pane, {Role::push, Weight::verdict}, kit::Arrow{flat(from), flat(to)});
    const bool flatter = std::abs(r.mtv.x) > std::abs(r.mtv.y);
    kit::Label l;
    l.text = kit::Text::same("MTV " + metres(r.contact.depth));
    l.at = flat(flatter ? 0.5 * (from + to) : to);
    l.side = flatter ? kit::Side::above : kit::Side::right;
    l.priority = 9;
    l.plate = true;
    p.list.add(p.pane, {Role::push}, std::move(l));
}

kit::Label beside_contacts(const Picture& p, kit::Text text) {
    const Axis& x = p.m.result.axes[x_axis];
    kit::Label l;
    l.text = std::move(text);
    l.at = flat(p.m.result.contact.points[0].at);
    l.side = kit::Side::below;
    l.size = kit::Size::small;
    l.priority = 2;
    l.leader = l.plate = true;
    l.room = std::max(x.a_hi, x.b_hi) - std::min(x.a_lo, x.b_lo);
    return l;
}

// Each lies half way between both surfaces, which a thin line joins: where one shape lies in the other, on neither.
void contact_points(const Picture& p) {
    const overlap::Contact& c = p.m.result.contact;
    const glm::dvec2 half = 0.5 * c.depth * p.m.result.normal;
    for (int i = 0; i < c.count; ++i) {
        const glm::dvec2 at = c.points[static_cast<std::size_t>(i)].at;
        if (!p.m.result.touching) {
            p.list.line(p.pane, {Role::hit, Weight::fine}, at - half, at + half);
            for (const glm::dvec2& end : {at - half, at + half})
                p.list.add(p.pane, {Role::hit}, kit::Point{flat(end), kit::Mark::ring, 5.0f});
        }
        p.list.add(p.pane, {Role::normal}, kit::Arrow{flat(at), flat(at + 7.0 * p.frame.unit * p.m.result.normal)});
        p.list.add(p.pane, {Role::hit}, kit::Point{flat(at), kit::Mark::dot, 9.0f});
    }
    if (c.count == 0) return;
    kit::Text name = c.count == 2 ? kit::Text{"2 contact points", "접촉점 2개"} : kit::Text{"contact point", "접촉점"};
    if (!p.m.result.touching) name = name + kit::Text{", half way between both surfaces", ": 두 표면의 한가운데"};
    p.list.add(p.pane, {Role::hit}, beside_contacts(p, name));
}

// What the open rule does not see.
void lost_contacts(const Picture& p) {
    const overlap::Contact& c = p.m.result.contact;
    for (int i = 0; i < c.count; ++i)
        p.list.add(p.pane, Style{Role::hit, Weight::fine, Dash::dotted, Fill::none, true},
                   kit::Point{flat(c.points[static_cast<std::size_t>(i)].at), kit::Mark::ring, 9.0f});
    if (c.count > 0)
        p.list.add(p.pane, {Role::muted},
                   beside_contacts(p, {"contact, not seen by this rule", "이 규칙이 놓친 접촉"}));
}

// Beside the line, on its right.
void gap(const Picture& p) {
    const overlap::Distance& n = p.m.result.nearest;
    for (const glm::dvec2& at : {n.on_a, n.on_b})
        p.list.add(p.pane, {Role::miss}, kit::Point{flat(at), kit::Mark::ring, 9.0f});
    p.list.line(p.pane, {Role::miss, Weight::verdict, Dash::dashed}, n.on_a, n.on_b);
    const glm::dvec2 normal = p.m.result.contact.normal,
                     aside{std::abs(normal.y), normal.y > 0.0 ? -normal.x : normal.x};
    p.label({"gap " + metres(n.distance), "틈 " + metres(n.distance)},
            0.5 * (n.on_a + n.on_b) + 3.0 * p.frame.unit * aside, Role::miss, 9,
            std::abs(normal.y) < 0.3 ? kit::Side::below : kit::Side::right, kit::Size::normal);
}

} // namespace

void draw_answer(const Picture& p) {
    const Result& r = p.m.result;
    if (r.contact.status != base::Status::hit) {
        gap(p);
        return;
    }
    if (!hit(p.m)) return lost_contacts(p);
    if (!r.lost()) contact_points(p);
    if (r.lost()) {
        p.label({"n = (0, 0) / 0", "n = (0, 0) / 0"}, middle_of_b(p), Role::hit, 9, kit::Side::right,
                kit::Size::normal);
        return;
    }
    width_ghost(p);
    push(p);
}

} // namespace tunnel::scenes::overlap_lab
