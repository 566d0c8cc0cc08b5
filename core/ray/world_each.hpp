// Answers: all that a ray meets in a world, to a callable that shrinks the limit. Each collider that an index finds
// goes the same way: filter, box, shape. Its box is tested as a node's would be, and what is met before its box does
// not count: so no index can hide what another finds. Internal to core/ray.
#pragma once

#include "core/ray/world_state.hpp"

namespace tunnel::ray {

// found(id, touch) answers the new limit: boxes entered beyond it are left out. Never a larger one.
template <class Found> class Each {
  public:
    Each(const WorldState& world, const Ray& ray, const Query& query, Per per, double limit, QueryCounts& counts,
         Found& found, QueryTrace* trace)
        : w_(world), ray_(ray), slabs_(ray), query_(query), per_(per), limit_(limit), counts_(counts), found_(found),
          trace_(trace) {}

    void run() {
        if (w_.method == Method::brute_force || w_.stale || w_.moved) {
            for (Id id = 0; id < w_.entries.size(); ++id)
                if (w_.holds(id)) consider(id);
            return;
        }
        for (const Id id : w_.unbounded_ones) consider(id);
        if (w_.method == Method::bvh)
            search(w_.resting_tree, w_.resting_places);
        else
            w_.grid.walk(ray_, limit_, counts_.nodes, [&](Id place) { return consider(w_.resting[place]); });
        search(w_.moving_tree, w_.moving_places);
    }

    void operator()(const MeshShape& mesh) {
        MeshCounts inside;
        const auto report = [&](const Touch& touch) { return tell(touch); };
        if (w_.method == Method::brute_force)
            look_at_all(*mesh, ray_, inside, report);
        else
            walk_mesh(*mesh, ray_, slabs_, limit_, inside, report, watch(id_));
        counts_.triangles += inside.triangles, counts_.nodes += inside.walk.nodes;
    }
    void operator()(const Plane& s) { surface(s); }
    void operator()(const Triangle& s) { surface(s); }
    void operator()(const std::shared_ptr<const shape::ConvexPolygon>& s) { flat(*s); }
    void operator()(const shape::Circle& s) { flat(s); }
    void operator()(const shape::Aabb& s) { flat(s); }
    template <class Solid> void operator()(const Solid& s) { solid(s); }

  private:
    void search(const Bvh& tree, const std::vector<Placed>& places) {
        WalkCounts steps;
        moving_ = &tree == &w_.moving_tree;
        const auto leaf = [&](std::uint32_t first, std::uint32_t count) {
            for (std::uint32_t i = first; i < first + count; ++i) consider(places[i]);
            return limit_;
        };
        walk(tree, slabs_, limit_, steps, leaf, {places.data(), sizeof(Placed)}, watch(no_id));
        counts_.nodes += steps.nodes;
    }

    double consider(Id id) {
        const Entry& e = w_.entries[id];
        return judge(id, e.lo, e.hi, [&] { std::visit(*this, e.shape); });
    }
    double consider(const Placed& p) {
        return judge(p.id, p.lo, p.hi, [&] {
            source_ = &p;
            if (p.kind == PlacedKind::sphere)
                solid(p.sphere());
            else if (p.kind == PlacedKind::circle)
                flat(p.sphere());
            else if (p.kind == PlacedKind::box)
                solid(p.box());
            else
                source_ = nullptr, std::visit(*this, w_.entries[p.id].shape);
            source_ = nullptr;
        });
    }

    template <class Look>
    double judge(Id id, const std::array<float, 3>& lo, const std::array<float, 3>& hi, const Look& look) {
        ++counts_.candidates;
        const Fate fate = fate_of(id, lo, hi, look);
        if (trace_ != nullptr)
            record({false, w_.tags[id].moving, id, fate, fate == Fate::filtered ? 0.0 : near_, limit_});
        return limit_;
    }

    template <class Look>
    Fate fate_of(Id id, const std::array<float, 3>& lo, const std::array<float, 3>& hi, const Look& look) {
        if (!passes(query_.filter, id, w_.tags[id])) {
            ++counts_.by_filter;
            return Fate::filtered;
        }
        near_ = entry(slabs_, lo, hi, limit_);
        if (near_ == unbounded) {
            const double end = ray_.t_max + slack_of(ray_, ray_.t_max);
            const bool far = limit_ < end && entry(slabs_, lo, hi, end) < unbounded;
            ++(far ? counts_.by_distance : counts_.by_box);
            return far ? Fate::too_far : Fate::box_missed;
        }
        ++counts_.narrow;
        id_ = id, met_ = false;
        look();
        return met_ ? Fate::met : Fate::shape_missed;
    }

    // Of a mesh's tree, or of a world's: no_id.
    WalkWatch watch(Id mesh) {
        if (trace_ == nullptr) return {};
        if (mesh != no_id)
            return {[](void* self, std::uint32_t node) { static_cast<Each*>(self)->opened_in_mesh(node); }, this};
        return {[](void* self, std::uint32_t node) { static_cast<Each*>(self)->opened(node); }, this};
    }
    void opened(std::uint32_t node) { record({true, moving_, node, Fate::met, 0.0, limit_}); }
    void opened_in_mesh(std::uint32_t node) { record({true, moving_, node, Fate::met, 0.0, limit_, id_}); }
    void record(const QueryStep& step) {
        if (trace_->steps.size() < trace_->most)
            trace_->steps.push_back(step);
        else
            trace_->truncated = true;
    }

    double tell(const Touch& touch) {
        met_ = true;
        return limit_ = found_(id_, touch);
    }
    template <class Shape> void surface(const Shape& s) {
        Touch at;
        if (touch(ray_, s, query_.start, at)) tell(at);
    }
    // What lies in the plane z = 0 is not met by a ray that leaves it.
    template <class Shape> void flat(const Shape& s) {
        if (ray_.origin.z == 0.0 && ray_.direction.z == 0.0) solid(s);
    }
    template <class Solid> void solid(const Solid& s) {
        const Span span = span_of(ray_, s);
        Touch at;
        if (!choose(ray_, span, query_.start, at)) return;
        at.placed = source_;
        tell(at);
        if (per_ == Per::surface && at.face == Face::front && span.exit <= ray_.t_max && span.exit < unbounded)
            tell({span.exit, span.out, Face::back, false, source_});
    }

    const WorldState& w_;
    const Ray& ray_;
    WalkRay slabs_;
    const Query& query_;
    Per per_;
    double limit_, near_ = 0.0;
    Id id_ = no_id;
    const Placed* source_ = nullptr;
    QueryCounts& counts_;
    Found& found_;
    QueryTrace* trace_;
    bool moving_ = false, met_ = false;
};

template <class Found> void each(const WorldState& world, const Ray& ray, const Query& query, Per per, double limit,
                                 QueryCounts& counts, Found found, QueryTrace* trace = nullptr) {
    Each<Found>(world, ray, query, per, limit, counts, found, trace).run();
}

} // namespace tunnel::ray
