// Answers: what does an overlap query say? Verdict, where to push, how far, and where the shapes touch.
// Refuses: a bare yes or no, which a collision response could do nothing with.
#pragma once

#include "core/base/status.hpp"

#include <glm/vec2.hpp>

#include <array>
#include <cstdint>

namespace tunnel::overlap {

// Which part of a shape a contact point lies on; stable while the same parts touch, so that a solver can recognise a
// point from one step to the next.
struct Feature {
    enum class Kind : std::uint8_t { vertex, edge } kind = Kind::edge;
    std::uint8_t index = 0; // of the vertex or edge
    friend bool operator==(const Feature&, const Feature&) = default;
};

struct ContactPoint {
    glm::dvec2 at{0.0}; // common frame, midway between the two surfaces; deep overlap may leave it outside a shape
    double depth = 0.0; // of the overlap at this point, along the normal; length, >= 0
    Feature on_a, on_b;
};

struct Contact {
    base::Status status = base::Status::invalid_input; // clear | hit | invalid_input; exact, touching is hit
    // Unit, from A to B. hit: B moved by depth * normal just touches, and no shorter move does (the MTV). clear: an
    // axis that separates the shapes. Ties: the axis nearest to the line from A's centre to B's; see each pair.
    glm::dvec2 normal{0.0};
    double depth = 0.0;    // hit: length of the MTV, >= 0
    double distance = 0.0; // clear: the gap between the shapes' shadows on the normal, > 0
    int count = 0;         // hit: number of points, 1 or 2
    std::array<ContactPoint, 2> points{};
};

} // namespace tunnel::overlap
