// Answers: how the shell's buttons behave; their looks are up to who draws them.
#include "app/ui/shell_item.hpp"

namespace tunnel::app {

ItemState press_item(UiContext& ctx, const std::string& id, const Rect& rect) {
    ItemState out;
    ImGui::SetCursorScreenPos({rect.x, rect.y});
    out.pressed = ImGui::InvisibleButton(id.c_str(), {std::max(1.0f, rect.w), std::max(1.0f, rect.h)});
    out.hovered = ImGui::IsItemHovered();
    if (ImGui::IsItemActivated()) ctx.focus->focus({});
    ctx.map->add(id, rect);
    out.focused = ctx.focus->add(id, rect);
    if (!out.focused) return out;
    out.pressed |= ctx.focus->take_activate();
    if (ctx.focus->moved()) ImGui::SetScrollHereY(0.5f);
    if (ctx.focus->visible()) draw_focus_ring(*ImGui::GetWindowDrawList(), ctx, rect);
    return out;
}

bool text_button(UiContext& ctx, const std::string& id, std::string_view label, bool strong) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImFont* font = strong ? ctx.fonts.bold : ctx.fonts.body;
    const glm::vec2 size = text_size(font, label);
    const Rect rect{at.x, at.y, size.x + 2.0f * ctx.em, 2.0f * ctx.em};
    const ItemState item = press_item(ctx, id, rect);
    ImDrawList& out = *ImGui::GetWindowDrawList();
    const Palette& p = *ctx.palette;
    const Color fill = strong ? p.accent : item.hovered ? mix(p.raised, p.accent, 0.2) : p.raised;
    out.AddRectFilled({rect.x, rect.y}, {rect.x + rect.w, rect.y + rect.h}, ink(fill), 0.25f * ctx.em);
    draw_text(out, font, {rect.x + ctx.em, rect.y + 0.5f * (rect.h - size.y)}, ink(strong ? p.accent_text : p.text),
              label);
    return item.pressed;
}

void begin_area(const char* name, const Rect& rect, Color background, bool scroll, float padding) {
    ImGui::SetNextWindowPos({rect.x, rect.y});
    ImGui::SetNextWindowSize({rect.w, rect.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ink(background));
    ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                             ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                             ImGuiWindowFlags_NoBringToFrontOnFocus;
    if (scroll) flags &= ~ImGuiWindowFlags_NoScrollbar;
    ImGui::Begin(name, nullptr, flags);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
}

bool begin_veil(UiContext& ctx, const char* name, glm::vec2 size, float opacity) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({size.x, size.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ink(ctx.palette->ground, opacity));
    ImGui::Begin(name, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    return ImGui::IsWindowHovered() && ImGui::IsMouseClicked(0);
}

} // namespace tunnel::app
