// Answers: of two moving loops grown by their radii, what does one side meet of the other loop, and when do two
// vertices meet? In doubles, and where those leave a doubt in pairs, with the bounds that go with them. Refuses: to say
// what the bounds leave open. Internal to core/ccd.
#pragma once

#include "core/ccd/linear/corner.hpp"
#include "core/ccd/linear/meeting.hpp"
#include "core/ccd/linear/outline.hpp"
#include "core/sat/axes.hpp"

namespace tunnel::ccd {

struct LoopPair {
    const OutlineSweep& sweep;
    glm::dvec2 way;       // of A against B
    double radius;        // of both
    double size, speed;   // no difference of vertices is greater; |w.x| + |w.y|
    double gap_error = 0; // of gaps between the loops

    explicit LoopPair(const OutlineSweep& sweep);
};

// What of a side touches when it stops to separate, or is nearest at the start: the side `index` itself, between its
// ends; or beyond an end the vertices `index` of A and `other` of B; or at an end, by a hair, either.
enum class Part { doubt, corner, end, side };
struct Touch {
    Part part = Part::doubt;
    bool of_a = true;
    int index = -1, other = -1;
    int side = 0;
    Bracket time;                       // the side separates until `lo`; where the side touches, that is by `hi`
    glm::dvec2 normal{0.0}, point{0.0}; // where the side touches: outward, and on its surface at the start
    [[nodiscard]] bool is(const Touch& t) const { return (index == t.index) & (other == t.other); }
};
[[nodiscard]] Touch touch_at(const LoopPair& pair, sat::Edge side, bool at_start);

// Sides that the motion runs along exactly separate all the time or never. Others stay in doubt.
enum class Along { separates, allows, doubt };
[[nodiscard]] Along judge_along(const LoopPair& pair, sat::Edge side);

[[nodiscard]] CornerTime time_at_corner(const LoopPair& pair, int i, int j);

} // namespace tunnel::ccd
