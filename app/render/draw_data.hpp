// Answers: ImGui's triangles one by one, with the pixels that they may touch, and those of them that touch a box, as
// draw data for the same backend. Large opaque rectangles become clears, which a software driver does far faster.
#pragma once

#include "app/render/tiles.hpp"

#include <imgui.h>

#include <algorithm>

namespace tunnel::app {

// Lies within `clip` and around all vertices, in drawable pixels.
[[nodiscard]] inline PixelBox box_around(const ImDrawVert* v, int count, ImVec2 scale, const PixelBox& clip) {
    float left = v[0].pos.x, right = left, top = v[0].pos.y, bottom = top;
    for (int i = 1; i < count; ++i) {
        left = std::min(left, v[i].pos.x), right = std::max(right, v[i].pos.x);
        top = std::min(top, v[i].pos.y), bottom = std::max(bottom, v[i].pos.y);
    }
    const auto low = [](float at, int least) {
        return at > static_cast<float>(least) ? static_cast<int>(std::min(at, 1e6f)) : least;
    };
    const auto high = [](float at, int most) {
        return at < static_cast<float>(most) ? static_cast<int>(std::max(at, -1e6f)) + 1 : most;
    };
    return {low(left * scale.x, clip.left), low(top * scale.y, clip.top), high(right * scale.x, clip.right),
            high(bottom * scale.y, clip.bottom)};
}

// The pixels that the OpenGL backend's scissor leaves, which cuts fractions off in its own way.
[[nodiscard]] inline PixelBox clip_of(const ImDrawCmd& cmd, const ImDrawData& data) {
    const ImVec2 at = data.DisplayPos, scale = data.FramebufferScale;
    const auto height = static_cast<float>(static_cast<int>(data.DisplaySize.y * scale.y));
    const float left = (cmd.ClipRect.x - at.x) * scale.x, top = (cmd.ClipRect.y - at.y) * scale.y;
    const float right = (cmd.ClipRect.z - at.x) * scale.x, bottom = (cmd.ClipRect.w - at.y) * scale.y;
    if (right <= left || bottom <= top) return {};
    const int x = static_cast<int>(left), w = static_cast<int>(right - left);
    const int below = static_cast<int>(height) - static_cast<int>(height - bottom), h = static_cast<int>(bottom - top);
    return {x, below - h, x + w, below};
}
// The other way: a clip rectangle that the backend cuts to just these pixels.
[[nodiscard]] inline ImVec4 clip_to(const PixelBox& box, const ImDrawData& data) {
    const ImVec2 at = data.DisplayPos, scale = data.FramebufferScale;
    const auto x = [&](int pixel, float part) { return at.x + (static_cast<float>(pixel) + part) / scale.x; };
    const auto y = [&](int pixel, float part) { return at.y + (static_cast<float>(pixel) + part) / scale.y; };
    return {x(box.left, 0.25f), y(box.top, -0.5f), x(box.right, 0.5f), y(box.bottom, -0.25f)};
}

// A rectangle of one colour whose edges lie between pixels; empty: the quad is none.
[[nodiscard]] PixelBox plain_box(const ImDrawVert* quad, ImVec2 scale);

// visit(vertices, 4 or 3): glyphs and plain rectangles come as quads (corners 0 1 2 and 0 2 3), all else as triangles.
template <class Visit> void each_primitive(const ImDrawList& list, const ImDrawCmd& cmd, Visit visit) {
    const ImDrawIdx* index = list.IdxBuffer.Data + cmd.IdxOffset;
    const ImDrawVert* vertices = list.VtxBuffer.Data + cmd.VtxOffset;
    const ImDrawIdx* const end = index + cmd.ElemCount;
    while (end - index >= 3) {
        const unsigned a = index[0];
        if (end - index >= 6 && index[1] == a + 1 && index[2] == a + 2 && index[3] == a && index[4] == a + 2 &&
            index[5] == a + 3) {
            visit(vertices + a, 4);
            index += 6;
            continue;
        }
        const ImDrawVert triangle[3] = {vertices[a], vertices[index[1]], vertices[index[2]]};
        visit(triangle, 3);
        index += 3;
    }
}

class DrawDataPart {
  public:
    // What of `whole` touches `box`, cut to it; null: nothing. Good until the next call.
    [[nodiscard]] ImDrawData* of(const ImDrawData& whole, const PixelBox& box);

  private:
    ImDrawList list{nullptr};
    ImDrawList* lists[1] = {&list};
    ImDrawData data{};

    void open(ImTextureID texture, const ImVec4& clip);
    void clear(const PixelBox& box, ImU32 color, int window_height);
    void add(const ImDrawVert* vertices, int count);
};

} // namespace tunnel::app
