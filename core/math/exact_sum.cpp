// Answers: the long number's digits.
#include "core/math/exact_sum.hpp"

#include "core/math/wide_int.hpp"

#include <cmath>

namespace tunnel::math {

namespace {

__extension__ using Wide = unsigned __int128;
constexpr int lowest = 3264; // three times 1088, which is more than 1074 and a multiple of 32
constexpr std::int64_t low_half = 0xffffffff;

std::uint64_t magnitude(std::int64_t x) { return static_cast<std::uint64_t>(x < 0 ? -x : x); }

} // namespace

void ExactSum::add(double u, double v, double w) {
    if (u == 0.0 || v == 0.0 || w == 0.0) return;
    const WholeDouble a(u), b(v), c(w);
    const bool negative = ((a.digits < 0) != (b.digits < 0)) != (c.digits < 0);
    const int at = a.exponent + b.exponent + c.exponent + lowest;
    Wide ab = static_cast<Wide>(magnitude(a.digits)) * magnitude(b.digits);
    const Wide shifted = static_cast<Wide>(magnitude(c.digits)) << (at % 32);
    for (auto i = static_cast<std::size_t>(at / 32); ab != 0; ++i, ab >>= 32U) {
        Wide rest = shifted;
        for (std::size_t k = i; rest != 0; ++k, rest >>= 32U) {
            const std::uint64_t part =
                static_cast<std::uint64_t>(ab & low_half) * static_cast<std::uint64_t>(rest & low_half);
            const auto lo = static_cast<std::int64_t>(part & low_half), hi = static_cast<std::int64_t>(part >> 32U);
            digits_[k] += negative ? -lo : lo;
            digits_[k + 1] += negative ? -hi : hi;
        }
    }
}

void ExactSum::add_triple(double s, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
    const double x = s * a.x, y = s * a.y, z = s * a.z; // s is 1 or -1
    add(x, b.y, c.z), add(-x, b.z, c.y);
    add(y, b.z, c.x), add(-y, b.x, c.z);
    add(z, b.x, c.y), add(-z, b.y, c.x);
}

int ExactSum::carry(Digits& digits) {
    std::int64_t over = 0, any = 0;
    for (std::int64_t& digit : digits) {
        const std::int64_t sum = digit + over;
        digit = sum & low_half;
        any |= digit;
        over = sum >> 32; // towards minus infinity
    }
    return over < 0 ? -1 : any != 0 || over > 0 ? 1 : 0;
}

int ExactSum::sign() const {
    Digits digits = digits_;
    return carry(digits);
}

double ExactSum::value() const {
    Digits digits = digits_;
    const int sign = carry(digits);
    if (sign == 0) return 0.0;
    if (sign < 0) {
        for (std::size_t i = 0; i < digits.size(); ++i) digits[i] = -digits_[i];
        carry(digits);
    }
    std::size_t top = digits.size();
    while (top > 3 && digits[top - 1] == 0) --top;
    double sum = 0.0;
    for (std::size_t i = top; i-- > top - 3;)
        sum += std::ldexp(static_cast<double>(digits[i]), 32 * (static_cast<int>(i) - static_cast<int>(top) + 3));
    return (sign < 0 ? -1.0 : 1.0) * std::ldexp(sum, 32 * (static_cast<int>(top) - 3) - lowest);
}

} // namespace tunnel::math
