// Answers: many pairs, four at a time where their polygons have alike many vertices, to the next multiple of four.
#include "core/math/four.hpp"
#include "core/sat/axes.hpp"
#include "core/sat/clip.hpp"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstring>

namespace tunnel::sat {

using math::fill;
using math::Four;
using math::FourInts;
using math::load;
using overlap::Contact;
using overlap::ContactPoint;
using shape::ConvexPolygon;

// Four doubles are written at once, as these lie in memory.
static_assert(sizeof(ContactPoint) == 32 && offsetof(ContactPoint, depth) == 16 && offsetof(ContactPoint, on_a) == 24 &&
              offsetof(ContactPoint, on_b) == 26);
static_assert(offsetof(Contact, normal) == 8 && offsetof(Contact, depth) == 24 && sizeof(base::Status) == 4);
static_assert(std::endian::native == std::endian::little);

#define TUNNEL_KERNEL "core/sat/batch_kernel.hpp"
#include "core/math/each_machine.hpp"

namespace {

bool all_have(std::size_t groups, const PolygonPair* pairs) {
    bool all = true;
    for (int k = 0; k < 4; ++k) all = all && pairs[k].a->groups() == groups && pairs[k].b->groups() == groups;
    return all;
}

} // namespace

void contacts(std::span<const PolygonPair> pairs, std::span<Contact> out) {
    assert(out.size() >= pairs.size());
    std::size_t i = 0;
    for (; i + 4 <= pairs.size(); i += 4) {
        const std::size_t groups = pairs[i].a->groups();
        const unsigned done =
            groups != 0 && all_have(groups, &pairs[i]) ? TUNNEL_KERNEL_CALL(answer(&pairs[i], groups, &out[i])) : 0;
        if (done == 15) continue;
        for (std::size_t k = 0; k < 4; ++k)
            if ((done >> k & 1U) == 0) out[i + k] = contact(*pairs[i + k].a, *pairs[i + k].b);
    }
    for (; i < pairs.size(); ++i) out[i] = contact(*pairs[i].a, *pairs[i].b);
}

} // namespace tunnel::sat
