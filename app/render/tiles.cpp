// Answers: runs of tiles, joined while that wastes little.
#include "app/render/tiles.hpp"

#include <limits>

namespace tunnel::app {

namespace {

constexpr std::size_t most_boxes = 6;
constexpr long long worth_a_pass = 12000; // pixels drawn in vain that cost about as much as one more box

// Joins the two boxes that waste least; false: none should be.
bool join_once(std::vector<PixelBox>& boxes) {
    long long least = std::numeric_limits<long long>::max();
    std::size_t a = 0, b = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t k = i + 1; k < boxes.size(); ++k) {
            const long long waste = hull(boxes[i], boxes[k]).area() - boxes[i].area() - boxes[k].area();
            if (waste < least) least = waste, a = i, b = k;
        }
    if (boxes.size() < 2 || (boxes.size() <= most_boxes && least > worth_a_pass)) return false;
    boxes[a] = hull(boxes[a], boxes[b]);
    boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(b));
    return true;
}

} // namespace

std::vector<PixelBox> cover(const Marks& marks, glm::ivec2 pixels) {
    const glm::ivec2 tiles = tiles_of(pixels);
    const auto marked = [&](int x, int y) {
        return marks[static_cast<std::size_t>(y) * static_cast<std::size_t>(tiles.x) + static_cast<std::size_t>(x)];
    };
    std::vector<PixelBox> boxes;
    for (int y = 0; y < tiles.y; ++y)
        for (int x = 0; x < tiles.x; ++x) {
            if (!marked(x, y)) continue;
            const int first = x;
            while (x < tiles.x && marked(x, y)) ++x;
            boxes.push_back({first * tile_side, y * tile_side, x * tile_side, (y + 1) * tile_side});
            if (boxes.size() > most_boxes) join_once(boxes);
        }
    while (join_once(boxes)) {
    }
    for (PixelBox& box : boxes) box = overlap(box, {0, 0, pixels.x, pixels.y});
    return boxes;
}

} // namespace tunnel::app
