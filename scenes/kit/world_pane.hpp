// Answers: how is a world pane framed around shapes that are dragged: square, in coarse steps, with a strip above for
// words?
#pragma once

#include "scenes/kit/draw_list.hpp"
#include "scenes/kit/handle.hpp"
#include "scenes/kit/plane.hpp"

#include <span>
#include <vector>

namespace tunnel::kit {

struct Frame {
    glm::dvec2 lo{0.0}, hi{1.0};
    double unit = 0.01; // a hundredth of the larger side
};

// Outward to a step that is a power of two, about a sixteenth of the larger side, and a little over: moves seldom while
// things are dragged.
[[nodiscard]] Frame coarse_frame(const glm::dvec2& lo, const glm::dvec2& hi);

// Square about the same middle, so that the words stand at the top of the pane and not in its middle.
[[nodiscard]] Frame square_frame(const glm::dvec2& lo, const glm::dvec2& hi);

inline constexpr double words_strip = 0.11; // of the frame's height, above it

// "world", metres both ways, `width` of the centre from the left; frames the frame and the strip.
[[nodiscard]] Pane world_pane(Text title, const Frame& frame, double width);

// The ring about the middle, a little to both sides of the grip.
[[nodiscard]] std::vector<glm::dvec2> arc_of(const Handle& grip);

// A pane while it is drawn into.
struct PanePicture {
    DrawList& list;
    int pane = 0;
    Frame frame{};

    void label(Text text, const glm::dvec2& at, Role role, int priority, Side side = Side::above,
               Size size = Size::small) const;
    void box(const glm::dvec2& lo, const glm::dvec2& hi, const Style& style, bool outline = true) const;
    // The stretch of the ring that each grip turns on: says whose grip it is, and that it turns.
    void arcs(std::span<const Handle> handles) const;
    // Where the arrow of a move begins: at the handle, or where that would hide a short one beside it.
    [[nodiscard]] glm::dvec2 start_of_move(const glm::dvec2& handle, const glm::dvec2& move) const;
    // In the strip: `word` large at the left, `detail` (if any) at the right.
    void words_above(Text word, Role role, Text detail) const;
    void detail_above(Text detail) const; // the right half alone
};

} // namespace tunnel::kit
