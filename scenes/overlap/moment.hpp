// Answers: how things stand at one step: what is shown by now, which axis is looked at, and the verdict in a word.
#pragma once

#include "scenes/kit/digits.hpp"
#include "scenes/overlap/bodies.hpp"

#include <cmath>
#include <string>

namespace tunnel::scenes::overlap_lab {

using Moment = kit::Moment<OverlapScene>;

inline std::string short_number(double value) {
    const double rounded = std::round(value * 1e4) / 1e4; // four digits will do for a picture
    return kit::digits(rounded == 0.0 ? value : rounded, rounded == 0.0 ? 2 : 7);
}
inline std::string metres(double value) { return short_number(value) + " m"; }

inline bool on_floor(const Moment& m) { return m.params.stage == Stage::floor; }
inline bool finished(const Moment& m) { return m.step == m.last_step; }
// All at a glance: before the first question, and after the last.
inline bool whole(const Moment& m) { return m.step == 0 || finished(m); }
inline bool of_kind(const Moment& m, Form form) { return m.params.a_kind == form && m.params.b_kind == form; }
inline bool hit(const Moment& m) { return m.result.status == base::Status::hit; }

[[nodiscard]] const Check* check_now(const Moment& m); // null: none
[[nodiscard]] bool is_shown(const Moment& m, AxisName axis);
[[nodiscard]] bool is_active(const Moment& m, AxisName axis);
// A third bar, along the push, where the push need not lie along x or y.
[[nodiscard]] bool has_third(const Moment& m);
[[nodiscard]] bool any_contained(const Moment& m); // on x or y: the width is not the push

enum class Outcome { overlap, touching, apart, lost_touch, no_direction };
[[nodiscard]] Outcome outcome_of(const Moment& m);

struct Verdict {
    kit::Text word{}, detail{};
    kit::Role role = kit::Role::hit;
};
[[nodiscard]] Verdict verdict_of(const Moment& m); // of two shapes; of the box on the floor: at this step

// Changes between contact and none after the first contact.
[[nodiscard]] int flips_so_far(const Moment& m);
inline const Moved& moved(const Moment& m) { return m.result.film[static_cast<std::size_t>(m.step)]; }

[[nodiscard]] kit::Text name_of(AxisName axis);
[[nodiscard]] kit::Text way_name(AxisName axis, bool up); // right, left, up, down …
[[nodiscard]] kit::Text words_of(const Check& check, const Params& params);

void draw_world(const Moment& m, kit::DrawList& list);
void draw_bars(const Moment& m, kit::DrawList& list);
void draw_floor(const Moment& m, kit::DrawList& list);
void draw_film(const Moment& m, kit::DrawList& list);
void read_lesson(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_tables(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::overlap_lab
