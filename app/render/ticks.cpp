// Answers: ticks by the 1-2-5 rule. Refuses empty and non-finite ranges: no tick.
#include "app/render/ticks.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tunnel::app {

std::string Ticks::text(int i) const {
    const double value = at(i);
    char out[64];
    const double widest = count > 0 ? std::max(std::abs(at(0)), std::abs(at(count - 1))) : std::abs(value);
    const bool tiny = decimals > 12 || (decimals > 5 && widest < 1e-4); // all of them, so that they are written alike
    if (value == 0.0 && tiny) return "0";                               // beside numbers with an exponent
    if (value != 0.0 && (step >= 1e6 || tiny))
        std::snprintf(out, sizeof out, "%.*g", tiny ? 15 : 6, value);
    else
        std::snprintf(out, sizeof out, "%.*f", decimals, value == 0.0 ? 0.0 : value);
    return out;
}

Ticks ticks(double lo, double hi, double points, double min_gap) {
    Ticks out;
    const double span = hi - lo;
    if (!(span > 0.0) || !std::isfinite(span) || !(points > 0.0) || !(min_gap > 0.0)) return out;
    const double smallest = span * min_gap / points;
    const double decade = std::pow(10.0, std::floor(std::log10(smallest)));
    if (!(decade > 0.0) || !std::isfinite(decade)) return out;
    out.step = 10.0 * decade;
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= smallest * (1.0 - 1e-9)) {
            out.step = factor * decade;
            break;
        }
    const double first = std::ceil(lo / out.step - 1e-9), last = std::floor(hi / out.step + 1e-9);
    if (!(std::abs(first) < 9e15) || !(std::abs(last) < 9e15)) return out; // finer than doubles can tell
    out.first = static_cast<long long>(first);
    out.count = static_cast<int>(std::clamp(last - first + 1.0, 0.0, 1000.0));
    out.decimals = std::max(0, static_cast<int>(-std::floor(std::log10(out.step) + 1e-9)));
    return out;
}

} // namespace tunnel::app
