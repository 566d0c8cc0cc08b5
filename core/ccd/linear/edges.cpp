// Answers: the times, four edges at once, once for every machine and once for those with AVX2.
#include "core/ccd/linear/edges.hpp"

#include "core/math/four.hpp"

namespace tunnel::ccd {

using math::fill;
using math::Four;
using math::FourInts;
using math::load;
using shape::ConvexPolygon;

#define TUNNEL_KERNEL "core/ccd/linear/edges_kernel.hpp"
#include "core/math/each_machine.hpp"

EdgeTimes edge_times(const ConvexPolygon& a, const ConvexPolygon& b, const sat::Gaps& gaps, const glm::dvec2& way) {
    EdgeTimes out;
    TUNNEL_KERNEL_CALL(times_of(a, b, gaps, way, out));
    return out;
}

} // namespace tunnel::ccd
