// Answers: elimination downward, then the unknowns from the last to the first.
#include "core/integrate/methods/solve.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tunnel::integrate {

namespace {

std::size_t pivot_row(std::span<const double> matrix, std::size_t n, std::size_t column) {
    std::size_t best = column;
    for (std::size_t i = column + 1; i < n; ++i)
        if (std::abs(matrix[i * n + column]) > std::abs(matrix[best * n + column])) best = i;
    return best;
}

} // namespace

bool solve_in_place(std::span<double> matrix, std::span<double> vector) {
    const std::size_t n = vector.size();
    for (std::size_t k = 0; k < n; ++k) {
        const std::size_t best = pivot_row(matrix, n, k);
        if (!(std::abs(matrix[best * n + k]) > 0.0)) return false;
        if (best != k) {
            std::swap_ranges(&matrix[k * n], &matrix[k * n] + n, &matrix[best * n]);
            std::swap(vector[k], vector[best]);
        }
        for (std::size_t i = k + 1; i < n; ++i) {
            const double share = matrix[i * n + k] / matrix[k * n + k];
            if (share == 0.0) continue;
            for (std::size_t j = k + 1; j < n; ++j) matrix[i * n + j] -= share * matrix[k * n + j];
            vector[i] -= share * vector[k];
        }
    }
    for (std::size_t k = n; k-- > 0;) {
        for (std::size_t j = k + 1; j < n; ++j) vector[k] -= matrix[k * n + j] * vector[j];
        vector[k] /= matrix[k * n + k];
    }
    return true;
}

} // namespace tunnel::integrate
