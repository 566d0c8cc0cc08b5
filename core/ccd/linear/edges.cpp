// Answers: the times, four edges at once, once for every machine and once for those with AVX2.
#include "core/ccd/linear/edges.hpp"

#include "core/shape/four.hpp"

namespace tunnel::ccd {

using shape::ConvexPolygon;
using shape::fill;
using shape::Four;
using shape::FourInts;
using shape::load;

namespace any_machine {
namespace {
using Machine = shape::AnyMachine;
#include "core/ccd/linear/edges_kernel.hpp"
} // namespace
} // namespace any_machine

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
namespace avx2_machine {
namespace {
using Machine = shape::Avx2Machine;
#include "core/ccd/linear/edges_kernel.hpp"
} // namespace
} // namespace avx2_machine
TUNNEL_AVX2_END
#endif

EdgeTimes edge_times(const ConvexPolygon& a, const ConvexPolygon& b, const sat::Gaps& gaps, const glm::dvec2& way) {
    EdgeTimes out;
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) {
        avx2_machine::times_of(a, b, gaps, way, out);
        return out;
    }
#endif
    any_machine::times_of(a, b, gaps, way, out);
    return out;
}

} // namespace tunnel::ccd
