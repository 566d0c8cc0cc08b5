// Answers: directions by quarter turns and a rest, so that rounding of pi does not show where it need not.
#include "scenes/kit/plane.hpp"

#include <cmath>
#include <numbers>

namespace tunnel::kit {

glm::dvec2 direction(double degrees) {
    const double quarters = std::round(degrees / 90.0), rest = degrees - 90.0 * quarters;
    const double radians = rest * std::numbers::pi / 180.0;
    const double c = std::abs(rest) == 45.0 ? std::sqrt(0.5) : std::cos(radians);
    const double s = std::abs(rest) == 45.0 ? std::copysign(c, rest) : std::sin(radians);
    switch (static_cast<int>(quarters - 4.0 * std::floor(quarters / 4.0))) {
    case 0: return {c, s};
    case 1: return {-s, c};
    case 2: return {-c, -s};
    default: return {s, -c};
    }
}

std::vector<glm::dvec2> regular_polygon(int corners, double size, const glm::dvec2& middle, double degrees) {
    const double half = 180.0 / corners, narrow = direction(half).x;
    std::vector<glm::dvec2> out;
    for (int k = 0; k < corners; ++k)
        out.push_back(middle + size * (direction(-90.0 - half + 2.0 * half * k + degrees) / narrow));
    return out;
}

} // namespace tunnel::kit
