// A scene with one of everything that the interface can show: every kind of parameter, a moving state, a table of
// 1000 rows, plots, a formula, a listing, a flow chart, claims, timings and a job. A weight falls and bounces.
#pragma once

#include "scenes/catalogue.hpp"

namespace tunnel::test {

// The scene's entry, id "specimen", for a catalogue of one's own.
[[nodiscard]] scenes::Entry specimen_scene();

} // namespace tunnel::test
