// Answers: which pane or handle the mouse means. Shared by drawing, mouse and keyboard of the panes.
#pragma once

#include "app/ui/shell/shell.hpp"

namespace tunnel::app {

[[nodiscard]] const PaneFrame* frame_of(const Shell& shell, const kit::DrawList& list, const std::string& pane);
[[nodiscard]] const PaneFrame* frame_at(const Shell& shell, glm::vec2 window);
[[nodiscard]] CameraState& camera_state(Shell& shell, const std::string& pane);
[[nodiscard]] const kit::Handle* find_handle(const std::vector<kit::Handle>& handles, const std::string& id);
[[nodiscard]] std::string handle_focus_id(const std::string& handle);

void pane_mouse(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles);
void draw_handles(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles);

} // namespace tunnel::app
