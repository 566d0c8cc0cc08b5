// Answers: how far apart are two states, and with which power of h does such an error fall?
#pragma once

#include "core/integrate/state.hpp"

#include <span>

namespace tunnel::integrate {

// Root of the sum of (x - x')^2 + ((v - v') / rate)^2. `rate`, 1/s, makes one unit of both: omega, for an oscillator.
// NaN if the states are of different sizes.
[[nodiscard]] double distance(const State& a, const State& b, double rate = 1.0);

// The slope of log error against log h: the straight line of least squares. Pairs where either is not finite and above
// 0 are left out; NaN if fewer than two different h remain.
[[nodiscard]] double observed_order(std::span<const double> h, std::span<const double> error);

} // namespace tunnel::integrate
