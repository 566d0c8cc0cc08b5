// Answers: how is a shape of a given kind drawn, freely or on small whole numbers, and moved, scaled or turned? Each
// kind of shape in the same way, so that tests can go over all pairs of kinds. Refuses: judging shapes; round_shape()
// tells an oracle what the shape is.
#pragma once

#include "core/shape/shapes.hpp"
#include "tests/oracle/round_pair_oracle.hpp"
#include "tests/support/random.hpp"
#include "tests/support/shape_cases.hpp"

namespace tunnel::support {

enum class ShapeKind { aabb, circle, segment, capsule, obb, polygon };

// Unordered pairs of kinds, in turn: 21 of them. The order is the caller's.
struct KindPair {
    ShapeKind a = ShapeKind::aabb, b = ShapeKind::aabb;
};
[[nodiscard]] KindPair kind_pair(std::uint64_t turn);

// About `size` large, `flat` its shorter side over its longer one.
[[nodiscard]] shape::AnyShape free_shape(ShapeKind kind, Random& random, double size, double flat,
                                         const glm::dvec2& middle);
// Whole numbers up to about `half`; radii multiples of `radius_unit`.
[[nodiscard]] shape::AnyShape lattice_shape(ShapeKind kind, Random& random, int half, int radius_unit = 1);
// The same, of no width or no size at all; boxes that must have a size have a very small one.
[[nodiscard]] shape::AnyShape thin_lattice_shape(ShapeKind kind, Random& random, int half);
// A long side along the axis, where the kind allows it.
[[nodiscard]] shape::AnyShape lattice_shape_along(ShapeKind kind, Random& random, const glm::dvec2& axis);
// Its own image about `middle`.
[[nodiscard]] shape::AnyShape lattice_shape_about(ShapeKind kind, Random& random, const glm::dvec2& middle);

[[nodiscard]] shape::AnyShape turned(const shape::AnyShape& shape, const shape::Pose& pose);
// The same set of points with its vertices listed from elsewhere; index features change.
[[nodiscard]] shape::AnyShape relisted(const shape::AnyShape& shape);

[[nodiscard]] oracle::RoundShape round_shape(const shape::AnyShape& shape);
// Of the bounding boxes.
[[nodiscard]] double between_middles(const oracle::RoundShape& a, const oracle::RoundShape& b);
// Both extents and the distance of the middles.
[[nodiscard]] double size_of(const oracle::RoundShape& a, const oracle::RoundShape& b);

} // namespace tunnel::support
