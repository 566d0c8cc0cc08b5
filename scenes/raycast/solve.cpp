// Answers: the query by every method, its trace, and what it is compared with.
#include "scenes/raycast/query.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace raycast {
namespace {

constexpr std::size_t most_steps = 2000; // more could not be stepped through
constexpr std::size_t most_watched = 100'000;

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

// Every method is asked once more and watched: which boxes it tested, and in which order the one shown works.
void watch(const Params& p, Result& r) {
    r.trace_changes = false;
    for (const Method method : {Method::brute_force, Method::grid, Method::bvh}) {
        Asked& asked = r.by_method[static_cast<std::size_t>(method)];
        ray::QueryTrace trace;
        trace.most = most_watched;
        if (method != Method::brute_force || method == p.method) // brute force opens no nodes
            r.trace_changes = r.trace_changes || !same(ask(r.room->world(method), r.ray, r.query, p, &trace), asked);
        count_boxes(*r.room, method, trace.steps, asked);
        if (method != p.method) continue;
        r.again = trace.again;
        r.truncated = trace.truncated || trace.steps.size() > most_steps;
        if (trace.steps.size() > most_steps) trace.steps.resize(most_steps);
        r.steps = std::move(trace.steps);
    }
    for (std::size_t i = 0; i < r.steps.size(); ++i) {
        const ray::QueryStep& step = r.steps[i];
        if (step.node || step.fate != ray::Fate::met) continue;
        ray::Hit hit = meets(r.ray, r.room->things[step.index].collider, p.start);
        hit.collider = step.index;
        r.met.emplace_back(i, hit);
    }
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
    if (!r.of(Method::bvh).hits.empty()) r.ours = r.of(Method::bvh).hits.front().collider;
    if (!by_document(p)) return;
    if (!p.descending) std::reverse(hits.begin(), hits.end());
    r.turns = document_turns(hits, p.tie);
    const ray::Id chosen = r.winner[p.descending ? 1 : 0];
    for (const ray::Hit& hit : hits)
        if (hit.collider == chosen)
            for (Asked& asked : r.by_method) asked.hits.assign(1, hit);
}

} // namespace
} // namespace raycast

void RaycastScene::settle(Params& p, std::span<const std::string_view>) { p.t_min = std::min(p.t_min, p.max_distance); }

int RaycastScene::last_step(const Params&, const Result& r) {
    const std::size_t search = r.turns.empty() ? r.steps.size() : r.turns.size();
    return search == 0 ? 0 : static_cast<int>(search) + 1;
}

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
    watch(p, r);
    find_skips(p, r);
    apply_document_rule(p, r);
    return r;
}

} // namespace tunnel::scenes
