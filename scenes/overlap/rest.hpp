// Answers: what the box on the floor does, step by step: ask, push, move. The same question is put to the detection
// and to the response, each under its own rule for touching. Refuses: to rest on anything but a contact.
#pragma once

#include "scenes/overlap/overlap.hpp"

namespace tunnel::scenes::overlap_lab {

// Coarse steps, so that the eye can see how far one step of gravity goes from rest: 0.098 m.
inline constexpr double gravity = 9.8, step_time = 0.1; // m/s², s
inline constexpr double drop_height = 0.8;              // m
inline constexpr glm::dvec2 box_size{0.8, 0.6};
inline constexpr double box_left = -0.05; // words stand to the left of it
inline constexpr int film_steps = 24;
inline constexpr shape::Aabb floor_box{{-1.6, -0.5}, {1.6, 0.0}};

[[nodiscard]] shape::Aabb box_at(double bottom);
[[nodiscard]] std::vector<Moved> fall(ContactRule detection, ContactRule response);

} // namespace tunnel::scenes::overlap_lab
