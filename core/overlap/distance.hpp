// Answers: how far apart are two shapes, and where are they nearest?
// Refuses: what is_valid() refuses (invalid_input), and shapes that touch: hit, and nothing else is set; how deep they
// lie in each other is contact()'s to say. Its distance, for two polygons, is the gap along an edge's normal; this is
// the true one. Source: Ericson 2005, chapter 5 (closest points of segments).
#pragma once

#include "core/overlap/contact.hpp"
#include "core/shape/shapes.hpp"

namespace tunnel::overlap {

struct Distance {
    base::Status status = base::Status::invalid_input; // clear | hit | invalid_input; exact, touching is hit
    // clear: a nearest point of each shape, to the rounding of its coordinates. Where sides face each other squarely
    // many are as near; then one of them.
    glm::dvec2 on_a{0.0}, on_b{0.0};
    double distance = 0.0; // clear: > 0, no less than contact()'s; to 2^-46 of sizes and distance together
};

[[nodiscard]] Distance distance(const shape::AnyShape& a, const shape::AnyShape& b);

} // namespace tunnel::overlap
