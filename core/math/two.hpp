// Answers: arithmetic on two doubles at once, x and y as a rule; any processor has registers for it.
// Refuses: nothing.
// Internal to core.
#pragma once

#include <glm/vec2.hpp>

#include <cstdint>
#include <cstring>

namespace tunnel::math {

using Two = double __attribute__((vector_size(16)));
using TwoInts = std::int64_t __attribute__((vector_size(16)));

[[nodiscard]] inline Two two(const glm::dvec2& v) {
    Two out;
    std::memcpy(&out, &v, sizeof out);
    return out;
}
[[nodiscard]] inline Two both(double x) { return Two{x, x}; }
[[nodiscard]] inline glm::dvec2 vec(const Two& v) { return {v[0], v[1]}; }
[[nodiscard]] inline Two swapped(const Two& v) { return Two{v[1], v[0]}; }

[[nodiscard]] inline TwoInts bits_of(const Two& v) { return reinterpret_cast<TwoInts>(v); }
[[nodiscard]] inline Two from_bits(const TwoInts& v) { return reinterpret_cast<Two>(v); }
inline constexpr std::int64_t sign_bit = INT64_MIN;
[[nodiscard]] inline Two abs(const Two& v) { return from_bits(bits_of(v) & ~TwoInts{sign_bit, sign_bit}); }
[[nodiscard]] inline Two signs_of(const Two& v) { return from_bits(bits_of(v) & TwoInts{sign_bit, sign_bit}); }
[[nodiscard]] inline Two flipped(const Two& v, const Two& signs) { return from_bits(bits_of(v) ^ bits_of(signs)); }

[[nodiscard]] inline Two lesser(const Two& u, const Two& v) { return u < v ? u : v; }
[[nodiscard]] inline Two greater(const Two& u, const Two& v) { return u > v ? u : v; }
[[nodiscard]] inline double least(const Two& v) { return v[0] < v[1] ? v[0] : v[1]; }
[[nodiscard]] inline double greatest(const Two& v) { return v[0] > v[1] ? v[0] : v[1]; }
[[nodiscard]] inline double sum(const Two& v) { return v[0] + v[1]; }
[[nodiscard]] inline bool any(const TwoInts& v) { return (v[0] | v[1]) != 0; }

} // namespace tunnel::math
