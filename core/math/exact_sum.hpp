// Answers: what is the exact sign, and nearly the exact value, of a sum of products of up to three doubles each? The
// sum is kept in one long number of fixed places.
// Refuses: numbers not finite or beyond 1e100 (unchecked); sums of more than a million products.
// Source: Kulisch (sums of products in one long number).
// Internal to core.
#pragma once

#include <array>
#include <cstdint>

#include <glm/vec3.hpp>

namespace tunnel::math {

class ExactSum {
  public:
    void add(double u, double v = 1.0, double w = 1.0);
    // s * a . (b x c): six products.
    void add_triple(double s, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c);

    [[nodiscard]] int sign() const;     // -1, 0, +1
    [[nodiscard]] double value() const; // to a relative 2^-50; 0 only if it is 0 or underflows

  private:
    using Digits = std::array<std::int64_t, 136>;
    static int carry(Digits& digits); // each into [0, 2^32), but for the sign; -1, 0, +1
    Digits digits_{};                 // digit i weighs 2^(32 i - 3264)
};

} // namespace tunnel::math
