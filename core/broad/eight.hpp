// Answers: comparisons of eight floats at once, and the pairs that one comparison's bits stand for. For kernels that
// are included twice, as core/math/four.hpp says.
// Internal to core/broad.
#pragma once

#include "core/broad/broad_phase.hpp"
#include "core/math/four.hpp"

#include <array>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace tunnel::broad {

using Eight = float __attribute__((vector_size(32)));
using EightInts = std::int32_t __attribute__((vector_size(32)));

[[gnu::always_inline]] inline void load(Eight& v, const float* from) { std::memcpy(&v, from, sizeof v); }

// What a kernel cannot say in plain vector arithmetic.
template <class Machine> struct EightOn;

template <> struct EightOn<math::AnyMachine> {
    [[gnu::always_inline]] static void fill(Eight& v, float x) { v = Eight{} + x; } // -0 becomes 0, which is equal
    [[gnu::always_inline]] static unsigned bits(const EightInts& mask) {
#if defined(__SSE2__)
        __m128i half[2];
        std::memcpy(half, &mask, sizeof half);
        const int low = _mm_movemask_ps(_mm_castsi128_ps(half[0])), high = _mm_movemask_ps(_mm_castsi128_ps(half[1]));
        return static_cast<unsigned>(low | high << 4);
#else
        unsigned out = 0;
        for (unsigned i = 0; i < 8; ++i) out |= mask[i] != 0 ? 1U << i : 0U;
        return out;
#endif
    }
    // Writes (id, ids[k]) for each set bit k, the smaller first, and returns the end. The top bit of ids is not theirs.
    [[gnu::always_inline]] static Pair* emit(unsigned bits, Id id, const Id* ids, Pair* out) {
        for (; bits != 0; bits &= bits - 1) {
            const Id other = ids[__builtin_ctz(bits)] & 0x7fffffffU;
            *out++ = id < other ? Pair{id, other} : Pair{other, id};
        }
        return out;
    }
};

#if defined(TUNNEL_HAS_AVX2)

// For each 8 bits: the places of those that are set, a byte each, and their number.
struct SetBits {
    std::array<std::uint64_t, 256> places{};
    std::array<std::uint8_t, 256> count{};
    constexpr SetBits() {
        for (std::size_t bits = 0; bits < 256; ++bits)
            for (std::uint64_t k = 0; k < 8; ++k)
                if ((bits >> k & 1U) != 0) places[bits] |= k << (8U * count[bits]++);
    }
};
inline constexpr SetBits set_bits;

TUNNEL_AVX2_BEGIN
template <> struct EightOn<math::Avx2Machine> {
    [[gnu::always_inline]] static void fill(Eight& v, float x) { v = reinterpret_cast<Eight>(_mm256_set1_ps(x)); }
    [[gnu::always_inline]] static unsigned bits(const EightInts& mask) {
        return static_cast<unsigned>(_mm256_movemask_ps(reinterpret_cast<__m256>(mask)));
    }
    // As above, without a branch; writes up to eight pairs whatever the bits.
    [[gnu::always_inline]] static Pair* emit(unsigned bits, Id id, const Id* ids, Pair* out) {
        const __m256i places = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(static_cast<long long>(set_bits.places[bits])));
        const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(ids));
        const __m256i others =
            _mm256_and_si256(_mm256_permutevar8x32_epi32(all, places), _mm256_set1_epi32(0x7fffffff));
        const __m256i own = _mm256_set1_epi32(static_cast<int>(id));
        const __m256i a = _mm256_min_epu32(own, others), b = _mm256_max_epu32(own, others);
        const __m256i low = _mm256_unpacklo_epi32(a, b), high = _mm256_unpackhi_epi32(a, b);
        auto* to = reinterpret_cast<__m256i*>(out);
        _mm256_storeu_si256(to, _mm256_permute2x128_si256(low, high, 0x20));
        _mm256_storeu_si256(to + 1, _mm256_permute2x128_si256(low, high, 0x31));
        return out + set_bits.count[bits];
    }
};
TUNNEL_AVX2_END
#endif

} // namespace tunnel::broad
