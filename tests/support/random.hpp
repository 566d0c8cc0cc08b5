// Answers: seeded numbers that are the same on every compiler (the standard's distributions are not), in the shapes
// that geometry tests need: uniform, log-uniform, small integers.
// Refuses: a global generator; each case makes its own from its seed, so a failing case can be run alone.
// Source: SplitMix64, Steele, Lea and Flood 2014.
#pragma once

#include <glm/vec2.hpp>

#include <cmath>
#include <cstdint>

namespace tunnel::support {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state(seed) {}

    [[nodiscard]] std::uint64_t bits() {
        state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    [[nodiscard]] int integer(int lo, int hi) { // both included
        return lo + static_cast<int>(bits() % static_cast<std::uint64_t>(hi - lo + 1));
    }
    [[nodiscard]] bool chance(int one_in) { return integer(1, one_in) == 1; }
    [[nodiscard]] double unit() { return std::ldexp(static_cast<double>(bits() >> 11), -53); }
    [[nodiscard]] double uniform(double lo, double hi) { return lo + unit() * (hi - lo); }
    [[nodiscard]] double sign() { return chance(2) ? -1.0 : 1.0; }
    // 10^lo .. 10^hi
    [[nodiscard]] double magnitude(double lo, double hi) { return std::pow(10.0, uniform(lo, hi)); }
    // Either sign. (A product of two draws would leave their order to the compiler.)
    [[nodiscard]] double signed_magnitude(double lo, double hi) {
        const double side = sign();
        return side * magnitude(lo, hi);
    }
    [[nodiscard]] glm::dvec2 in_square(double half) {
        const double x = uniform(-half, half);
        return {x, uniform(-half, half)};
    }
    // Whole numbers: sums and small multiples of them stay exact.
    [[nodiscard]] glm::dvec2 on_lattice(int half) {
        const int x = integer(-half, half);
        return {x, integer(-half, half)};
    }

  private:
    std::uint64_t state;
};

} // namespace tunnel::support
