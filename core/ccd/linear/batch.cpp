// Answers: many motions, four at a time; those that the filters leave in doubt, and the last three, one by one.
#include "core/ccd/linear/quick.hpp"
#include "core/shape/four.hpp"

#include <bit>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace tunnel::ccd {

using shape::Aabb;
using shape::Circle;
using shape::fill;
using shape::Four;
using shape::FourInts;
using shape::Obb;

// Motions are read and answers written four doubles at once, as these lie in memory.
template <class Motion, std::size_t numbers> constexpr bool has_numbers =
    sizeof(Motion) == numbers * sizeof(double) && std::is_standard_layout_v<Motion>&& offsetof(Motion, travel) ==
                                                      (numbers - 4) * sizeof(double);
static_assert(has_numbers<LinearMotion<Circle, Aabb>, 11> && has_numbers<LinearMotion<Aabb, Aabb>, 12> &&
              has_numbers<LinearMotion<Obb, Obb>, 16>);
static_assert(offsetof(Circle, radius) == 16 && offsetof(Aabb, max) == 16 && offsetof(Obb, half) == 32 &&
              offsetof(shape::Pose, cosine) == 16 && offsetof(shape::Pose, sine) == 24 &&
              offsetof(LinearTravel, b) == 16);
static_assert(offsetof(LinearImpact, t) == 8 && offsetof(LinearImpact, t_lo) == 16 &&
              offsetof(LinearImpact, t_hi) == 24 && offsetof(LinearImpact, certified) == 32 &&
              offsetof(LinearImpact, normal) == 40 && offsetof(LinearImpact, point) == 56);
static_assert(static_cast<int>(base::Status::clear) == 0 && static_cast<int>(base::Status::hit) == 1);
static_assert(std::endian::native == std::endian::little);

#define TUNNEL_KERNEL "core/ccd/linear/batch_kernel.hpp"
#include "core/shape/each_machine.hpp"

namespace {

template <class A, class B> void answer_all(std::span<const LinearMotion<A, B>> motions, std::span<LinearImpact> out) {
    std::size_t i = 0;
    const auto alone = [&](std::size_t k) { out[k] = first_contact(motions[k].a, motions[k].b, motions[k].travel); };
    for (; i + 4 <= motions.size(); i += 4) {
        const unsigned done = TUNNEL_KERNEL_CALL(answer(&motions[i], &out[i]));
        for (unsigned left = ~done & 15U; left != 0; left &= left - 1)
            alone(i + static_cast<unsigned>(__builtin_ctz(left)));
    }
    for (; i < motions.size(); ++i) alone(i);
}

} // namespace

void first_contacts(std::span<const LinearMotion<Circle, Aabb>> motions, std::span<LinearImpact> out) {
    answer_all(motions, out);
}
void first_contacts(std::span<const LinearMotion<Aabb, Aabb>> motions, std::span<LinearImpact> out) {
    answer_all(motions, out);
}
void first_contacts(std::span<const LinearMotion<Obb, Obb>> motions, std::span<LinearImpact> out) {
    answer_all(motions, out);
}

} // namespace tunnel::ccd
