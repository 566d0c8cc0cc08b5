// Schoolbook arithmetic of magnitudes, one limb after the other: the numbers in use have a handful of limbs.
#include "core/math/wide_int.hpp"

namespace tunnel::math::limbs {

namespace {

__extension__ using Double = unsigned __int128; // two limbs: no standard type has them

[[nodiscard]] std::size_t trimmed(const Limb* a, std::size_t n) {
    while (n > 0 && a[n - 1] == 0) --n;
    return n;
}

} // namespace

int compare(const Limb* a, std::size_t na, const Limb* b, std::size_t nb) {
    if (na != nb) return na < nb ? -1 : 1;
    for (std::size_t i = na; i-- > 0;)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

std::size_t sum(Limb* out, const Limb* a, std::size_t na, const Limb* b, std::size_t nb) {
    if (na < nb) return sum(out, b, nb, a, na);
    Limb carry = 0;
    for (std::size_t i = 0; i < na; ++i) {
        const Double total = static_cast<Double>(a[i]) + (i < nb ? b[i] : 0) + carry;
        out[i] = static_cast<Limb>(total);
        carry = static_cast<Limb>(total >> 64);
    }
    if (carry == 0) return na;
    out[na] = carry;
    return na + 1;
}

std::size_t difference(Limb* out, const Limb* a, std::size_t na, const Limb* b, std::size_t nb) {
    Limb borrow = 0;
    for (std::size_t i = 0; i < na; ++i) {
        const Double total = static_cast<Double>(a[i]) - (i < nb ? b[i] : 0) - borrow;
        out[i] = static_cast<Limb>(total);
        borrow = static_cast<Limb>(total >> 64) & 1u;
    }
    return trimmed(out, na);
}

std::size_t product(Limb* out, const Limb* a, std::size_t na, const Limb* b, std::size_t nb) {
    if (na == 0 || nb == 0) return 0;
    Limb carry = 0;
    for (std::size_t j = 0; j < nb; ++j) {
        const Double total = static_cast<Double>(a[0]) * b[j] + carry;
        out[j] = static_cast<Limb>(total);
        carry = static_cast<Limb>(total >> 64);
    }
    out[nb] = carry;
    for (std::size_t i = 1; i < na; ++i) {
        carry = 0;
        for (std::size_t j = 0; j < nb; ++j) {
            const Double total = static_cast<Double>(a[i]) * b[j] + out[i + j] + carry;
            out[i + j] = static_cast<Limb>(total);
            carry = static_cast<Limb>(total >> 64);
        }
        out[i + nb] = carry;
    }
    return trimmed(out, na + nb);
}

std::size_t shifted(Limb* out, const Limb* a, std::size_t na, std::size_t bits) {
    if (na == 0) return 0;
    const std::size_t whole = bits / 64, part = bits % 64;
    const Limb top = part == 0 ? 0 : a[na - 1] >> (64 - part);
    for (std::size_t i = na; i-- > 0;) { // from the top: out may be a
        const Limb below = part == 0 || i == 0 ? 0 : a[i - 1] >> (64 - part);
        out[i + whole] = (a[i] << part) | below;
    }
    std::fill_n(out, whole, Limb(0));
    if (top == 0) return na + whole;
    out[na + whole] = top;
    return na + whole + 1;
}

} // namespace tunnel::math::limbs
