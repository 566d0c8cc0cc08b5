// Answers: the queries of a world.
#include "core/ray/world_each.hpp"

#include <algorithm>
#include <tuple>

namespace tunnel::ray {

namespace {

bool is_legal(const Ray& ray, const Query& query) { return is_valid(ray) && query.tie >= 0.0; }

Hit describe_any(const WorldState& w, const Ray& ray, Id id, const Touch& touch) {
    return std::visit(
        [&](const auto& s) {
            using Shape = std::decay_t<decltype(s)>;
            if constexpr (std::is_same_v<Shape, MeshShape>)
                return touch.place != no_id ? describe(ray, s->blocks().triangle(touch.place), touch)
                                            : describe(ray, s->triangle(touch.part), touch);
            else if constexpr (std::is_same_v<Shape, std::shared_ptr<const shape::ConvexPolygon>>)
                return describe(ray, *s, touch);
            else
                return describe(ray, s, touch);
        },
        w.entries[id].shape);
}

// From the place in a tree, if there is one: it is fresh in the cache.
Hit described_shape(const WorldState& w, const Ray& ray, Id id, const Touch& touch) {
    if (touch.placed == nullptr) return describe_any(w, ray, id, touch);
    if (touch.placed->kind == PlacedKind::box) return describe(ray, touch.placed->box(), touch);
    return describe(ray, touch.placed->sphere(), touch);
}

Hit described(const WorldState& w, const Ray& ray, Id id, const Touch& touch) {
    Hit hit = described_shape(w, ray, id, touch);
    hit.collider = id;
    return hit;
}

void look(const WorldState& w, const Ray& ray, const Query& query, Choice& choice, QueryCounts& counts,
          QueryTrace* trace) {
    const auto found = [&](Id id, const Touch& touch) {
        choice.offer(id, touch);
        return choice.limit();
    };
    each(w, ray, query, Per::collider, choice.limit(), counts, found, trace);
}

Hit closest_of(const WorldState& w, const Ray& ray, const Query& query, QueryCounts& counts, QueryTrace* trace) {
    if (!is_legal(ray, query)) return {};
    Choice choice(ray, query.tie);
    look(w, ray, query, choice, counts, trace);
    if (choice.doubtful()) {
        if (trace != nullptr) trace->again = trace->steps.size();
        choice = Choice(ray, query.tie, choice.best());
        look(w, ray, query, choice, counts, trace);
    }
    if (!choice.any()) return no_hit();
    return described(w, ray, choice.collider(), choice.touch());
}

struct Found {
    Id id;
    Touch touch;
    [[nodiscard]] auto rank() const {
        return std::tuple(touch.t, id, touch.face == Face::back, touch.part, touch.inside);
    }
};

// In order, each once: a grid may find a collider in several cells.
void put_in_order(std::vector<Found>& found, Per per) {
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.rank() < b.rank(); });
    found.erase(
        std::unique(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.rank() == b.rank(); }),
        found.end());
    if (per == Per::surface) return;
    std::vector<Id> seen;
    const auto again = [&](const Found& f) {
        const auto at = std::lower_bound(seen.begin(), seen.end(), f.id);
        if (at != seen.end() && *at == f.id) return true;
        seen.insert(at, f.id);
        return false;
    };
    std::size_t kept = 0;
    for (const Found& f : found)
        if (!again(f)) found[kept++] = f;
    found.resize(kept);
}

void empty(QueryTrace* trace) {
    if (trace != nullptr) trace->steps.clear(), trace->truncated = false, trace->again = 0;
}

} // namespace

Hit World::closest(const Ray& ray, const Query& query, QueryCounts* counts, QueryTrace* trace) const {
    QueryCounts own;
    empty(trace);
    const Hit hit = closest_of(*state_, ray, query, own, trace);
    if (counts != nullptr) *counts = own;
    return hit;
}

void World::closest(std::span<const Ray> rays, const Query& query, std::span<Hit> out, QueryCounts* counts) const {
    QueryCounts sum;
    for (std::size_t i = 0; i < rays.size(); ++i) out[i] = closest_of(*state_, rays[i], query, sum, nullptr);
    if (counts != nullptr) *counts = sum;
}

base::Status World::any(const Ray& ray, const Query& query, QueryCounts* counts, QueryTrace* trace) const {
    empty(trace);
    if (!is_legal(ray, query)) return base::Status::invalid_input;
    QueryCounts own;
    bool hit = false;
    const auto found = [&](Id, const Touch&) {
        hit = true;
        return -1.0; // no box is entered before that
    };
    each(*state_, ray, query, Per::collider, ray.t_max + slack_of(ray, ray.t_max), own, found, trace);
    if (counts != nullptr) *counts = own;
    return hit ? base::Status::hit : base::Status::clear;
}

base::Status World::all(const Ray& ray, const ListQuery& list, std::vector<Hit>& out, QueryCounts* counts,
                        QueryTrace* trace) const {
    out.clear();
    empty(trace);
    if (!is_legal(ray, list.query)) return base::Status::invalid_input;
    QueryCounts own;
    std::vector<Found> found;
    double end = ray.t_max; // of the nearest hit that nothing goes through
    const auto keep = [&](Id id, const Touch& touch) {
        found.push_back({id, touch});
        if ((state_->tags[id].layer & list.pierced) == 0) end = std::min(end, touch.t);
        return end + slack_of(ray, end);
    };
    each(*state_, ray, list.query, list.per, end + slack_of(ray, end), own, keep, trace);
    put_in_order(found, list.per);
    for (const Found& f : found) {
        out.push_back(described(*state_, ray, f.id, f.touch));
        if ((state_->tags[f.id].layer & list.pierced) == 0) break;
    }
    if (counts != nullptr) *counts = own;
    return out.empty() ? base::Status::clear : base::Status::hit;
}

} // namespace tunnel::ray
