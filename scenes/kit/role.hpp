// Answers: what a thing on screen means. Colours belong to the app, by role, in one table.
#pragma once

namespace tunnel::kit {

enum class Role {
    text,
    muted,
    axis,
    grid,
    body,
    wall, // quiet things
    hit,
    miss,
    active,
    converged,
    discarded,
    normal,
    push,
    second,
    truth,  // meanings (truth: the exact answer)
    accent, // controls only
};
inline constexpr int role_count = static_cast<int>(Role::accent) + 1;

enum class Weight { fine, main, verdict }; // 1.5, 2.5, 4 px
enum class Dash { solid, dashed, dotted };
enum class Mark { dot, square, diamond, triangle, cross, ring };
enum class Fill { none, faint, solid, hatched };

struct Style {
    Role role = Role::text;
    Weight weight = Weight::main;
    Dash dash = Dash::solid;
    Fill fill = Fill::none;
    bool ghost = false; // the same hue, faint: where something was or will be
    unsigned pick = 0;  // equal ids light up together in every pane; 0: cannot be picked
};

} // namespace tunnel::kit
