// Answers: what stands in the right panel, from what a student needs first to what can wait.
#include "app/ui/panels.hpp"

namespace tunnel::app {

void right_panel(UiContext&, PanelState&, Rect) {}

} // namespace tunnel::app
