// Answers: the panes by keyboard: each is a stop of the focus; its keys move, turn and zoom it. And which panes show
// where there is room for one only.
#include "app/ui/shell/panes.hpp"

#include "app/ui/shell/item.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr std::string_view prefix = "pane.";

bool one_only(const Shell& shell, const kit::DrawList& list) {
    const Rect& c = shell.layout.centre;
    return list.panes.size() > 1 && (c.w < 30.0f * shell.ui.em || c.h < 13.0f * shell.ui.em);
}

double share_of(const kit::Pane& pane) {
    return (pane.place_hi.x - pane.place_lo.x) * (pane.place_hi.y - pane.place_lo.y);
}

std::string scene_id(const Shell& shell) {
    return std::string(shell.catalogue[static_cast<std::size_t>(shell.scene)].id);
}

// The focused one, else the one chosen last, else the largest.
std::size_t pane_alone(Shell& shell, const kit::DrawList& list) {
    std::string& chosen = shell.panes.alone[scene_id(shell)];
    if (const std::string focused = focused_pane(shell); !focused.empty()) chosen = focused;
    for (const kit::Handle& handle : shell.session().run().handles()) // a handle with the focus must be seen
        if (shell.focus.focused() == handle_focus_id(handle.id)) chosen = handle.pane;
    std::size_t largest = 0;
    for (std::size_t i = 0; i < list.panes.size(); ++i) {
        if (list.panes[i].id == chosen) return i;
        if (share_of(list.panes[i]) > share_of(list.panes[largest])) largest = i;
    }
    return largest;
}

std::optional<glm::vec2> direction_of(SDL_Scancode code) {
    switch (code) {
    case SDL_SCANCODE_LEFT: return glm::vec2(-1, 0);
    case SDL_SCANCODE_RIGHT: return glm::vec2(1, 0);
    case SDL_SCANCODE_UP: return glm::vec2(0, 1);
    case SDL_SCANCODE_DOWN: return glm::vec2(0, -1);
    default: return std::nullopt;
    }
}

// The view goes where the arrow points, so the world goes the other way.
void go(CameraState& state, const PaneFrame& frame, glm::vec2 direction, unsigned modifiers) {
    const bool fine = (modifiers & shift) != 0;
    const glm::vec2 moved(-direction.x, direction.y);
    const Rect& inner = frame.camera.inner();
    constexpr float orbit_points = 16.0f, fine_share = 0.125f, pan_share = 0.08f;
    const float share = fine ? fine_share : 1.0f;
    if (frame.camera.in_3d() && (modifiers & ctrl) == 0)
        orbit_by(state, moved * orbit_points * share);
    else
        pan_by(state, frame.camera, moved * pan_share * share * std::min(inner.w, inner.h));
}

// What the keys do, at the pane's foot while it has the focus.
void keys_legend(const Shell& shell, const Rect& outer) {
    const Paint paint(shell.ui, *ImGui::GetBackgroundDrawList());
    const float em = shell.ui.em;
    const std::string_view text = say(Word::key_pane_short, shell.ui.lang);
    const float width = paint.width(shell.ui.fonts.small, text) + em;
    if (width > outer.w - em || outer.h < 6.0f * em) return;
    const Rect box{outer.x + outer.w - width - 0.5f * em, outer.y + outer.h - 2.0f * em, width, 1.5f * em};
    paint.fill(box, paint.palette().raised, -1, 0.92f);
    paint.text_in(shell.ui.fonts.small, box, paint.palette().text, text);
}

// A view that followed what is dragged would run away from under the cursor.
void hold_still(const PaneGesture& gesture, kit::DrawList& panes) {
    if (gesture.kind != PaneGesture::Kind::handle) return;
    for (kit::Pane& pane : panes.panes)
        if (pane.id == gesture.pane) pane.lo = gesture.lo, pane.hi = gesture.hi;
}

} // namespace

std::vector<PaneFrame> lay_out_panes(Shell& shell, const kit::DrawList& list) {
    auto& cameras = shell.panes.cameras[scene_id(shell)];
    const float scale = shell.ui.em / 16.0f;
    kit::DrawList panes; // without items
    panes.panes = list.panes;
    hold_still(shell.panes.gesture, panes);
    if (!one_only(shell, list)) return lay_out(panes, shell.layout.centre, scale, cameras);
    PaneFrame frame = lay_out_alone(panes, pane_alone(shell, list), shell.layout.centre, scale, cameras);
    frame.kept_right = pane_switch_rect(shell, list).w + 0.5f * shell.ui.em;
    return {frame};
}

Rect pane_switch_rect(const Shell& shell, const kit::DrawList& list) {
    if (!one_only(shell, list)) return {};
    const float em = shell.ui.em, width = 5.2f * em;
    const Rect& c = shell.layout.centre;
    return {c.x + c.w - width - 0.3f * em, c.y + 0.15f * em, width, 1.7f * em};
}

void pane_switch(Shell& shell, const kit::DrawList& list) {
    const Rect box = pane_switch_rect(shell, list);
    if (box.w <= 0 || shell.panes.frames.empty()) return;
    UiContext& ui = shell.ui;
    const int count = static_cast<int>(list.panes.size()), at = shell.panes.frames.front().pane;
    begin_area("##pane_switch", box, ui.palette->ground);
    const auto title = [&](int step) {
        return list.panes[static_cast<std::size_t>((at + step + count) % count)].title.in(ui.lang);
    };
    const auto arrow = [&](const char* id, const Rect& place, Icon icon, int step) {
        if (!icon_button(ui, id, place, icon, {title(step), {}, {}})) return;
        if (!focused_pane(shell).empty()) ui.focus->focus({});
        shell.panes.alone[scene_id(shell)] = list.panes[static_cast<std::size_t>((at + step + count) % count)].id;
        ui.wants_frame = true;
    };
    const std::string text = std::to_string(at + 1) + "/" + std::to_string(count);
    Paint(ui).text_in(ui.fonts.small, {box.x + box.h, box.y, box.w - 2 * box.h, box.h}, ui.palette->muted, text);
    arrow("panes/previous", {box.x, box.y, box.h, box.h}, Icon::step_back, -1);
    arrow("panes/next", {box.x + box.w - box.h, box.y, box.h, box.h}, Icon::step, 1);
    ImGui::End();
}

std::string pane_focus_id(const std::string& pane) { return std::string(prefix) + pane; }

std::string focused_pane(const Shell& shell) {
    const std::string& id = shell.focus.focused();
    return id.rfind(prefix, 0) == 0 ? id.substr(prefix.size()) : std::string();
}

void focus_stop(Shell& shell, const kit::DrawList& list, const kit::Pane& pane) {
    const PaneFrame* frame = frame_of(shell, list, pane.id);
    const Rect where = frame != nullptr ? frame->outer : shell.layout.centre;
    if (!shell.ui.focus->add(pane_focus_id(pane.id), where) || frame == nullptr || !shell.ui.focus->visible()) return;
    const float in = 0.3f * shell.ui.em;
    Paint(shell.ui, *ImGui::GetBackgroundDrawList())
        .focus_ring({where.x + in, where.y + in, where.w - 2 * in, where.h - 2 * in});
    keys_legend(shell, where);
}

bool pane_key(Shell& shell, SDL_Scancode code, unsigned modifiers) {
    if ((modifiers & alt) != 0 || shell.empty()) return false;
    const std::string pane = focused_pane(shell);
    if (pane.empty()) return false;
    const PaneFrame* frame = frame_of(shell, shell.session().drawing({}), pane);
    if (frame == nullptr) return false;
    CameraState& state = camera_state(shell, pane);
    if (const auto direction = direction_of(code)) {
        go(state, *frame, *direction, modifiers);
        return true;
    }
    const auto command = command_of(code, modifiers);
    if (command != Command::faster && command != Command::slower) return false;
    constexpr double closer = 1.15;
    const Rect& in = frame->camera.inner();
    zoom_about(state, frame->camera, {in.x + 0.5f * in.w, in.y + 0.5f * in.h},
               command == Command::faster ? closer : 1.0 / closer);
    return true;
}

} // namespace tunnel::app
