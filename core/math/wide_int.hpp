// Answers: what are the exact sums, differences and products of whole numbers of any length? The room a number may
// need is part of its type, and grows with every sum and product, so nothing can overflow; the time goes with the
// length in use. No allocation.
// Refuses: division. That what goes into a type with less room, or by += into the same, fits there is the caller's
// promise (asserted).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace tunnel::math {

using Limb = std::uint64_t;

// Magnitudes: lowest limb first, no leading zero, 0 has no limb. Each answers the length of what it wrote.
namespace limbs {

[[nodiscard]] int compare(const Limb* a, std::size_t na, const Limb* b, std::size_t nb);  // -1, 0, +1
std::size_t sum(Limb* out, const Limb* a, std::size_t na, const Limb* b, std::size_t nb); // out may be a or b
// Needs a >= b; out may be a or b.
std::size_t difference(Limb* out, const Limb* a, std::size_t na, const Limb* b, std::size_t nb);
std::size_t product(Limb* out, const Limb* a, std::size_t na, const Limb* b, std::size_t nb); // out apart from both
std::size_t shifted(Limb* out, const Limb* a, std::size_t na, std::size_t bits);              // out may be a

} // namespace limbs

// A finite double as digits times 2^exponent, |digits| < 2^53.
struct WholeDouble {
    std::int64_t digits = 0;
    int exponent = 0;

    explicit WholeDouble(double x) {
        const auto bits = std::bit_cast<std::uint64_t>(x);
        const int field = static_cast<int>((bits >> 52) & 0x7ff);
        const auto fraction = static_cast<std::int64_t>(bits & 0xfffffffffffffu);
        const std::int64_t magnitude = field == 0 ? fraction : fraction | std::int64_t(1) << 52;
        digits = bits >> 63 == 0 ? magnitude : -magnitude;
        exponent = std::max(field, 1) - 1075;
    }
    // Of digits other than 0: the exponents of the lowest bit and above the highest.
    [[nodiscard]] int low() const { return exponent + std::countr_zero(static_cast<std::uint64_t>(digits)); }
    [[nodiscard]] int high() const {
        return exponent + static_cast<int>(std::bit_width(static_cast<std::uint64_t>(digits < 0 ? -digits : digits)));
    }
};

// A whole number of at most N limbs of 64 bits: sign and magnitude.
template <std::size_t N> class WideInt {
  public:
    WideInt() {} // 0; the storage stays unset on purpose, only size_ limbs are ever read
    explicit WideInt(std::int64_t x) : negative_(x < 0) {
        const Limb magnitude = negative_ ? Limb(0) - static_cast<Limb>(x) : static_cast<Limb>(x);
        if (magnitude != 0) limbs_[size_++] = magnitude;
    }
    WideInt(const WideInt& other) { take(other); }
    template <std::size_t M> explicit WideInt(const WideInt<M>& other) { take(other); }
    WideInt& operator=(const WideInt& other) {
        if (this != &other) take(other);
        return *this;
    }
    template <std::size_t M> WideInt& operator=(const WideInt<M>& other) {
        take(other);
        return *this;
    }

    // x / 2^exponent, which the caller knows to be whole; x finite.
    [[nodiscard]] static WideInt scaled(double x, int exponent) {
        const WholeDouble parts(x);
        WideInt out(parts.digits);
        const int shift = parts.exponent - exponent;
        if (out.size_ == 0) return out;
        if (shift < 0)
            out.limbs_[0] >>= -shift;
        else
            out.shift(static_cast<std::size_t>(shift));
        return out;
    }

    [[nodiscard]] int sign() const { return size_ == 0 ? 0 : negative_ ? -1 : 1; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Limb* data() const { return limbs_.data(); }
    [[nodiscard]] std::size_t bits() const { // of the magnitude
        return size_ == 0 ? 0 : 64 * size_ - static_cast<std::size_t>(std::countl_zero(limbs_[size_ - 1]));
    }
    // The value times 2^-down, to about a unit in the last place.
    [[nodiscard]] double estimate(int down = 0) const {
        double out = 0.0;
        const std::size_t least = size_ > 3 ? size_ - 3 : 0;
        for (std::size_t i = size_; i-- > least;)
            out += std::ldexp(static_cast<double>(limbs_[i]), 64 * static_cast<int>(i) - down);
        return negative_ ? -out : out;
    }

    void negate() { negative_ = !negative_; }
    void shift(std::size_t count) { // times 2^count
        assert(size_ == 0 || bits() + count <= 64 * N);
        size_ = limbs::shifted(limbs_.data(), limbs_.data(), size_, count);
    }
    [[nodiscard]] WideInt operator-() const {
        WideInt out(*this);
        out.negate();
        return out;
    }

    template <std::size_t A, std::size_t B> void set_sum(const WideInt<A>& a, const WideInt<B>& b, bool subtract) {
        const bool b_negative = b.negative_ != subtract;
        const Limb *x = a.data(), *y = b.data();
        const std::size_t nx = a.size(), ny = b.size();
        if (a.negative_ == b_negative) {
            assert(std::max(a.bits(), b.bits()) < 64 * N); // room for a carry
            size_ = limbs::sum(limbs_.data(), x, nx, y, ny);
            negative_ = b_negative;
            return;
        }
        const bool a_larger = limbs::compare(x, nx, y, ny) >= 0;
        const bool negative = a_larger ? a.negative_ : b_negative;
        size_ =
            a_larger ? limbs::difference(limbs_.data(), x, nx, y, ny) : limbs::difference(limbs_.data(), y, ny, x, nx);
        negative_ = negative;
    }
    template <std::size_t A, std::size_t B> void set_product(const WideInt<A>& a, const WideInt<B>& b) {
        assert(a.size() + b.size() <= N);
        size_ = limbs::product(limbs_.data(), a.data(), a.size(), b.data(), b.size());
        negative_ = a.negative_ != b.negative_;
    }
    template <std::size_t A> WideInt& operator+=(const WideInt<A>& a) {
        set_sum(*this, a, false);
        return *this;
    }
    template <std::size_t A> WideInt& operator-=(const WideInt<A>& a) {
        set_sum(*this, a, true);
        return *this;
    }

  private:
    template <std::size_t M> friend class WideInt;

    template <std::size_t M> void take(const WideInt<M>& other) {
        assert(other.size_ <= N);
        size_ = other.size_;
        negative_ = other.negative_;
        std::copy_n(other.limbs_.begin(), size_, limbs_.begin());
    }

    std::array<Limb, N> limbs_;
    std::size_t size_ = 0;
    bool negative_ = false; // of 0: no meaning
};

template <std::size_t A, std::size_t B>
[[nodiscard]] WideInt<std::max(A, B) + 1> operator+(const WideInt<A>& a, const WideInt<B>& b) {
    WideInt<std::max(A, B) + 1> out;
    out.set_sum(a, b, false);
    return out;
}

template <std::size_t A, std::size_t B>
[[nodiscard]] WideInt<std::max(A, B) + 1> operator-(const WideInt<A>& a, const WideInt<B>& b) {
    WideInt<std::max(A, B) + 1> out;
    out.set_sum(a, b, true);
    return out;
}

template <std::size_t A, std::size_t B>
[[nodiscard]] WideInt<A + B> operator*(const WideInt<A>& a, const WideInt<B>& b) {
    WideInt<A + B> out;
    out.set_product(a, b);
    return out;
}

} // namespace tunnel::math
