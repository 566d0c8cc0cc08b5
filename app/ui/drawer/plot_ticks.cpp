// Answers: the 1-2-5 arithmetic of axes.
#include "app/ui/drawer/plot_ticks.hpp"

#include "app/ui/panel/number_format.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tunnel::app {
namespace {

double nice_step(double rough) {
    const double decade = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= rough * (1 - 1e-9)) return factor * decade;
    return 10.0 * decade;
}

bool usable(double lo, double hi, int count) {
    return std::isfinite(lo) && std::isfinite(hi) && hi > lo && std::isfinite(hi - lo) && count > 0;
}

bool is_decade(double at) { return std::fabs(std::log10(at) - std::round(std::log10(at))) < 1e-9; }

// 1, 2 and 5 of every decade.
std::vector<double> within_decades(double lo, double hi, int from, int to) {
    std::vector<double> out;
    for (int p = from - 1; p <= to; ++p)
        for (const double factor : {1.0, 2.0, 5.0})
            if (const double at = factor * std::pow(10.0, p); at >= lo * (1 - 1e-9) && at <= hi * (1 + 1e-9))
                out.push_back(at);
    return out;
}

// Less than a decade or so: decades alone would leave an axis with one number.
void add_within_decades(PlotTicks& out, double lo, double hi, int from, int to, int count) {
    out.major = within_decades(lo, hi, from, to);
    if (static_cast<int>(out.major.size()) <= count) return;
    if (std::count_if(out.major.begin(), out.major.end(), is_decade) >= 2)
        std::erase_if(out.major, [&](double at) { return !is_decade(at); });
    else
        out.major = {out.major.front(), out.major.back()};
}

} // namespace

PlotTicks linear_ticks(double lo, double hi, int count) {
    PlotTicks out;
    if (!usable(lo, hi, count)) return out;
    out.step = nice_step((hi - lo) / count);
    // One number alone gives no scale.
    for (int finer = count + 1; std::floor(hi / out.step) - std::ceil(lo / out.step) < 1 && finer < count + 8; ++finer)
        out.step = nice_step((hi - lo) / finer);
    const double first = std::ceil(lo / out.step - 1e-6), last = std::floor(hi / out.step + 1e-6);
    if (!(last - first < 1000)) return out; // the step is lost in the rounding of lo
    for (double k = first; k <= last; k += 1.0) out.major.push_back(k == 0.0 ? 0.0 : k * out.step);
    return out;
}

PlotTicks log_ticks(double lo, double hi, int count) {
    PlotTicks out;
    out.log = true;
    if (!usable(lo, hi, count) || !(lo > 0)) return out;
    const int from = static_cast<int>(std::ceil(std::log10(lo) - 1e-9));
    const int to = static_cast<int>(std::floor(std::log10(hi) + 1e-9));
    if (to - from < 2) {
        add_within_decades(out, lo, hi, from, to + 1, count);
    } else if (to - from <= 3 && within_decades(lo, hi, from, to).size() <= static_cast<std::size_t>(count)) {
        out.major = within_decades(lo, hi, from, to);
    } else {
        const int stride = std::max(1, (to - from + count) / count);
        for (int p = from; p <= to; ++p)
            (((p - from) % stride == 0) ? out.major : out.minor).push_back(std::pow(10.0, p));
    }
    if (out.major.size() < 2) { // within a part of a decade
        out.major = linear_ticks(lo, hi, count).major;
        return out;
    }
    const auto large = [](double at) { return std::fabs(std::log10(at)) > 3.9; };
    out.powers = std::all_of(out.major.begin(), out.major.end(), is_decade) &&
                 std::any_of(out.major.begin(), out.major.end(), large);
    if (to - from <= 10)
        for (int p = from - 1; p <= to; ++p)
            for (int digit = 2; digit < 10; ++digit)
                if (const double at = digit * std::pow(10.0, p); at >= lo && at <= hi) out.minor.push_back(at);
    return out;
}

std::string tick_label(const PlotTicks& ticks, double at) {
    if (at == 0.0) return "0";
    if (ticks.powers) {
        const int power = static_cast<int>(std::lround(std::log10(at)));
        return "10^{" + std::string(power < 0 ? "\\minus " : "") + std::to_string(std::abs(power)) + "}";
    }
    const double size = std::fabs(at);
    if (ticks.log || ticks.step >= 1e6 || ticks.step < 1e-5 || size >= 1e7) return show_number(at, 4);
    char buffer[48];
    std::snprintf(buffer, sizeof buffer, "%.*f", decimals_of(ticks.step), size);
    return (at < 0 ? "\u2212" : "") + std::string(buffer);
}

AxisRange padded(double lo, double hi, bool log) {
    if (!std::isfinite(lo) || !std::isfinite(hi) || lo > hi || (log && !(lo > 0)))
        return log ? AxisRange{0.1, 10} : AxisRange{};
    if (log) {
        const double air = hi > lo ? std::pow(hi / lo, 0.04) : 3.0;
        return {lo / air, hi * air};
    }
    const double air = hi > lo ? 0.05 * (hi - lo) : std::max(0.5 * std::fabs(lo), 0.5);
    // An axis that starts at zero keeps its corner there.
    return {lo >= 0 && lo - air < 0 && lo < 0.2 * hi ? 0.0 : lo - air, hi + air};
}

} // namespace tunnel::app
