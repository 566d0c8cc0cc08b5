// Answers: what the points seen so far say: slopes, the work for a wanted error, the error for the same work.
#pragma once

#include "scenes/kit/digits.hpp"
#include "scenes/kit/plane.hpp"
#include "scenes/kit/world_pane.hpp"
#include "scenes/orders/orders.hpp"

#include <string>

namespace tunnel::scenes::orders_lab {

using Moment = kit::Moment<OrdersScene>;

[[nodiscard]] constexpr const kit::MethodGuise& guise_of(std::size_t method) { return kit::method_guises[method]; }
[[nodiscard]] inline kit::Words name_of(std::size_t method) { return method_names[method].label; }
[[nodiscard]] inline std::size_t watched_of(const Moment& m) { return static_cast<std::size_t>(m.params.watched); }
[[nodiscard]] inline unsigned pick_of(std::size_t method) { return 1U + static_cast<unsigned>(method); }

// Does the point take part in slopes?
[[nodiscard]] bool is_counted(const Params& p, const Spot& spot);
// Of the straight line of least squares through the points counted up to level `k`; NaN if fewer than two.
[[nodiscard]] double slope_of(const Moment& m, const MethodLine& line, int k);
// From the point before to point `k` alone; NaN at 0 or where one of them is no error.
[[nodiscard]] double slope_between(const MethodLine& line, int k);
[[nodiscard]] double ratio_to_previous(const MethodLine& line, int k); // the error before by this one

// Evaluations of the force until the error stays under the wanted one, by a straight line between the two points about
// it, down to a few steps.
struct Cost {
    double evaluations = 0.0; // NaN: not reached with the h seen so far
    bool at_most = false;     // it may be fewer: the point before it is none, or too large to say
};
[[nodiscard]] Cost cost_of(const Moment& m, const MethodLine& line, int k);
[[nodiscard]] double wanted_error(const Params& p);
// After as many forces as explicit Euler has worked out at this h; NaN where no points lie about that.
[[nodiscard]] double error_for_same_work(const Moment& m, const MethodLine& line, int k);
inline constexpr std::size_t no_method = static_cast<std::size_t>(-1);
[[nodiscard]] std::size_t cheapest_at(const Moment& m, int k);

[[nodiscard]] inline double steps_now(const Moment& m) {
    return static_cast<double>(static_cast<std::int64_t>(m.params.first) << m.step);
}
[[nodiscard]] inline double h_now(const Moment& m) { return m.params.time / steps_now(m); }
[[nodiscard]] std::string number(double value, int digits = 4);
[[nodiscard]] std::string slope_words(double slope); // "4.00", or a dash
[[nodiscard]] kit::Text fate_words(Fate fate);
[[nodiscard]] const char* fate_key(Fate fate);

// Of the whole run, as decades: what both panes frame.
struct Decades {
    double lo = -1.0, hi = 1.0;
};
[[nodiscard]] Decades error_decades(const Moment& m);

void draw_chart(const Moment& m, kit::DrawList& list, bool cost);
[[nodiscard]] double handle_place(const Moment& m, bool cost); // where on the wanted line the handle sits
void read_lesson(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::orders_lab
