// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/coplanarity/coplanarity.hpp"

namespace tunnel::scenes::coplanarity {

using Settings = std::vector<kit::Setting>;

[[nodiscard]] Settings with(Settings base, const Settings& more);

// Static triangle a (0, 0, -1), b (0, 0, 1), c (0, 2, 0), upright; p crosses x = 0 at t = 0.4.
[[nodiscard]] Settings clean_hit();        // in its middle
[[nodiscard]] Settings outside();          // beside it
[[nodiscard]] Settings grazing();          // on the edge from b to c, exactly
[[nodiscard]] Settings vertex_on_vertex(); // at c, exactly
[[nodiscard]] Settings near_miss();        // a leaning triangle; 1 mm above c
// Row 81 of the vertex–face set of Continuous-Collision-Detection/Sample-Queries (MIT), bit for bit.
[[nodiscard]] Settings handcrafted();
[[nodiscard]] Settings in_float(); // p meets the middle of ab at t = 1; in float32, with the error bound
[[nodiscard]] Settings sliding();  // within the plane of a triangle that lies flat: f = 0
[[nodiscard]] Settings crossing_edges();
[[nodiscard]] Settings sliding_edges();  // two edges in one plane throughout
[[nodiscard]] Settings vertex_on_edge(); // the lower pairs
[[nodiscard]] Settings two_vertices();
[[nodiscard]] Settings meshes();

} // namespace tunnel::scenes::coplanarity
