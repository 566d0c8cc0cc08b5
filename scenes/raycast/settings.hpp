// Answers: the settings that presets and claims share, one for each item of the document's test list.
#pragma once

#include "scenes/raycast/raycast.hpp"

namespace tunnel::scenes::raycast {

using Settings = std::vector<kit::Setting>;

[[nodiscard]] Settings with(Settings base, const Settings& more);

[[nodiscard]] Settings bullet();                    // stopped by the glass
[[nodiscard]] Settings bush();                      // bullet: through the bush, to the enemy
[[nodiscard]] Settings camera();                    // from behind the player
[[nodiscard]] Settings at_ball(const char* from_x); // the ball: x 6 … 7, along +x through its middle
[[nodiscard]] Settings on_a_plane();                // along +x exactly on the plane of the glass's top face
[[nodiscard]] Settings at_glass(const char* most);  // the glass is 3.5 m away
[[nodiscard]] Settings at_joint();                  // two tiles at one distance, 4.5 m
[[nodiscard]] Settings at_panels();                 // three, each 0.9 ε behind the next
[[nodiscard]] Settings thin_and_far();
[[nodiscard]] Settings mixed();   // everything on the way, as a list
[[nodiscard]] Settings hole();    // through the knot's box and past its tube
[[nodiscard]] Settings pierced(); // surfaces, through glass
[[nodiscard]] Settings long_d();  // |D| = 2 m, glass at 3.5 m, maximum 2 m

} // namespace tunnel::scenes::raycast
