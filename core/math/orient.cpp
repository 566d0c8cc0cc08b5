// The filter decides nearly always; the differences are exact as expansions, and so is the rest.
#include "core/math/orient.hpp"

#include "core/math/expansion.hpp"

#include <cmath>

namespace tunnel::math {

namespace {

constexpr double unit = 0x1p-53;
constexpr double sign_bound = (3.0 + 16.0 * unit) * unit; // Shewchuk's bound A
constexpr double least = 1e-280;                          // products below it may have lost bits

Expansion exact_orient(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
    return Expansion::difference(a.x, c.x) * Expansion::difference(b.y, c.y) -
           Expansion::difference(a.y, c.y) * Expansion::difference(b.x, c.x);
}

struct Rounded {
    double value, magnitude;
};

Rounded rounded_orient(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
    const double left = (a.x - c.x) * (b.y - c.y), right = (a.y - c.y) * (b.x - c.x);
    return {left - right, std::abs(left) + std::abs(right)};
}

} // namespace

int orient_sign(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
    const Rounded quick = rounded_orient(a, b, c);
    if (std::abs(quick.value) > sign_bound * quick.magnitude && quick.magnitude > least)
        return quick.value > 0.0 ? 1 : -1;
    return exact_orient(a, b, c).sign();
}

double orient(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
    const Rounded quick = rounded_orient(a, b, c);
    if (std::abs(quick.value) > 1e-3 * quick.magnitude && quick.magnitude > least) return quick.value;
    return exact_orient(a, b, c).estimate();
}

} // namespace tunnel::math
