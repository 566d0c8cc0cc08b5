// Answers: the rectangles of a pane.
#include "scenes/overlap/picture.hpp"

namespace tunnel::scenes::overlap_lab {

void Picture::box(const glm::dvec2& lo, const glm::dvec2& hi, kit::Style style, bool outline) const {
    kit::Boxes boxes;
    boxes.boxes.push_back({flat(lo), flat(hi), style.role, style.fill, outline, style.ghost, style.pick});
    list.add(pane, style, std::move(boxes));
}

} // namespace tunnel::scenes::overlap_lab
