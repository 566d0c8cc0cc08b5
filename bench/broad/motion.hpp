// Answers: boxes that all move at each step, the same for every method and peer. All numbers are floats, so that peers
// in single precision see the very same boxes.
#pragma once

#include "core/shape/shapes.hpp"

#include <span>
#include <string>
#include <vector>

namespace tunnel::bench {

enum class Mix {
    uniform, // sides 0.5 to 1.5
    mixed,   // sizes 0.1 to 10, log-uniform, sides within a quarter of that
};

// Uniformly spread in a square in which a box makes 1.5 pairs on average; each flies straight, up to 0.02 a step along
// each axis, and bounces off the walls. The frames run forwards, then backwards, and so on.
class Motion {
  public:
    Motion(Mix mix, std::size_t count, std::size_t frames);
    [[nodiscard]] std::span<const shape::Aabb> frame(std::size_t step) const;
    [[nodiscard]] double side() const { return side_; } // the square reaches from 0 to here

  private:
    double side_ = 0.0;
    std::vector<std::vector<shape::Aabb>> frames_;
};

} // namespace tunnel::bench
