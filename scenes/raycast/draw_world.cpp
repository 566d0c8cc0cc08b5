// Answers: the document's debug drawing: the ray to its maximum distance, the hit as a point, its normal as a short
// line of another colour, with the very filter of the query; and what that filter let the ray pass through.
#include "scenes/raycast/picture.hpp"

#include <algorithm>

namespace tunnel::scenes::raycast {
namespace {

using kit::Mark;

constexpr std::size_t most_numbered = 8; // labels of a list

void look(const Params& p, kit::Pane& pane) {
    pane.turn = 0.3; // what stands along the opening ray is told apart
    pane.lo = {p.from_x < 0.0 ? -1.2 : 0.2, 0.0, -2.4}, pane.hi = {10.2, 2.4, 2.4};
    const bool panels = p.place == Place::panels;
    if (p.frame == Frame::ball && !panels) // from behind, where nothing stands in the way
        pane.turn = 4.2, pane.lo = {5.2, 0.0, -2.8}, pane.hi = {8.2, 1.2, -1.2};
    else if (p.frame == Frame::knot && !panels)
        pane.turn = 0.2, pane.lo = {6.8, 0.1, -0.9}, pane.hi = {9.2, 2.5, 2.0};
    else if (p.frame == Frame::panels && panels)
        pane.lo = {4.4, 0.3, -2.8}, pane.hi = {6.9, 2.0, -0.8};
}

kit::Pane world(const Moment& m) {
    kit::Pane pane;
    pane.id = "world";
    pane.title = {"the room", "방"};
    if (m.params.offset != 0.0) {
        const std::string by = digits(m.params.offset, 8);
        pane.title = pane.title + Text{", " + by + " m from the origin", ", 원점에서 " + by + " m"};
    }
    if (m.params.place == Place::panels) {
        pane.title = pane.title + Text{", as the query sees it", ", 질의가 보는 대로"};
    } else {
        const Text all = grouped(knot_triangles), drawn = grouped(picture_triangles);
        pane.title = pane.title + Text{"; knot: " + drawn.en + " of " + all.en + " triangles drawn",
                                       ". 삼각형 " + all.ko + "개인 매듭을 " + drawn.ko + "개로 그림"};
    }
    pane.three_d = pane.snug = true;
    pane.place_hi = {0.6, counters_top};
    look(m.params, pane);
    pane.x.label = Text::same("x"), pane.y.label = Text::same("y"), pane.z.label = Text::same("z");
    return pane;
}

glm::dvec3 at_distance(const Moment& m, double t) { return shown(m, m.result.ray.origin + t * m.result.ray.direction); }

void ray_itself(const Picture& p) {
    const Moment& m = p.m;
    const double end = m.result.ray.t_max, begin = m.result.ray.t_min;
    const glm::dvec3 from = at_distance(m, begin), to = at_distance(m, end);
    if (begin > 0.0) p.line({Role::muted, Weight::fine, Dash::dotted}, at_distance(m, 0.0), from);
    p.line({Role::text, Weight::fine, Dash::dashed}, from, to); // all of it: to the maximum
    p.mark({Role::text, Weight::main}, to, Mark::cross, 9.0f);
    const glm::dvec3 aim(m.params.to_x, m.params.to_y, m.params.to_z);
    p.list.add(p.pane, Style{Role::active, Weight::main}, kit::Arrow{at_distance(m, 0.0), aim});
    const std::string most = digits(m.params.max_distance, 4);
    p.told(m.params.normalised
               ? Text{"maximum " + most + " m", "최대 " + most + " m"}
               : Text{"t = " + most + ": " + digits(end, 4) + " m", "t = " + most + ": " + digits(end, 4) + " m"},
           {}, to, Role::muted, 4, Side::above, Size::small);
    if (stepping(m) || has_hit(m))
        p.list.answers([&] { p.line({Role::text, Weight::main}, from, at_distance(m, reach_now(m))); });
}

Text distance_words(const Moment& m, const ray::Hit& hit) {
    if (m.params.normalised) return Text::same(digits(hit.distance, 6) + " m");
    return Text::same("t = " + digits(told_distance(m, hit), 5));
}

// Of a list each hit has its number, in order.
void hit_mark(const Picture& p, const ray::Hit& hit, std::size_t index) {
    const bool first = index == 0;
    const std::string number = lists(p.m.params) ? std::to_string(index + 1) + ": " : "";
    const double normal_length = p.m.params.frame == Frame::room ? 0.7 : 0.3;
    const glm::dvec3 at = shown(p.m, hit.point);
    p.list.add(p.pane, Style{Role::normal, first ? Weight::verdict : Weight::main},
               kit::Arrow{at, at + normal_length * hit.normal});
    p.mark({Role::text, Weight::main}, at, Mark::dot, first ? 17.0f : 12.0f); // what is hit has the dot's own colour
    p.mark({Role::hit, Weight::verdict}, at, Mark::dot, first ? 11.0f : 8.0f);
    if (!first) {
        if (index < most_numbered)
            p.told(Text::same(number) + distance_words(p.m, hit), {}, at, Role::hit, 8,
                   index % 2 == 1 ? Side::above : Side::below, Size::small);
        return;
    }
    if (std::holds_alternative<ray::MeshShape>(thing(p.m, hit.collider).collider.shape)) // its true triangles
        p.list.add(p.pane, Style{Role::hit, Weight::fine, Dash::solid, Fill::solid},
                   knot_patch(*p.m.result.room->knot, hit.part));
    p.label({"normal", "법선"}, at + 1.15 * normal_length * hit.normal, Role::normal, 6, Side::above);
    kit::Label l;
    l.text = Text::same(number) + name_of(p.m, hit.collider), l.caption = distance_words(p.m, hit);
    l.at = at, l.side = Side::below, l.size = Size::normal, l.priority = 10;
    l.leader = l.plate = true; // it stands on what is hit
    p.list.add(p.pane, {Role::hit}, std::move(l));
}

// What the document's rule has looked at, and what the query would choose.
void turns(const Picture& p, const std::vector<ray::Hit>& chosen) {
    for (std::size_t i = 0; i < turns_shown(p.m) && i < most_numbered; ++i) {
        const ray::Hit& hit = p.m.result.turns[i].hit;
        if (!chosen.empty() && hit.collider == chosen.front().collider) continue;
        const glm::dvec3 at = shown(p.m, hit.point);
        const bool ours = !stepping(p.m) && hit.collider == p.m.result.ours;
        p.mark({ours ? Role::normal : Role::text, Weight::main}, at, Mark::ring, 13.0f);
        Text caption = distance_words(p.m, hit);
        if (ours) caption = Text{"smallest distance first: ", "가장 짧은 거리 먼저: "} + caption;
        p.told(name_of(p.m, hit.collider), std::move(caption), at, ours ? Role::normal : Role::text, 8,
               i % 2 == 1 ? Side::above : Side::below, Size::small);
    }
}

// Rings where the ray would have met what the filter left out.
void skipped(const Picture& p) {
    const double end = reach_now(p.m);
    const auto fate = fates(p.m);
    int told = 0;
    for (const Skip& skip : p.m.result.skips) {
        if (skip.at > end) break;
        if (stepping(p.m) && fate[skip.id] != ray::Fate::filtered) continue; // not looked at yet
        const glm::dvec3 at = at_distance(p.m, skip.at);
        p.mark({Role::miss, Weight::main}, at, Mark::ring, 15.0f);
        if (thing(p.m, skip.id).pebble || ++told > 6) continue;
        // In rows over the things, so that neighbours stay apart and no name lies on another thing.
        const double over = std::max(at.y + 0.3, 2.4 + 0.5 * ((told - 1) % 3));
        const glm::dvec3 up(at.x, over, at.z);
        p.line({Role::muted, Weight::fine}, at, up);
        p.told(name_of(p.m, skip.id), word_of(skip.why), up, Role::miss, 7, Side::above, Size::small);
        std::get<kit::Label>(p.list.items.back().shape).stays = true; // elsewhere its line would strike another
    }
}

// The node that is opened, or the collider that is looked at.
void now(const Picture& p) {
    const ray::QueryStep* step = current(p.m);
    if (step == nullptr || !step->node) return;
    p.box({Role::active, Weight::fine}, shown(p.m, around(boxes_in(tree_of(p.m, *step), step->index))));
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    const Picture p{m, list, list.pane(world(m))};
    draw_things(m, list, p.pane);
    now(p);
    const kit::Pane& pane = list.panes[static_cast<std::size_t>(p.pane)];
    if (answer(m).status == base::Status::invalid_input) {
        p.label({"start and aim are one point: no direction", "시작점과 조준점이 같다. 방향이 없다"},
                0.5 * (pane.lo + pane.hi), Role::muted, 9, Side::centre, Size::normal);
        return;
    }
    ray_itself(p);
    list.answers([&] {
        skipped(p);
        const std::vector<ray::Hit> hits = hits_now(m);
        for (std::size_t i = hits.size(); i-- > 0;) hit_mark(p, hits[i], i);
        turns(p, hits);
        if (!has_hit(m) && m.params.asks != Asks::any && !stepping(m))
            p.told({"nothing met", "충돌 없음"}, {}, at_distance(m, 0.5 * m.result.ray.t_max), Role::miss, 9,
                   Side::below);
    });
}

} // namespace tunnel::scenes::raycast
