// Answers: how do a mesh's triangles lie in memory? Four to a block, each coordinate of the four side by side, a leaf
// of the tree to a block: so they are tested at once. In floats, if those hold every point exactly: half the memory.
// Internal to core/ray.
#pragma once

#include "core/ray/shapes.hpp"

#include <array>
#include <vector>

namespace tunnel::ray {

inline constexpr std::size_t block_size = 4;

template <class Number> struct alignas(32) TriangleBlock {
    std::array<std::array<std::array<Number, block_size>, 3>, 3> corner{}; // a, b, c; x, y, z
    std::array<Id, block_size> id{};

    void set(std::size_t place, const Triangle& s, Id number) {
        id[place] = number;
        for (std::size_t i = 0; i < 3; ++i) {
            const int axis = static_cast<int>(i);
            corner[0][i][place] = static_cast<Number>(s.a[axis]);
            corner[1][i][place] = static_cast<Number>(s.b[axis]);
            corner[2][i][place] = static_cast<Number>(s.c[axis]);
        }
    }
    [[nodiscard]] Triangle triangle(std::size_t place) const {
        const auto point = [&](std::size_t k) {
            return glm::dvec3(corner[k][0][place], corner[k][1][place], corner[k][2][place]);
        };
        return {point(0), point(1), point(2)};
    }
};

struct TriangleBlocks {
    std::vector<TriangleBlock<float>> floats;
    std::vector<TriangleBlock<double>> doubles; // one of the two is empty

    [[nodiscard]] Triangle triangle(std::size_t place) const {
        const std::size_t block = place / block_size;
        return floats.empty() ? doubles[block].triangle(place % block_size)
                              : floats[block].triangle(place % block_size);
    }
};

} // namespace tunnel::ray
