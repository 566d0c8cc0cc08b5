// Answers: the colliders, and the index over them.
#include "core/ray/world.hpp"

#include "core/ray/world_state.hpp"

#include <bit>

namespace tunnel::ray {

std::string_view to_word(Method method) {
    switch (method) {
    case Method::brute_force: return "brute_force";
    case Method::grid: return "grid";
    case Method::bvh: return "bvh";
    }
    return "brute_force";
}

std::string_view to_word(Fate fate) {
    switch (fate) {
    case Fate::filtered: return "filtered";
    case Fate::box_missed: return "box_missed";
    case Fate::too_far: return "too_far";
    case Fate::shape_missed: return "shape_missed";
    case Fate::met: return "met";
    }
    return "met";
}

World::World(Method method) : state_(std::make_unique<WorldState>()) { state_->method = method; }
World::~World() = default;
World::World(World&&) noexcept = default;
World& World::operator=(World&&) noexcept = default;

namespace {

bool is_layer(int layer) { return layer >= 0 && layer < layer_count; }

void set_box(Entry& entry) {
    entry.box = box_of(entry.shape);
    for (std::size_t i = 0; i < 3; ++i) {
        entry.lo[i] = below(entry.box.min[static_cast<int>(i)]);
        entry.hi[i] = above(entry.box.max[static_cast<int>(i)]);
    }
}

} // namespace

Id World::insert(const Collider& c) {
    if (!is_valid(c.shape) || !is_layer(c.layer)) return no_id;
    WorldState& w = *state_;
    Id id = w.first_free;
    while (w.holds(id)) ++id;
    w.first_free = id + 1;
    if (id == w.entries.size()) w.entries.emplace_back(), w.tags.emplace_back();
    w.tags[id] = {bit(c.layer), c.enabled, c.trigger, c.moving};
    w.entries[id] = {{}, {}, stored(c.shape), {}};
    set_box(w.entries[id]);
    ++w.size;
    w.stale = true;
    return id;
}

bool World::set_shape(Id id, const AnyShape& shape) {
    if (!holds(id) || !is_valid(shape)) return false;
    Entry& entry = state_->entries[id];
    const bool was_plane = std::holds_alternative<Plane>(entry.shape);
    entry.shape = stored(shape);
    set_box(entry);
    const bool is_plane = std::holds_alternative<Plane>(entry.shape);
    if (!is_plane || !was_plane)
        (state_->tags[id].moving && is_plane == was_plane ? state_->moved : state_->stale) = true;
    return true;
}

bool World::set_enabled(Id id, bool enabled) {
    if (holds(id)) state_->tags[id].enabled = enabled;
    return holds(id);
}

bool World::set_trigger(Id id, bool trigger) {
    if (holds(id)) state_->tags[id].trigger = trigger;
    return holds(id);
}

bool World::set_layer(Id id, int layer) {
    if (!holds(id) || !is_layer(layer)) return false;
    state_->tags[id].layer = bit(layer);
    return true;
}

bool World::remove(Id id) {
    if (!holds(id)) return false;
    state_->entries[id] = Entry();
    state_->tags[id] = Tag();
    state_->first_free = std::min(state_->first_free, id);
    --state_->size;
    state_->stale = true;
    return true;
}

std::size_t World::size() const { return state_->size; }
bool World::holds(Id id) const { return state_->holds(id); }
bool World::is_up_to_date() const { return !state_->stale && !state_->moved; }
const Bvh& World::static_tree() const { return state_->resting_tree; }
const Bvh& World::moving_tree() const { return state_->moving_tree; }

Collider World::collider(Id id) const {
    const Tag& tag = state_->tags[id];
    return {unstored(state_->entries[id].shape), std::countr_zero(tag.layer), tag.enabled, tag.trigger, tag.moving};
}

double World::size_of(Id id) const {
    if (!holds(id)) return 0.0;
    const Entry& e = state_->entries[id];
    if (std::holds_alternative<Plane>(e.shape)) return 0.0;
    return largest_of(e.box.max - e.box.min);
}

void World::update() {
    WorldState& w = *state_;
    if (w.stale) {
        w.resting.clear(), w.moving.clear(), w.unbounded_ones.clear();
        for (Id id = 0; id < w.entries.size(); ++id) {
            if (!w.holds(id)) continue;
            const bool plane = std::holds_alternative<Plane>(w.entries[id].shape);
            (plane ? w.unbounded_ones : w.tags[id].moving ? w.moving : w.resting).push_back(id);
        }
        w.gather(w.resting);
        if (w.method == Method::bvh) {
            w.resting_tree.build(w.boxes);
            w.place(w.resting_tree, w.resting, w.resting_places);
        }
        if (w.method == Method::grid) w.grid.build(w.boxes);
    }
    if (w.stale || w.moved) {
        w.gather(w.moving);
        // Refitted until it costs half as much again as when it was built.
        if (!w.stale) w.moving_tree.refit(w.boxes);
        if (w.stale || w.moving_tree.cost() > 1.5 * w.moving_cost) {
            w.moving_tree.build(w.boxes);
            w.moving_cost = w.moving_tree.cost();
        }
        w.place(w.moving_tree, w.moving, w.moving_places);
    }
    w.stale = w.moved = false;
}

} // namespace tunnel::ray
