// Answers: the one place where ImGui's style is set.
#include "app/ui/widgets/style.hpp"

#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

namespace {

ImVec4 vec(Color c, float opacity = 1.0f) { return ImGui::ColorConvertU32ToFloat4(Paint::ink(c, opacity)); }

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

} // namespace tunnel::app
