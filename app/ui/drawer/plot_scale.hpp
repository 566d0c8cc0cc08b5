// Answers: which part of the plane a plot shows and where a value falls in it. Values that an axis cannot show (not
// finite, or not positive on a log axis) are left out.
#pragma once

#include "app/render/camera.hpp"
#include "app/ui/drawer/plot_ticks.hpp"
#include "scenes/kit/readout.hpp"

#include <glm/vec2.hpp>

#include <optional>

namespace tunnel::app {

struct PlotScale {
    Rect area; // of the graph itself, window points
    AxisRange x, y;
    bool log_x = false, log_y = false;

    [[nodiscard]] bool can_show(double vx, double vy) const;
    [[nodiscard]] float place_x(double v) const;
    [[nodiscard]] float place_y(double v) const;
    [[nodiscard]] glm::vec2 place(double vx, double vy) const { return {place_x(vx), place_y(vy)}; }
};

// Ranges from all samples and marks of the plot.
[[nodiscard]] PlotScale scale_of(const kit::Plot& plot, const Rect& area);

// The sample nearest in x to a window position, as an index; nothing when the series has none to show.
[[nodiscard]] std::optional<std::size_t> nearest_sample(const kit::Series& series, const PlotScale& scale,
                                                        float window_x);

} // namespace tunnel::app
