// Answers: where the cells of the map and the samples at one offset lie.
#pragma once

#include "scenes/reflection/reflection.hpp"

#include <cmath>

namespace tunnel::scenes::reflection_lab {

inline constexpr int line_cells = 16 * 8 + 1;

// Of a cell's middle.
[[nodiscard]] inline double epsilon_of_cell(int column) {
    return std::pow(10.0, -16.0 + (column + 0.5) / eps_per_decade);
}
[[nodiscard]] inline double offset_of_cell(int row) { return std::pow(10.0, (row + 0.5) / offset_per_decade); }
[[nodiscard]] inline double epsilon_on_line(int i) { return std::pow(10.0, -16.0 + i / 8.0); }
[[nodiscard]] inline const Cell& cell(const Result& r, int row, int column) {
    return r.map[static_cast<std::size_t>(row * eps_cells + column)];
}

} // namespace tunnel::scenes::reflection_lab
