// Answers: what the parts of the world pane share: its frame, and where each axis is drawn beside the shapes.
#pragma once

#include "scenes/kit/world_pane.hpp"
#include "scenes/sat/search.hpp"

namespace tunnel::scenes::sat_lab {

// Points of the drawn axis: n * coordinate + off * across(n), clear of both polygons.
struct AxisPlace {
    glm::dvec2 n{1.0, 0.0};
    double off = 0.0;
    [[nodiscard]] glm::dvec2 at(double coordinate, double aside = 0.0) const {
        return n * coordinate + (off + aside) * across(n);
    }
};

// The line through `at` along `way`, as far as it lies in the frame.
struct Stretch {
    glm::dvec2 from{0.0}, to{0.0};
};
[[nodiscard]] Stretch across_frame(const kit::Frame& frame, const glm::dvec2& at, const glm::dvec2& way);

// Points of the arcs that the polygons are turned by.
using Grips = std::vector<glm::dvec2>;
[[nodiscard]] Grips grips_of(const std::vector<kit::Handle>& handles);
// On the side with fewer grips in the way; of equals the one that takes less room.
[[nodiscard]] AxisPlace place_of(const Result& result, const Axis& axis, const Grips& grips);
// All that any step draws lies in it; it moves in coarse steps while things are dragged.
[[nodiscard]] kit::Frame frame_of(const Moment& m, const Grips& grips);

struct Picture : kit::PanePicture {
    const Moment& m;
    const Grips& grips;
};

void draw_axis(const Picture& picture, int axis);
void draw_answer(const Picture& picture);
void draw_sliding(const Picture& picture); // B on its way out, while playback runs into the answer

} // namespace tunnel::scenes::sat_lab
