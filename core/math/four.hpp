// Answers: arithmetic on four doubles or eight floats at once, with wider registers where the processor has them. A
// kernel stands in a header of its own, which core/math/each_machine.hpp includes twice. Both do the same operations in
// the same order, so the bits are the same. TUNNEL_LAB_BASELINE leaves the second out, for tests. Internal to core.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#if defined(__x86_64__)
#include <immintrin.h>
#endif
#if defined(__x86_64__) && !defined(TUNNEL_LAB_BASELINE)
#define TUNNEL_HAS_AVX2 __builtin_cpu_supports("avx2")
#if defined(__clang__)
#define TUNNEL_AVX2_BEGIN _Pragma("clang attribute push(__attribute__((target(\"avx2\"))), apply_to = function)")
#define TUNNEL_AVX2_END _Pragma("clang attribute pop")
#else
#define TUNNEL_AVX2_BEGIN _Pragma("GCC push_options") _Pragma("GCC target(\"avx2\")")
#define TUNNEL_AVX2_END _Pragma("GCC pop_options")
#endif
#endif

namespace tunnel::math {

using Four = double __attribute__((vector_size(32)));
using FourInts = std::int64_t __attribute__((vector_size(32)));
using Eight = float __attribute__((vector_size(32)));
using EightInts = std::int32_t __attribute__((vector_size(32)));

inline constexpr double infinity = std::numeric_limits<double>::infinity();

[[gnu::always_inline]] inline void load(Four& v, const double* from) { std::memcpy(&v, from, sizeof v); }
[[gnu::always_inline]] inline void store(double* to, const Four& v) { std::memcpy(to, &v, sizeof v); }
// Not by adding to zero: the sum would be kept, for the sake of -0.
[[gnu::always_inline]] inline void fill(Four& v, double x) { v = Four{x, x, x, x}; }

// Aligned to 32 bytes. Not by memcpy: g++ makes two halves of it, which go through memory.
[[gnu::always_inline]] inline void load(Eight& v, const float* from) {
    using Stored [[gnu::may_alias]] = Eight;
    v = *reinterpret_cast<const Stored*>(from);
}
[[gnu::always_inline]] inline void store(float* to, const Eight& v) {
    using Stored [[gnu::may_alias]] = Eight;
    *reinterpret_cast<Stored*>(to) = v;
}

// What a kernel cannot say in plain vector arithmetic.
struct AnyMachine {
    // Bit i: is lane i of a comparison's result set?
    [[gnu::always_inline]] static unsigned bits(const FourInts& mask) {
        return static_cast<unsigned>((mask[0] & 1) | (mask[1] & 2) | (mask[2] & 4) | (mask[3] & 8));
    }
    // In every lane.
    [[gnu::always_inline]] static void greatest(const Four& v, Four& out) {
        const double u = v[0] > v[2] ? v[0] : v[2], w = v[1] > v[3] ? v[1] : v[3];
        fill(out, u > w ? u : w);
    }
    [[gnu::always_inline]] static unsigned bits(const EightInts& mask) {
        unsigned out = 0;
        for (int i = 0; i < 8; ++i) out |= static_cast<unsigned>(mask[i]) & (1U << static_cast<unsigned>(i));
        return out;
    }
    // Lane by lane: v if it is greater (lesser) than w, else w: so w where either is NaN.
    [[gnu::always_inline]] static void greater(const Eight& v, const Eight& w, Eight& out) { out = v > w ? v : w; }
    [[gnu::always_inline]] static void lesser(const Eight& v, const Eight& w, Eight& out) { out = v < w ? v : w; }
    [[gnu::always_inline]] static void spread(Eight& v, float x) { v = Eight{x, x, x, x, x, x, x, x}; }
};

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
struct Avx2Machine {
    [[gnu::always_inline]] static unsigned bits(const FourInts& mask) {
        return static_cast<unsigned>(_mm256_movemask_pd(reinterpret_cast<__m256d>(mask)));
    }
    [[gnu::always_inline]] static void greatest(const Four& v, Four& out) {
        const __m256d all = reinterpret_cast<__m256d>(v);
        const __m256d two = _mm256_max_pd(all, _mm256_permute2f128_pd(all, all, 1));
        out = reinterpret_cast<Four>(_mm256_max_pd(two, _mm256_permute_pd(two, 5)));
    }
    [[gnu::always_inline]] static void square_root(const Four& v, Four& out) {
        out = reinterpret_cast<Four>(_mm256_sqrt_pd(reinterpret_cast<__m256d>(v)));
    }
    [[gnu::always_inline]] static unsigned bits(const EightInts& mask) {
        return static_cast<unsigned>(_mm256_movemask_ps(reinterpret_cast<__m256>(mask)));
    }
    [[gnu::always_inline]] static void spread(Eight& v, float x) { v = reinterpret_cast<Eight>(_mm256_set1_ps(x)); }
    [[gnu::always_inline]] static void greater(const Eight& v, const Eight& w, Eight& out) {
        out = reinterpret_cast<Eight>(_mm256_max_ps(reinterpret_cast<__m256>(v), reinterpret_cast<__m256>(w)));
    }
    [[gnu::always_inline]] static void lesser(const Eight& v, const Eight& w, Eight& out) {
        out = reinterpret_cast<Eight>(_mm256_min_ps(reinterpret_cast<__m256>(v), reinterpret_cast<__m256>(w)));
    }
};
TUNNEL_AVX2_END
#endif

} // namespace tunnel::math
