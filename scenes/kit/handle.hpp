// Answers: what can be dragged in a pane, and which parameters (or which body of the state) it moves.
#pragma once

#include "scenes/kit/scenario.hpp"
#include "scenes/kit/text.hpp"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace tunnel::kit {

// parameter = offset + gain * coordinate, clamped to the row's range and snapped to its step; empty key: not bound.
// On an axis of decades the same is the parameter's power of ten; dragged, it then keeps two digits.
struct Binding {
    std::string key{};
    double offset = 0.0;
    double gain = 1.0;
    bool decades = false;
};
[[nodiscard]] inline double value_at(const Binding& binding, double coordinate) {
    const double value = binding.offset + binding.gain * coordinate;
    return binding.decades ? std::pow(10.0, value) : value;
}

// parameter = offset + the direction from `about` to the handle, in degrees counter-clockwise from x, less whole turns
// to lie within half a turn of 0; empty key: not bound.
struct Turn {
    std::string key{};
    glm::dvec2 about{0.0};
    double offset = 0.0;
};
[[nodiscard]] inline double degrees_of(const Turn& turn, const glm::dvec3& at) {
    constexpr double half_turn = 180.0, pi = 3.14159265358979323846;
    const double direction = std::atan2(at.y - turn.about.y, at.x - turn.about.x) * half_turn / pi;
    return std::remainder(turn.offset + direction, 2.0 * half_turn);
}

struct Handle {
    std::string id{};
    Text label{};
    std::string pane{};
    glm::dvec3 at{0.0};
    std::array<Binding, 3> axes{}; // x, y, z
    std::vector<Setting> also{};   // set first, when the drag begins to move (e.g. leave the document's family)
    std::string body{};            // not empty: a body of a moving scene's state; the drag becomes a dated input
    unsigned pick = 0;
    bool answer = false; // its place gives an answer away: not there while the answers are covered
    Turn turn{};         // turned about a middle: 2D panes
};

} // namespace tunnel::kit
