// Answers: axis by axis, both intervals as bars on one scale, what they share, and the two ways out beside its width:
// where one interval lies in the other the width is not the way out.
#include "scenes/overlap/picture.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

constexpr double left_room = 0.15, right_room = 0.66, width = left_room + 1.0 + right_room; // bars are 1 wide
constexpr double block = 5.0; // rows of one axis: heading, A, B, two ways out
constexpr double edge = 1.0;  // the drawing begins beside the origin, whose mark would mean nothing here

struct Block {
    Picture p;
    AxisName name = x_axis;
    const Axis& axis;
    double top = 0.0, from = 0.0, scale = 1.0;
    [[nodiscard]] double x(double at) const { return edge + left_room + (at - from) * scale; }
    [[nodiscard]] double y(double row) const { return top - row; }
};

// The column is narrow; the formula beside it has all digits.
std::string brief(double value) { return kit::digits(std::round(value * 1e3) / 1e3, 5); }

void row_label(const Block& b, kit::Text text, double row, bool at_left, Role role, int priority, bool symbol = false) {
    kit::Label l;
    l.text = std::move(text);
    l.at = {at_left ? edge + 0.13 : edge + left_room + 1.06, b.y(row), 0.0};
    l.side = at_left ? kit::Side::left : kit::Side::right;
    l.size = kit::Size::small;
    l.priority = priority;
    l.has_symbol = symbol;
    l.symbol = kit::Mark::diamond;
    b.p.list.add(b.p.pane, {role}, std::move(l));
}

void bars(const Block& b) {
    const auto bar = [&](double lo, double hi, double row, Role role) {
        b.p.box({b.x(lo), b.y(row + 0.34)}, {b.x(hi), b.y(row - 0.34)}, {role, Weight::fine, Dash::solid, Fill::solid});
    };
    bar(b.axis.a_lo, b.axis.a_hi, 1.5, Role::body);
    bar(b.axis.b_lo, b.axis.b_hi, 2.4, Role::second);
    row_label(b, kit::Text::same("A"), 1.5, true, Role::body, 4);
    row_label(b, kit::Text::same("B"), 2.4, true, Role::second, 4);
}

void shared_part(const Block& b) {
    const Axis& axis = b.axis;
    const double from = std::max(axis.a_lo, axis.b_lo), to = std::min(axis.a_hi, axis.b_hi);
    const bool apart = axis.apart();
    b.p.box({b.x(std::min(from, to)), b.y(2.85)}, {b.x(std::max(from, to)), b.y(1.05)},
            {apart ? Role::miss : Role::active, Weight::main, apart ? Dash::dashed : Dash::solid,
             apart ? Fill::none : Fill::hatched});
    const std::string size = brief(apart ? -axis.way.width : axis.way.width) + " m";
    row_label(b, apart ? kit::Text{"gap " + size, "틈 " + size} : kit::Text{"width " + size, "폭 " + size}, 1.95, false,
              apart ? Role::miss : Role::active, 7);
}

// The axis along which the answer's push leads.
bool is_answer(const Block& b) {
    const Moment& m = b.p.m;
    if (!hit(m) || m.result.lost() || m.result.touching) return false;
    if (has_third(m)) return b.name == n_axis;
    return dot(b.axis.n, m.result.normal) != 0.0;
}

// How B leaves, one arrow a way; the shorter one counts, and that of the answer's axis has the diamond.
void way_out(const Block& b, bool up, double row) {
    const Axis& axis = b.axis;
    const double push = up ? axis.way.push_up : axis.way.push_down;
    const double start = up ? axis.b_lo : axis.b_hi, end = up ? axis.a_hi : axis.a_lo;
    const bool shorter = push <= axis.push(), best = shorter && is_answer(b);
    const Role role = best ? Role::push : shorter ? Role::text : Role::muted;
    if (push > 0.0)
        b.p.list.add(b.p.pane,
                     {role, best      ? Weight::verdict
                            : shorter ? Weight::main
                                      : Weight::fine},
                     kit::Arrow{{b.x(start), b.y(row), 0.0}, {b.x(end), b.y(row), 0.0}});
    row_label(b, way_name(b.name, up) + kit::Text::same(" " + brief(push) + " m"), row, false, role, shorter ? 8 : 5,
              best);
}

// 0/0: nothing can be measured along it.
bool no_direction(const Block& b) { return b.name == n_axis && b.p.m.result.lost(); }

void heading_part(const Block& b, kit::Text text, bool at_left, Role role) {
    b.p.label(std::move(text), {edge + (at_left ? 0.03 : width - 0.04), b.y(0.55)}, role, 9,
              at_left ? kit::Side::right : kit::Side::left);
}

// The bounds meet, the shapes do not: what the bounds would have to move says nothing.
bool says_nothing(const Block& b) { return b.p.m.result.contact.status != base::Status::hit && !b.axis.apart(); }

// The axis by name, whatever is covered.
void heading(const Block& b) {
    heading_part(b, name_of(b.name), true, is_active(b.p.m, b.name) ? Role::active : Role::text);
}

// What is odd about it, and so gives something away.
void remark(const Block& b) {
    const std::string w = brief(b.axis.way.width), push = brief(b.axis.push());
    if (no_direction(b))
        heading_part(b, {"0/0: no n", "0/0: n이 없음"}, false, Role::hit);
    else if (says_nothing(b))
        heading_part(b, {"bounds overlap: nothing decided", "경계 상자가 겹침: 아직 모름"}, false, Role::muted);
    else if (b.axis.contained())
        heading_part(b, {"width " + w + ", but " + push + " to move", "폭은 " + w + ", 밀어낼 거리는 " + push}, false,
                     Role::hit);
}

// The two numbers of this step's question stand out.
void compared(const Block& b) {
    const Check* now = check_now(b.p.m);
    if (now == nullptr || !is_active(b.p.m, b.name) || now->what > Check::b_top) return;
    const Role role = now->holds ? Role::text : Role::miss;
    for (const double at : {now->left, now->right})
        b.p.list.line(b.p.pane, {role, Weight::verdict}, {b.x(at), b.y(2.95)}, {b.x(at), b.y(0.95)});
}

void draw_block(const Block& b) {
    const Moment& m = b.p.m;
    const bool active = is_active(m, b.name);
    b.p.box({edge + 0.01, b.y(block - 0.1)}, {edge + width - 0.01, b.y(0.1)},
            {Role::grid, Weight::fine, Dash::solid, Fill::faint}, false);
    const auto strip_beside = [&](Role role) {
        b.p.box({edge, b.y(block - 0.1)}, {edge + 0.02, b.y(0.1)}, {role, Weight::fine, Dash::solid, Fill::solid},
                false);
    };
    if (active) strip_beside(Role::active);
    if (whole(m) && is_answer(b)) b.p.list.answers([&] { strip_beside(Role::push); });
    heading(b);
    if (!is_shown(m, b.name)) return;
    if (no_direction(b)) return b.p.list.answers([&] { remark(b); });
    const auto numbers = [&] {
        remark(b);
        shared_part(b);
        if (!b.axis.apart() && !says_nothing(b)) way_out(b, true, 3.4), way_out(b, false, 4.3);
    };
    bars(b);
    if (whole(m))
        b.p.list.answers(numbers);
    else if (of_kind(m, Form::box) || b.name != n_axis)
        shared_part(b), compared(b);
    else
        numbers();
}

} // namespace

void draw_bars(const Moment& m, kit::DrawList& list) {
    const int blocks = has_third(m) ? 3 : 2;
    kit::Pane pane;
    pane.id = "axes";
    pane.title = {"Axis by axis: width and way out", "축마다: 겹침 폭과 빠져나오는 길"};
    pane.place_lo = {0.6, 0.0};
    pane.lo = {edge, edge, 0.0};
    pane.hi = {edge + width, edge + block * blocks, 0.0};
    pane.equal_aspect = false;
    pane.grid = false;
    pane.x.shown = pane.y.shown = false;
    const Picture p{{list, list.pane(std::move(pane))}, m};
    for (const AxisName name : {x_axis, y_axis, n_axis}) {
        if (name == n_axis && !has_third(m)) continue;
        const Axis& axis = m.result.axes[name];
        Block b{p, name, axis};
        b.top = edge + block * (blocks - name);
        b.from = std::min(axis.a_lo, axis.b_lo);
        b.scale = 1.0 / std::max(std::max(axis.a_hi, axis.b_hi) - b.from, 1e-9);
        draw_block(b);
    }
}

} // namespace tunnel::scenes::overlap_lab
