// Answers: a draw list with every shape, role, fill, dash and kind of pane: what the renderer can do on one page.
#pragma once

#include "scenes/kit/draw_list.hpp"

namespace tunnel::test {

[[nodiscard]] kit::DrawList specimen();
[[nodiscard]] kit::DrawList bullet_like(); // one wide world pane, as in the first lesson

} // namespace tunnel::test
