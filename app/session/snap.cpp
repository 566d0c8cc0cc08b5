// Answers: how values come to lie on their step without the noise of binary fractions.
#include "app/session/snap.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace tunnel::app {

namespace {

// 35 · 0.1 is 3.5000000000000004 but 35 / 10 is 3.5: dividing keeps short decimals short.
double to_step(double value, double step) {
    const double per_unit = std::round(1.0 / step);
    if (per_unit >= 1.0 && std::abs(per_unit * step - 1.0) < 1e-9) return std::round(value * per_unit) / per_unit;
    return std::round(value / step) * step;
}

} // namespace

double snapped(const kit::ParamRow& row, double value) {
    if (!std::isfinite(value)) return value;
    if (row.kind == kit::Kind::file) return 0.0;
    const bool real = row.kind == kit::Kind::real || row.kind == kit::Kind::points; // points: one of their coordinates
    value = std::clamp(value, row.range.min, row.range.max);
    // A log scale has no constant step; its ends are kept as they are even when no multiple of the step meets them.
    const bool at_end = value == row.range.min || value == row.range.max;
    if (row.range.scale == kit::Scale::linear && row.range.step > 0.0 && !at_end)
        value = to_step(value, row.range.step);
    if (!real) value = std::round(value);
    return std::clamp(value, row.range.min, row.range.max) + 0.0; // + 0.0: no negative zero
}

double two_digits(double value) {
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.1e", value);
    return std::strtod(buffer, nullptr);
}

} // namespace tunnel::app
