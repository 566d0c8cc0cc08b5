// Answers: windows of ImGui's without any of its looks.
#include "app/ui/shell/item.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

constexpr ImGuiWindowFlags bare =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav;

void begin_bare(const char* name, const Rect& box, ImU32 background, ImGuiWindowFlags more) {
    ImGui::SetNextWindowPos(corner(box));
    ImGui::SetNextWindowSize({box.w, box.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, background);
    ImGui::Begin(name, nullptr, bare | more);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
}

} // namespace

Touch press_item(UiContext& ctx, const std::string& id, const Rect& box) {
    Touch out = touch(ctx, id, box);
    if (out.pressed) ctx.focus->focus({});
    return out;
}

void begin_area(const char* name, const Rect& box, Color background) {
    begin_bare(name, box, Paint::ink(background), ImGuiWindowFlags_NoBringToFrontOnFocus);
}

bool begin_veil(const UiContext& ctx, const char* name, float opacity) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    begin_bare(name, {0, 0, size.x, size.y}, Paint::ink(ctx.palette->ground, opacity),
               ImGuiWindowFlags_NoScrollWithMouse);
    return ImGui::IsWindowHovered() && ImGui::IsMouseClicked(0);
}

Rect begin_card(const UiContext& ctx, const char* name, float width_em, float height_em) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float margin = ctx.em, width = std::min(width_em * ctx.em, size.x - 2.0f * margin);
    const float height = std::min(height_em * ctx.em, size.y - 2.0f * margin);
    const Rect box{0.5f * (size.x - width), 0.5f * (size.y - height), width, height};
    const Paint paint(ctx);
    paint.fill(box, paint.palette().panel);
    paint.frame(box, paint.palette().hairline);
    ImGui::SetCursorScreenPos(corner(box));
    ImGui::BeginChild(name, {box.w, box.h});
    return box;
}

void end_card() { ImGui::EndChild(); }

} // namespace tunnel::app
