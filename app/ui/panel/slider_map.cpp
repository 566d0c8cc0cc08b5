// Answers: the arithmetic of linear and logarithmic sliders. Snapped values are the doubles nearest to short decimals,
// so that 3 × 0.1 is 0.3.
#include "app/ui/panel/slider_map.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace tunnel::app {
namespace {

double decimal(double value) {
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.12g", value);
    return std::strtod(buffer, nullptr);
}

constexpr double part_of_zero = 0.05; // of a log track that begins with 0

// The smallest value but 0.
double least(const kit::Range& range) { return range.min > 0.0 ? range.min : range.step; }
bool is_log(const kit::Range& range) {
    return range.scale == kit::Scale::log && range.min >= 0.0 && least(range) > 0.0 && range.max > least(range);
}
bool has_zero(const kit::Range& range) { return is_log(range) && range.min == 0.0; }

double clamped(const kit::Range& range, double value) {
    return value >= range.min ? std::min(value, range.max) : range.min; // NaN: the minimum
}

// The step at `value`: on a log track one unit of the first digit, or of the second.
double step_at(const kit::Range& range, double value, bool fine) {
    if (!is_log(range)) {
        const double step = range.step > 0 ? range.step : (range.max - range.min) / 100.0;
        return fine ? step / 10.0 : step;
    }
    const double decade = std::pow(10.0, std::floor(std::log10(value) + 1e-9));
    return fine ? decade / 10.0 : decade;
}

double one_step(const kit::Range& range, double value, int direction, bool fine) {
    if (has_zero(range) && direction > 0 && value < least(range)) return least(range);
    if (has_zero(range) && direction < 0 && value <= least(range)) return 0.0;
    double step = step_at(range, value, fine);
    // Down from 0.1 the unit is that of 0.09.
    if (is_log(range) && direction < 0) step = step_at(range, value * (fine ? 0.995 : 0.95), fine);
    const double at = value / step, nearest = std::round(at);
    const bool on_grid = std::fabs(at - nearest) < 1e-6;
    if (on_grid) return decimal((nearest + direction) * step);
    return decimal((direction > 0 ? std::ceil(at) : std::floor(at)) * step);
}

} // namespace

double slider_fraction(const kit::Range& range, double value) {
    if (!(range.max > range.min)) return 0.0;
    const double v = clamped(range, value);
    const double from = has_zero(range) ? part_of_zero : 0.0;
    if (v < least(range) && from > 0.0) return from * v / least(range);
    if (is_log(range)) return from + (1.0 - from) * std::log(v / least(range)) / std::log(range.max / least(range));
    return (v - range.min) / (range.max - range.min);
}

double snap(const kit::Range& range, double value, bool fine) {
    const double v = clamped(range, value);
    if (v == range.min || v == range.max) return v;
    if (has_zero(range) && v < least(range)) return v < 0.5 * least(range) ? 0.0 : least(range);
    const double step = is_log(range) ? step_at(range, v, true) * (fine ? 0.1 : 1.0) : step_at(range, v, fine);
    return clamped(range, decimal(std::round(v / step) * step));
}

double slider_value(const kit::Range& range, double fraction, bool fine) {
    const double f = fraction >= 0 ? std::min(fraction, 1.0) : 0.0;
    if (f == 0.0) return range.min;
    if (f == 1.0) return range.max;
    const double from = has_zero(range) ? part_of_zero : 0.0;
    if (f < from) return snap(range, least(range) * f / from, fine);
    if (is_log(range))
        return snap(range, least(range) * std::pow(range.max / least(range), (f - from) / (1.0 - from)), fine);
    return snap(range, range.min + f * (range.max - range.min), fine);
}

double nudge(const kit::Range& range, double value, int steps, bool fine) {
    double v = clamped(range, value);
    for (int i = 0; i < std::min(std::abs(steps), 1000); ++i)
        v = clamped(range, one_step(range, v, steps > 0 ? 1 : -1, fine));
    return v;
}

} // namespace tunnel::app
