// Answers: of two moving loops, what does one side see of the other loop, and what touches it, in rounded arithmetic
// with the bounds that go with it?
// Refuses: sizes whose products could underflow; see `in_range` and `too_short`.
// Internal to core/ccd.
#pragma once

#include "core/ccd/sweep_core.hpp"
#include "core/ccd/sweep_corner.hpp"
#include "core/ccd/sweep_meeting.hpp"

namespace tunnel::ccd {

// What all sides have in common. Let D be the size of the pair about A's first vertex, no coordinate of a difference
// greater than 2 D, and u = 2^-53. A gap by a side of length l is formed from the side and the differences, rounded
// once each, and l, to 3 u: off by 23 u D, and 3 u D + 2 u R for taking off R; a rate by 9 u |w|. The bounds are twice
// that.
struct LoopPair {
    const Sweep& sweep;
    glm::dvec2 way;     // of A against B
    double radius;      // R, of both
    double size, speed; // D, |w.x| + |w.y|
    double horizon;     // they have passed each other then, or the sweep ends
    double gap_error, rate_error;
    bool in_range;

    explicit LoopPair(const Sweep& sweep);
    [[nodiscard]] const RoundedCore& own(bool of_a) const { return of_a ? sweep.a : sweep.b; }
};

struct SideView {
    glm::dvec2 along; // unit
    double length;
    double gap, rate; // along the outward normal, at the start
    int index;
    bool of_a;

    SideView() {} // unset on purpose
};
enum class SideFound { seen, none, too_short };
[[nodiscard]] SideFound view(const LoopPair& pair, bool of_a, int i, SideView& out);

// What of the side touches when it stops to separate, or is nearest at the start: the side `index` itself, between its
// ends; or beyond an end the vertices `index` of A and `other` of B.
enum class Part { doubt, corner, side };
struct Touch {
    Part part = Part::doubt;
    bool of_a = true;
    int index = -1, other = -1;
    [[nodiscard]] bool is(const Touch& t) const { return (index == t.index) & (other == t.other); }
    // Not by this side before `lo`; where the side touches, that is by `hi`.
    Bracket time;
};
[[nodiscard]] Touch touch_at(const LoopPair& pair, const SideView& side, bool at_start);

[[nodiscard]] CornerTime time_at_corner(const LoopPair& pair, int i, int j);

} // namespace tunnel::ccd
