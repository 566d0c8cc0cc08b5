// Answers: what a world keeps, and how a query reaches each collider that it may meet.
// Internal to core/ray.
#pragma once

#include "core/ray/bvh_walk.hpp"
#include "core/ray/cell_grid.hpp"
#include "core/ray/choice.hpp"
#include "core/ray/mesh_walk.hpp"
#include "core/ray/placed.hpp"
#include "core/ray/world.hpp"

namespace tunnel::ray {

// A polygon takes a kilobyte; the others are small.
using Stored = std::variant<Plane, Sphere, Box, Obb, Capsule, Triangle, MeshShape, shape::Circle, shape::Aabb,
                            std::shared_ptr<const shape::ConvexPolygon>>;

// What the filter asks for: all in one place, for it is asked often.
struct Tag {
    LayerMask layer = 0; // its bit; 0: not in use
    bool enabled = true, trigger = false, moving = false;
};

struct Entry {
    std::array<float, 3> lo, hi; // rounded as node boxes are
    Stored shape;
    Box box;
};

struct WorldState {
    Method method;
    std::vector<Tag> tags; // by id
    std::vector<Entry> entries;
    std::size_t size = 0;
    Id first_free = 0;                 // no smaller id is free
    bool stale = false, moved = false; // what the index does not know yet: all, or only where the moving ones are
    std::vector<Id> resting, moving, unbounded_ones; // in the trees; planes
    std::vector<Box> boxes;
    Bvh resting_tree, moving_tree;
    std::vector<Placed> resting_places, moving_places; // in the trees' order
    double moving_cost = 0.0;                          // when it was built
    CellGrid grid;

    [[nodiscard]] bool holds(Id id) const { return id < tags.size() && tags[id].layer != 0; }
    void gather(const std::vector<Id>& ids) {
        boxes.clear();
        for (const Id id : ids) boxes.push_back(entries[id].box);
    }
    void place(const Bvh& tree, const std::vector<Id>& ids, std::vector<Placed>& out) const;
};

[[nodiscard]] bool is_valid(const AnyShape& shape);
[[nodiscard]] Stored stored(const AnyShape& shape);
[[nodiscard]] AnyShape unstored(const Stored& shape);
[[nodiscard]] Box box_of(const Stored& shape);

// Does the filter let it through? No geometry.
[[nodiscard]] inline bool passes(const Filter& filter, Id id, const Tag& tag) {
    return tag.enabled && (tag.layer & filter.layers) != 0 && (!tag.trigger || filter.include_triggers) &&
           std::find(filter.ignored.begin(), filter.ignored.end(), id) == filter.ignored.end();
}

} // namespace tunnel::ray
