// Answers: the icons, drawn as vectors: the font lacks most of them, and a bitmap would blur at other scales.
#pragma once

#include "scenes/kit/role.hpp"

#include <imgui.h>

namespace tunnel::app {

enum class Icon {
    play,
    pause,
    step,
    step_back,
    restart,
    to_end,
    check,
    cross,
    dash,
    dot,
    ring,
    dashed_ring,
    square,
    diamond,
    hatch,
    lock,
    eye,
    help,
    fold_open,
    fold_closed,
    plus,
    minus,
    save,
    camera,
    file,
    clock,
    arrow,
};

// `size`: the height of the box round `centre` that the icon fills.
void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 color);

// The shape that goes with a role, so that no meaning hangs on colour alone: hit a full disc, miss a dashed ring …
[[nodiscard]] Icon icon_of(kit::Role role);
[[nodiscard]] bool has_meaning(kit::Role role); // not one of the quiet ones

} // namespace tunnel::app
