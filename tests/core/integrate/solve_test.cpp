// Dense equations: solutions put in and found again, pivots of 0, and matrices that have no solution.
#include "core/integrate/methods/solve.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace tunnel::integrate {
namespace {

TEST(Solve, FindsWhatWasPutIn) {
    for (std::int64_t seed = 0; seed < support::case_count(300); ++seed) {
        support::Random random(static_cast<std::uint64_t>(seed) + 1);
        const auto n = static_cast<std::size_t>(random.integer(1, 8));
        std::vector<double> matrix, right(n, 0.0), put_in;
        for (std::size_t i = 0; i < n * n; ++i) matrix.push_back(random.uniform(-1.0, 1.0));
        for (std::size_t i = 0; i < n; ++i) put_in.push_back(random.uniform(-1.0, 1.0));
        for (std::size_t i = 0; i < n; ++i) matrix[i * n + (n - 1 - i)] += 9.0; // large, but not where pivots start
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) right[i] += matrix[i * n + j] * put_in[j];
        ASSERT_TRUE(solve_in_place(matrix, right));
        for (std::size_t i = 0; i < n; ++i) EXPECT_NEAR(right[i], put_in[i], 1e-13) << seed;
    }
}

TEST(Solve, ChangesRowsWhereAPivotIsZero) {
    std::vector<double> matrix{0.0, 1.0, 1.0, 0.0}, right{3.0, 5.0};
    ASSERT_TRUE(solve_in_place(matrix, right));
    EXPECT_EQ(right, (std::vector<double>{5.0, 3.0}));
}

// Without the largest pivot, 1e-20 would swallow all the rest.
TEST(Solve, TakesTheLargestPivot) {
    std::vector<double> matrix{1e-20, 1.0, 1.0, 1.0}, right{1.0, 2.0};
    ASSERT_TRUE(solve_in_place(matrix, right));
    EXPECT_NEAR(right[0], 1.0, 1e-15);
    EXPECT_NEAR(right[1], 1.0, 1e-15);
}

TEST(Solve, SaysWhenThereIsNoPivot) {
    for (const double bad : {0.0, std::nan("")}) {
        std::vector<double> matrix{1.0, 1.0, 1.0, 1.0}, right{1.0, 2.0};
        matrix[3] += bad;
        EXPECT_FALSE(solve_in_place(matrix, right));
    }
}

} // namespace
} // namespace tunnel::integrate
