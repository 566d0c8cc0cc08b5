// Answers: the inverse of a mass, so that nothing else ever divides by one. An infinite mass has the inverse 0: forces
// do not move it, but it keeps its velocity. Refuses: masses that are 0, negative, NaN, or so small that the inverse
// overflows; is_valid_mass says so.
#pragma once

#include <limits>

namespace tunnel::integrate {

[[nodiscard]] constexpr bool is_valid_mass(double mass) { return mass >= std::numeric_limits<double>::min(); }

// 0 too for a mass that is not valid, which a system must refuse.
[[nodiscard]] constexpr double inverse_mass(double mass) {
    return is_valid_mass(mass) && mass < std::numeric_limits<double>::infinity() ? 1.0 / mass : 0.0;
}

// What gravity draws on: 0 for an infinite mass, which is held.
[[nodiscard]] constexpr double weighing_mass(double mass) {
    return mass < std::numeric_limits<double>::infinity() ? mass : 0.0;
}

} // namespace tunnel::integrate
