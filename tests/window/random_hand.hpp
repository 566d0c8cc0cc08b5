// Answers: a hand that does anything at all to the window, the same for the same seed: clicks, drags, keys, wheels,
// text, sizes and waiting.
#pragma once

#include "tests/window/app_driver.hpp"

#include <cstdint>

namespace tunnel::test {

// splitmix64: small, and the same on every machine.
struct Dice {
    std::uint64_t state;
    std::uint64_t next() {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }
    int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
};

void one_action(AppDriver& hand, Dice& dice);

} // namespace tunnel::test
