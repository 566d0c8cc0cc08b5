// Answers: how the method stands at one step, which numbers it has by then, and how they are written.
#pragma once

#include "scenes/kit/digits.hpp"
#include "scenes/kit/plane.hpp"
#include "scenes/kit/world_pane.hpp"
#include "scenes/slab/slab.hpp"

#include <string>

namespace tunnel::scenes::slab_lab {

using Moment = kit::Moment<SlabScene>;
using kit::flat;

enum Step { question, x_slab, y_slab, shared, choice };

// Pick ids: a slab and its bar, what both share, and the answer in both panes.
inline constexpr unsigned pick_axis[] = {1U, 2U};
inline constexpr unsigned pick_shared = 3U, pick_answer = 4U, pick_truth = 5U, first_handle_pick = 201U;
inline constexpr kit::Role role_axis[] = {kit::Role::body, kit::Role::second};

inline const Interval& axis_of(const Moment& m, int axis) { return m.result.axes[static_cast<std::size_t>(axis)]; }
inline const char* name_of(int axis) { return axis == 0 ? "x" : "y"; }
// Has the method come to it by now? At the end all that it came to at all.
inline bool shown(const Moment& m, int axis) { return m.step >= x_slab + axis && axis_of(m, axis).seen; }
inline bool active(const Moment& m, int axis) { return m.step == x_slab + axis; }
inline bool finished(const Moment& m) { return m.step == m.last_step; }
inline bool hit(const Moment& m) { return m.result.answer.status == base::Status::hit; }
inline bool documents(const Moment& m) { return by_document(m.params); }
// The intervals share a t, of any sign.
[[nodiscard]] bool share(const Moment& m);
// Which slab is entered last, left first; -1: neither.
[[nodiscard]] int last_entered(const Moment& m);
[[nodiscard]] int first_left(const Moment& m);
// The document's code hit, started inside, and told nobody.
[[nodiscard]] bool unsaid(const Moment& m);

[[nodiscard]] std::string number(double value);                     // with ∞ and NaN
[[nodiscard]] std::string interval_text(double enter, double exit); // "[2.5, 7.5]"
[[nodiscard]] kit::Text words_of(const Moment& m, int axis);        // always, never, NaN, or the interval

struct Verdict {
    kit::Text word{}, detail{};
    kit::Role role = kit::Role::hit;
};
[[nodiscard]] Verdict verdict_of(const Moment& m);
[[nodiscard]] kit::Text truth_text(const Moment& m); // in a few words

// All distances worth a look: the window of the t axis.
struct Window {
    double lo = -1.0, hi = 1.0;
    [[nodiscard]] double clamped(double t) const { return t < lo ? lo : t > hi ? hi : t; }
};
[[nodiscard]] Window window_of(const Moment& m);

void draw_world(const Moment& m, kit::DrawList& list);
void draw_bars(const Moment& m, kit::DrawList& list);
void read_lesson(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_listing(const Moment& m, kit::Readouts& out);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::slab_lab
