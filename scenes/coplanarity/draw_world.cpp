// Answers: the world in space at the time shown: both bodies, what they sweep, every instant in one plane, the contact.
#include "scenes/coplanarity/picture.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

namespace tunnel::scenes::coplanarity {
namespace {

using kit::Mark;

bool has_face(const Moment& m) { return m.result.pair.kind == PairKind::vertex_face; }

// The sides of one body, as pairs of points.
std::vector<std::array<std::size_t, 2>> sides(PairKind kind, bool first) {
    if (first)
        return kind == PairKind::edge_edge ? std::vector<std::array<std::size_t, 2>>{{0, 1}}
                                           : std::vector<std::array<std::size_t, 2>>{};
    switch (kind) {
    case PairKind::vertex_face: return {{1, 2}, {2, 3}, {3, 1}};
    case PairKind::edge_edge: return {{2, 3}};
    case PairKind::vertex_edge: return {{1, 2}};
    case PairKind::vertex_vertex: break;
    }
    return {};
}

// What each sweeps from t = 0 to 1: surfaces of sides, paths of points, and where they begin and end.
void swept(const Picture& p) {
    const ccd::MovingPair& pair = p.m.result.shown;
    const std::size_t split = first_count(pair.kind), n = ccd::count(pair.kind);
    for (const bool first : {false, true}) {
        const Role role = first ? Role::second : Role::wall;
        for (const auto& [a, b] : sides(pair.kind, first)) {
            p.list.add(p.pane, Style{role, Weight::fine, Dash::solid, Fill::faint, true}, swept_side(pair, a, b));
            for (const double t : {0.0, 1.0})
                p.line({role, Weight::fine, Dash::solid, Fill::none, true}, place_of(pair, a, t), place_of(pair, b, t));
        }
        for (std::size_t i = first ? 0 : split; i < (first ? split : n); ++i) {
            const bool vertex = sides(pair.kind, first).empty();
            const Style path{role, vertex ? Weight::main : Weight::fine, vertex ? Dash::dashed : Dash::dotted,
                             Fill::none, !vertex};
            p.line(path, pair.start[i], pair.end[i]);
        }
    }
}

void bodies(const Picture& p, double t) {
    const ccd::MovingPair& pair = p.m.result.shown;
    const std::size_t split = first_count(pair.kind), n = ccd::count(pair.kind);
    if (has_face(p.m)) p.list.add(p.pane, {Role::body, Weight::main, Dash::solid, Fill::solid}, face_at(pair, t));
    for (const bool first : {false, true}) {
        const Role role = first ? Role::second : Role::body;
        for (const auto& [a, b] : sides(pair.kind, first))
            p.line({role, Weight::verdict}, place_of(pair, a, t), place_of(pair, b, t));
        if (sides(pair.kind, first).empty())
            p.mark({role, Weight::verdict}, place_of(pair, first ? 0 : split, t), Mark::dot, 15.0f);
    }
    for (std::size_t i = 0; i < n; ++i)
        p.label(Text::same(point_name(pair.kind, i)), place_of(pair, i, t), i < split ? Role::second : Role::text, 3,
                Side::above, Size::normal);
}

// A vertical line down to the ground, so that the eye sees where in depth a point is.
void plumb(const Picture& p, const glm::dvec3& at) {
    const double ground = p.list.panes[static_cast<std::size_t>(p.pane)].lo.y;
    p.line({Role::muted, Weight::fine, Dash::dotted, Fill::none, true}, at, {at.x, ground, at.z});
}

// In one plane but apart: the plane's piece between them, and that there is no contact.
void coplanar_miss(const Picture& p, const ccd::RootRecord& root, std::size_t index) {
    const ccd::MovingPair& pair = p.m.result.shown;
    const Weights w = nearest(pair, root.t);
    const glm::dvec3 from = on_first(pair, root.t, w), to = on_second(pair, root.t, w);
    const unsigned pick = first_root_pick + static_cast<unsigned>(index);
    if (has_face(p.m)) {
        std::vector<glm::dvec3> corners;
        for (std::size_t i = 1; i < 4; ++i) corners.push_back(place_of(pair, i, root.t));
        p.list.add(p.pane, Style{Role::miss, Weight::fine, Dash::dashed, Fill::none, false, pick},
                   kit::Polyline{corners, true});
        kit::Mesh plane; // the vertex with each side: together the hull of four points in one plane
        plane.wireframe = false;
        plane.vertices.emplace_back(from);
        for (const glm::dvec3& c : corners) plane.vertices.emplace_back(c);
        plane.triangles = {0, 1, 2, 0, 2, 3, 0, 3, 1};
        p.list.add(p.pane, Style{Role::miss, Weight::fine, Dash::solid, Fill::faint, true}, std::move(plane));
    } else if (has_plane(p.m)) // two edges
        for (const auto& [a, b] : {std::array<std::size_t, 2>{0, 1}, std::array<std::size_t, 2>{2, 3}})
            p.line({Role::miss, Weight::fine, Dash::dashed, Fill::none, false, pick}, place_of(pair, a, root.t),
                   place_of(pair, b, root.t));
    p.line({Role::miss, Weight::main, Dash::dashed}, from, to);
    p.mark({Role::miss, Weight::main, Dash::solid, Fill::none, false, pick}, from, Mark::ring, 17.0f);
    const std::string t = "t = " + digits(root.t, 3);
    p.label_with_leader(has_plane(p.m) ? Text{"in its plane, but outside", "공면이지만 바깥"}
                                       : word_of_root(p.m, false),
                        Text::same(t), from, Role::miss, 7, Side::above);
}

void contact(const Picture& p) {
    const ccd::MovingPair& pair = p.m.result.shown;
    const double t = p.m.result.truth.lo;
    const glm::dvec3 at = on_first(pair, t, nearest(pair, t));
    if (has_face(p.m)) {
        std::vector<glm::dvec3> corners;
        for (std::size_t i = 1; i < 4; ++i) corners.push_back(place_of(pair, i, t));
        p.list.add(p.pane, Style{Role::hit, Weight::fine}, kit::Polyline{corners, true});
    } else
        for (const bool first : {true, false})
            for (const auto& [a, b] : sides(pair.kind, first))
                p.line({Role::hit, Weight::fine}, place_of(pair, a, t), place_of(pair, b, t));
    p.mark({Role::hit, Weight::verdict}, at, Mark::ring, 26.0f);
    p.mark({Role::hit}, at, Mark::dot, 11.0f);
    if (p.m.result.meshes != nullptr) { // clear of the boxes about it
        const glm::dvec3 top{at.x, p.list.panes[static_cast<std::size_t>(p.pane)].hi.y, at.z};
        p.line({Role::hit, Weight::fine, Dash::dashed}, at, top);
        p.label_with_leader({"first contact", "첫 접촉"}, Text::same("t = " + digits(t, 5)), top, Role::hit, 9,
                            Side::above);
        return;
    }
    const bool missed = std::any_of(methods_in_order.begin(), methods_in_order.end(),
                                    [&](ImpactMethod k) { return outcome_of(p.m, k) == Outcome::missed; });
    // On the ground below, clear of what swings about it.
    const glm::dvec3 foot{at.x, p.list.panes[static_cast<std::size_t>(p.pane)].lo.y, at.z};
    p.line({Role::hit, Weight::fine, Dash::dotted}, at, foot);
    p.label_with_leader(missed ? Text{"first contact: missed", "첫 접촉: 놓침"} : Text{"first contact", "첫 접촉"},
                        Text::same("t = " + digits(t, 5)), foot, Role::hit, 9, Side::below);
}

// The box's rectangle of (u, v), cut along u + v = 1: beyond lies no face.
std::vector<Weights> on_the_face(const ccd::ImpactBox& box) {
    const std::array<Weights, 4> corners{{{box.u0, box.v0}, {box.u1, box.v0}, {box.u1, box.v1}, {box.u0, box.v1}}};
    std::vector<Weights> out;
    for (std::size_t i = 0; i < 4; ++i) {
        const Weights &a = corners[i], &b = corners[(i + 1) % 4];
        const double past_a = a.u + a.v - 1.0, past_b = b.u + b.v - 1.0;
        if (past_a <= 0.0) out.push_back(a);
        if (past_a * past_b < 0.0) {
            const double s = past_a / (past_a - past_b);
            out.push_back({a.u + s * (b.u - a.u), a.v + s * (b.v - a.v)});
        }
    }
    return out;
}

// The piece of the world that the box in view means: a stretch of time, a part of each primitive.
void piece(const Picture& p) {
    const std::int64_t index = box_in_view(p.m);
    if (index < 0) return;
    const ccd::MovingPair& pair = p.m.result.shown;
    const ccd::ImpactBox& box = trace_of(p.m, ImpactMethod::inclusion).boxes[static_cast<std::size_t>(index)];
    const double t = 0.5 * (box.t0 + box.t1);
    if (pair.kind == PairKind::edge_edge)
        p.line({Role::active, Weight::verdict}, on_first(pair, t, {box.u0, 0.0}), on_first(pair, t, {box.u1, 0.0}));
    else
        p.line({Role::active, Weight::verdict}, on_first(pair, box.t0, {}), on_first(pair, box.t1, {}));
    const auto corner = [&](double u, double v) { return on_second(pair, t, {u, v}); };
    if (has_face(p.m)) {
        std::vector<glm::dvec3> outline;
        for (const Weights& w : on_the_face(box)) outline.push_back(corner(w.u, w.v));
        if (outline.size() > 1) p.list.add(p.pane, {Role::active}, kit::Polyline{std::move(outline), true});
    } else if (pair.kind != PairKind::vertex_vertex)
        p.line({Role::active, Weight::verdict}, corner(box.u0, box.v0), corner(box.u1, box.v1));
}

kit::Pane world(const Moment& m) {
    kit::Pane pane;
    pane.id = "world";
    const std::string t = digits(time_of(m), 4);
    pane.title = {"the world at t = " + t, "월드, t = " + t};
    if (m.result.own_unit) pane.title = pane.title + Text{", to a scale of its own", ", 자체 배율"};
    pane.three_d = pane.snug = true;
    pane.place_hi = {0.58, 0.7};
    SweptBox box = swept_box(m.result.shown);
    if (m.result.meshes != nullptr)
        for (const Mesh* mesh : {&m.result.meshes->a, &m.result.meshes->b})
            for (const auto* places : {&mesh->start, &mesh->end})
                for (const glm::dvec3& x : *places) box = {glm::min(box.lo, x), glm::max(box.hi, x)};
    else if (!m.result.asked)
        box = {glm::dvec3(0.0), glm::dvec3(1.0)};
    box = coarse(box);
    pane.lo = box.lo, pane.hi = box.hi;
    pane.x.label = Text::same("x"), pane.y.label = Text::same("y"), pane.z.label = Text::same("z");
    return pane;
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    const Picture p{m, list, list.pane(world(m))};
    if (!m.result.asked && m.result.meshes == nullptr) {
        const kit::Pane& pane = list.panes[static_cast<std::size_t>(p.pane)];
        p.label(m.result.file.fault, 0.5 * (pane.lo + pane.hi), Role::muted, 9, Side::centre, Size::normal);
        return;
    }
    if (m.result.meshes != nullptr) draw_meshes(m, list, p.pane);
    const double t = time_of(m);
    if (m.result.meshes == nullptr) {
        swept(p);
        list.answers([&] {
            const auto& roots = roots_of(m);
            for (std::size_t i = 0; i < roots.size(); ++i)
                if (!roots[i].inside && (!stepping(m) || static_cast<int>(i) < m.step)) coplanar_miss(p, roots[i], i);
        });
        bodies(p, t);
        plumb(p, on_first(m.result.shown, t, {}));
        piece(p);
    }
    if (m.result.asked && truth_hits(m)) list.answers([&] { contact(p); });
}

} // namespace tunnel::scenes::coplanarity
