// Answers: what the parts of the picture share: the pane, the world of the moment and its measures.
#pragma once

#include "scenes/broad/broad.hpp"

namespace tunnel::scenes::broad_lab {

using kit::BoxInstance, kit::Fill, kit::Role, kit::Style, kit::Weight;

inline constexpr double gap = 3.0;            // m, between the area and what stands beside it
inline constexpr double strip = 24.0;         // m, for the intervals along the swept axis
inline constexpr double head_share = 0.27;    // of the height, for the numbers above
inline constexpr glm::dvec2 head_from{10.0};  // their pane's corner: off the origin, whose axes would be drawn
inline constexpr int few_boxes = 2000;        // outlines, hover and intervals for so many
inline constexpr std::size_t few_pairs = 150; // lines between middles

struct Picture {
    const Moment& m;
    const World& w;
    kit::DrawList& list;
    int pane = 0, head = 0; // the world; the numbers above it
    [[nodiscard]] bool few() const { return m.params.boxes <= few_boxes; }
    [[nodiscard]] unsigned pick(std::size_t box) const { return few() ? static_cast<unsigned>(box) + 1 : 0; }
    [[nodiscard]] bool lists_intervals() const { return sweeps(m.params) && few(); }
};

[[nodiscard]] inline BoxInstance rectangle(const shape::Aabb& box, Role role, Fill fill, bool outline = true) {
    return {{box.min, 0.0}, {box.max, 0.0}, role, fill, outline, false, 0};
}

// The strip that is looked into, the middle one: its number, its sides in y within the area, and the place in
// StripPicture::ids of the last of its boxes that has begun at the line; none where none has.
struct Strip {
    std::uint32_t number = 0;
    double lo = 0.0, hi = 0.0;
    std::optional<std::uint32_t> at{};
};
[[nodiscard]] Strip strip_of(const Params& params, const World& w);

void draw_head(const Picture& picture);
void draw_boxes(const Picture& picture);
void draw_cells(const Picture& picture); // under the boxes
void draw_tree(const Picture& picture);
void draw_sweep(const Picture& picture);
void draw_strips(const Picture& picture); // under the boxes
void draw_eights(const Picture& picture); // over them

} // namespace tunnel::scenes::broad_lab
