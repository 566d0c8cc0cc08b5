// Answers: how did the slab method come to its answer about a box along the axes? One record an axis, in the order in
// which they were looked at, and what all of them share.
// Refuses: what cast() refuses; the trace is then empty.
#pragma once

#include "core/ray/cast.hpp"

#include <array>

namespace tunnel::ray {

// The slab between the two planes of one axis. Distances along the ray's line, of any sign.
struct SlabRecord {
    int axis = 0;
    bool parallel = false; // the direction has no component along it: nothing is divided
    bool holds = true;     // parallel: the line lies in the slab all along (the planes count), or never
    double near = 0.0,
           far = 0.0; // the planes' coordinates, in the order in which the ray meets them; parallel: min, max
    double enter = -unbounded, exit = unbounded; // parallel and outside: swapped, which is empty
};

struct SlabTrace {
    std::array<SlabRecord, 3> axes;
    int count = 0;         // axes looked at: a line outside a slab for ever ends the search; two for shape::Aabb
    bool compared = false; // entry and exit lay within their rounding of each other, and were compared exactly
    bool any = false;      // the intervals share a point
    double enter = 0.0, exit = 0.0; // that they share, if any
    int in = 0, out = 0;            // the axes of these two
};

// As cast() without a trace, to the same bits.
[[nodiscard]] Hit cast(const Ray& ray, const Box& box, Start start, SlabTrace* trace);
[[nodiscard]] Hit cast(const Ray& ray, const shape::Aabb& box, Start start, SlabTrace* trace);

} // namespace tunnel::ray
