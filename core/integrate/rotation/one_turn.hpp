// Answers: the arithmetic of one body's turn.
// Internal to core/integrate/rotation.
#pragma once

#include "core/math/sine_cosine.hpp"

namespace tunnel::integrate::one_turn {

struct On {
    using Row = double;
    static void fill(Row& v, double x) { v = x; }
    static void fma(const Row& a, const Row& b, const Row& c, Row& out) { out = std::fma(a, b, c); }
    static void fnma(const Row& a, const Row& b, const Row& c, Row& out) { out = std::fma(-a, b, c); }
};
#include "core/integrate/rotation/turn_arithmetic.hpp"

} // namespace tunnel::integrate::one_turn
