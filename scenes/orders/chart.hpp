// Answers: one of the two log-log pictures while it is drawn: where a point stands in it, and what it frames.
#pragma once

#include "scenes/orders/moment.hpp"

namespace tunnel::scenes::orders_lab {

struct Chart : kit::PanePicture {
    const Moment& m;
    bool cost = false;     // across: the work; else h
    glm::dvec2 lo{}, hi{}; // of the points; names stand above
    double row = 0.0;      // height of a row of names

    [[nodiscard]] double across(const Spot& s) const;
    // False: no number, or none that a log-log picture can hold.
    [[nodiscard]] bool place(const Spot& s, glm::dvec2& out) const;
    [[nodiscard]] glm::dvec2 size() const { return hi - lo; }
    [[nodiscard]] bool on(std::size_t method) const { return m.result.lines[method].on; }
};
[[nodiscard]] Chart chart_of(const Moment& m, kit::DrawList& list, bool cost);

void draw_lines(const Chart& c);  // points and lines, slopes beside them
void draw_guides(const Chart& c); // the wanted error, rounding, bounds of stability, ideal slopes
void draw_legend(const Chart& c); // names over the picture
void draw_cheapest(const Chart& c);

} // namespace tunnel::scenes::orders_lab
