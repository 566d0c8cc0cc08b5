// Answers: where each body stands at one step of the timeline, how far off that is, how each method looks and is
// called, and how numbers are written.
#pragma once

#include "scenes/kit/digits.hpp"
#include "scenes/kit/method_guise.hpp"
#include "scenes/rotation/runs.hpp"

#include <string>

namespace tunnel::scenes::rotation_lab {

using Moment = kit::Moment<RotationScene>;

[[nodiscard]] const kit::MethodGuise& guise_of(const Params& p, std::size_t method);
[[nodiscard]] inline std::size_t watched_of(const Params& p) {
    return is_free(p) ? static_cast<std::size_t>(p.watched_free) : static_cast<std::size_t>(p.watched);
}
inline unsigned pick_of(std::size_t method) { return 1U + static_cast<unsigned>(method); }

[[nodiscard]] double degrees(double radians);
// rad the exact body is ahead, whole turns counted; NaN where no axis is fixed, or the run does not go so far.
[[nodiscard]] double lag_of(const Result& r, std::size_t method, int tick);
[[nodiscard]] double turned_of(const Result& r, std::size_t method, int tick); // rad, likewise
[[nodiscard]] double error_of(const Result& r, std::size_t method, int tick);  // rad, 0 to pi; NaN: unknown
[[nodiscard]] bool has_stopped(const Result& r, std::size_t method, int tick);
// How many times longer than it was the body is in the direction where it is longest.
[[nodiscard]] double size_of(const MethodRun& run, int tick);
// Errors of no more than that are rounding, or the exact motion's own error where it is made by small steps.
[[nodiscard]] double rounding_of(const Params& p, const Result& r);

enum class Fate { exact, behind, ahead, off, stopped };
[[nodiscard]] Fate fate_of(const Moment& m, std::size_t method, int tick);
[[nodiscard]] const char* fate_key(Fate fate);
[[nodiscard]] kit::Text error_words(const Moment& m, std::size_t method, int tick); // "34.52° behind"

[[nodiscard]] std::string number(double value, int digits = 5);
[[nodiscard]] std::string angle(double radians, int digits);    // in degrees, without its sign
[[nodiscard]] std::string markup(double value, int digits = 6); // for formulas: a real minus
[[nodiscard]] kit::Text time_words(const Moment& m);            // "0.5 s", "12 h"

void draw_bodies(const Moment& m, kit::DrawList& list, int pane);
void draw_gauge(const Moment& m, kit::DrawList& list, int pane);
void read_lesson(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_listing(const Moment& m, kit::Readouts& out);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::rotation_lab
