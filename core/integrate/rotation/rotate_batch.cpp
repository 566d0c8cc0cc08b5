// Answers: rows of bodies in groups of the machine's width, and what is left over in a group of its own.
#include "core/integrate/rotation/rotate_batch.hpp"

#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/half_turn.hpp"
#include "core/integrate/rotation/rotate_batch_machine.hpp"

#include <array>
#include <cassert>
#include <cmath>

namespace tunnel::integrate {

#define TUNNEL_KERNEL "core/integrate/rotation/rotate_batch_kernel.hpp"
#include "core/math/each_machine.hpp"

#if defined(TUNNEL_HAS_AVX512)
TUNNEL_AVX512_BEGIN
namespace avx512_machine {
namespace {
using Machine = Avx512Machine;
#include "core/integrate/rotation/rotate_batch_kernel.hpp"
} // namespace
} // namespace avx512_machine
TUNNEL_AVX512_END
#endif

namespace {

constexpr std::size_t widest = 8; // lanes of any machine

std::size_t turn_groups(const OrientationRows& q, const OmegaRows& omega, double h, std::size_t n) {
#if defined(TUNNEL_HAS_AVX512)
    if (TUNNEL_HAS_AVX512) return avx512_machine::turn_rows(q, omega, h, n);
#endif
    return TUNNEL_KERNEL_CALL(turn_rows(q, omega, h, n));
}

} // namespace

std::size_t rotate_expmap(const OrientationRows& q, const OmegaRows& omega, double h) {
    const std::size_t n = q.w.size(), rest = n % widest, whole = n - rest;
    assert(q.x.size() == n && q.y.size() == n && q.z.size() == n);
    assert(omega.x.size() == n && omega.y.size() == n && omega.z.size() == n);
    if (!std::isfinite(h)) return n;
    std::size_t refused = turn_groups(q, omega, h, whole);
    if (rest == 0) return refused;
    // The empty places hold the identity at rest.
    std::array<std::array<double, widest>, 7> room{};
    room[0].fill(1.0);
    for (std::size_t i = 0; i < rest; ++i) {
        const std::size_t k = whole + i;
        room[0][i] = q.w[k], room[1][i] = q.x[k], room[2][i] = q.y[k], room[3][i] = q.z[k];
        room[4][i] = omega.x[k], room[5][i] = omega.y[k], room[6][i] = omega.z[k];
    }
    refused += turn_groups({room[0], room[1], room[2], room[3]}, {room[4], room[5], room[6]}, h, widest);
    for (std::size_t i = 0; i < rest; ++i) {
        const std::size_t k = whole + i;
        q.w[k] = room[0][i], q.x[k] = room[1][i], q.y[k] = room[2][i], q.z[k] = room[3][i];
    }
    return refused;
}

} // namespace tunnel::integrate

#undef TUNNEL_HAS_AVX512
#undef TUNNEL_AVX512_BEGIN
#undef TUNNEL_AVX512_END
