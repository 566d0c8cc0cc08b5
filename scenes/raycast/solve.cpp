// Answers: the query by every method, its trace, and what it is compared with.
#include "scenes/raycast/query.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace raycast {
namespace {

constexpr std::size_t most_steps = 2000; // more could not be stepped through

void find_skips(const Params& p, Result& r) {
    for (ray::Id id = 0; id < r.room->things.size(); ++id) {
        const ray::Collider& c = r.room->things[id].collider;
        const auto why = why_filtered(c, id, r.query.query.filter, p.ignored);
        r.filtered_by.push_back(why);
        if (!why) continue;
        ++r.filtered;
        const ray::Hit hit = meets(r.ray, c, p.start);
        if (hit.status == base::Status::hit) r.skips.push_back({id, *why, hit.distance});
    }
    std::sort(r.skips.begin(), r.skips.end(), [](const Skip& a, const Skip& b) { return a.at < b.at; });
}

// The document's rule sees one hit of each collider, as the query does.
void apply_document_rule(const Params& p, Result& r) {
    Params list = p;
    list.asks = Asks::colliders, list.ends = Ends::never;
    std::vector<ray::Hit> hits = ask(r.room->world(Method::bvh), r.ray, query_of(list), list).hits;
    std::sort(hits.begin(), hits.end(), [](const ray::Hit& a, const ray::Hit& b) { return a.collider < b.collider; });
    r.winner[0] = document_winner(hits, p.tie);
    std::reverse(hits.begin(), hits.end());
    r.winner[1] = document_winner(hits, p.tie);
    if (!by_document(p)) return;
    const ray::Id chosen = r.winner[p.descending ? 1 : 0];
    for (const ray::Hit& hit : hits)
        if (hit.collider == chosen)
            for (Asked& asked : r.by_method) asked.hits.assign(1, hit);
}

} // namespace
} // namespace raycast

void RaycastScene::settle(Params& p, std::span<const std::string_view>) { p.t_min = std::min(p.t_min, p.max_distance); }

RaycastScene::Result RaycastScene::solve(const Params& p, const Result& before) {
    using namespace raycast;
    Result r;
    const RoomKey key = key_of(p);
    const bool known = before.room != nullptr;
    r.room = known && before.room->key == key ? before.room : make_room(key, known ? before.room->knot : nullptr);
    r.length = length_of(p);
    // Not normalised, D is `length` long, and t counts lengths of D: the limits are taken for lengths, too.
    r.ray = ray_of(p, p.normalised ? 1.0 : r.length);
    r.query = query_of(p);
    for (std::size_t i = 0; i < method_count; ++i) r.by_method[i] = ask(r.room->worlds[i], r.ray, r.query, p);
    const Asked& brute = r.of(Method::brute_force);
    r.agree = same(r.of(Method::grid), brute) && same(r.of(Method::bvh), brute);
    r.any_order = same(ask(r.room->reversed, r.ray, r.query, p), brute);
    r.right = p.normalised ? r.of(Method::bvh) : ask(r.room->world(Method::bvh), ray_of(p, 1.0), r.query, p);
    ray::QueryTrace trace;
    trace.most = most_steps;
    r.trace_changes = !same(ask(r.room->world(p.method), r.ray, r.query, p, &trace), r.of(p.method));
    r.steps = std::move(trace.steps);
    r.truncated = trace.truncated;
    find_skips(p, r);
    apply_document_rule(p, r);
    return r;
}

} // namespace tunnel::scenes
