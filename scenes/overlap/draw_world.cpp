// Answers: the world of two shapes: both of them, their intervals at the margins, and the verdict in a word.
#include "scenes/overlap/picture.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

constexpr int arc_steps = 24; // of half a circle

// The outline of a segment grown by its radius: two half circles.
std::vector<glm::dvec3> stadium(const Outline& o) {
    const glm::dvec2 a = o.core.front(), b = o.core.back(), way = b - a;
    const double start = std::atan2(way.y, way.x) + 0.5 * 3.14159265358979323846;
    std::vector<glm::dvec3> out;
    for (int i = 0; i <= 2 * arc_steps + 1; ++i) {
        const bool first = i <= arc_steps;
        const double t = start + 3.14159265358979323846 * (first ? i : i - 1) / arc_steps;
        out.push_back(flat((first ? a : b) + o.radius * glm::dvec2(std::cos(t), std::sin(t))));
    }
    return out;
}

} // namespace

void draw_outline(const Picture& p, Outline o, const glm::dvec2& move, Style style) {
    for (glm::dvec2& c : o.core) c += move;
    if (o.core.size() == 1)
        p.list.add(p.pane, style, kit::Disc{flat(o.core[0]), o.radius});
    else if (o.core.size() == 2 && o.radius == 0.0)
        p.list.add(p.pane, {style.role, Weight::verdict, style.dash, Fill::none, style.ghost, style.pick},
                   kit::Polyline{{flat(o.core[0]), flat(o.core[1])}, false});
    else {
        std::vector<glm::dvec3> points;
        for (const glm::dvec2& c : o.core) points.push_back(flat(c));
        if (o.core.size() == 2) points = stadium(o);
        if (style.fill == Fill::none)
            p.list.add(p.pane, style, kit::Polyline{std::move(points), true});
        else
            p.list.add(p.pane, style, kit::Polygon{std::move(points)});
    }
}

namespace {

// Two circles: the line of centres, cut into the radii.
void radii(const Picture& p) {
    const Params& q = p.m.params;
    const glm::dvec2 a{q.a_x, q.a_y}, b{q.b_x, q.b_y}, way = b - a;
    const double apart = length(way);
    if (apart == 0.0) return;
    const glm::dvec2 u = way / apart, side = 1.2 * p.frame.unit * glm::dvec2(-u.y, u.x);
    p.list.line(p.pane, {Role::active, Weight::fine}, a, b);
    p.list.line(p.pane, {Role::body, Weight::main}, a + side, a + q.a_half_x * u + side);
    p.list.line(p.pane, {Role::second, Weight::main}, b - side, b - q.b_half_x * u - side);
    p.label(kit::Text::same("r1"), a + 0.5 * q.a_half_x * u + 2.0 * side, Role::body, 4, kit::Side::above);
    p.label(kit::Text::same("r2"), b - 0.5 * q.b_half_x * u - 2.0 * side, Role::second, 4, kit::Side::below);
}

// Out of the way of the push, which starts in the middle of B and mostly leads away from A.
void names(const Picture& p) {
    const Params& q = p.m.params;
    const glm::dvec2 a{q.a_x, q.a_y}, b{q.b_x, q.b_y}, way = b - a;
    const glm::dvec2 u = length(way) > 0.0 ? way / length(way) : glm::dvec2(1.0, 0.0);
    p.label({"A", "A"}, a - 0.5 * std::min(q.a_half_x, q.a_half_y) * u, Role::body, 6, kit::Side::centre,
            kit::Size::large);
    p.label({"B", "B"}, b + 0.5 * std::min(q.b_half_x, q.b_half_y) * glm::dvec2(-u.y, u.x), Role::second, 6,
            kit::Side::centre, kit::Size::large);
}

// The two sides that this step's question compares.
void compared(const Picture& p) {
    const Check* now = check_now(p.m);
    if (now == nullptr || now->what > Check::b_top) return;
    const bool along_x = now->what < Check::a_top;
    for (const double at : {now->left, now->right})
        p.list.line(p.pane, {now->holds ? Role::active : Role::miss, Weight::main},
                    along_x ? glm::dvec2(at, p.frame.lo.y) : glm::dvec2(p.frame.lo.x, at),
                    along_x ? glm::dvec2(at, p.frame.hi.y) : glm::dvec2(p.frame.hi.x, at));
}

kit::Text answer_of(const Moment& m, const Check& now) {
    const std::string sign = m.params.detection == ContactRule::closed ? " ≥ " : " > ";
    const kit::Text truth = now.holds ? kit::Text{": true", ": 참"} : kit::Text{": false", ": 거짓"};
    if (now.what <= Check::b_top)
        return kit::Text::same(short_number(now.left) + sign + short_number(now.right)) + truth;
    if (now.what == Check::exact)
        return now.holds ? kit::Text{"the shapes meet", "도형이 만남"}
                         : kit::Text{"the shapes do not meet", "도형은 만나지 않음"};
    return words_of(now, m.params) + (now.what == Check::reach ? truth : kit::Text{});
}

void words(const Picture& p) {
    const Moment& m = p.m;
    if (const Check* now = check_now(m)) {
        const std::string k = std::to_string(m.step);
        p.words_above(kit::Text{"question " + k, "질문 " + k}, Role::active, answer_of(m, *now));
        return;
    }
    const Verdict v = verdict_of(m);
    p.list.answers([&] { p.words_above(v.word, v.role, v.detail); });
}

// The shapes and all their ways out.
kit::Frame frame_of(const Moment& m) {
    const Result& r = m.result;
    const Axis &x = r.axes[x_axis], &y = r.axes[y_axis];
    glm::dvec2 lo{std::min(x.a_lo, x.b_lo), std::min(y.a_lo, y.b_lo)};
    glm::dvec2 hi{std::max(x.a_hi, x.b_hi), std::max(y.a_hi, y.b_hi)};
    const auto take = [&](const glm::dvec2& move) {
        lo = {std::min(lo.x, x.b_lo + move.x), std::min(lo.y, y.b_lo + move.y)};
        hi = {std::max(hi.x, x.b_hi + move.x), std::max(hi.y, y.b_hi + move.y)};
    };
    if (hit(m) && !r.lost()) take(r.mtv), take(r.by_width);
    return kit::coarse_frame(lo, hi);
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    const kit::Frame shapes = frame_of(m);
    const double margin = 0.12 * 100.0 * shapes.unit; // for the bars
    const kit::Frame frame = kit::square_frame(shapes.lo - glm::dvec2(margin), shapes.hi);
    const int pane =
        list.pane(kit::world_pane({"The world: how deep, which way?", "월드: 얼마나 깊이, 어느 쪽으로?"}, frame, 0.6));
    const Picture p{{list, pane, frame}, m, shapes.lo};
    draw_outline(p, m.result.a, {}, {Role::body, Weight::main, Dash::solid, Fill::faint});
    draw_outline(p, m.result.b, {}, {Role::second, Weight::main, Dash::solid, Fill::faint});
    draw_intervals(p);
    compared(p);
    if (of_kind(m, Form::circle)) radii(p);
    names(p);
    if (whole(m)) list.answers([&] { draw_answer(p); });
    words(p);
}

} // namespace tunnel::scenes::overlap_lab
