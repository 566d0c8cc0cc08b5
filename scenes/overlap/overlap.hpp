// Answers: do two shapes overlap, how deep, and which way out? Document 001: boxes, circles, and why the rule for
// touching has to be one rule. Refuses: nothing; every setting gives shapes that can be asked.
#pragma once

#include "core/overlap/distance.hpp"
#include "core/overlap/pairs.hpp"
#include "scenes/kit/scene.hpp"
#include "scenes/overlap/params.hpp"

#include <array>
#include <vector>

namespace tunnel::scenes {

namespace overlap_lab {

// The points of a polygon, segment or point, grown by a radius.
struct Outline {
    std::vector<glm::dvec2> core;
    double radius = 0.0;
};

// Both shapes' intervals along a direction. Lengths in m.
struct Axis {
    glm::dvec2 n{1.0, 0.0};
    double a_lo = 0.0, a_hi = 0.0, b_lo = 0.0, b_hi = 0.0;
    overlap::AxisOverlap way;
    [[nodiscard]] double push() const { return way.push_up < way.push_down ? way.push_up : way.push_down; }
    [[nodiscard]] bool apart() const { return way.width < 0.0; }
    [[nodiscard]] bool contained() const { return !apart() && push() > way.width * (1.0 + 1e-12); }
};
enum AxisName { x_axis, y_axis, n_axis };

// One question on the way to the verdict.
struct Check {
    enum What { a_right, b_right, a_top, b_top, bounds_x, bounds_y, distance, reach, exact } what = exact;
    double left = 0.0, right = 0.0; // what is compared
    bool holds = true;
};

// The box on the floor at the start of a step, and what is asked and done there. Heights in m above the floor.
struct Moved {
    double bottom = 0.0, speed = 0.0; // speed: downwards, m/s
    bool detected = false;            // by the detection's rule
    bool confirmed = false;           // and by the response's: contact
    double pushed = 0.0;
};

struct Result {
    Outline a, b;
    overlap::Contact contact;   // the truth, exact and closed, whatever the switches say
    bool touching = false;      // contact of depth 0
    base::Status status = {};   // under the rule that was chosen
    std::array<Axis, 3> axes;   // x, y, and the contact's normal
    std::vector<Check> checks;  // as far as they had to be asked
    overlap::Distance nearest;  // clear: true nearest points
    bool same_centre = false;   // of two circles
    glm::dvec2 normal{0.0};     // as the switches leave it; NaN where it was divided by 0
    glm::dvec2 mtv{0.0};        // likewise
    glm::dvec2 by_width{0.0};   // the move that takes the overlap width for the push
    double left_by_push = 0.0;  // depth after the push; negative: a gap
    double left_by_width = 0.0; // depth after the other move
    bool mirrors = false;       // contact(B, A) is the same answer turned round
    std::vector<Moved> film;    // the box on the floor
    int first_contact = -1;     // in the film
    int flips = 0;              // changes between contact and none after it
    [[nodiscard]] bool lost() const { return !(normal.x * normal.x >= 0.0); } // no direction: 0/0
};

} // namespace overlap_lab

struct OverlapScene {
    using Params = overlap_lab::Params;
    using Result = overlap_lab::Result;
    static constexpr bool stays_at_end = true;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return overlap_lab::make_table(); }
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<OverlapScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<OverlapScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<OverlapScene>& moment);
    static std::vector<kit::Action> actions(const kit::Moment<OverlapScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
