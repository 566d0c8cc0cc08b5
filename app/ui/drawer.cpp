// Answers: what stands in the bottom drawer: the timeline strip, always, and one of four tabs.
#include "app/ui/panels.hpp"

namespace tunnel::app {

void drawer(UiContext&, DrawerState&, Rect) {}

} // namespace tunnel::app
