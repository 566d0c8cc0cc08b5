// Answers: the ranges and the mapping of plots.
#include "app/ui/drawer/plot_scale.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::app {
namespace {

bool usable(double v, bool log) { return std::isfinite(v) && (!log || v > 0); }

double share(const AxisRange& r, double v, bool log) {
    if (log) return std::log(v / r.lo) / std::log(r.hi / r.lo);
    return (v - r.lo) / (r.hi - r.lo);
}

struct Bounds {
    double lo = std::numeric_limits<double>::infinity(), hi = -std::numeric_limits<double>::infinity();
    void take(double v, bool log) {
        if (!usable(v, log)) return;
        lo = std::min(lo, v);
        hi = std::max(hi, v);
    }
};

} // namespace

bool PlotScale::can_show(double vx, double vy) const { return usable(vx, log_x) && usable(vy, log_y); }
float PlotScale::place_x(double v) const { return area.x + static_cast<float>(share(x, v, log_x)) * area.w; }
float PlotScale::place_y(double v) const { return area.y + area.h - static_cast<float>(share(y, v, log_y)) * area.h; }

PlotScale scale_of(const kit::Plot& plot, const Rect& area) {
    PlotScale scale{area, {}, {}, plot.x.log, plot.y.log};
    Bounds x, y;
    for (const kit::Series& s : plot.series)
        for (std::size_t i = 0; i < std::min(s.x.size(), s.y.size()); ++i)
            if (scale.can_show(s.x[i], s.y[i])) {
                x.take(s.x[i], scale.log_x);
                y.take(s.y[i], scale.log_y);
            }
    for (const kit::PlotMark& m : plot.marks) (m.vertical ? x : y).take(m.at, m.vertical ? scale.log_x : scale.log_y);
    scale.x = padded(x.lo, x.hi, scale.log_x);
    scale.y = padded(y.lo, y.hi, scale.log_y);
    return scale;
}

std::optional<std::size_t> nearest_sample(const kit::Series& series, const PlotScale& scale, float window_x) {
    std::optional<std::size_t> found;
    float best = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
        if (!scale.can_show(series.x[i], series.y[i])) continue;
        const float far = std::abs(scale.place_x(series.x[i]) - window_x);
        if (far < best) {
            best = far;
            found = i;
        }
    }
    return found;
}

} // namespace tunnel::app
