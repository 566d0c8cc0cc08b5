// Answers: the world of two shapes: both of them, their intervals at the margins, and the verdict in a word.
#include "scenes/overlap/picture.hpp"

#include <glm/common.hpp>

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

// A length, beside the line of centres on its left, with its name on the outer side.
void measure(const Picture& p, const glm::dvec2& from, const glm::dvec2& to, double aside, Role role,
             const char* name) {
    const glm::dvec2 left = across((to - from) / length(to - from)), out = aside < 0.0 ? -left : left;
    const glm::dvec2 off = aside * p.frame.unit * left, tick = 1.2 * p.frame.unit * left;
    p.list.line(p.pane, {role, Weight::main}, from + off, to + off);
    for (const glm::dvec2& end : {from + off, to + off})
        p.list.line(p.pane, {role, Weight::fine}, end - tick, end + tick);
    kit::Label l;
    l.text = kit::Text::same(name);
    l.at = flat(0.5 * (from + to) + off);
    l.side = std::abs(out.x) > std::abs(out.y) ? (out.x < 0.0 ? kit::Side::left : kit::Side::right)
             : out.y < 0.0                     ? kit::Side::below
                                               : kit::Side::above;
    l.priority = 7;
    l.stays = l.plate = true;
    l.room = length(to - from);
    p.list.add(p.pane, {role}, std::move(l));
}

// Two circles: both radii and the distance of the centres, as the formula has them.
void radii(const Picture& p) {
    const Params& q = p.m.params;
    const glm::dvec2 a{q.a_x, q.a_y}, b{q.b_x, q.b_y}, way = b - a;
    const double apart = length(way);
    if (apart == 0.0) return;
    const glm::dvec2 u = way / apart;
    p.list.line(p.pane, {Role::active, Weight::fine}, a, b);
    measure(p, a, a + q.a_half_x * u, 3.0, Role::body, "r1");
    measure(p, b - q.b_half_x * u, b, -3.0, Role::second, "r2");
    measure(p, a, b, 9.0, Role::active, "d");
}

// Out of the way of the push, which starts in the middle of B and mostly leads away from A; of two circles also of the
// measures on the left, and inside however small they are.
void names(const Picture& p) {
    const Params& q = p.m.params;
    const glm::dvec2 a{q.a_x, q.a_y}, b{q.b_x, q.b_y}, way = b - a;
    const glm::dvec2 u = length(way) > 0.0 ? way / length(way) : glm::dvec2(1.0, 0.0);
    const auto half = [](Form f, double x, double y) { return has_height(f) ? std::min(x, y) : x; };
    const auto name = [&](const char* text, const glm::dvec2& at, Role role) {
        kit::Label l;
        l.text = kit::Text::same(text);
        l.at = flat(at);
        l.side = kit::Side::centre;
        l.size = kit::Size::large;
        l.priority = 6;
        l.stays = of_kind(p.m, Form::circle);
        p.list.add(p.pane, {role}, std::move(l));
    };
    name("A", a - 0.5 * half(q.a_kind, q.a_half_x, q.a_half_y) * u, Role::body);
    const double aside = of_kind(p.m, Form::circle) ? -0.6 : 0.5;
    name("B", b + aside * half(q.b_kind, q.b_half_x, q.b_half_y) * across(u), Role::second);
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
        p.words_above(kit::Text{"question " + k, "질문 " + k}, Role::active, {});
        p.list.answers([&] { p.detail_above(answer_of(m, *now)); });
        return;
    }
    const Verdict v = verdict_of(m);
    p.list.answers([&] { p.words_above(v.word, v.role, v.detail); });
}

// The shapes, all their ways out, and the grips.
kit::Frame frame_of(const Moment& m, const std::vector<kit::Handle>& handles) {
    const Result& r = m.result;
    const Axis &x = r.axes[x_axis], &y = r.axes[y_axis];
    glm::dvec2 lo{std::min(x.a_lo, x.b_lo), std::min(y.a_lo, y.b_lo)};
    glm::dvec2 hi{std::max(x.a_hi, x.b_hi), std::max(y.a_hi, y.b_hi)};
    const auto take = [&](const glm::dvec2& move) {
        lo = {std::min(lo.x, x.b_lo + move.x), std::min(lo.y, y.b_lo + move.y)};
        hi = {std::max(hi.x, x.b_hi + move.x), std::max(hi.y, y.b_hi + move.y)};
    };
    if (hit(m) && !r.lost()) take(r.mtv), take(r.by_width);
    for (const kit::Handle& handle : handles)
        if (!handle.turn.key.empty())
            for (const glm::dvec2& at : kit::arc_of(handle)) lo = glm::min(lo, at), hi = glm::max(hi, at);
    return kit::coarse_frame(lo, hi);
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    const std::vector<kit::Handle> handles = OverlapScene::handles(m);
    const kit::Frame shapes = frame_of(m, handles);
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
    p.arcs(handles);
    if (whole(m)) list.answers([&] { draw_answer(p); });
    words(p);
}

} // namespace tunnel::scenes::overlap_lab
