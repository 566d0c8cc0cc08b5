// Answers: the sign of a polynomial with whole coefficients at a fraction or beside it, how many roots it has in an
// interval, and which sign another has at them. Exact.
// Refuses: nothing; degrees up to 3.
// Source: Sturm chains and Cauchy indices, as in Basu, Pollack and Roy, Algorithms in Real Algebraic Geometry, ch. 2.
// Internal to core/ccd.
#pragma once

#include "core/math/wide_int.hpp"

namespace tunnel::ccd::whole {

using math::WideInt;

template <std::size_t N> struct Fraction {
    WideInt<N> num, den; // den > 0
};

// num / 2^down, as every double is; quicker than a fraction.
struct Dyadic {
    static constexpr std::size_t room = 120; // limbs that 2^down may have

    std::int64_t num = 0;
    std::size_t down = 0;

    [[nodiscard]] Fraction<room> fraction() const {
        Fraction<room> out{WideInt<room>(num), WideInt<room>(1)};
        out.den.shift(down);
        return out;
    }
};

template <std::size_t D, std::size_t N> struct Poly {
    std::array<WideInt<N>, D + 1> c; // c[0] + c[1] t + …

    Poly() = default;
    template <std::size_t E, std::size_t M> explicit Poly(const Poly<E, M>& other) {
        for (std::size_t i = 0; i <= std::min(D, E); ++i) c[i] = other.c[i];
    }
    [[nodiscard]] int degree() const { // -1: zero
        int d = static_cast<int>(D);
        while (d >= 0 && c[static_cast<std::size_t>(d)].sign() == 0) --d;
        return d;
    }
};

template <std::size_t D, std::size_t N> [[nodiscard]] Poly<D - 1, N + 1> derivative(const Poly<D, N>& p) {
    Poly<D - 1, N + 1> out;
    for (std::size_t i = 1; i <= D; ++i) out.c[i - 1] = p.c[i] * WideInt<1>(static_cast<std::int64_t>(i));
    return out;
}

template <std::size_t D, std::size_t N, std::size_t M>
[[nodiscard]] int sign_at(const Poly<D, N>& p, const Fraction<M>& x) {
    const int degree = p.degree();
    if (degree < 0) return 0;
    if (x.num.sign() == 0) return p.c[0].sign();
    WideInt<N + D * M + 2> value(p.c[static_cast<std::size_t>(degree)]);
    WideInt<D * M + 1> weight(1);
    for (std::size_t i = static_cast<std::size_t>(degree); i-- > 0;) { // Horner, all times den^degree
        weight = weight * x.den;
        const auto higher = value * x.num;
        value.set_sum(higher, p.c[i] * weight, false);
    }
    return value.sign();
}

// Times 2^(down degree): the value to the last bit.
template <std::size_t D, std::size_t N>
[[nodiscard]] WideInt<N + D*(Dyadic::room + 1) + 1> value_at(const Poly<D, N>& p, const Dyadic& x, int degree) {
    WideInt<N + D*(Dyadic::room + 1) + 1> value(p.c[static_cast<std::size_t>(degree)]), term;
    const WideInt<1> num(x.num);
    std::size_t shift = x.down;
    for (std::size_t i = static_cast<std::size_t>(degree); i-- > 0; shift += x.down) {
        const auto higher = value * num;
        term = p.c[i];
        term.shift(shift);
        value.set_sum(higher, term, false);
    }
    return value;
}

template <std::size_t D, std::size_t N> [[nodiscard]] int sign_at(const Poly<D, N>& p, const Dyadic& x) {
    const int degree = p.degree();
    if (degree < 0) return 0;
    return x.num == 0 ? p.c[0].sign() : value_at(p, x, degree).sign();
}

// The sign just right (side 1) or left (side -1) of x: of the first derivative that does not vanish there.
template <std::size_t D, std::size_t N, typename Point>
[[nodiscard]] int sign_beside(const Poly<D, N>& p, const Point& x, int side) {
    const int sign = sign_at(p, x);
    if (sign != 0) return sign;
    if constexpr (D == 0)
        return 0;
    else
        return side * sign_beside(derivative(p), x, side);
}

// The sign that a quadratic has all over [lo, hi], if its three Bernstein coefficients there show one; otherwise 0.
template <std::size_t N> [[nodiscard]] int sign_over(const Poly<2, N>& q, const Dyadic& lo, const Dyadic& hi) {
    const int sign = sign_at(q, lo);
    if (sign == 0 || sign_at(q, hi) != sign) return 0;
    const std::size_t down = std::max(lo.down, hi.down);
    WideInt<Dyadic::room + 1> a(lo.num), b(hi.num); // times 2^down
    a.shift(down - lo.down);
    b.shift(down - hi.down);
    WideInt<N + 2 * Dyadic::room + 4> middle(q.c[1] * (a + b)), constant(q.c[0]); // twice, times 2^(2 down)
    middle.shift(down);
    constant.shift(2 * down + 1);
    middle += constant;
    const auto square = q.c[2] * (a * b);
    middle += square;
    middle += square;
    return middle.sign() == sign ? sign : 0;
}

// A positive multiple of a mod b, in room for R limbs; b is not 0.
template <std::size_t R, std::size_t DA, std::size_t NA, std::size_t DB, std::size_t NB>
[[nodiscard]] Poly<DB - 1, R> remainder(const Poly<DA, NA>& a, const Poly<DB, NB>& b) {
    Poly<DA, R> rest(a);
    const auto last = static_cast<std::size_t>(b.degree());
    WideInt<NB> scale(b.c[last]);
    const bool turn = scale.sign() < 0;
    if (turn) scale.negate();
    for (std::size_t d = DA + 1; d-- > last;) {
        if (rest.c[d].sign() == 0) continue;
        for (std::size_t i = 0; i < d; ++i) {
            const auto kept = rest.c[i] * scale;
            if (i + last < d)
                rest.c[i] = kept;
            else
                rest.c[i].set_sum(kept, rest.c[d] * b.c[i + last - d], !turn);
        }
        rest.c[d] = WideInt<1>(0);
    }
    return Poly<DB - 1, R>(rest);
}

// f, p and their remainders with turned sign, deg p < deg f <= 3. Between two instants, the sign changes along it drop
// by the sum, over the roots of f between, of the sign with which p/f jumps from -infinity to infinity (+1) or back.
template <std::size_t NF, std::size_t NP> struct Chain {
    Poly<3, NF> s0;
    Poly<2, NP> s1;
    Poly<1, 3 * NP + NF + 3> s2;
    Poly<0, 5 * NP + 2 * NF + 6> s3;

    template <std::size_t D, std::size_t N> Chain(const Poly<3, NF>& f, const Poly<D, N>& p) : s0(f), s1(p) {
        if (s1.degree() < 0) return;
        s2 = Poly<1, 3 * NP + NF + 3>(remainder<3 * NP + NF + 3>(s0, s1));
        for (auto& c : s2.c) c.negate();
        if (s2.degree() < 0) return;
        s3 = remainder<5 * NP + 2 * NF + 6>(s1, s2);
        s3.c[0].negate();
    }
    template <typename Point> [[nodiscard]] int changes(const Point& x, int side) const {
        const std::array<int, 4> signs = {sign_beside(s0, x, side), sign_beside(s1, x, side), sign_beside(s2, x, side),
                                          s3.c[0].sign()};
        int count = 0, last = 0;
        for (const int sign : signs) {
            if (sign == 0) continue;
            if (sign == -last) ++count;
            last = sign;
        }
        return count;
    }
    // Over the open interval.
    template <typename Point> [[nodiscard]] int index(const Point& lo, const Point& hi) const {
        return changes(lo, 1) - changes(hi, -1);
    }
};

} // namespace tunnel::ccd::whole
