// Answers: which colliders may a ray meet? Asked before any geometry.
// Refuses: layers beyond 31 (World::insert does).
#pragma once

#include "core/ray/ray.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace tunnel::ray {

using LayerMask = std::uint32_t; // bit i: layer i
inline constexpr LayerMask every_layer = 0xffffffffU;
inline constexpr int layer_count = 32;

// A common set of layers; a world may number its own.
namespace layer {
inline constexpr int scenery = 0, player = 1, enemy = 2, prop = 3, glass = 4, foliage = 5, sensor = 6;
}
[[nodiscard]] constexpr LayerMask bit(int layer) { return LayerMask(1) << static_cast<unsigned>(layer); }

struct Filter {
    LayerMask layers = every_layer;
    bool include_triggers = false;
    std::span<const Id> ignored{}; // colliders; the caller keeps them alive
};

// Filters that calls should name, not spell. Sight goes through glass and is stopped by foliage; a bullet does the
// reverse; a camera is not pushed by the player it follows, nor by what breaks or sways.
struct NamedFilter {
    std::string_view name;
    LayerMask layers;
    bool include_triggers;
};
inline constexpr std::array<NamedFilter, 5> named_filters = {{
    {"everything", every_layer, true},
    {"bullet", every_layer & ~bit(layer::foliage) & ~bit(layer::sensor), false},
    {"sight", every_layer & ~bit(layer::glass) & ~bit(layer::sensor), false},
    {"camera", bit(layer::scenery) | bit(layer::glass), false},
    {"trigger", bit(layer::sensor), true},
}};

[[nodiscard]] inline std::optional<Filter> filter_named(std::string_view name, std::span<const Id> ignored = {}) {
    for (const NamedFilter& f : named_filters)
        if (f.name == name) return Filter{f.layers, f.include_triggers, ignored};
    return {};
}

} // namespace tunnel::ray
