// Answers: what stands in each place, by id, and the worlds over it: one for each method, and one filled in another
// order. Made when the place changes, then shared and never changed.
// Refuses: nothing.
#pragma once

#include "scenes/kit/role.hpp"
#include "scenes/raycast/knot.hpp"
#include "scenes/raycast/params.hpp"

#include <array>

namespace tunnel::scenes::raycast {

inline constexpr std::size_t method_count = 3; // in the order of ray::Method

struct Thing {
    kit::Words name{};
    ray::Collider collider{};
    bool pebble = false;
    kit::Mesh picture{}; // without the offset; empty: a box, or the knot's
};

// What a room is made from.
struct RoomKey {
    Place place = Place::room;
    double thickness = 0.0, offset = 0.0;
    int pebbles = 0;
    friend bool operator==(const RoomKey&, const RoomKey&) = default;
};
[[nodiscard]] RoomKey key_of(const Params& p);

struct Room {
    RoomKey key{};
    std::vector<Thing> things{}; // by id
    std::array<ray::World, method_count> worlds{ray::World(Method::brute_force), ray::World(Method::grid),
                                                ray::World(Method::bvh)};
    ray::World reversed{Method::bvh}; // the same colliders under the same ids, the last put in first
    TreeView resting{}, moving{};
    std::shared_ptr<const Knot> knot{};

    [[nodiscard]] const ray::World& world(Method method) const { return worlds[static_cast<std::size_t>(method)]; }
};

// The knot is taken over if it is of the same offset.
[[nodiscard]] std::shared_ptr<const Room> make_room(const RoomKey& key, const std::shared_ptr<const Knot>& knot);

// Ids that the presets speak of.
inline constexpr int id_player = 2, id_zone = 3, id_lamp = 4, id_glass = 5, id_pickup = 6, id_knot = 7, id_bush = 8,
                     id_enemy = 9, id_ball = 11;
inline constexpr int id_left_tile = 3, id_right_tile = 4, id_far_panel = 5, id_middle_panel = 6, id_near_panel = 7;

[[nodiscard]] std::vector<Thing> things_of(const RoomKey& key, const ray::MeshShape& knot);

} // namespace tunnel::scenes::raycast
