// Answers: ray, query, filter and tie rule.
#include "scenes/raycast/query.hpp"

#include "core/ray/cast.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

glm::dvec3 aim_of(const Params& p) {
    return glm::dvec3(p.to_x, p.to_y, p.to_z) - glm::dvec3(p.from_x, p.from_y, p.from_z);
}

std::string_view word_of_mask(Mask mask) {
    constexpr std::string_view words[] = {"everything", "bullet", "sight", "camera"};
    return words[static_cast<std::size_t>(mask)];
}

bool same_hit(const ray::Hit& a, const ray::Hit& b) {
    return a.distance == b.distance && a.point == b.point && a.normal == b.normal && a.collider == b.collider &&
           a.part == b.part && a.face == b.face && a.inside == b.inside;
}

} // namespace

double length_of(const Params& p) { return glm::length(aim_of(p)); }

ray::Ray ray_of(const Params& p, double stretch) {
    const glm::dvec3 from(p.from_x + p.offset, p.from_y, p.from_z);
    return ray::make_ray(from, aim_of(p), stretch * p.max_distance, stretch * p.t_min);
}

ray::ListQuery query_of(const Params& p) {
    ray::ListQuery out;
    out.query.filter.layers = ray::filter_named(word_of_mask(p.mask)).value_or(ray::Filter{}).layers;
    out.query.filter.include_triggers = p.triggers;
    out.query.start = p.start;
    out.query.tie = p.tie;
    out.per = p.asks == Asks::surfaces ? ray::Per::surface : ray::Per::collider;
    if (p.ends == Ends::not_glass) out.pierced = ray::bit(ray::layer::glass);
    return out;
}

Asked ask(const ray::World& world, const ray::Ray& ray, const ray::ListQuery& query, const Params& p,
          ray::QueryTrace* trace) {
    ray::ListQuery list = query;
    const ray::Id ignored = p.ignored < 0 ? ray::no_id : static_cast<ray::Id>(p.ignored);
    if (p.ignored >= 0) list.query.filter.ignored = {&ignored, 1};
    Asked out;
    if (lists(p)) {
        out.status = world.all(ray, list, out.hits, &out.counts, trace);
    } else if (p.asks == Asks::any) {
        out.status = world.any(ray, list.query, &out.counts, trace);
    } else {
        const ray::Hit hit = world.closest(ray, list.query, &out.counts, trace);
        out.status = hit.status;
        if (hit.status == base::Status::hit) out.hits.push_back(hit);
    }
    return out;
}

bool same(const Asked& a, const Asked& b) {
    return a.status == b.status && std::equal(a.hits.begin(), a.hits.end(), b.hits.begin(), b.hits.end(), same_hit);
}

std::optional<Why> why_filtered(const ray::Collider& c, ray::Id id, const ray::Filter& filter, int ignored) {
    if (!c.enabled) return Why::disabled;
    if ((ray::bit(c.layer) & filter.layers) == 0) return Why::layer;
    if (c.trigger && !filter.include_triggers) return Why::trigger;
    if (ignored >= 0 && id == static_cast<ray::Id>(ignored)) return Why::ignored;
    return {};
}

ray::Hit meets(const ray::Ray& ray, const ray::Collider& c, Start start) {
    return std::visit(
        [&](const auto& s) {
            using Shape = std::decay_t<decltype(s)>;
            if constexpr (std::is_same_v<Shape, ray::MeshShape>)
                return ray::cast(ray, *s);
            else if constexpr (std::is_same_v<Shape, ray::Plane> || std::is_same_v<Shape, ray::Triangle>)
                return ray::cast(ray, s);
            else
                return ray::cast(ray, s, start);
        },
        c.shape);
}

std::vector<Turn> document_turns(const std::vector<ray::Hit>& in_order, double epsilon) {
    using Kind = Turn::Kind;
    std::vector<Turn> out;
    ray::Hit best;
    for (const ray::Hit& hit : in_order) {
        Turn turn{hit, best, Kind::farther};
        if (out.empty())
            turn.kind = Kind::first;
        else if (hit.distance < best.distance - epsilon)
            turn.kind = Kind::nearer;
        else if (std::abs(hit.distance - best.distance) <= epsilon)
            turn.kind = hit.collider < best.collider ? Kind::smaller_id : Kind::larger_id;
        if (turn.taken()) best = hit;
        out.push_back(turn);
    }
    return out;
}

ray::Id document_winner(const std::vector<ray::Hit>& in_order, double epsilon) {
    const std::vector<Turn> turns = document_turns(in_order, epsilon);
    if (turns.empty()) return ray::no_id;
    return (turns.back().taken() ? turns.back().hit : turns.back().best).collider;
}

// A box of its own has each candidate that passes the filter.
void count_boxes(const Room& room, Method method, const std::vector<ray::QueryStep>& steps, Asked& asked) {
    std::int64_t nodes = 0;
    asked.boxes = asked.counts.candidates - asked.counts.by_filter;
    for (const ray::QueryStep& step : steps) {
        if (!step.node) continue;
        ++nodes;
        const ray::World& world = room.world(method);
        const ray::Bvh& tree = step.mesh != ray::no_id ? room.knot->mesh->bvh()
                               : step.moving           ? world.moving_tree()
                                                       : world.static_tree();
        asked.boxes += static_cast<std::int64_t>(boxes_in(tree, step.index).size());
    }
    if (method == Method::grid) asked.cells = asked.counts.nodes - nodes;
}

} // namespace tunnel::scenes::raycast
