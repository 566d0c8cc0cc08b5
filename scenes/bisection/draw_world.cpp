// Answers: what a box means in the world: a slab of time on the point's path, and a piece of the wall.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"
#include "scenes/kit/plane.hpp"

#include <algorithm>

namespace tunnel::scenes::bisection {
namespace {

using kit::flat;

glm::dvec2 mix(const glm::dvec2& from, const glm::dvec2& to, double t) { return (1.0 - t) * from + t * to; }
glm::dvec2 point_at(const ccd::PointSegmentMotion& w, double t) { return mix(w.p0, w.p1, t); }
glm::dvec2 wall_at(const ccd::PointSegmentMotion& w, double t, double s) {
    return mix(mix(w.a0, w.a1, t), mix(w.b0, w.b1, t), s);
}

kit::Pane pane_of(const ccd::PointSegmentMotion& w) {
    glm::dvec2 lo = w.p0, hi = w.p0;
    for (const glm::dvec2& p : {w.p1, w.a0, w.a1, w.b0, w.b1}) {
        lo = glm::dvec2{std::min(lo.x, p.x), std::min(lo.y, p.y)};
        hi = glm::dvec2{std::max(hi.x, p.x), std::max(hi.y, p.y)};
    }
    const double margin = 0.08 * std::max({hi.x - lo.x, hi.y - lo.y, 1.0});
    kit::Pane pane;
    pane.id = "world";
    pane.title = {"The world: what this box means", "월드: 이 상자가 뜻하는 것"};
    pane.place_lo = {0.64, 0.0};
    pane.place_hi = {1.0, 0.5};
    pane.lo = {lo - margin, 0.0};
    pane.hi = {hi + margin, 0.0};
    pane.x.label = {"x", "x"};
    pane.y.label = {"y", "y"};
    pane.x.unit = pane.y.unit = "m";
    return pane;
}

void add_bodies(const Moment& m, kit::DrawList& list, int pane) {
    const ccd::PointSegmentMotion& w = m.result.motion;
    list.line(pane, {kit::Role::wall, kit::Weight::verdict}, w.a0, w.b0);
    kit::Style later{kit::Role::wall, kit::Weight::verdict};
    later.ghost = true;
    if (w.a0 != w.a1 || w.b0 != w.b1) list.line(pane, later, w.a1, w.b1);
    list.line(pane, {kit::Role::muted, kit::Weight::fine, kit::Dash::dotted}, w.p0, w.p1);
    list.add(pane, {kit::Role::body}, kit::Point{flat(w.p0), kit::Mark::dot, 9.0f});
    kit::Style end{kit::Role::body};
    end.ghost = true;
    list.add(pane, end, kit::Point{flat(w.p1), kit::Mark::ring, 9.0f});
}

// Who is who: words at the ends where they start.
void add_names(const Moment& m, kit::DrawList& list, int pane) {
    const ccd::PointSegmentMotion& w = m.result.motion;
    const auto name = [&](kit::Text text, const glm::dvec2& at, kit::Side side, kit::Role role) {
        kit::Label label;
        label.text = std::move(text);
        label.at = flat(at);
        label.side = side;
        label.size = kit::Size::small;
        label.priority = 3;
        list.add(pane, {role}, std::move(label));
    };
    name({"bullet P", "총알 P"}, w.p0, kit::Side::below, kit::Role::body);
    name({"wall A", "벽 A"}, w.a0, kit::Side::left, kit::Role::wall);
    name({"B", "B"}, w.b0, kit::Side::left, kit::Role::wall);
}

void add_slab(const Moment& m, kit::DrawList& list, int pane) {
    const std::int64_t index = box_in_view(m);
    if (index < 0) return;
    const ccd::BoxRecord& record = m.result.trace->boxes[static_cast<std::size_t>(index)];
    const ccd::ParameterBox& b = record.box;
    const ccd::PointSegmentMotion& w = m.result.motion;
    const kit::Role role = role_of(state_at(record, m.step));
    const unsigned pick = pick_of(static_cast<std::size_t>(index));
    kit::Style area{role, kit::Weight::fine, kit::Dash::solid, kit::Fill::faint};
    area.pick = pick;
    // A wall that turns sweeps no parallelogram, but its four corners show the piece.
    list.add(pane, area,
             kit::Polygon{{flat(wall_at(w, b.t0, b.s0)), flat(wall_at(w, b.t1, b.s0)), flat(wall_at(w, b.t1, b.s1)),
                           flat(wall_at(w, b.t0, b.s1))}});
    kit::Style thick{role, kit::Weight::verdict};
    thick.pick = pick;
    list.line(pane, thick, wall_at(w, b.t0, b.s0), wall_at(w, b.t0, b.s1));
    list.line(pane, thick, wall_at(w, b.t1, b.s0), wall_at(w, b.t1, b.s1));
    list.line(pane, thick, point_at(w, b.t0), point_at(w, b.t1));
}

void add_contact(const Moment& m, kit::DrawList& list, int pane) {
    if (m.result.truth.status != base::Status::hit) return;
    const glm::dvec2 at = point_at(m.result.motion, m.result.truth.lo);
    list.add(pane, {kit::Role::truth}, kit::Point{flat(at), kit::Mark::ring, 14.0f});
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    const int pane = list.pane(pane_of(m.result.motion));
    add_bodies(m, list, pane);
    add_slab(m, list, pane);
    list.answers([&] { add_contact(m, list, pane); });
    add_names(m, list, pane);
}

} // namespace tunnel::scenes::bisection

namespace tunnel::scenes {

std::vector<kit::Handle> BisectionScene::handles(const kit::Moment<BisectionScene>& m) {
    struct End {
        const char* id;
        glm::dvec2 at;
        kit::Words label;
    };
    const ccd::PointSegmentMotion& w = m.result.motion;
    const End ends[] = {{"p0", w.p0, {"P at t = 0", "t = 0의 P"}}, {"p1", w.p1, {"P at t = 1", "t = 1의 P"}},
                        {"a0", w.a0, {"A at t = 0", "t = 0의 A"}}, {"a1", w.a1, {"A at t = 1", "t = 1의 A"}},
                        {"b0", w.b0, {"B at t = 0", "t = 0의 B"}}, {"b1", w.b1, {"B at t = 1", "t = 1의 B"}}};
    std::vector<kit::Handle> out;
    for (const End& end : ends) {
        kit::Handle handle;
        handle.id = end.id;
        handle.label = end.label;
        handle.pane = "world";
        handle.at = {end.at, 0.0};
        handle.axes[0].key = std::string(end.id) + "_x";
        handle.axes[1].key = std::string(end.id) + "_y";
        if (bisection::in_family(m.params)) handle.also = {{"motion", "free"}};
        handle.pick = bisection::first_handle_pick + static_cast<unsigned>(out.size());
        out.push_back(std::move(handle));
    }
    return out;
}

} // namespace tunnel::scenes
