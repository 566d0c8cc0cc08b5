// Answers: how a style looks: colours, widths and dashes in pixels. Meanings never hang on colour alone, so some
// roles bring a form of their own: a miss is hollow and dashed, what is discarded is hatched.
#pragma once

#include "app/render/pane_renderer.hpp"

namespace tunnel::app {

struct Dashes {
    float on = 0.0f, period = 0.0f; // pixels; period 0: solid
};

struct Look {
    Color line{}, fill{};
    bool filled = false, hatched = false;
    float width = 1.0f; // pixels
    Dashes dashes{};
};

// The kit's sizes in drawable pixels.
struct Pixels {
    float per_size = 1.0f; // user scale x pixels per point
    [[nodiscard]] float width(kit::Weight weight) const;
};

[[nodiscard]] bool lit(unsigned pick, const RenderStyle& style);
[[nodiscard]] Look look_of(kit::Style style, const RenderStyle& render);
// For boxes, whose style comes with each.
[[nodiscard]] kit::Style style_of(const kit::BoxInstance& box, const kit::Style& item);
[[nodiscard]] Color text_color(const kit::Style& style, const Palette& palette);

} // namespace tunnel::app
