// Answers: what the pieces of the film share: panes, the run as it would go on from here, the live bullet.
#pragma once

#include "scenes/frames/stepping.hpp"

namespace tunnel::scenes {

// The words of drawing, for every file that draws this scene.
using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Text, kit::Weight;

struct Film {
    const FramesMoment& m;
    kit::DrawList& list;
    const FramesState& whole;    // the end of this run, with the edits that are dated to come
    std::size_t looks = 0;       // of those, how many are shown: an assumed one only once it has happened
    int before = -1, after = -1; // the two tests next to the wall; -1: not there
    double step = 0.0;           // of this run at the wall
    double live_x = 0.0;
    int strip = 0, close_up = 0;           // panes
    double strip_pixel = 0.0, pixel = 0.0; // about one point, world units of the pane
    double strip_high = 1.0, high = 1.0;   // half heights
    double close_lo = 0.0, close_hi = 1.0; // of the close-up, x
    [[nodiscard]] const Look& look(int index) const { return whole.looks[static_cast<std::size_t>(index)]; }
};

inline constexpr unsigned pick_live = 1, pick_barrier = 2, pick_zone = 3;
// A look's pick id: the same ghost in both panes.
[[nodiscard]] inline unsigned pick_look(std::size_t index) { return 100U + static_cast<unsigned>(index); }

[[nodiscard]] Film film_of(const FramesMoment& moment, kit::DrawList& list);
// Between two frames the bullet follows the tests of the step under way.
[[nodiscard]] double live_position(const FramesMoment& moment);
[[nodiscard]] kit::Text frame_name(const Look& look);

void draw_strip(const Film& film);
void draw_close_up(const Film& film);
void draw_outcome(const Film& film);

} // namespace tunnel::scenes
