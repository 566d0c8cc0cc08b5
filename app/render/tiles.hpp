// Answers: the window's pixels as square tiles, and which few boxes cover the marked ones. Pixels count from the left
// top. Refuses: OpenGL.
#pragma once

#include <glm/vec2.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tunnel::app {

struct PixelBox { // half open
    int left = 0, top = 0, right = 0, bottom = 0;
    [[nodiscard]] int width() const { return right - left; }
    [[nodiscard]] int height() const { return bottom - top; }
    [[nodiscard]] bool empty() const { return right <= left || bottom <= top; }
    [[nodiscard]] long long area() const { return empty() ? 0 : static_cast<long long>(width()) * height(); }
    friend bool operator==(const PixelBox&, const PixelBox&) = default;
};
[[nodiscard]] inline PixelBox overlap(const PixelBox& a, const PixelBox& b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right), std::min(a.bottom, b.bottom)};
}
[[nodiscard]] inline PixelBox hull(const PixelBox& a, const PixelBox& b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

inline constexpr int tile_side = 32;
[[nodiscard]] inline glm::ivec2 tiles_of(glm::ivec2 pixels) { return (pixels + (tile_side - 1)) / tile_side; }

using Marks = std::vector<std::uint8_t>; // one a tile, row by row; not 0: marked

// Boxes that cover every marked tile and lie within `pixels`. Boxes with little between them are joined, for each one
// costs a pass over everything that is drawn.
[[nodiscard]] std::vector<PixelBox> cover(const Marks& marks, glm::ivec2 pixels);

} // namespace tunnel::app
