// Existence of a contact in a parameter box. F is bilinear, so it maps each side of the box onto a straight segment,
// and the boundary onto a closed quadrilateral. If a side of it meets the square of contact [-d, d]^2, some point of
// the boundary is a contact. If none does, the winding number about the origin is the degree of F on the box, and a
// degree other than zero proves a root inside. (Two roots of opposite sense cancel: "not proved".)
#include "core/base/within.hpp"
#include "core/ccd/point_segment/corner_image.hpp"
#include "core/ccd/point_segment/exact_scale.hpp"

namespace tunnel::ccd {

namespace {

bool side_meets_square(CornerImage& image, int i, int j, double d) {
    for (int axis = 0; axis < 2; ++axis) {
        if (image.side(i, axis, d) > 0 && image.side(j, axis, d) > 0) return false;
        if (image.side(i, axis, -d) < 0 && image.side(j, axis, -d) < 0) return false;
    }
    return image.line_reaches(i, j, d);
}

// +1 or -1 where the side i -> j crosses the positive x axis upwards or downwards. No side meets the origin.
int crossing(CornerImage& image, int i, int j) {
    const bool from_above = image.side(i, 1, 0.0) > 0, to_above = image.side(j, 1, 0.0) > 0;
    if (!from_above && to_above) return image.turn(i, j) > 0 ? 1 : 0;
    if (from_above && !to_above) return image.turn(i, j) < 0 ? -1 : 0;
    return 0;
}

bool is_valid(const ParameterBox& box) {
    return box.t0 >= 0.0 && box.t0 <= box.t1 && box.t1 <= 1.0 && box.s0 >= 0.0 && box.s0 <= box.s1 && box.s1 <= 1.0;
}

} // namespace

bool contact_exists_in(const PointSegmentMotion& motion, const ParameterBox& box, double separation) {
    if (!is_valid(motion) || !is_valid(box) || !(separation >= 0.0 && separation <= max_coordinate)) return false;
    const double scale = exact_scale(motion, separation);
    const PointSegmentMotion large = scaled(motion, scale);
    const double d = scale * separation;
    CornerImage image(large, box);
    bool found = false;
    for (int i = 0; i < 4 && !found; ++i) found = side_meets_square(image, i, (i + 1) % 4, d);
    if (!found) {
        int winding = 0;
        for (int i = 0; i < 4; ++i) winding += crossing(image, i, (i + 1) % 4);
        found = winding != 0;
    }
    return found && image.sound();
}

} // namespace tunnel::ccd
