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
         Found& found)
        : w_(world), ray_(ray), slabs_(ray), query_(query), per_(per), limit_(limit), counts_(counts), found_(found) {}

    void run() {
        if (w_.method == Method::brute_force || w_.stale || w_.moved) {
            for (Id id = 0; id < w_.entries.size(); ++id)
                if (w_.holds(id)) consider(id);
            return;
        }
        for (const Id id : w_.unbounded_ones) consider(id);
        if (w_.method == Method::bvh)
            search(w_.resting_tree, w_.resting);
        else
            w_.grid.walk(ray_, limit_, counts_.nodes, [&](Id place) { return consider(w_.resting[place]); });
        search(w_.moving_tree, w_.moving);
    }

    void operator()(const MeshShape& mesh) {
        MeshCounts inside;
        const auto report = [&](const Touch& touch) { return limit_ = found_(id_, touch); };
        if (w_.method == Method::brute_force)
            look_at_all(*mesh, ray_, inside, report);
        else
            walk_mesh(*mesh, ray_, slabs_, limit_, inside, report);
        counts_.triangles += inside.triangles, counts_.nodes += inside.walk.nodes;
    }
    void operator()(const Plane& s) { surface(s); }
    void operator()(const Triangle& s) { surface(s); }
    void operator()(const std::shared_ptr<const shape::ConvexPolygon>& s) { flat(*s); }
    void operator()(const shape::Circle& s) { flat(s); }
    void operator()(const shape::Aabb& s) { flat(s); }
    template <class Solid> void operator()(const Solid& s) { solid(s); }

  private:
    void search(const Bvh& tree, const std::vector<Id>& ids) {
        WalkCounts steps;
        walk(tree, slabs_, limit_, steps, [&](std::uint32_t first, std::uint32_t count) {
            for (std::uint32_t i = first; i < first + count; ++i) consider(ids[tree.order()[i]]);
            return limit_;
        });
        counts_.nodes += steps.nodes;
    }

    double consider(Id id) {
        const Entry& e = w_.entries[id];
        ++counts_.candidates;
        if (!passes(query_.filter, id, e)) {
            ++counts_.by_filter;
            return limit_;
        }
        near_ = entry(slabs_, e.lo, e.hi, limit_);
        if (near_ == unbounded) {
            const double end = ray_.t_max + slack_of(ray_, ray_.t_max);
            ++(limit_ < end && entry(slabs_, e.lo, e.hi, end) < unbounded ? counts_.by_distance : counts_.by_box);
            return limit_;
        }
        ++counts_.narrow;
        id_ = id;
        std::visit(*this, e.shape);
        return limit_;
    }

    void report(const Touch& touch) {
        if (near_ <= touch.t + slack_of(ray_, touch.t)) limit_ = found_(id_, touch);
    }
    template <class Shape> void surface(const Shape& s) {
        Touch at;
        if (touch(ray_, s, query_.start, at)) report(at);
    }
    // What lies in the plane z = 0 is not met by a ray that leaves it.
    template <class Shape> void flat(const Shape& s) {
        if (ray_.origin.z == 0.0 && ray_.direction.z == 0.0) solid(s);
    }
    template <class Solid> void solid(const Solid& s) {
        const Span span = span_of(ray_, s);
        Touch at;
        if (!choose(ray_, span, query_.start, at)) return;
        report(at);
        if (per_ == Per::surface && at.face == Face::front && span.exit <= ray_.t_max && span.exit < unbounded)
            report({span.exit, span.out, Face::back, false});
    }

    const WorldState& w_;
    const Ray& ray_;
    WalkRay slabs_;
    const Query& query_;
    Per per_;
    double limit_, near_ = 0.0;
    Id id_ = no_id;
    QueryCounts& counts_;
    Found& found_;
};

template <class Found> void each(const WorldState& world, const Ray& ray, const Query& query, Per per, double limit,
                                 QueryCounts& counts, Found found) {
    Each<Found>(world, ray, query, per, limit, counts, found).run();
}

} // namespace tunnel::ray
