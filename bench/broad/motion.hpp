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

// Uniformly spread in a square in which a box makes 1.5 pairs on average; each flies straight, up to 0.05 a step along
// each axis, and bounces off the walls. Equal arguments give equal motions.
class Motion {
  public:
    Motion(Mix mix, std::size_t count);
    [[nodiscard]] double side() const { return side_; } // the square reaches from 0 to here

    // Works out frames ahead, so that next() costs nothing.
    void prepare(std::size_t frames);
    [[nodiscard]] std::span<const shape::Aabb> next();

  private:
    void advance(std::vector<shape::Aabb>& boxes);

    double side_ = 0.0;
    std::vector<glm::dvec2> half_, middle_, speed_;
    std::vector<std::vector<shape::Aabb>> frames_;
    std::size_t ready_ = 0, at_ = 0; // frames worked out, and shown
};

} // namespace tunnel::bench
