// Answers, to rounding only: when does a point that starts at the origin and moves by `travel` first come within
// `radius` of a box, and when does it come closest? The closed forms behind disc_box; what they say is proved
// afterwards (disc_box_proof.hpp).
// Refuses: nothing; the numbers are finite.
// Internal to core/ccd.
#pragma once

#include <glm/vec2.hpp>

#include <optional>

namespace tunnel::ccd {

// The frame of the disc's centre at t = 0, moving with the box.
struct Approach {
    glm::dvec2 lo{0.0}, hi{0.0}; // the box
    glm::dvec2 travel{0.0};
    double radius = 0.0;
};

// The earliest t in [0, 1] inside the rounded box; none if it is passed or not reached.
[[nodiscard]] std::optional<double> entry_time(const Approach& approach);

// A t in [0, 1] of least distance to the box, if they do not meet.
[[nodiscard]] double closest_time(const Approach& approach);

// From the nearest point of the box to the moving point, at t.
[[nodiscard]] glm::dvec2 offset_at(const Approach& approach, double t);

} // namespace tunnel::ccd
