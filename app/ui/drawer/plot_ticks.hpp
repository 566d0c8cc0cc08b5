// Answers: where an axis has its ticks, in steps of 1, 2 or 5, linear or logarithmic, and what stands beside them.
#pragma once

#include <string>
#include <vector>

namespace tunnel::app {

struct PlotTicks {
    std::vector<double> major{}, minor{}; // minor: log axes only, without numbers
    double step = 0.0;                    // linear: between two majors
    bool log = false;
    bool powers = false; // log: all majors are powers of ten, written as such
};

// At most `count` majors inside [lo, hi]; a degenerate or non-finite range has none.
[[nodiscard]] PlotTicks linear_ticks(double lo, double hi, int count);
[[nodiscard]] PlotTicks log_ticks(double lo, double hi, int count);      // needs lo > 0
[[nodiscard]] std::string tick_label(const PlotTicks& ticks, double at); // markup: 10^{6}

// A range with air on both sides that is never empty; log ranges stay positive.
struct AxisRange {
    double lo = 0.0, hi = 1.0;
};
[[nodiscard]] AxisRange padded(double lo, double hi, bool log);

} // namespace tunnel::app
