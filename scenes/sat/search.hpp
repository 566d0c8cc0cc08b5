// Answers: how the loop stands at one step: which axes are examined, which one to look at, and what it did there.
#pragma once

#include "scenes/kit/plane.hpp"
#include "scenes/sat/sat.hpp"

#include <glm/geometric.hpp>

#include <string>

namespace tunnel::scenes::sat_lab {

using Moment = kit::Moment<SatScene>;

using kit::across, kit::direction, kit::flat;

// Pick ids: axes are index + 1, the same for an edge in the world and for its row.
inline unsigned pick_of(int axis) { return static_cast<unsigned>(axis) + 1U; }
inline constexpr unsigned pick_a = 101U, pick_b = 102U, first_handle_pick = 201U;

inline int axis_count(const Moment& m) { return static_cast<int>(m.result.axes.size()); }
inline const Axis& axis_at(const Moment& m, int index) { return m.result.axes[static_cast<std::size_t>(index)]; }
inline bool finished(const Moment& m) { return m.step == m.last_step; }

// Has the loop come to this axis by now?
[[nodiscard]] bool examined(const Moment& m, int axis);
// The axis of this step; at the end that of the answer; -1: none.
[[nodiscard]] int axis_of_step(const Moment& m);
// The one that the panes explain: hovered, else selected, else that of this step; -1: none.
[[nodiscard]] int axis_in_view(const Moment& m);
// The axis of the answer, its n turned from A to B: the way of the MTV.
[[nodiscard]] Axis turned_to_b(const Moment& m, Axis axis);
// Is the axis in view no answer: one that is pointed at, or on the way there?
[[nodiscard]] inline bool shown_openly(const Moment& m) { return !finished(m) || axis_in_view(m) != axis_of_step(m); }
// The least push among the axes examined so far; the answer's at the end; -1: none.
[[nodiscard]] int least_so_far(const Moment& m);

// What to say of an axis.
// same: another edge of the same axis gave the least, and faces the other polygon.
enum class Stand { waiting, not_needed, gap, touch, least, same, tied, overlap };
[[nodiscard]] Stand stand_of(const Moment& m, int axis);
[[nodiscard]] kit::Role role_of(Stand stand);
[[nodiscard]] kit::Text words_of(const Moment& m, int axis);

// The number that decides under the chosen rule: the push, or the width of the overlap.
[[nodiscard]] double way_out(const Moment& m, const Axis& axis);

// How the answer stands to the truth.
enum class Outcome { overlap, touching, nearly_touching, apart, barely_apart, lost_touch, not_out, invalid };
[[nodiscard]] Outcome outcome_of(const Moment& m);
[[nodiscard]] bool pushed_out(const Moment& m); // or there was nothing to push

[[nodiscard]] kit::Text words_of(const Fault& fault);
[[nodiscard]] std::string edge_name(const Axis& axis); // "A3"
[[nodiscard]] glm::dvec2 middle_of(const std::vector<glm::dvec2>& corners);

// The verdict at the end, in a word, with what it rests on.
struct Verdict {
    kit::Text word{}, detail{};
    kit::Role role = kit::Role::hit;
};
[[nodiscard]] Verdict verdict_of(const Moment& m);

void draw_world(const Moment& m, kit::DrawList& list);
void draw_why(const Moment& m, kit::DrawList& list);
void read_lesson(const Moment& m, kit::Readouts& out); // headline, timeline
void read_formula(const Moment& m, kit::Readouts& out);
void read_loop(const Moment& m, kit::Readouts& out);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);
void read_marks(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::sat_lab
