// Answers: what is the rounding error of one sum, difference or product of doubles, as a double of its own?
// Refuses: nothing; the caller keeps products inside [least_product, greatest_factor], where the error is exact.
// Source: Knuth (two-sum), Dekker 1971 (fast two-sum, product by splitting). Needs round to nearest, and no fused
// or reordered arithmetic.
#pragma once

namespace tunnel::math {

// Exactly the mathematical result: head is the rounded one, tail the rest.
struct ExactPair {
    double head = 0.0, tail = 0.0;
};

[[nodiscard]] inline ExactPair two_sum(double a, double b) {
    const double sum = a + b;
    const double b_seen = sum - a;
    return {sum, (a - (sum - b_seen)) + (b - b_seen)};
}

// Needs |a| >= |b| or a == 0.
[[nodiscard]] inline ExactPair fast_two_sum(double a, double b) {
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

inline constexpr double least_product = 0x1p-960;   // below it the tail of a product could underflow
inline constexpr double greatest_factor = 0x1p+990; // above it the splitting could overflow

[[nodiscard]] inline ExactPair halves(double a) {
    const double wide = 134217729.0 * a; // 2^27 + 1
    const double high = wide - (wide - a);
    return {high, a - high};
}

[[nodiscard]] inline ExactPair two_product(double a, double b) {
    const double product = a * b;
    const ExactPair x = halves(a), y = halves(b);
    const double rest = product - x.head * y.head - x.tail * y.head - x.head * y.tail;
    return {product, x.tail * y.tail - rest};
}

} // namespace tunnel::math
