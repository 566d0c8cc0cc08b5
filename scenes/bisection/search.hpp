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
// What is known of a box at this step, in words: "0 outside: discarded".
kit::Text decision(const Moment& m, const ccd::BoxRecord& box);
kit::Role role_of(BoxState state);
bool finished(const Moment& m);

void draw_square(const Moment& m, kit::DrawList& list);
void draw_world(const Moment& m, kit::DrawList& list);
void draw_image(const Moment& m, kit::DrawList& list);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_lesson(const Moment& m, kit::Readouts& out); // formula, listing, headline

} // namespace tunnel::scenes::bisection
