// Answers: the sweep, four edges at a time, once for every machine and once for those with AVX2.
#include "core/sat/axes.hpp"

#include "core/shape/four.hpp"

namespace tunnel::sat {

using shape::ConvexPolygon;
using shape::Four;
using shape::FourInts;
using shape::load;
using shape::store;

namespace any_machine {
namespace {
using Machine = shape::AnyMachine;
#include "core/sat/axes_kernel.hpp"
} // namespace
} // namespace any_machine

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
namespace avx2_machine {
namespace {
using Machine = shape::Avx2Machine;
#include "core/sat/axes_kernel.hpp"
} // namespace
} // namespace avx2_machine
TUNNEL_AVX2_END
#endif

void find_gaps(const ConvexPolygon& a, const ConvexPolygon& b, Gaps& out) {
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) return avx2_machine::gaps_of(a, b, out);
#endif
    any_machine::gaps_of(a, b, out);
}

int facing_edge(const glm::dvec2& normal, const ConvexPolygon& other) {
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) return avx2_machine::facing_of(normal, other);
#endif
    return any_machine::facing_of(normal, other);
}

} // namespace tunnel::sat
