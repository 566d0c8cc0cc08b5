// Answers: the body as shapes of the draw list: a box with a nose and a fin, so that every turn of it can be read.
#pragma once

#include "scenes/kit/draw_list.hpp"

#include <glm/mat3x3.hpp>

#include <vector>

namespace tunnel::scenes::rotation_lab {

// At `centre`, turned by the columns of `axes`; the nose sticks out of the box's longest side.
struct Body {
    glm::dvec3 centre{0.0};
    glm::dmat3 axes{1.0};
    glm::dvec3 sides{1.0};

    [[nodiscard]] kit::Mesh box() const;
    [[nodiscard]] kit::Mesh marks() const; // nose and fin
    [[nodiscard]] std::vector<kit::Polyline> outline() const;
    [[nodiscard]] glm::dvec3 nose() const;           // body frame, from the middle to the tip
    [[nodiscard]] glm::dvec3 fin() const;            // likewise
    [[nodiscard]] glm::dvec3 at(glm::dvec3 p) const; // body frame -> world
};

} // namespace tunnel::scenes::rotation_lab
