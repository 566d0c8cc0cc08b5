// Answers: the small pieces that the pictures of this scene are made of.
#pragma once

#include "scenes/raycast/moment.hpp"

namespace tunnel::scenes::raycast {

using kit::Dash, kit::Fill, kit::Side, kit::Size, kit::Style, kit::Weight;

inline constexpr double counters_top = 0.7; // the room is above it; lower, large type would lose rows

// A pane while it is drawn into.
struct Picture {
    const Moment& m;
    kit::DrawList& list;
    int pane = 0;

    void line(Style style, const glm::dvec3& a, const glm::dvec3& b) const {
        list.add(pane, style, kit::Polyline{{a, b}, false});
    }
    void mark(Style style, const glm::dvec3& at, kit::Mark mark, float size) const {
        list.add(pane, style, kit::Point{at, mark, size});
    }
    void box(Style style, const ray::Box& box) const {
        kit::BoxInstance one;
        one.lo = box.min, one.hi = box.max;
        one.role = style.role, one.fill = style.fill, one.ghost = style.ghost, one.pick = style.pick;
        list.add(pane, style, kit::Boxes{{one}});
    }
    void label(Text text, const glm::dvec3& at, Role role, int priority, Side side = Side::above,
               Size size = Size::small) const {
        kit::Label l;
        l.text = std::move(text);
        l.at = at, l.side = side, l.size = size, l.priority = priority;
        list.add(pane, {role}, std::move(l));
    }
    void told(Text text, Text caption, const glm::dvec3& at, Role role, int priority, Side side,
              Size size = Size::normal) const {
        kit::Label l;
        l.text = std::move(text), l.caption = std::move(caption);
        l.at = at, l.side = side, l.size = size, l.priority = priority;
        l.leader = l.plate = true;
        list.add(pane, {role}, std::move(l));
    }
    // A word of a row in a 2D pane: there or not at all.
    void cell(Text text, double x, double y, Role role, Side side = Side::right, int priority = 4) const {
        if (text.empty()) return;
        kit::Label l;
        l.text = std::move(text);
        l.at = {x, y, 0.0};
        l.side = side, l.size = Size::small, l.stays = true, l.priority = priority;
        list.add(pane, {role}, std::move(l));
    }
};

} // namespace tunnel::scenes::raycast
