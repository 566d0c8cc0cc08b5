// Answers: the first contact of frequent pairs in rounded arithmetic, whose error bounds prove what is said; "false"
// where they do not, and then nothing is said.
// Refuses: nothing; the numbers are valid.
// Internal to core/ccd.
#pragma once

#include "core/ccd/linear/outline.hpp"

namespace tunnel::ccd {

[[nodiscard]] bool boxes_quickly(const shape::Aabb& a, const shape::Aabb& b, const LinearTravel& travel,
                                 LinearImpact& out);
[[nodiscard]] bool circle_box_quickly(const shape::Circle& a, const shape::Aabb& b, const LinearTravel& travel,
                                      LinearImpact& out);
[[nodiscard]] bool turned_boxes_quickly(const shape::Obb& a, const shape::Obb& b, const LinearTravel& travel,
                                        LinearImpact& out);
[[nodiscard]] bool polygons_quickly(const shape::ConvexPolygon& a, const shape::ConvexPolygon& b,
                                    const LinearTravel& travel, LinearImpact& out);
[[nodiscard]] bool loops_quickly(const OutlineSweep& sweep, LinearImpact& out);

// A time below this may have lost bits to underflow on its way.
inline constexpr double least_time = 0x1p-900;

// For times that are right to 6 units of 2^-53 of themselves: no later and no earlier than the exact one.
inline constexpr double earlier = 1.0 - 0x1p-50, later = 1.0 + 0x1p-50;

inline void bracket_rounded(double t, LinearImpact& out) {
    out.status = base::Status::hit;
    out.certified = true;
    out.t = t, out.t_lo = t * earlier, out.t_hi = t * later;
}

inline bool say_clear(LinearImpact& out) {
    out.status = base::Status::clear;
    return true;
}
inline bool say_touching(LinearImpact& out) {
    out.status = base::Status::hit;
    out.certified = true;
    return true;
}

} // namespace tunnel::ccd
