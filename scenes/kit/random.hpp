// Answers: random numbers that are the same on every platform, unlike the standard distributions.
// Refuses: a seed from anywhere but the caller. Draws in one call's arguments come in no fixed order: draw before it.
// Source: splitmix64 (Steele, Lea, Flood 2014).
#pragma once

#include <cstdint>

namespace tunnel::kit {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state(seed) {}
    double uniform() { // [0, 1), 53 bits
        state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53;
    }
    double between(double lo, double hi) { return lo + (hi - lo) * uniform(); }

  private:
    std::uint64_t state;
};

} // namespace tunnel::kit
