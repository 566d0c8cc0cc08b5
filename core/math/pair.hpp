// Answers: sums and products of numbers kept to twice the precision of a double, for where one double leaves a doubt
// that exact arithmetic is too slow to settle always.
// Refuses: to be exact. The error of a sum is below 2^-103 (|a| + |b|), that of a product below 2^-102 |a b|, while
// products stay within [least_product, greatest_factor].
#pragma once

#include "core/math/exact_pairs.hpp"

namespace tunnel::math {

struct Pair {
    double head = 0.0, tail = 0.0; // |tail| <= half a unit in the last place of head

    Pair() = default;
    Pair(double x) : head(x) {} // NOLINT: a double is one
    Pair(double h, double t) : head(h), tail(t) {}
    [[nodiscard]] static Pair difference(double a, double b) { // exact
        const ExactPair p = two_sum(a, -b);
        return {p.head, p.tail};
    }
};

[[nodiscard]] inline Pair operator-(const Pair& a) { return {-a.head, -a.tail}; }

[[nodiscard]] inline Pair operator+(const Pair& a, const Pair& b) {
    const ExactPair sum = two_sum(a.head, b.head);
    const ExactPair out = two_sum(sum.head, sum.tail + (a.tail + b.tail));
    return {out.head, out.tail};
}

[[nodiscard]] inline Pair operator-(const Pair& a, const Pair& b) { return a + -b; }

[[nodiscard]] inline Pair operator*(const Pair& a, const Pair& b) {
    const ExactPair product = two_product(a.head, b.head);
    const ExactPair out = fast_two_sum(product.head, product.tail + (a.head * b.tail + a.tail * b.head));
    return {out.head, out.tail};
}

[[nodiscard]] inline double rounded(const Pair& a) { return a.head; }
[[nodiscard]] inline double rounded(double a) { return a; }

} // namespace tunnel::math
