// Answers: the world: both polygons, what they share, and above them the verdict in one word.
#include "scenes/sat/corners.hpp"
#include "scenes/sat/picture.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>

namespace tunnel::scenes::sat_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;
using Corners = std::vector<glm::dvec2>;

constexpr double longest_name = 0.3; // of an edge: on a shorter one it would name the next as well

std::vector<glm::dvec3> points(const Corners& corners) {
    std::vector<glm::dvec3> out;
    for (const glm::dvec2& c : corners) out.push_back(flat(c));
    return out;
}

// What two convex polygons share; for drawing only.
Corners shared(Corners inside, const Corners& by) {
    for (std::size_t i = 0; i < by.size() && !inside.empty(); ++i) {
        const glm::dvec2 from = by[i], left = across(by[(i + 1) % by.size()] - from);
        const auto depth = [&](const glm::dvec2& c) { return dot(left, c - from); };
        Corners kept;
        for (std::size_t k = 0; k < inside.size(); ++k) {
            const glm::dvec2 c = inside[k], next = inside[(k + 1) % inside.size()];
            const double at = depth(c), then = depth(next);
            if (at >= 0.0) kept.push_back(c);
            if ((at < 0.0 && then > 0.0) || (at > 0.0 && then < 0.0)) kept.push_back(c + at / (at - then) * (next - c));
        }
        inside = std::move(kept);
    }
    return inside;
}

void shape(const Picture& p, const Corners& corners, const Fault& fault, Role role, unsigned pick) {
    Style style{role, Weight::main, Dash::solid, Fill::faint, false, pick};
    if (!fault.any()) {
        p.list.add(p.pane, style, kit::Polygon{points(corners)});
        return;
    }
    style = {Role::hit, Weight::main, Dash::solid, Fill::none, false, pick};
    p.list.add(p.pane, style, kit::Polyline{points(corners), true});
    if (fault.corner < 0) return;
    const glm::dvec2 at = corners[static_cast<std::size_t>(fault.corner)];
    p.list.add(p.pane, {Role::hit, Weight::verdict}, kit::Point{flat(at), kit::Mark::cross, 20.0f});
    p.label(words_of(fault), at, Role::hit, 9, kit::Side::above, kit::Size::normal);
}

// Every edge is named while there are few; else only the one in view.
void edge_names(const Picture& p, int in_view) {
    const bool few = axis_count(p.m) <= 12;
    for (int i = 0; i < axis_count(p.m); ++i) {
        const Axis& axis = axis_at(p.m, i);
        const Corners& corners = axis.of_a ? p.m.result.a : p.m.result.b;
        const auto k = static_cast<std::size_t>(axis.edge);
        const glm::dvec2 from = corners[k], to = corners[(k + 1) % corners.size()], middle = 0.5 * (from + to);
        p.list.line(p.pane,
                    {axis.of_a ? Role::body : Role::second, Weight::main, Dash::solid, Fill::none, false, pick_of(i)},
                    from, to);
        if (i != in_view && !few) continue;
        kit::Label l;
        l.text = kit::Text::same(edge_name(axis));
        l.at = flat(middle - 3.2 * p.frame.unit * axis.n);
        l.side = kit::Side::centre;
        l.size = kit::Size::small;
        l.priority = i == in_view ? 6 : 1;
        l.stays = true;
        l.room = i == in_view ? 0.0 : longest_name * length(to - from);
        const Role role = axis.of_a ? Role::body : Role::second;
        p.list.add(p.pane, {i == in_view ? Role::active : role}, std::move(l));
    }
}

// Halfway to the corner that lies farthest from the other polygon.
glm::dvec2 place_for_name(const Corners& corners, const glm::dvec2& other) {
    const auto nearer = [&](const glm::dvec2& u, const glm::dvec2& v) {
        return dot(u - other, u - other) < dot(v - other, v - other);
    };
    const glm::dvec2 middle = middle_of(corners);
    return middle + 0.5 * (*std::max_element(corners.begin(), corners.end(), nearer) - middle);
}

void names(const Picture& p) {
    const Result& r = p.m.result;
    p.label({"A", "A"}, place_for_name(r.a, middle_of(r.b)), Role::body, 5, kit::Side::centre, kit::Size::large);
    p.label({"B", "B"}, place_for_name(r.b, middle_of(r.a)), Role::second, 5, kit::Side::centre, kit::Size::large);
}

void words(const Picture& p) {
    const Moment& m = p.m;
    if (finished(m)) {
        const Verdict v = verdict_of(m);
        p.list.answers([&] { p.words_above(v.word, v.role, v.detail); });
    } else if (m.step == 0)
        p.words_above({"Do they overlap?", "겹쳤는가?"}, Role::active, {});
    else {
        const std::string n = std::to_string(m.step), all = std::to_string(axis_count(m));
        p.words_above({"axis " + n + " of " + all, "축 " + n + " / " + all}, Role::active, {});
    }
}

} // namespace

kit::Text words_of(const Fault& fault) {
    using shape::PolygonFault;
    const std::string k = std::to_string(fault.corner + 1);
    switch (fault.kind) {
    case PolygonFault::none: return {};
    case PolygonFault::too_few: return {"fewer than 3 corners", "꼭짓점이 3개보다 적음"};
    case PolygonFault::too_many: return {"more than 16 corners", "꼭짓점이 16개보다 많음"};
    case PolygonFault::not_finite: return {"a corner that is no number", "수가 아닌 꼭짓점이 있음"};
    case PolygonFault::zero_edge:
        return {"corner " + k + " lies on the one before", k + "번 꼭짓점이 앞 꼭짓점과 겹침"};
    case PolygonFault::collinear:
        return {"corner " + k + " lies on a straight line", k + "번 꼭짓점이 일직선 위에 있음"};
    case PolygonFault::clockwise: return {"the corners run clockwise", "꼭짓점이 시계 방향으로 나열됨"};
    case PolygonFault::dent: return {"a dent at corner " + k, k + "번 꼭짓점이 움푹 들어감"};
    case PolygonFault::winds: return {"the outline runs round more than once", "둘레가 한 바퀴 넘게 돎"};
    }
    return {};
}

void draw_world(const Moment& m, kit::DrawList& list) {
    const std::vector<kit::Handle> handles = SatScene::handles(m);
    const Grips grips = grips_of(handles);
    const kit::Frame frame = frame_of(m, grips);
    const int pane =
        list.pane(kit::world_pane({"The world: shadows on an axis", "월드: 축에 드리운 그림자"}, frame, 0.58));
    const Picture p{{list, pane, frame}, m, grips};
    shape(p, m.result.a, m.result.fault_a, Role::body, pick_a);
    shape(p, m.result.b, m.result.fault_b, Role::second, pick_b);
    if (m.result.valid()) {
        const Corners common = shared(m.result.b, m.result.a);
        if (common.size() >= 3)
            list.answers([&] {
                list.add(p.pane, {Role::hit, Weight::fine, Dash::solid, Fill::hatched},
                         kit::Polygon{points(common), false});
            });
        const int in_view = axis_in_view(m);
        edge_names(p, shown_openly(m) ? in_view : -1);
        const bool answer = finished(m) && in_view == axis_of_step(m);
        if (answer)
            list.answers([&] { draw_axis(p, in_view); });
        else
            draw_axis(p, in_view);
        list.answers([&] { finished(m) ? draw_answer(p) : draw_sliding(p); });
    }
    names(p);
    p.arcs(handles);
    words(p);
}

} // namespace tunnel::scenes::sat_lab
