// Answers: a rectangle of window points as one of drawable pixels, in OpenGL's way: y up from the bottom.
#pragma once

#include "app/render/camera.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

struct PixelRect {
    int x = 0, y = 0, w = 0, h = 0;
    [[nodiscard]] PixelRect grown(int by) const { return {x - by, y - by, w + 2 * by, h + 2 * by}; }
};

[[nodiscard]] inline PixelRect pixel_rect(const Rect& r, float per_point, int drawable_height) {
    const auto to_int = [per_point](float v) { return static_cast<int>(std::lround(v * per_point)); };
    const int left = to_int(r.x), right = to_int(r.x + r.w), top = to_int(r.y), bottom = to_int(r.y + r.h);
    return {left, drawable_height - bottom, std::max(1, right - left), std::max(1, bottom - top)};
}

[[nodiscard]] inline PixelRect overlap(const PixelRect& a, const PixelRect& b) {
    const int x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::max(0, std::min(a.x + a.w, b.x + b.w) - x), std::max(0, std::min(a.y + a.h, b.y + b.h) - y)};
}

} // namespace tunnel::app
