// Answers: what mouse and arrow keys do in the panes: drag handles, move and turn the view, zoom, select. A drag is
// one undo entry from its first move to the release.
#include "app/ui/shell/panes.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

using Kind = PaneGesture::Kind;
constexpr float still = 3.0f; // points: less is a click, not a drag

glm::vec2 mouse_at() { return {ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y}; }

std::string handle_at(const Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles,
                      glm::vec2 mouse) {
    std::string best;
    float nearest = 0.9f * shell.ui.em;
    for (const kit::Handle& handle : handles) {
        const PaneFrame* frame = frame_of(shell, list, handle.pane);
        if (frame == nullptr || !frame->outer.contains(mouse)) continue;
        const float distance = glm::distance(frame->camera.to_window(handle.at), mouse);
        if (distance <= nearest) {
            nearest = distance;
            best = handle.id;
        }
    }
    return best;
}

void press(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles, bool left) {
    const glm::vec2 mouse = mouse_at();
    const PaneFrame* frame = frame_at(shell, mouse);
    if (frame == nullptr) return;
    shell.focus.focus({});
    PaneGesture& gesture = shell.panes.gesture;
    gesture = {};
    gesture.kind = left ? Kind::pressed : Kind::pan;
    const kit::Pane& pane = list.panes[static_cast<std::size_t>(frame->pane)];
    gesture.pane = pane.id;
    gesture.lo = pane.lo, gesture.hi = pane.hi;
    gesture.from = mouse;
    if (!left) return;
    gesture.handle = handle_at(shell, list, handles, mouse);
    if (const kit::Handle* handle = find_handle(handles, gesture.handle)) {
        gesture.kind = Kind::handle;
        gesture.grab = handle->at - frame->camera.to_world_at(mouse, handle->at);
        shell.panes.selected_handle = handle->id;
    }
}

void drag_handle(Shell& shell, const PaneFrame& frame, const std::vector<kit::Handle>& handles) {
    PaneGesture& gesture = shell.panes.gesture;
    const kit::Handle* handle = find_handle(handles, gesture.handle);
    if (handle == nullptr) return;
    if (!gesture.moved) shell.session().begin_edit();
    gesture.moved = true;
    const auto result = shell.session().apply(*handle, frame.camera.to_world_at(mouse_at(), handle->at) + gesture.grab);
    if (!result.ok()) tell(shell, result.message, true);
}

void drag(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles) {
    PaneGesture& gesture = shell.panes.gesture;
    const PaneFrame* frame = frame_of(shell, list, gesture.pane);
    const glm::vec2 mouse = mouse_at(), moved = mouse - gesture.from;
    if (frame == nullptr || moved == glm::vec2(0.0f)) return;
    CameraState& state = camera_state(shell, gesture.pane);
    switch (gesture.kind) {
    case Kind::pan: pan_by(state, frame->camera, moved); break;
    case Kind::orbit: orbit_by(state, moved); break;
    case Kind::handle: drag_handle(shell, *frame, handles); break;
    case Kind::pressed:
        if (glm::length(moved) < still) return;
        if (frame->camera.in_3d()) gesture.kind = Kind::orbit;
        gesture.moved = true;
        break;
    case Kind::none: break;
    }
    gesture.from = mouse;
}

void release(Shell& shell) {
    PaneGesture& gesture = shell.panes.gesture;
    if (gesture.kind == Kind::handle && gesture.moved) shell.session().end_edit();
    if (gesture.kind == Kind::pressed && !gesture.moved) {
        shell.panes.selected = shell.panes.hovered;
        shell.panes.selected_handle.clear();
    }
    gesture = {};
}

void show_cursor(const Shell& shell) {
    switch (shell.panes.gesture.kind) {
    case Kind::handle:
    case Kind::pan:
    case Kind::orbit: ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll); break;
    default:
        if (!shell.panes.hovered_handle.empty()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
}

// What one press of an arrow key means along an axis of a handle, in world units: about a hundredth of the pane, in
// whole declared steps and at least two; finely: one declared step.
double key_step(const kit::SceneRun& run, const kit::Binding& binding, double extent, bool fine) {
    const double coarse = extent / 100.0;
    const kit::ParamRow* row = kit::row_of(run.rows(), binding.key);
    if (row == nullptr || binding.gain == 0.0) return fine ? coarse / 10.0 : coarse;
    const double one = row->range.step / std::abs(binding.gain);
    if (row->range.scale == kit::Scale::log || !(one > 0.0)) return coarse;
    return fine ? one : std::max(2.0, std::round(coarse / one)) * one;
}

// The axis of the world that lies nearest to a direction on the screen, and which way along it: in 2D that direction
// itself; in 3D as the view is turned.
struct SeenAxis {
    int axis = 0;
    double sign = 1.0;
};
SeenAxis axis_seen_along(const Camera& camera, glm::dvec2 direction) {
    SeenAxis best;
    double nearest = 0.0;
    for (int axis = 0; axis < 3; ++axis) {
        glm::dvec3 unit(0.0);
        unit[axis] = 1.0;
        const double along = glm::dot(camera.on_screen(unit), direction);
        if (std::abs(along) <= nearest) continue;
        nearest = std::abs(along);
        best = {axis, along < 0.0 ? -1.0 : 1.0};
    }
    return best;
}

} // namespace

void pane_mouse(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles) {
    const ImGuiIO& io = ImGui::GetIO();
    PaneView& view = shell.panes;
    const bool left = view.gesture.kind != Kind::pan;
    if (view.gesture.kind == Kind::none) {
        view.hovered_handle = io.WantCaptureMouse ? std::string() : handle_at(shell, list, handles, mouse_at());
        if (!io.WantCaptureMouse && ImGui::IsMouseClicked(0)) press(shell, list, handles, true);
        if (!io.WantCaptureMouse && ImGui::IsMouseClicked(1)) press(shell, list, handles, false);
    } else {
        drag(shell, list, handles);
        if (!ImGui::IsMouseDown(left ? 0 : 1)) release(shell);
    }
    if (!io.WantCaptureMouse && io.MouseWheel != 0.0f) {
        constexpr double notch = 1.15;
        if (const PaneFrame* frame = frame_at(shell, mouse_at()))
            zoom_about(camera_state(shell, list.panes[static_cast<std::size_t>(frame->pane)].id), frame->camera,
                       mouse_at(), std::pow(notch, static_cast<double>(io.MouseWheel)));
    }
    show_cursor(shell);
}

void stop_dragging(Shell& shell) {
    end_drag(shell.panel);
    PaneGesture& gesture = shell.panes.gesture;
    if (gesture.kind != Kind::handle) return;
    if (gesture.moved) shell.session().end_edit();
    gesture = {};
}

bool move_handle(Shell& shell, glm::dvec2 direction, bool fine) {
    if (shell.empty() || shell.panes.selected_handle.empty()) return false;
    Session& session = shell.session();
    const auto handles = session.run().handles();
    const kit::Handle* handle = find_handle(handles, shell.panes.selected_handle);
    if (handle == nullptr) return false;
    const kit::Pane* pane = session.drawing({}).find(handle->pane);
    if (pane == nullptr) return false;
    const PaneFrame* frame = frame_of(shell, session.drawing({}), handle->pane);
    if (frame == nullptr) return false;
    glm::dvec3 to = handle->at;
    for (const glm::dvec2 key : {glm::dvec2(direction.x, 0.0), glm::dvec2(0.0, direction.y)}) {
        if (key == glm::dvec2(0.0)) continue;
        const auto [axis, sign] = axis_seen_along(frame->camera, key);
        to[axis] += sign * glm::length(key) *
                    key_step(session.run(), handle->axes[static_cast<std::size_t>(axis)],
                             pane->hi[axis] - pane->lo[axis], fine);
    }
    if (const auto result = session.apply(*handle, to); !result.ok()) tell(shell, result.message, true);
    return true;
}

} // namespace tunnel::app
