// Answers: do two convex polygons overlap, and which way out is the shortest? Document 001: the separating axis test,
// axis by axis, with both shadows on each.
// Refuses: shapes that are not convex; they are shown with their fault, and no axis is examined.
#pragma once

#include "core/overlap/contact.hpp"
#include "core/shape/polygon.hpp"
#include "scenes/kit/scene.hpp"
#include "scenes/sat/params.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace tunnel::scenes {

namespace sat_lab {

// What is wrong with a list of corners, and at which one (from 0; -1: nowhere in particular).
struct Fault {
    shape::PolygonFault kind = shape::PolygonFault::none;
    int corner = -1;
    [[nodiscard]] bool any() const { return kind != shape::PolygonFault::none; }
};

// One axis: the outward normal of an edge, and both shadows on it. Lengths in m.
struct Axis {
    bool of_a = true; // whose edge
    int edge = 0;     // from corner `edge` to the next
    glm::dvec2 n{0.0};
    double a_lo = 0.0, a_hi = 0.0, b_lo = 0.0, b_hi = 0.0;
    double overlap = 0.0;   // width, min(a_hi, b_hi) - max(a_lo, b_lo); negative: the gap
    double push = 0.0;      // the way out for B along this axis: the lesser of a_hi - b_lo and b_hi - a_lo
    double sense = 1.0;     // +1: that way out leads along n, -1: against it
    bool separates = false; // a gap
    bool touches = false;   // exactly no overlap and no gap, or a gap
    bool inside = false;    // one shadow lies in the other: push and overlap differ
    bool tied = false;      // another way out as short as the answer
    [[nodiscard]] bool outward() const { return (sense > 0.0) == of_a; } // the way out leads off this very edge
};

// Where the loop went and what it says, under the rules that were chosen.
struct Search {
    int visited = 0;  // axes examined
    int stopped = -1; // the axis that ended the loop, -1: none
    base::Status status = base::Status::invalid_input;
    int chosen = -1; // hit: the axis of the answer
    glm::dvec2 mtv{0.0};
};

struct Result {
    std::vector<glm::dvec2> a, b; // corners, as they lie in the world
    Fault fault_a, fault_b;
    overlap::Contact contact; // the truth: exact verdict, whatever the switches say
    bool touching = false;    // exactly: no common area, yet no gap
    std::vector<Axis> axes;   // in visiting order: A's edges, then B's
    Search search;
    double left_over = 0.0; // after the push: how far they still overlap; negative: a gap
    double size = 1.0;      // of all there is, for what counts as rounding
    [[nodiscard]] bool valid() const { return !fault_a.any() && !fault_b.any(); }
    [[nodiscard]] double rounding() const { return 1e-12 * size; }
};

} // namespace sat_lab

struct SatScene {
    using Params = sat_lab::Params;
    using Result = sat_lab::Result;
    static constexpr bool stays_at_end = true;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return sat_lab::make_table(); }
    static void settle(Params& params, std::span<const std::string_view> keys);
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<SatScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<SatScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<SatScene>& moment);
    static std::vector<kit::Action> actions(const kit::Moment<SatScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
