// Answers: where the run stands at one step of the timeline, how each method looks and is called, and how numbers are
// written.
#pragma once

#include "scenes/integrators/integrators.hpp"
#include "scenes/kit/digits.hpp"
#include "scenes/kit/method_guise.hpp"
#include "scenes/kit/plane.hpp"
#include "scenes/kit/world_pane.hpp"

#include <string>

namespace tunnel::scenes::integrators_lab {

using Moment = kit::Moment<IntegratorsScene>;

[[nodiscard]] constexpr const kit::MethodGuise& guise_of(std::size_t method) { return kit::method_guises[method]; }

// Lines of the code: force and mass give a, then the two that swap.
inline constexpr int lines_a_step = 3;
struct Now {
    int k = 0;    // steps done by all
    int line = 0; // lines of step k + 1 that the code has done
};
[[nodiscard]] Now now_of(const Moment& m);
[[nodiscard]] int timeline_step(const Params& p, int k);

// Of the watched particle: across and up; on a line across is the time.
[[nodiscard]] glm::dvec2 place_of(const Moment& m, const integrate::State& s);
[[nodiscard]] glm::dvec2 velocity_of(const Moment& m, const integrate::State& s); // on a line across is 0
[[nodiscard]] glm::dvec2 accel_of(const Moment& m, int k);
// What the code's variables hold, in the middle of a step, too.
[[nodiscard]] integrate::State code_state(const Moment& m);
inline bool velocity_first(const Moment& m) { return m.params.order == Order::velocity_first; }
inline double angular_step(const Params& p) { return p.h * p.omega; }
inline const char* length_unit(const Params& p) { return p.system == System::pendulum ? "rad" : "m"; }

// Energy now by energy at the start; NaN where there was none, or where it can be below 0.
[[nodiscard]] double energy_ratio(const MethodRun& run, int k);
// By how much it is off the exact motion's, in parts of Result::energy_scale.
[[nodiscard]] double energy_error(const MethodRun& run, int k);
[[nodiscard]] bool energy_is_ratio(const Params& p);
// Up minus the exact one; NaN where nothing is exact.
[[nodiscard]] double signed_error(const Moment& m, const MethodRun& run, int k);
[[nodiscard]] std::string number(double value, int digits = 5);
[[nodiscard]] std::string markup(double value, int digits = 6); // for formulas: a real minus, no brackets
[[nodiscard]] kit::Text what_happened(const MethodRun& run); // "" or "not finite in step 37", "energy off in step 12"

// The step's lesson holds the whole run: what frames show.
struct Span {
    glm::dvec2 lo{0.0}, hi{1.0};
    [[nodiscard]] bool holds(const glm::dvec2& p) const {
        return p.x >= lo.x && p.x <= hi.x && p.y >= lo.y && p.y <= hi.y;
    }
};
[[nodiscard]] Span world_span(const Moment& m);
[[nodiscard]] Span phase_span(const Moment& m);
// How long the arrow of 1 m/s is, s; on a line the arrow is the tangent of the curve.
[[nodiscard]] double arrow_seconds(const Moment& m);

// How many steps of a trail are drawn before and after now, where it runs over itself.
inline int trail_steps(const Moment& m) { return on_line(m.params) || m.params.steps <= 400 ? m.params.steps : 150; }

void draw_world(const Moment& m, kit::DrawList& list);
void draw_phase(const Moment& m, kit::DrawList& list);
void read_lesson(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_listing(const Moment& m, kit::Readouts& out);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::integrators_lab
