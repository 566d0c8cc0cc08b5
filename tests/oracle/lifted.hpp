// Answers: how do points in space become whole numbers of one grid, without loss? Vectors of them, with the products.
// Refuses: rounding; only near() rounds, to a long double.
#pragma once

#include "tests/oracle/integer.hpp"

#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <climits>
#include <cmath>

namespace tunnel::oracle {

using Whole3 = std::array<Integer, 3>;

[[nodiscard]] inline Whole3 operator-(const Whole3& a, const Whole3& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
[[nodiscard]] inline Integer dot(const Whole3& a, const Whole3& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
[[nodiscard]] inline Whole3 cross(const Whole3& a, const Whole3& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
[[nodiscard]] inline int sign(const Integer& x) { return x.sign(); }
[[nodiscard]] inline long double near(const Integer& x) { return x.convert_to<long double>(); }

// The multiples of 2^exponent.
class Lift {
  public:
    void cover(double x) {
        const Dyadic d = split(x);
        if (d.mantissa != 0) exponent_ = std::min(exponent_, d.exponent);
    }
    void cover(const glm::dvec3& v) { cover(v.x), cover(v.y), cover(v.z); }
    [[nodiscard]] Integer at(double x) const {
        const Dyadic d = split(x);
        return d.mantissa == 0 ? Integer(0) : Integer(d.mantissa) << static_cast<unsigned>(d.exponent - exponent_);
    }
    [[nodiscard]] Whole3 at(const glm::dvec3& v) const { return {at(v.x), at(v.y), at(v.z)}; }
    [[nodiscard]] int exponent() const { return exponent_ == INT_MAX ? 0 : exponent_; }

  private:
    int exponent_ = INT_MAX;
};

} // namespace tunnel::oracle
