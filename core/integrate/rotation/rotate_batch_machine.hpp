// Answers: how many numbers of a row does a kind of machine take at once? Eight where the processor has registers of
// 512 bits, which the rest of the core does not use: this kernel is arithmetic alone, so that they halve its time.
// Internal to core/integrate/rotation.
#pragma once

#include "core/math/sine_cosine.hpp"

namespace tunnel::integrate {

template <class Machine> struct RowsOn;
template <> struct RowsOn<math::AnyMachine> {
    using Row = math::Four;
    // Bit i: lane i is not above the limit, nor NaN.
    [[gnu::always_inline]] static unsigned within(const Row& v, double limit) {
        return math::AnyMachine::bits(v <= limit);
    }
};

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
template <> struct RowsOn<math::Avx2Machine> {
    using Row = math::Four;
    [[gnu::always_inline]] static unsigned within(const Row& v, double limit) {
        return math::Avx2Machine::bits(v <= limit);
    }
};
TUNNEL_AVX2_END

#define TUNNEL_HAS_AVX512 __builtin_cpu_supports("avx512f")
#if defined(__clang__)
#define TUNNEL_AVX512_BEGIN _Pragma("clang attribute push(__attribute__((target(\"avx512f\"))), apply_to = function)")
#define TUNNEL_AVX512_END _Pragma("clang attribute pop")
#else
#define TUNNEL_AVX512_BEGIN _Pragma("GCC push_options") _Pragma("GCC target(\"avx512f\")")
#define TUNNEL_AVX512_END _Pragma("GCC pop_options")
#endif
using EightDoubles = double __attribute__((vector_size(64)));
struct Avx512Machine {};

TUNNEL_AVX512_BEGIN
template <> struct RowsOn<Avx512Machine> {
    using Row = EightDoubles;
    [[gnu::always_inline]] static unsigned within(const Row& v, double limit) {
        return _mm512_cmp_pd_mask(reinterpret_cast<__m512d>(v), _mm512_set1_pd(limit), _CMP_LE_OQ);
    }
};
TUNNEL_AVX512_END
#endif

} // namespace tunnel::integrate

#if defined(TUNNEL_HAS_AVX512)
namespace tunnel::math {
template <> struct LanesOf<integrate::EightDoubles> {
    using Ints = std::int64_t __attribute__((vector_size(64)));
    [[gnu::always_inline]] static void square_root(const integrate::EightDoubles& v, integrate::EightDoubles& out) {
        for (int i = 0; i < 8; ++i) out[i] = std::sqrt(v[i]);
    }
};
} // namespace tunnel::math
#endif
