// Answers: what a query reads of a collider, in the order of a tree's leaves: the box, and small shapes whole, so that
// one look in memory serves both.
// Internal to core/ray.
#pragma once

#include "core/ray/shapes.hpp"

#include <array>

namespace tunnel::ray {

enum class PlacedKind : std::uint32_t { other, sphere, circle, box }; // a circle: the sphere around it

struct alignas(16) Placed {
    std::array<float, 3> lo, hi; // rounded as node boxes are
    Id id = no_id;
    PlacedKind kind = PlacedKind::other;
    std::array<double, 6> numbers{}; // of the shape, but for `other`

    [[nodiscard]] Sphere sphere() const { return {{numbers[0], numbers[1], numbers[2]}, numbers[3]}; }
    [[nodiscard]] Box box() const {
        return {{numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4], numbers[5]}};
    }
};

} // namespace tunnel::ray
