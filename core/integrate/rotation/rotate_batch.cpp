// Answers: rows of bodies in fours, and what is left over in a four of its own.
#include "core/integrate/rotation/rotate_batch.hpp"

#include "core/integrate/rotation/exponential.hpp"
#include "core/math/sine_cosine.hpp"

#include <array>
#include <cassert>
#include <cmath>

namespace tunnel::integrate {

namespace {
constexpr double farthest = 0.25 * max_turn * max_turn; // of the square of half a turn
} // namespace

using math::far_sinc_cosine;
using math::Four;
using math::load;
using math::near_limit;
using math::near_sinc_cosine;
using math::store;

#define TUNNEL_KERNEL "core/integrate/rotation/rotate_batch_kernel.hpp"
#include "core/math/each_machine.hpp"

std::size_t rotate_expmap(const OrientationRows& q, const OmegaRows& omega, double h) {
    const std::size_t n = q.w.size(), whole = n - n % 4, rest = n % 4;
    assert(q.x.size() == n && q.y.size() == n && q.z.size() == n);
    assert(omega.x.size() == n && omega.y.size() == n && omega.z.size() == n);
    if (!std::isfinite(h)) return n;
    std::size_t refused = TUNNEL_KERNEL_CALL(turn_rows(q, omega, h, whole));
    if (rest == 0) return refused;
    // The empty places hold the identity at rest.
    std::array<std::array<double, 4>, 7> room{};
    room[0].fill(1.0);
    for (std::size_t i = 0; i < rest; ++i) {
        const std::size_t k = whole + i;
        room[0][i] = q.w[k], room[1][i] = q.x[k], room[2][i] = q.y[k], room[3][i] = q.z[k];
        room[4][i] = omega.x[k], room[5][i] = omega.y[k], room[6][i] = omega.z[k];
    }
    const OrientationRows some{room[0], room[1], room[2], room[3]};
    const OmegaRows turns{room[4], room[5], room[6]};
    refused += TUNNEL_KERNEL_CALL(turn_rows(some, turns, h, 4));
    for (std::size_t i = 0; i < rest; ++i) {
        const std::size_t k = whole + i;
        q.w[k] = room[0][i], q.x[k] = room[1][i], q.y[k] = room[2][i], q.z[k] = room[3][i];
    }
    return refused;
}

} // namespace tunnel::integrate
