// Answers: rows of bodies in fours, and what is left over in a four of its own.
#include "core/integrate/rotation/rotate_batch.hpp"

#include "core/integrate/rotation/exponential.hpp"
#include "core/math/sine_cosine.hpp"

#include <array>
#include <cassert>
#include <cmath>

namespace tunnel::integrate {

using math::Four;
using math::load;
using math::store;

// Not by core/math/each_machine.hpp: besides the wider registers, this kernel wants products fused with sums.
namespace any_machine {
namespace {
struct On {
    using Row = Four;
    [[gnu::always_inline]] static void fill(Row& v, double x) { math::fill(v, x); }
    [[gnu::always_inline]] static void fma(const Row& a, const Row& b, const Row& c, Row& out) {
        for (int i = 0; i < 4; ++i) out[i] = std::fma(a[i], b[i], c[i]);
    }
    [[gnu::always_inline]] static void fnma(const Row& a, const Row& b, const Row& c, Row& out) { fma(-a, b, c, out); }
    [[gnu::always_inline]] static unsigned bits(const math::FourInts& mask) { return math::AnyMachine::bits(mask); }
};
#include "core/integrate/rotation/turn_arithmetic.hpp"

#include "core/integrate/rotation/rotate_batch_kernel.hpp"
} // namespace
} // namespace any_machine

#if defined(TUNNEL_HAS_AVX2)
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,fma")
#endif
namespace fma_machine {
namespace {
struct On {
    using Row = Four;
    [[gnu::always_inline]] static void fill(Row& v, double x) {
        v = reinterpret_cast<Row>(_mm256_set1_pd(x)); // math::fill() is put together anew at each turn of the loop
    }
    [[gnu::always_inline]] static void fma(const Row& a, const Row& b, const Row& c, Row& out) {
        out = reinterpret_cast<Row>(
            _mm256_fmadd_pd(reinterpret_cast<__m256d>(a), reinterpret_cast<__m256d>(b), reinterpret_cast<__m256d>(c)));
    }
    [[gnu::always_inline]] static void fnma(const Row& a, const Row& b, const Row& c, Row& out) {
        out = reinterpret_cast<Row>(
            _mm256_fnmadd_pd(reinterpret_cast<__m256d>(a), reinterpret_cast<__m256d>(b), reinterpret_cast<__m256d>(c)));
    }
    [[gnu::always_inline]] static unsigned bits(const math::FourInts& mask) { return math::Avx2Machine::bits(mask); }
};
#include "core/integrate/rotation/turn_arithmetic.hpp"

#include "core/integrate/rotation/rotate_batch_kernel.hpp"
} // namespace
} // namespace fma_machine
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
#endif

namespace {

constexpr std::size_t four = 4;

std::size_t turn_fours(const OrientationRows& q, const OmegaRows& omega, double h, std::size_t n) {
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2 && __builtin_cpu_supports("fma")) return fma_machine::turn_rows(q, omega, h, n);
#endif
    return any_machine::turn_rows(q, omega, h, n);
}

} // namespace

std::size_t rotate_expmap(const OrientationRows& q, const OmegaRows& omega, double h) {
    const std::size_t n = q.w.size(), rest = n % four, whole = n - rest;
    assert(q.x.size() == n && q.y.size() == n && q.z.size() == n);
    assert(omega.x.size() == n && omega.y.size() == n && omega.z.size() == n);
    if (!std::isfinite(h)) return n;
    std::size_t refused = turn_fours(q, omega, h, whole);
    if (rest == 0) return refused;
    // The empty places hold the identity at rest.
    std::array<std::array<double, four>, 7> room{};
    room[0].fill(1.0);
    for (std::size_t i = 0; i < rest; ++i) {
        const std::size_t k = whole + i;
        room[0][i] = q.w[k], room[1][i] = q.x[k], room[2][i] = q.y[k], room[3][i] = q.z[k];
        room[4][i] = omega.x[k], room[5][i] = omega.y[k], room[6][i] = omega.z[k];
    }
    refused += turn_fours({room[0], room[1], room[2], room[3]}, {room[4], room[5], room[6]}, h, four);
    for (std::size_t i = 0; i < rest; ++i) {
        const std::size_t k = whole + i;
        q.w[k] = room[0][i], q.x[k] = room[1][i], q.y[k] = room[2][i], q.z[k] = room[3][i];
    }
    return refused;
}

} // namespace tunnel::integrate
