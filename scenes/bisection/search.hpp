// Answers: how the search stands at one step of the trace: which boxes are what, and which one to look at.
#pragma once

#include "scenes/bisection/bisection.hpp"

namespace tunnel::scenes::bisection {

using Result = BisectionScene::Result;
using Moment = kit::Moment<BisectionScene>;

enum class BoxState { unborn, active, converged, discarded, split };

// The state of a box after `step`.
BoxState state_at(const ccd::BoxRecord& box, int step);
// Pick ids: boxes are index + 1; end points lie above them all.
inline unsigned pick_of(std::size_t box) { return static_cast<unsigned>(box) + 1U; }
inline constexpr unsigned first_handle_pick = 1'000'001U;

inline const ccd::StepRecord& record_at(const Moment& m) {
    return m.result.trace->steps[static_cast<std::size_t>(m.step)];
}
// The box that the side panes explain: the hovered or selected one, else the one of this step, else the earliest. -1:
// none.
std::int64_t box_in_view(const Moment& m);
// What the loop did to a box last, as seen at this step.
enum class Stage { start, discard, converged, split, kept, undecided };
Stage stage_of(const Moment& m, std::int64_t box);
// The place on the wall nearest to the point at t: where a contact at t lies.
double nearest_place(const ccd::PointSegmentMotion& motion, double t);
// What is known of a box at this step, in words: "origin outside: discard".
kit::Text decision(const Moment& m, std::int64_t box);
kit::Role role_of(BoxState state);
bool finished(const Moment& m);
// Did the search end as clear where there is a contact?
bool lost_contact(const Moment& m);

void draw_square(const Moment& m, kit::DrawList& list);
void draw_world(const Moment& m, kit::DrawList& list);
void draw_image(const Moment& m, kit::DrawList& list);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_lesson(const Moment& m, kit::Readouts& out); // headline, timeline, formula
void read_loop(const Moment& m, kit::Readouts& out);   // listing and chart

} // namespace tunnel::scenes::bisection
