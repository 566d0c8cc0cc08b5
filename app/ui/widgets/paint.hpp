// Answers: how text and shapes get into ImGui's draw list in our look: characters the font lacks are replaced, digits
// keep one width, long texts wrap as both languages want.
#pragma once

#include "app/ui/widgets/context.hpp"

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

namespace tunnel::app {

[[nodiscard]] Color blend(Color from, Color to, float share);

class Paint {
  public:
    explicit Paint(const UiContext& context) : Paint(context, *ImGui::GetWindowDrawList()) {}
    Paint(const UiContext& context, ImDrawList& draw_list) : ctx(context), list(draw_list) {}

    const UiContext& ctx;
    ImDrawList& list;

    [[nodiscard]] const Palette& palette() const { return *ctx.palette; }
    [[nodiscard]] static ImU32 ink(Color c, float opacity = 1.0f) {
        return IM_COL32(c.r, c.g, c.b, static_cast<int>(static_cast<float>(c.a) * opacity + 0.5f));
    }

    [[nodiscard]] float width(const ImFont* font, std::string_view text) const;
    [[nodiscard]] float line(const ImFont* font) const; // from one line of a paragraph to the next
    // `at`: the text's left top. Returns the width.
    float text(const ImFont* font, ImVec2 at, Color color, std::string_view text) const;
    float text_right(const ImFont* font, ImVec2 right_top, Color color, std::string_view text) const;
    // In the middle of a box; cut with an ellipsis where it does not fit, and then shown in full under the mouse.
    void text_in(const ImFont* font, const Rect& box, Color color, std::string_view text, float align = 0.5f) const;
    [[nodiscard]] std::string cut(const ImFont* font, std::string_view text, float width) const;
    // `shown` stands in `box` for `whole`: if it was cut and the mouse is there, the whole becomes its hover text.
    void note_cut(std::string_view whole, std::string_view shown, const Rect& box) const;

    [[nodiscard]] std::vector<std::string> wrap(const ImFont* font, std::string_view text, float width) const;
    [[nodiscard]] float wrapped_height(const ImFont* font, std::string_view text, float width) const;
    float wrapped(const ImFont* font, ImVec2 at, Color color, std::string_view text, float width) const; // its height

    void fill(const Rect& box, Color color, float rounding = -1, float opacity = 1) const; // rounding < 0: the usual
    void frame(const Rect& box, Color color, float thickness = 1, float rounding = -1) const;
    void hairline(ImVec2 from, ImVec2 to) const;
    void focus_ring(const Rect& box) const;
};

[[nodiscard]] inline ImVec2 corner(const Rect& r) { return {r.x, r.y}; }
[[nodiscard]] inline ImVec2 opposite(const Rect& r) { return {r.x + r.w, r.y + r.h}; }
[[nodiscard]] inline ImVec2 middle(const Rect& r) { return {r.x + r.w / 2, r.y + r.h / 2}; }

} // namespace tunnel::app
