// Answers: of the four sides of an upright box, through which is the way out? Ties as in sat::Mtv.
// Internal to core/overlap.
#pragma once

#include "core/overlap/reach.hpp"
#include "core/sat/choice.hpp"

#include <array>
#include <cstdint>

namespace tunnel::overlap {

// How far B has to move along each direction to be out; negative: it is out by so much. By edge of A's side that it
// passes, counter-clockwise from the lower one: -y, +x, +y, -x.
using Pushes = std::array<double, 4>;

inline constexpr std::array<glm::dvec2, 4> side_normals{glm::dvec2{0.0, -1.0}, glm::dvec2{1.0, 0.0},
                                                        glm::dvec2{0.0, 1.0}, glm::dvec2{-1.0, 0.0}};

// The side across.
[[nodiscard]] constexpr int across(int side) { return side ^ 2; }

// Several pushes equal the least to within `error`. `turned`: the normals will be negated, so coincident middles
// prefer the negative one.
[[nodiscard]] inline int break_side_tie(const Pushes& pushes, double bound, const glm::dvec2& middles, bool turned) {
    const double length = length_of(middles);
    const glm::dvec2 way = length > 0.0 ? middles / length : glm::dvec2(0.0);
    const double sign = turned && length == 0.0 ? -1.0 : 1.0;
    int best = -1;
    for (int i = 0; i < 4; ++i) {
        if (!(pushes[static_cast<std::size_t>(i)] <= bound)) continue;
        const auto normal = [&](int side) { return sign * side_normals[static_cast<std::size_t>(side)]; };
        if (best < 0 || sat::preferred(normal(i), normal(best), way)) best = i;
    }
    return best;
}

// `middles`: from A's middle to B's, at any scale. `size`: of shapes and distance together.
[[nodiscard]] inline int shortest_side(const Pushes& pushes, double size, const glm::dvec2& middles,
                                       bool turned = false) {
    const int y = pushes[2] < pushes[0] ? 2 : 0, x = pushes[3] < pushes[1] ? 3 : 1;
    const auto push = [&](int side) { return pushes[static_cast<std::size_t>(side)]; };
    const int best = push(y) < push(x) ? y : x;
    double bound = push(best) + 0x1p-48 * size;
    if (push(best) < 0.0 && bound >= 0.0) bound = push(best); // apart by a hair: no axis that does not separate
    const auto near = [&](int side) { return static_cast<int>(push(side) <= bound); }; // added up: no branch
    const bool tied = near(best ^ 1) + near(best ^ 2) + near(best ^ 3) > 0;
    return tied ? break_side_tie(pushes, bound, middles, turned) : best;
}

} // namespace tunnel::overlap
