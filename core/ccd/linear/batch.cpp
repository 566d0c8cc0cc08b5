// Answers: many motions, four at a time; those that the filters leave in doubt, and the last three, one by one.
#include "core/ccd/linear/quick.hpp"
#include "core/math/four.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace tunnel::ccd {

using math::fill;
using math::Four;
using math::FourInts;
using shape::Aabb;
using shape::Circle;
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

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
namespace {
using Machine = math::Avx2Machine;
#include "core/ccd/linear/batch_kernel.hpp"
} // namespace
TUNNEL_AVX2_END
#endif

namespace {

// Bit k: motion k of four is answered. Not without wide registers: the lanes then cost more than one motion at a time.
template <class Motion>
unsigned answer_four([[maybe_unused]] const Motion* motions, [[maybe_unused]] LinearImpact* out) {
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) return answer(motions, out);
#endif
    return 0;
}

template <class A, class B> void answer_all(std::span<const LinearMotion<A, B>> motions, std::span<LinearImpact> out) {
    assert(out.size() >= motions.size());
    constexpr std::size_t most = 64; // before those left are looked at: a branch on them waits for all the arithmetic
    for (std::size_t from = 0; from < motions.size(); from += most) {
        const std::size_t count = std::min(most, motions.size() - from);
        std::uint64_t left = 0; // bit k: motion from + k
        std::size_t k = 0;
        for (; k + 4 <= count; k += 4) {
            const unsigned done = answer_four(&motions[from + k], &out[from + k]);
            left |= static_cast<std::uint64_t>(~done & 15U) << k;
        }
        for (; k < count; ++k) left |= std::uint64_t{1} << k;
        for (; left != 0; left &= left - 1) {
            const std::size_t i = from + static_cast<std::size_t>(std::countr_zero(left));
            out[i] = first_contact(motions[i].a, motions[i].b, motions[i].travel);
        }
    }
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
