// Answers: the end of the loop in the world: the way out, where it leads and where they touch; or the line between.
#include "scenes/sat/picture.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::sat_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

glm::dvec2 start_of_push(const Picture& p) { return p.start_of_move(middle_of(p.m.result.b), p.m.result.search.mtv); }

// Of both polygons together: a remark wider than that would hide them.
double extent(const Result& r) {
    double lo = r.a[0].x, hi = lo;
    for (const auto* corners : {&r.a, &r.b})
        for (const glm::dvec2& c : *corners) lo = std::min(lo, c.x), hi = std::max(hi, c.x);
    return hi - lo;
}

void way_out_of_b(const Picture& p) {
    const Result& r = p.m.result;
    const glm::dvec2 from = start_of_push(p), mtv = r.search.mtv;
    std::vector<glm::dvec3> moved;
    for (const glm::dvec2& c : r.b) moved.push_back(flat(c + mtv));
    const bool out = pushed_out(p.m);
    p.list.add(p.pane, {out ? Role::second : Role::hit, Weight::main, Dash::dashed}, kit::Polyline{moved, true});
    p.list.add(p.pane, {Role::push, Weight::verdict}, kit::Arrow{flat(from), flat(from + mtv)});
    const std::string length = metres(std::sqrt(dot(mtv, mtv)));
    kit::Label l;
    l.text = {"MTV " + length, "MTV " + length};
    l.at = flat(from + mtv);
    l.side = mtv.x >= 0.0 ? kit::Side::right : kit::Side::left;
    l.size = kit::Size::normal;
    l.priority = 8;
    l.plate = true;
    p.list.add(p.pane, {Role::push}, std::move(l));
}

// Each halfway between both surfaces, where it may lie on neither: a thin line leads to both.
void contact_points(const Picture& p) {
    const overlap::Contact& c = p.m.result.contact;
    for (int i = 0; i < c.count; ++i) {
        const overlap::ContactPoint& point = c.points[static_cast<std::size_t>(i)];
        if (point.depth > p.m.result.rounding()) {
            const glm::dvec2 half = 0.5 * point.depth * c.normal;
            p.list.line(p.pane, {Role::hit, Weight::fine}, point.at - half, point.at + half);
            for (const glm::dvec2& end : {point.at - half, point.at + half})
                p.list.add(p.pane, {Role::hit}, kit::Point{flat(end), kit::Mark::ring, 6.0f});
        }
        p.list.add(p.pane, {Role::hit}, kit::Point{flat(point.at), kit::Mark::dot, 9.0f});
        kit::Label l;
        l.text = kit::Text::same(metres(point.depth));
        l.at = flat(point.at);
        l.side = kit::Side::below;
        l.size = kit::Size::small;
        l.priority = 4;
        l.leader = l.plate = true;
        l.room = 0.25 * extent(p.m.result);
        p.list.add(p.pane, {Role::hit}, std::move(l));
    }
}

// What the rule does not see.
void lost_points(const Picture& p) {
    const overlap::Contact& c = p.m.result.contact;
    for (int i = 0; i < c.count; ++i)
        p.list.add(p.pane, Style{Role::hit, Weight::fine, Dash::dotted, Fill::none, true},
                   kit::Point{flat(c.points[static_cast<std::size_t>(i)].at), kit::Mark::ring, 9.0f});
}

// The line across the middle of the gap of the axis that ended the loop.
void line_between(const Picture& p) {
    const Search& s = p.m.result.search;
    const Axis& axis = axis_at(p.m, s.stopped);
    const double at = 0.5 * (std::max(axis.a_lo, axis.b_lo) + std::min(axis.a_hi, axis.b_hi));
    const glm::dvec2 along = across(axis.n);
    const Stretch line = across_frame(p.frame, at * axis.n + dot(along, middle_of(p.m.result.a)) * along, along);
    p.list.line(p.pane, {Role::miss, Weight::verdict, Dash::dashed}, line.from, line.to);
}

kit::Text word_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::overlap: return {"OVERLAP", "겹침"};
    case Outcome::touching:
    case Outcome::nearly_touching: return {"TOUCHING", "맞닿음"};
    case Outcome::apart:
    case Outcome::barely_apart: return {"APART", "떨어져 있음"};
    case Outcome::lost_touch: return {"APART, wrongly", "떨어져 있음 (틀림)"};
    case Outcome::not_out: return {"STILL INSIDE", "아직 겹침"};
    case Outcome::invalid: return {"NOT CONVEX", "볼록하지 않음"};
    }
    return {};
}

} // namespace

Verdict verdict_of(const Moment& m) {
    const Result& r = m.result;
    const Outcome outcome = outcome_of(m);
    const std::string n = std::to_string(r.search.visited), all = std::to_string(r.axes.size());
    Verdict v{word_of(outcome), {}, Role::hit};
    switch (outcome) {
    case Outcome::overlap: v.detail = {"no gap on " + n + " axes", "축 " + n + "개 모두 틈이 없음"}; break;
    case Outcome::touching: v.detail = {"contact, depth 0", "접촉, 깊이 0"}; break;
    case Outcome::nearly_touching:
        v.detail = {"depth " + metres(r.contact.depth) + ": rounding",
                    "깊이 " + metres(r.contact.depth) + ": 반올림 탓"};
        break;
    case Outcome::apart:
        v.detail = n == all ? kit::Text{"after all " + n + " axes", "축 " + n + "개를 모두 본 끝에"}
                            : kit::Text{"after " + n + " of " + all + " axes", "축 " + all + "개 중 " + n + "개 만에"};
        break;
    case Outcome::barely_apart:
        v.detail = {"by " + metres(r.contact.distance) + ": rounding", metres(r.contact.distance) + " 차이: 반올림 탓"};
        break;
    case Outcome::lost_touch: v.detail = {"a touch was lost", "맞닿은 것을 놓침"}; break;
    case Outcome::not_out:
        v.detail = {metres(r.left_over) + " deep after the push", "밀어낸 뒤에도 깊이 " + metres(r.left_over)};
        break;
    case Outcome::invalid: break;
    }
    if (outcome == Outcome::apart || outcome == Outcome::barely_apart) v.role = Role::miss;
    return v;
}

void draw_answer(const Picture& p) {
    if (p.m.result.search.status == base::Status::clear) {
        line_between(p);
        if (outcome_of(p.m) == Outcome::lost_touch) lost_points(p);
        return;
    }
    way_out_of_b(p);
    if (pushed_out(p.m)) contact_points(p); // they belong to the true answer
}

void draw_sliding(const Picture& p) {
    const double t = p.m.view.fraction;
    if (p.m.view.reduced_motion || !(t > 0.0) || p.m.step + 1 != p.m.last_step) return;
    if (p.m.result.search.status != base::Status::hit) return;
    const glm::dvec2 way = t * t * (3.0 - 2.0 * t) * p.m.result.search.mtv;
    std::vector<glm::dvec3> moved;
    for (const glm::dvec2& c : p.m.result.b) moved.push_back(flat(c + way));
    p.list.add(p.pane, {Role::second, Weight::main, Dash::dashed}, kit::Polyline{moved, true});
    const glm::dvec2 from = start_of_push(p);
    p.list.add(p.pane, {Role::push, Weight::verdict}, kit::Arrow{flat(from), flat(from + way)});
}

} // namespace tunnel::scenes::sat_lab
