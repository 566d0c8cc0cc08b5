// Answers: the frames that the shell's parts stand in, and one thing of the shell that can be pressed.
#pragma once

#include "app/ui/widgets/touch.hpp"

#include <string>

namespace tunnel::app {

// A touch whose click with the mouse leaves the keyboard's focus nowhere, so that Space still plays.
[[nodiscard]] Touch press_item(UiContext& ctx, const std::string& id, const Rect& box);

// A borderless ImGui window that fills `box`; ends with ImGui::End().
void begin_area(const char* name, const Rect& box, Color background);

// Dims what lies below and takes the mouse from it; true when the mouse went down on it. Ends with ImGui::End().
bool begin_veil(const UiContext& ctx, const char* name, float opacity);

// A card in the middle of the window, at most so many em large, with a child window in it; ends with end_card().
[[nodiscard]] Rect begin_card(const UiContext& ctx, const char* name, float width_em, float height_em);
void end_card();

} // namespace tunnel::app
