// Answers: the one place where ImGui's style is set.
#include "app/ui/style.hpp"

#include <string>

namespace tunnel::app {

namespace {

ImVec4 vec(Color c, float opacity = 1.0f) { return ImGui::ColorConvertU32ToFloat4(ink(c, opacity)); }

void set_sizes(ImGuiStyle& style, float em) {
    const float rounding = 0.25f * em;
    style.WindowPadding = {1.25f * em, 0.75f * em};
    style.FramePadding = {0.5f * em, 0.25f * em};
    style.ItemSpacing = {0.5f * em, 0.5f * em};
    style.ItemInnerSpacing = {0.375f * em, 0.25f * em};
    style.IndentSpacing = em;
    style.ScrollbarSize = 0.6f * em;
    style.GrabMinSize = 0.6f * em;
    style.WindowRounding = style.ChildRounding = 0.0f;
    style.FrameRounding = style.PopupRounding = style.GrabRounding = style.ScrollbarRounding = rounding;
    style.WindowBorderSize = style.ChildBorderSize = style.FrameBorderSize = 0.0f;
    style.PopupBorderSize = 1.0f;
    style.WindowMinSize = {1.0f, 1.0f};
    style.CurveTessellationTol = 0.5f;
    style.CircleTessellationMaxError = 0.15f;
}

} // namespace

void apply_style(const Palette& p, float em) {
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle();
    set_sizes(style, em);
    for (ImVec4& color : style.Colors) color = vec(p.raised);
    style.Colors[ImGuiCol_Text] = vec(p.text);
    style.Colors[ImGuiCol_TextDisabled] = vec(p.muted);
    style.Colors[ImGuiCol_WindowBg] = vec(p.panel);
    style.Colors[ImGuiCol_ChildBg] = vec(p.panel, 0.0f);
    style.Colors[ImGuiCol_PopupBg] = vec(p.raised);
    style.Colors[ImGuiCol_Border] = vec(p.hairline);
    style.Colors[ImGuiCol_BorderShadow] = vec(p.hairline, 0.0f);
    style.Colors[ImGuiCol_ScrollbarBg] = vec(p.panel, 0.0f);
    style.Colors[ImGuiCol_ScrollbarGrab] = vec(p.muted, 0.35f);
    style.Colors[ImGuiCol_ScrollbarGrabHovered] = vec(p.muted, 0.6f);
    style.Colors[ImGuiCol_ScrollbarGrabActive] = vec(p.muted, 0.8f);
    for (const ImGuiCol id : {ImGuiCol_CheckMark, ImGuiCol_SliderGrab, ImGuiCol_SliderGrabActive, ImGuiCol_NavHighlight,
                              ImGuiCol_PlotHistogram})
        style.Colors[id] = vec(p.accent);
    for (const ImGuiCol id : {ImGuiCol_HeaderHovered, ImGuiCol_ButtonHovered, ImGuiCol_FrameBgHovered})
        style.Colors[id] = vec(p.accent, 0.18f);
    for (const ImGuiCol id : {ImGuiCol_HeaderActive, ImGuiCol_ButtonActive, ImGuiCol_FrameBgActive})
        style.Colors[id] = vec(p.accent, 0.3f);
    style.Colors[ImGuiCol_TextSelectedBg] = vec(p.accent, 0.4f);
    style.Colors[ImGuiCol_Separator] = vec(p.hairline);
    style.Colors[ImGuiCol_ModalWindowDimBg] = vec(p.ground, 0.5f);
}

glm::vec2 text_size(const ImFont* font, std::string_view text) {
    const ImVec2 size = font->CalcTextSizeA(point_size(font), 1e9f, 0.0f, text.data(), text.data() + text.size());
    return {size.x, size.y};
}

float draw_text(ImDrawList& out, const ImFont* font, glm::vec2 at, ImU32 color, std::string_view text, float width) {
    const float full = text_size(font, text).x;
    const float size = point_size(font);
    if (full <= width) {
        out.AddText(font, size, {at.x, at.y}, color, text.data(), text.data() + text.size());
        return full;
    }
    constexpr std::string_view dots = "…";
    const float room = width - text_size(font, dots).x;
    if (room <= 0.0f) return 0.0f;
    const char* end = nullptr;
    font->CalcTextSizeA(size, room, 0.0f, text.data(), text.data() + text.size(), &end);
    std::string shown(text.data(), end);
    shown += dots;
    out.AddText(font, size, {at.x, at.y}, color, shown.c_str());
    return text_size(font, shown).x;
}

void draw_focus_ring(ImDrawList& out, const UiContext& ctx, const Rect& r) {
    const float gap = 0.12f * ctx.em;
    out.AddRect({r.x - gap, r.y - gap}, {r.x + r.w + gap, r.y + r.h + gap}, ink(ctx.palette->accent), 0.25f * ctx.em, 0,
                0.125f * ctx.em);
}

} // namespace tunnel::app
