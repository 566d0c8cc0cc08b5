// Answers: one control's share of the input, through an invisible ImGui button of its size.
#include "app/ui/widgets/touch.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

constexpr double hover_delay = 0.45; // seconds

// True once the mouse has been on it for a moment; until then the window is woken when the moment is over.
bool rested(UiContext& ctx, unsigned on) {
    MouseRest& rest = ctx.rest;
    if (rest.on != on) rest = {on, ctx.now, true};
    rest.seen = true;
    if (ctx.now - rest.since >= hover_delay) return true;
    ctx.wake_by(rest.since + hover_delay);
    return false;
}

// Beside the mouse, inside the window.
void draw_tip(const UiContext& ctx, std::string_view text, std::string_view key) {
    const Paint paint(ctx, *ImGui::GetForegroundDrawList());
    const ImFont* font = ctx.fonts.small;
    const ImVec2 screen = ImGui::GetIO().DisplaySize, mouse = ImGui::GetIO().MousePos;
    const float pad = 0.6f * ctx.em, most = std::min(20 * ctx.em, screen.x - 2 * pad);
    const std::vector<std::string> lines = paint.wrap(font, text, most), keys = paint.wrap(font, key, most);
    float w = 0;
    for (const auto* part : {&lines, &keys})
        for (const std::string& line : *part) w = std::max(w, paint.width(font, line));
    const float rows = static_cast<float>((text.empty() ? 0 : lines.size()) + (key.empty() ? 0 : keys.size()));
    Rect box{mouse.x + 0.8f * ctx.em, mouse.y + 1.3f * ctx.em, w + 2 * pad, rows * paint.line(font) + 1.6f * pad};
    box.x = std::clamp(box.x, 0.0f, std::max(0.0f, screen.x - box.w));
    if (box.y + box.h > screen.y) box.y = std::max(0.0f, mouse.y - box.h - 0.5f * ctx.em);
    ctx.map->add("hover", box);
    const Palette& p = paint.palette();
    paint.fill({box.x, box.y + 2, box.w, box.h}, {0, 0, 0, 255}, -1, 0.25f);
    paint.fill(box, blend(p.raised, p.text, 0.06f));
    paint.frame(box, p.hairline);
    float y = box.y + 0.9f * pad;
    const auto write = [&](const std::vector<std::string>& part, Color color) {
        for (const std::string& line : part) {
            paint.text(font, {box.x + pad, y}, color, line);
            y += paint.line(font);
        }
    };
    if (!text.empty()) write(lines, p.text);
    if (!key.empty()) write(keys, p.muted);
}

void bring_into_view(const Rect& box) {
    const ImGuiWindow* window = ImGui::GetCurrentWindow();
    const ImRect& seen = window->InnerClipRect;
    if (box.y < seen.Min.y || box.y + box.h > seen.Max.y)
        ImGui::SetScrollFromPosY(box.y + box.h / 2 - window->Pos.y, 0.5f);
    if (window->ScrollMax.x > 0 && (box.x < seen.Min.x || box.x + box.w > seen.Max.x))
        ImGui::SetScrollFromPosX(box.x + box.w / 2 - window->Pos.x, 0.5f);
}

void keyboard(UiContext& ctx, Touch& out, const Rect& box, unsigned kind) {
    if ((kind & takes_arrows) != 0U) {
        ctx.focus->wants_adjust();
        out.adjust = ctx.focus->take_adjust(out.fine);
        out.sideways = ctx.focus->sideways();
    }
    if (ctx.focus->take_activate()) out.clicked = true;
    if (ctx.focus->moved()) bring_into_view(box);
    out.ring = ctx.focus->visible();
}

} // namespace

Touch touch(UiContext& ctx, std::string_view id, const Rect& box, unsigned kind) {
    Touch out;
    const std::string name(id);
    ImGui::SetCursorScreenPos(corner(box));
    ImGui::PushButtonRepeat((kind & repeats) != 0U);
    out.clicked = ImGui::InvisibleButton(name.c_str(), {std::max(1.0f, box.w), std::max(1.0f, box.h)});
    ImGui::PopButtonRepeat();
    out.hovered = ImGui::IsItemHovered();
    out.held = ImGui::IsItemActive();
    out.pressed = ImGui::IsItemActivated();
    out.right_clicked = out.hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Right);
    if (out.held && (kind & repeats) != 0U) ctx.wants_frame = true;
    ctx.map->add(id, box);
    if ((kind & no_focus) != 0U) return out;
    // A click leaves the arrows with what they change, and Space, with anything clicked, with the timeline.
    if (out.pressed) ctx.focus->focus((kind & takes_arrows) != 0U ? id : std::string_view());
    out.focused = ctx.focus->add(id, box);
    if (out.focused) keyboard(ctx, out, box, kind);
    return out;
}

bool keyboard_stop(UiContext& ctx, std::string_view id, const Rect& box) {
    ctx.map->add(id, box);
    const bool focused = ctx.focus->add(id, box);
    if (focused && ctx.focus->moved()) bring_into_view(box);
    return focused;
}

void scroll_by_arrows(const Touch& at, float step) {
    const float by = static_cast<float>(at.adjust) * step;
    if (at.adjust != 0 && at.sideways) ImGui::SetScrollX(std::max(0.0f, ImGui::GetScrollX() + by));
    if (at.adjust != 0 && !at.sideways) ImGui::SetScrollY(std::max(0.0f, ImGui::GetScrollY() - by));
}

void hover_text(UiContext& ctx, const Touch& at, std::string_view text, std::string_view key) {
    if (!at.hovered || ImGui::IsMouseDown(ImGuiMouseButton_Left) || (text.empty() && key.empty())) return;
    if (rested(ctx, ImGui::GetCurrentContext()->HoveredId)) draw_tip(ctx, text, key);
}

void hover_cut_text(UiContext& ctx) {
    const std::string& text = ctx.cut->text;
    if (text.empty() || ctx.rest.seen || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    if (rested(ctx, ImHashStr(text.c_str(), text.size()))) draw_tip(ctx, text, {});
}

} // namespace tunnel::app
