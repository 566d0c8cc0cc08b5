// Answers: the solution of a dense set of linear equations, by elimination with the largest pivot of each column.
// Refuses: a matrix with no pivot but 0 or NaN. Internal to core.
#pragma once

#include <span>

namespace tunnel::integrate {

// `matrix` is square, row after row, and is used up; `vector` is the right side and then the solution.
[[nodiscard]] bool solve_in_place(std::span<double> matrix, std::span<double> vector);

} // namespace tunnel::integrate
