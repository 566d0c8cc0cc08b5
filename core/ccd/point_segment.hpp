// Answers: when does a moving point first meet a moving segment in the plane? By inclusion bisection of the
// gap function over (t, s), with every step on request.
// Refuses: coordinates that are not finite or beyond max_coordinate; options outside their stated ranges.
// Source: Snyder 1992 (inclusion functions); Redon et al. 2002 (ordering by time).
#pragma once

#include "core/base/contact_rule.hpp"
#include "core/base/status.hpp"

#include <glm/vec2.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tunnel::ccd {

// Positions at t = 0 and t = 1, any one length unit, one common frame; motion is linear, x(t) = (1-t) x0 + t x1.
// A segment of length zero, a point at rest, a segment that turns or stretches are all legal.
struct PointSegmentMotion {
    glm::dvec2 p0{0.0}, p1{0.0}; // the point
    glm::dvec2 a0{0.0}, a1{0.0}; // the segment's end at s = 0
    glm::dvec2 b0{0.0}, b1{0.0}; // the segment's end at s = 1
};

inline constexpr double max_coordinate = 1e100; // beyond it products could overflow

enum class SearchOrder {
    levels, // breadth first: all boxes of a level, children tested when they are made
    queue,  // best first by (t0, t1, s0, s1): a box is tested when it is popped; the first to converge ends the search
};

struct BisectionOptions {
    double delta = 1e-4;              // width in (t, s) under which a box counts as converged (strict <); [1e-12, 1]
    double separation = 0.0;          // Chebyshev distance d >= 0 that counts as contact; length; <= max_coordinate
    std::int64_t max_checks = 200000; // hull evaluations allowed, >= 1
    SearchOrder order = SearchOrder::queue;
    base::ContactRule comparison = base::ContactRule::closed; // open loses contacts: for lessons only
    bool rounding_guard = true; // widen each hull by the proved error bound of its evaluation; off: for lessons only
};

// A closed box of the parameter square; widths are powers of two.
struct ParameterBox {
    double t0 = 0.0, t1 = 1.0, s0 = 0.0, s1 = 1.0;
    friend bool operator==(const ParameterBox&, const ParameterBox&) = default;
};

struct BisectionResult {
    base::Status status = base::Status::invalid_input;
    // hit and budget_exhausted: the box with the smallest (t0, t1, s0, s1) that was not discarded; no contact is
    // earlier than box.t0. Under budget_exhausted no contact need exist at all.
    ParameterBox box;
    // hit: a contact is proved to exist inside `box`, so that the first one lies in [box.t0, box.t1].
    // false means "not proved", not "none".
    bool certified = false;
    std::int64_t checks = 0;    // hull evaluations done
    std::int64_t active = 0;    // boxes still undecided at the end
    std::int64_t converged = 0; // boxes narrower than delta that were not discarded
    std::int64_t discarded = 0; // boxes proved empty
};

enum class Fate { open, split_t, split_s, converged, discarded };

// Everything known of one box. `hull_lo`, `hull_hi`: bounds of the gap F over the box as compared with the
// separation square (guard included); length; valid once tested.
struct BoxRecord {
    ParameterBox box;
    glm::dvec2 hull_lo{0.0}, hull_hi{0.0};
    std::int64_t parent = -1;       // index into BisectionTrace::boxes, -1 for the root
    std::int64_t made_step = 0;     // the step after which the box exists
    std::int64_t tested_step = -1;  // the step in which its hull was evaluated, -1 while it was not
    std::int64_t decided_step = -1; // the step in which it left the active set, -1 while it is in it
    Fate fate = Fate::open;
};

// The search after each step; steps[0] is the start. levels: the root is already tested at step 0, and one step is
// one level. queue: one step is one pop. Counts are cumulative; `active` is the present size of the active set.
struct StepRecord {
    std::int64_t checks = 0, active = 0, converged = 0, discarded = 0;
    bool any = false;        // false: no box is active or converged, and `earliest` means nothing
    ParameterBox earliest;   // smallest (t0, t1, s0, s1) among active and converged boxes
    bool certified = false;  // a contact is proved to exist inside `earliest`
    std::int64_t focus = -1; // index of the box the step was about (queue: the popped one), -1 for none
};

struct BisectionTrace {
    std::size_t max_boxes = 500000; // set by the caller; recording stops there
    bool truncated = false;         // recording stopped before the search did
    std::vector<BoxRecord> boxes;
    std::vector<StepRecord> steps;
};

// The gap F(t, s) = P(t) - [A(t) + s (B(t) - A(t))]; zero at contact. Length, in the common frame.
[[nodiscard]] glm::dvec2 gap(const PointSegmentMotion& motion, double t, double s);

// A bound on |computed - exact| for each component of gap() at any t, s in [0, 1]: linear in the largest distance
// (per axis) between the point and a segment end at t = 0 or 1, plus a term for underflow. Always > 0. The proof
// stands at the definition.
[[nodiscard]] double gap_error_bound(const PointSegmentMotion& motion);

// First contact in t in [0, 1]. Guarantees with the closed rule and the guard on: `clear` only if there is none
// (Chebyshev distance > separation throughout), and box.t0 <= the exact first contact. Touching is contact.
// The trace changes no bit of the result.
[[nodiscard]] BisectionResult first_contact(const PointSegmentMotion& motion, const BisectionOptions& options,
                                            BisectionTrace* trace = nullptr);

// Do the numbers keep the contract above?
[[nodiscard]] bool is_valid(const PointSegmentMotion& motion);
[[nodiscard]] bool is_valid(const BisectionOptions& options);

// Is a contact (Chebyshev gap <= separation) proved to exist inside the box? A degree test on the box's boundary
// in exact arithmetic; exact contacts on the boundary count. Underflow or overflow of the arithmetic: false.
[[nodiscard]] bool contact_exists_in(const PointSegmentMotion& motion, const ParameterBox& box, double separation);

[[nodiscard]] constexpr std::string_view to_word(SearchOrder order) {
    return order == SearchOrder::levels ? "levels" : "queue";
}

[[nodiscard]] constexpr std::string_view to_word(Fate fate) {
    switch (fate) {
    case Fate::open: return "open";
    case Fate::split_t: return "split_t";
    case Fate::split_s: return "split_s";
    case Fate::converged: return "converged";
    case Fate::discarded: return "discarded";
    }
    return "open";
}

} // namespace tunnel::ccd
