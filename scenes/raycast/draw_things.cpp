// Answers: the colliders, each as what has become of it by now: triggers ghostly, switched-off ones hatched, the one
// that is hit in its own colour.
#include "scenes/raycast/picture.hpp"

#include <algorithm>

namespace tunnel::scenes::raycast {
namespace {

Role role_of_layer(int layer) {
    switch (layer) {
    case ray::layer::player:
    case ray::layer::enemy: return Role::second;
    case ray::layer::foliage: return Role::normal;
    case ray::layer::scenery: return Role::wall;
    default: return Role::body;
    }
}

Style style_of(const Moment& m, ray::Id id) {
    const ray::Collider& c = thing(m, id).collider;
    Style out{role_of_layer(c.layer), Weight::fine, Dash::solid, Fill::solid, false, pick_of_thing(id)};
    if (c.trigger) out.role = Role::push, out.fill = Fill::faint;
    if (!c.enabled) out.role = Role::discarded, out.fill = Fill::faint, out.ghost = true;
    if (c.layer == ray::layer::glass) out.fill = Fill::faint;
    if (id < 2) out.fill = Fill::faint; // floor and back wall: seen through
    return out;
}

bool is_hit(const std::vector<ray::Hit>& hits, ray::Id id) {
    return std::any_of(hits.begin(), hits.end(), [&](const ray::Hit& hit) { return hit.collider == id; });
}

bool is_left(const std::vector<ray::Hit>& hits, ray::Id id) {
    const auto of_it = [&](const ray::Hit& hit) { return hit.collider == id; };
    const auto hit = std::find_if(hits.begin(), hits.end(), of_it);
    return hit != hits.end() && (hit->inside || hit->face == ray::Face::back);
}

void one(const Picture& p, ray::Id id, const Style& style) {
    const Thing& t = thing(p.m, id);
    if (const auto box = box_of(p.m, id)) {
        if (id == 0) return; // the ground is drawn by the pane
        p.box(style, *box);
    } else if (std::holds_alternative<ray::MeshShape>(t.collider.shape)) {
        p.list.add(p.pane, style, p.m.result.room->knot->picture);
    } else {
        p.list.add(p.pane, style, t.picture);
    }
}

// All alike are one mesh: a room full of them stays quick.
void pebbles(const Picture& p, bool moving) {
    kit::Mesh all;
    all.wireframe = false;
    for (const Thing& t : p.m.result.room->things) {
        if (!t.pebble || t.collider.moving != moving) continue;
        const auto first = static_cast<std::uint32_t>(all.vertices.size());
        all.vertices.insert(all.vertices.end(), t.picture.vertices.begin(), t.picture.vertices.end());
        for (const std::uint32_t corner : t.picture.triangles) all.triangles.push_back(first + corner);
    }
    if (all.triangles.empty()) return;
    p.list.add(p.pane, {moving ? Role::second : Role::body, Weight::fine, Dash::solid, Fill::solid}, std::move(all));
}

} // namespace

void draw_things(const Moment& m, kit::DrawList& list, int pane) {
    const Picture p{m, list, pane};
    const auto count = static_cast<ray::Id>(m.result.room->things.size());
    const ray::QueryStep* now = current(m);
    const std::vector<ray::Hit> hits = hits_now(m);
    pebbles(p, false), pebbles(p, true);
    for (ray::Id id = 0; id < count; ++id) {
        const bool hit = is_hit(hits, id);
        Style style = style_of(m, id);
        if (thing(m, id).pebble && !hit) continue;
        if (hit) {
            Style as_hit = style;
            as_hit.role = Role::hit, as_hit.weight = Weight::main;
            if (is_left(hits, id)) as_hit.fill = Fill::faint; // what is met from within is seen through
            const std::size_t first = list.items.size();
            one(p, id, as_hit);
            for (std::size_t i = first; i < list.items.size(); ++i) list.items[i].covered = style;
            continue;
        }
        if (now != nullptr && !now->node && now->index == id) style.role = Role::active, style.weight = Weight::main;
        one(p, id, style);
    }
}

} // namespace tunnel::scenes::raycast
