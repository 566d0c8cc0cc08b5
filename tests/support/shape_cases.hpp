// Answers: seeded shapes of every kind, free or on a lattice where ties and exact contact abound, and moved or scaled.
#pragma once

#include "core/shape/shapes.hpp"
#include "tests/support/random.hpp"

#include <string>

namespace tunnel::support {

inline constexpr int shape_kinds = 6; // of AnyShape, by index

// Size: how far the shape reaches from `middle`, about.
[[nodiscard]] shape::AnyShape draw_shape(Random& random, int kind, const glm::dvec2& middle, double size);

// Whole coordinates and radii of small size; sometimes of no size. Boxes may be turned by a 3-4-5 slope.
[[nodiscard]] shape::AnyShape lattice_shape(Random& random, int kind);

[[nodiscard]] shape::AnyShape moved(const shape::AnyShape& shape, const glm::dvec2& by);
[[nodiscard]] shape::AnyShape scaled(const shape::AnyShape& shape, double by); // a power of two, so that it is exact
[[nodiscard]] std::string describe(const shape::AnyShape& shape);              // numbers as hex floats

} // namespace tunnel::support
