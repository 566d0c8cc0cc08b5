// Answers: where the corners lie, and what is wrong with them.
#pragma once

#include "scenes/kit/plane.hpp"
#include "scenes/sat/sat.hpp"

namespace tunnel::scenes::sat_lab {

using kit::direction;

// Either polygon's part of the parameters, so that both go the same way.
struct Body {
    bool is_a = true;
    glm::dvec2 middle{0.0};
    double angle = 0.0, size = 1.0;
    int corners = 3;
    const kit::Points& list; // empty: regular
    [[nodiscard]] std::string key(std::string_view part) const { return (is_a ? "a_" : "b_") + std::string(part); }
};
[[nodiscard]] Body body_a(const Params& params);
[[nodiscard]] Body body_b(const Params& params);

// In the world; and about the middle, turned already.
[[nodiscard]] std::vector<glm::dvec2> corners_of(const Body& body);
[[nodiscard]] std::vector<glm::dvec2> turned(const Body& body);

[[nodiscard]] Fault fault_in(const std::vector<glm::dvec2>& corners);

} // namespace tunnel::scenes::sat_lab
