// Answers: the sweep and the clipping, once for every machine and once for those with AVX2.
#include "core/sat/axes.hpp"

#include "core/math/four.hpp"
#include "core/math/two.hpp"
#include "core/sat/clip.hpp"

namespace tunnel::sat {

using math::fill;
using math::Four;
using math::FourInts;
using math::load;
using math::store;
using math::Two;
using overlap::Contact;
using shape::ConvexPolygon;

#define TUNNEL_KERNEL "core/sat/contact_kernel.hpp"
#include "core/math/each_machine.hpp"

void find_gaps(const ConvexPolygon& a, const ConvexPolygon& b, Gaps& out) {
    TUNNEL_KERNEL_CALL(gaps_of(a, b, out.best, &out));
}

bool plain_mtv(const ConvexPolygon& a, const ConvexPolygon& b, Mtv& out) {
    return TUNNEL_KERNEL_CALL(plain_answer(a, b, out));
}

bool plain_contact(const ConvexPolygon& a, const ConvexPolygon& b, Contact& out) {
    return TUNNEL_KERNEL_CALL(plain_answer(a, b, out));
}

void write(const ConvexPolygon& a, const ConvexPolygon& b, const Axis& axis, Mtv& out) {
    any_machine::write_answer(a, b, axis, out);
}

void write(const ConvexPolygon& a, const ConvexPolygon& b, const Axis& axis, Contact& out) {
    any_machine::write_answer(a, b, axis, out);
}

} // namespace tunnel::sat
