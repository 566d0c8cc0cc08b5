// Answers: the worlds.
#include "scenes/raycast/room.hpp"

namespace tunnel::scenes::raycast {
namespace {

// The smallest free id is given first, so ids follow the order of insertion; to keep them in another order each
// collider takes the place of a stand-in.
void fill_backwards(ray::World& world, const std::vector<Thing>& things) {
    for (std::size_t i = 0; i < things.size(); ++i) (void)world.insert({ray::Sphere{}});
    for (std::size_t i = things.size(); i-- > 0;) {
        (void)world.remove(static_cast<ray::Id>(i));
        (void)world.insert(things[i].collider);
    }
    world.update();
}

} // namespace

RoomKey key_of(const Params& p) {
    RoomKey key{p.place, p.thickness, p.offset, crowded(p) ? p.pebbles : 0};
    if (!has_glass(p)) key.thickness = 0.0;
    return key;
}

std::shared_ptr<const Room> make_room(const RoomKey& key, const std::shared_ptr<const Knot>& knot) {
    auto room = std::make_shared<Room>();
    room->key = key;
    room->knot = knot != nullptr && knot->offset == key.offset ? knot : make_knot(key.offset);
    room->things = things_of(key, room->knot->mesh);
    for (ray::World& world : room->worlds) {
        for (const Thing& thing : room->things) (void)world.insert(thing.collider);
        world.update();
    }
    fill_backwards(room->reversed, room->things);
    room->resting = view_of(room->world(Method::bvh).static_tree());
    room->moving = view_of(room->world(Method::bvh).moving_tree());
    return room;
}

} // namespace tunnel::scenes::raycast
