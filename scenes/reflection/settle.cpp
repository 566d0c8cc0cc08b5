// Answers: with other mirrors comes a ray that fits them, unless the edit names one; a gap that the ray is within.
#include "scenes/reflection/reflection.hpp"

#include <algorithm>

namespace tunnel::scenes {

void ReflectionScene::settle(Params& p, std::span<const std::string_view> keys) {
    using reflection_lab::Mirrors;
    const auto named = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    if (!named("mirrors")) return;
    const Params room;
    const auto put = [&](double x, double y, double angle, double gap, double radius) {
        if (!named("start_x")) p.start_x = x;
        if (!named("start_y")) p.start_y = y;
        if (!named("angle")) p.angle = angle;
        if (!named("gap")) p.gap = gap;
        if (!named("radius")) p.radius = radius;
    };
    switch (p.mirrors) {
    case Mirrors::room: put(room.start_x, room.start_y, room.angle, room.gap, room.radius); break;
    case Mirrors::gap: put(0.0, 0.4, 63.0, 0.01, room.radius); break;
    case Mirrors::corner: put(5.0, 1.0, 180.0, 0.01, room.radius); break;
    case Mirrors::gallery: put(0.0, -2.4, 0.0, room.gap, 2.5); break;
    }
}

} // namespace tunnel::scenes
