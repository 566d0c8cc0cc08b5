// Answers: when the text cursor is to be seen. It blinks, and between two changes the window sleeps.
#pragma once

#include "app/ui/widgets/context.hpp"

namespace tunnel::app {

inline constexpr double caret_half_period = 0.5; // seconds shown, then as long hidden

void blink_caret(UiContext& ctx);    // before the widgets of a frame
void wake_for_caret(UiContext& ctx); // after them

} // namespace tunnel::app
