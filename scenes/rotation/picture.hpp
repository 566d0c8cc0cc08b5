// Answers: where things stand in the picture, for those who draw and those who drag.
#pragma once

#include "scenes/rotation/moment.hpp"

namespace tunnel::scenes::rotation_lab {

// Two rows of three: the exact body, then the methods in their order.
inline glm::dvec3 place_of_body(std::size_t place) {
    constexpr double across = 3.0, up = 3.4;
    return {across * (static_cast<double>(place % 3) - 1.0), place < 3 ? 0.5 * up : -0.5 * up, 0.0};
}
inline constexpr double name_above = 1.33, words_below = 1.2;

// The rod at the right: h omega by its height, 0 to 3 rad.
inline constexpr double rod_x = 4.55, rod_foot = -3.0, rod_per_rad = 2.0;
inline glm::dvec3 on_rod(double turn) { return {rod_x, rod_foot + rod_per_rad * turn, 0.0}; }

} // namespace tunnel::scenes::rotation_lab
