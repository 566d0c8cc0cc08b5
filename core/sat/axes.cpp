// Answers: the sweep and the clipping, once for every machine and once for those with AVX2.
#include "core/sat/axes.hpp"

#include "core/sat/clip.hpp"
#include "core/shape/four.hpp"
#include "core/shape/two.hpp"

namespace tunnel::sat {

using overlap::Contact;
using shape::ConvexPolygon;
using shape::fill;
using shape::Four;
using shape::FourInts;
using shape::load;
using shape::store;
using shape::Two;

namespace any_machine {
namespace {
using Machine = shape::AnyMachine;
#include "core/sat/facing_kernel.hpp"
//
#include "core/sat/axes_kernel.hpp"
//
#include "core/sat/contact_kernel.hpp"
} // namespace
} // namespace any_machine

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
namespace avx2_machine {
namespace {
using Machine = shape::Avx2Machine;
#include "core/sat/facing_kernel.hpp"
//
#include "core/sat/axes_kernel.hpp"
//
#include "core/sat/contact_kernel.hpp"
} // namespace
} // namespace avx2_machine
TUNNEL_AVX2_END
#endif

void find_gaps(const ConvexPolygon& a, const ConvexPolygon& b, Gaps& out) {
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) return avx2_machine::gaps_of(a, b, out.best, &out);
#endif
    any_machine::gaps_of(a, b, out.best, &out);
}

bool plain_mtv(const ConvexPolygon& a, const ConvexPolygon& b, Mtv& out) {
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) return avx2_machine::plain_answer(a, b, out);
#endif
    return any_machine::plain_answer(a, b, out);
}

bool plain_contact(const ConvexPolygon& a, const ConvexPolygon& b, Contact& out) {
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) return avx2_machine::plain_answer(a, b, out);
#endif
    return any_machine::plain_answer(a, b, out);
}

void write(const ConvexPolygon& a, const ConvexPolygon& b, const Axis& axis, Mtv& out) {
    any_machine::write_answer(a, b, axis, out);
}

void write(const ConvexPolygon& a, const ConvexPolygon& b, const Axis& axis, Contact& out) {
    any_machine::write_answer(a, b, axis, out);
}

} // namespace tunnel::sat
