// Answers: the polygon moved. The edges are those of the rounded vertices, so that their normals are, too.
#include "core/math/four.hpp"
#include "core/shape/polygon.hpp"

#include <cmath>

namespace tunnel::shape {

using math::Four;
using math::load;
using math::store;

#define TUNNEL_KERNEL "core/shape/place_kernel.hpp"
#include "core/math/each_machine.hpp"

Pose pose(const glm::dvec2& shift, double angle) { return {shift, std::cos(angle), std::sin(angle)}; }

void place(const ConvexPolygon& local, const Pose& pose, ConvexPolygon& out) {
    // One comparison for all, in the form that a NaN fails.
    const double size = std::abs(pose.shift.x) + std::abs(pose.shift.y) + (std::abs(pose.cosine) + std::abs(pose.sine));
    if (!(size <= max_coordinate)) {
        out.count = 0;
        return;
    }
    TUNNEL_KERNEL_CALL(place_all(local, pose, out));
}

ConvexPolygon place(const ConvexPolygon& local, const Pose& pose) {
    ConvexPolygon out;
    place(local, pose, out);
    return out;
}

} // namespace tunnel::shape
