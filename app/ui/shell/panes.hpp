// Answers: which pane or handle the mouse means. Shared by drawing, mouse and keyboard of the panes.
#pragma once

#include "app/ui/shell/shell.hpp"

namespace tunnel::app {

[[nodiscard]] const PaneFrame* frame_of(const Shell& shell, const kit::DrawList& list, const std::string& pane);
[[nodiscard]] const PaneFrame* frame_at(const Shell& shell, glm::vec2 window);
[[nodiscard]] CameraState& camera_state(Shell& shell, const std::string& pane);
[[nodiscard]] const kit::Handle* find_handle(const std::vector<kit::Handle>& handles, const std::string& id);
[[nodiscard]] std::string handle_focus_id(const std::string& handle);

// Where there is little room one pane has all of it, and a switch in its corner shows the next one.
[[nodiscard]] std::vector<PaneFrame> lay_out_panes(Shell& shell, const kit::DrawList& list);
[[nodiscard]] Rect pane_switch_rect(const Shell& shell, const kit::DrawList& list); // width 0: none needed
void pane_switch(Shell& shell, const kit::DrawList& list);
[[nodiscard]] std::string pane_focus_id(const std::string& pane);
// The pane that has the keyboard's focus; empty: none.
[[nodiscard]] std::string focused_pane(const Shell& shell);
void focus_stop(Shell& shell, const kit::DrawList& list, const kit::Pane& pane); // registers it, draws its ring

void pane_mouse(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles);
void draw_handles(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles);

} // namespace tunnel::app
