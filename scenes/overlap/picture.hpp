// Answers: what the parts of a pane share: its frame and the way words are put into it.
#pragma once

#include "scenes/overlap/moment.hpp"

namespace tunnel::scenes::overlap_lab {

struct Frame {
    glm::dvec2 lo{0.0}, hi{1.0}; // all that is drawn
    glm::dvec2 inner{0.0};       // lower left of the shapes: the bars lie outside
    double unit = 0.01;          // a hundredth of the larger side
};
// Moves in coarse steps while things are dragged.
[[nodiscard]] Frame frame_of(const Moment& m);

inline constexpr double strip = 0.11; // of the frame's height, above it, for words

struct Picture {
    const Moment& m;
    kit::DrawList& list;
    int pane = 0;
    Frame frame;

    void label(kit::Text text, const glm::dvec2& at, kit::Role role, int priority, kit::Side side = kit::Side::above,
               kit::Size size = kit::Size::small) const;
    void words_above(kit::Text word, kit::Role role, kit::Text detail) const;
    void box(const glm::dvec2& lo, const glm::dvec2& hi, kit::Style style, bool outline = true) const;
};

void draw_answer(const Picture& picture); // push and contact points, or the gap
void draw_outline(const Picture& picture, Outline outline, const glm::dvec2& move, kit::Style style);
void draw_intervals(const Picture& picture);

} // namespace tunnel::scenes::overlap_lab
