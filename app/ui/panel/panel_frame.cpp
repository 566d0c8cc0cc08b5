// Answers: the bare windows that panel and drawer stand in.
#include "app/ui/panel/panel_frame.hpp"

#include <imgui_internal.h>

namespace tunnel::app {
namespace {

constexpr ImGuiWindowFlags bare = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                  ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                                  ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                  ImGuiWindowFlags_NoFocusOnAppearing;

void push_look(const UiContext& ctx) {
    const Palette& p = *ctx.palette;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_ChildBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarSize, 0.55f * ctx.em);
    ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarRounding, 0.3f * ctx.em);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, Paint::ink(p.panel));
    ImGui::PushStyleColor(ImGuiCol_ChildBg, Paint::ink(p.panel, 0));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, Paint::ink(p.panel, 0));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarGrab, Paint::ink(blend(p.panel, p.muted, 0.4f)));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabHovered, Paint::ink(blend(p.panel, p.muted, 0.65f)));
    ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabActive, Paint::ink(p.muted));
}

// The inside keeps ImGui's padding and borders at nothing; colours only matter to the bars.
void pop_look() {
    ImGui::PopStyleColor(6);
    ImGui::PopStyleVar(6);
}

void reach(float x, float y) {
    ImGui::SetCursorScreenPos({x, y});
    ImGui::Dummy({0, 0});
}

} // namespace

PanelFrame::PanelFrame(UiContext& ctx, const char* name, Rect area, bool scrolls) {
    push_look(ctx);
    ImGui::SetNextWindowPos(corner(area));
    ImGui::SetNextWindowSize({area.w, area.h});
    const ImGuiWindowFlags still = ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::Begin(name, nullptr, scrolls ? bare : bare | still);
    start = ImGui::GetCursorScreenPos();
}

PanelFrame::~PanelFrame() {
    ImGui::End();
    pop_look();
}

void PanelFrame::content_ends(float y) const { reach(start.x, y); }

PanelChild::PanelChild(UiContext& ctx, const char* name, Rect area, bool sideways) : ui(ctx) {
    push_look(ctx);
    ImGui::SetCursorScreenPos(corner(area));
    const ImGuiWindowFlags bars = sideways ? ImGuiWindowFlags_HorizontalScrollbar : ImGuiWindowFlags_None;
    ImGui::BeginChild(name, {area.w, area.h}, false, bare | bars);
    origin = ImGui::GetCursorScreenPos();
}

PanelChild::~PanelChild() {
    ImGui::EndChild();
    pop_look();
}

Touch PanelChild::cover(std::string_view id, const Rect& area, unsigned kind) const {
    ImGuiWindow* const window = ImGui::GetCurrentWindow();
    const ImVec2 reached = window->DC.CursorMaxPos;
    const Touch out = touch(ui, id, area, kind);
    window->DC.CursorMaxPos = reached;
    return out;
}

void PanelChild::content_ends(float y, float right) const { reach(right > 0 ? right : origin.x, y); }

} // namespace tunnel::app
