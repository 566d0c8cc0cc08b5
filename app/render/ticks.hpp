// Answers: where an axis has its ticks (steps of 1, 2 or 5 times a power of ten) and what is written there.
#pragma once

#include <string>
#include <vector>

namespace tunnel::app {

struct Ticks {
    double step = 1.0;
    long long first = 0; // the first tick stands at first * step
    int count = 0;
    int decimals = 0; // that tell one tick from the next
    [[nodiscard]] double at(int i) const { return static_cast<double>(first + i) * step; }
    [[nodiscard]] std::string text(int i) const;
};

// The smallest 1-2-5 step that keeps ticks at least min_gap points apart; [lo, hi] is shown on `points` points.
[[nodiscard]] Ticks ticks(double lo, double hi, double points, double min_gap);

// How far apart lines stand at this user scale; grid and numbers ask here, so that they agree.
[[nodiscard]] inline double tick_gap(bool horizontal, float ui_scale) {
    return (horizontal ? 68.0 : 56.0) * static_cast<double>(ui_scale);
}

} // namespace tunnel::app
