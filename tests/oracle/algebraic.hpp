// Answers: where in [0, 1] does an integer polynomial of degree <= 2 vanish, what sign has another one there, and on
// which side of a double does that root lie? All exact: a root is kept as (p + e sqrt(q)) / r and never evaluated.
// Refuses: comparing two roots of different polynomials; callers compare each with the same double instead.
#pragma once

#include "tests/oracle/integer.hpp"

#include <vector>

namespace tunnel::oracle {

// c2 t^2 + c1 t + c0
struct Quadratic {
    Integer c2, c1, c0;
};

[[nodiscard]] bool is_zero(const Quadratic& f); // vanishes for every t
[[nodiscard]] Quadratic operator+(const Quadratic& f, const Quadratic& g);
[[nodiscard]] Quadratic operator-(const Quadratic& f);

// (p + e sqrt(q)) / r with r > 0, q >= 0, e in {-1, 0, 1}
struct Root {
    Integer p = 0;
    int e = 0;
    Integer q = 0;
    Integer r = 1;
};

// The sign of a + b sqrt(q), q >= 0.
[[nodiscard]] int sign_of_surd(const Integer& a, const Integer& b, const Integer& q);

// The roots in [0, 1], rising; a double root once. None for the zero polynomial (see is_zero).
[[nodiscard]] std::vector<Root> roots_in_unit(const Quadratic& f);

[[nodiscard]] int sign_at(const Quadratic& f, const Root& t);

// The sign of (root - t), t any finite double.
[[nodiscard]] int compare(const Root& root, double t);

// The largest double <= root. The root lies in [0, 1].
[[nodiscard]] double round_down(const Root& root);

} // namespace tunnel::oracle
