// Answers: exact arithmetic with roots of polynomials of degree <= 3; see cubic.hpp.
#include "tests/oracle/cubic.hpp"

#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <utility>

namespace tunnel::oracle {
namespace {

void trim(Polynomial& f) {
    f.degree = 3;
    while (f.degree >= 0 && f.c[static_cast<std::size_t>(f.degree)] == 0) --f.degree;
}

const Integer& lead(const Polynomial& f) { return f.c[static_cast<std::size_t>(f.degree)]; }

Polynomial derivative(const Polynomial& f) {
    Polynomial d;
    for (std::size_t i = 1; i < 4; ++i) d.c[i - 1] = f.c[i] * static_cast<int>(i);
    trim(d);
    return d;
}

// A positive factor more or less changes no root and no sign; a common power of two is cheap to take out.
void shorten(Polynomial& f) {
    unsigned twos = 0;
    bool any = false;
    for (const Integer& c : f.c) {
        if (c == 0) continue;
        const unsigned own = static_cast<unsigned>(mp::lsb(abs(c)));
        twos = any ? std::min(twos, own) : own;
        any = true;
    }
    if (twos == 0) return;
    const Integer unit = Integer(1) << twos;
    for (Integer& c : f.c) c /= unit;
}

struct Division {
    Polynomial quotient, remainder; // of f times a power of g's leading coefficient
};

Division divide(Polynomial f, const Polynomial& g) {
    Polynomial q;
    while (f.degree >= g.degree) {
        const auto shift = static_cast<std::size_t>(f.degree - g.degree);
        const Integer top = lead(f);
        for (Integer& c : q.c) c *= lead(g);
        q.c[shift] += top;
        for (Integer& c : f.c) c *= lead(g);
        for (std::size_t i = 0; i + shift < 4; ++i) f.c[i + shift] -= top * g.c[i];
        trim(f);
    }
    trim(q);
    return {q, f};
}

Polynomial common_divisor(Polynomial f, Polynomial g) {
    while (!g.is_zero()) {
        Polynomial rest = divide(std::move(f), g).remainder;
        shorten(rest);
        f = std::exchange(g, std::move(rest));
    }
    return f;
}

Polynomial without_repeats(const Polynomial& f) {
    const Polynomial d = common_divisor(f, derivative(f));
    if (d.degree <= 0) return f;
    Polynomial q = divide(f, d).quotient;
    shorten(q);
    return q;
}

// f without its roots at t.
Polynomial deflated(Polynomial f, const DyadicTime& t) {
    Polynomial factor;
    factor.c[0] = -t.n;
    factor.c[1] = Integer(1) << static_cast<unsigned>(t.k);
    factor.degree = 1;
    while (f.degree > 0 && sign_at(f, t) == 0) {
        f = divide(f, factor).quotient;
        shorten(f);
    }
    return f;
}

// The Bernstein coefficients of f on [lo, hi] / 2^k, times a positive number: f's polar form at 000, 001, 011, 111.
std::array<Integer, 4> bernstein(const Polynomial& f, const Integer& lo, const Integer& hi, int k) {
    const auto n = static_cast<unsigned>(k);
    const Integer c0 = (f.c[0] * 3) << (3 * n), c1 = f.c[1] << (2 * n), c2 = f.c[2] << n, c3 = f.c[3] * 3;
    const Integer ll = lo * lo, lh = lo * hi, hh = hi * hi;
    return {c0 + c1 * (3 * lo) + c2 * (3 * ll) + c3 * (ll * lo),
            c0 + c1 * (lo + lo + hi) + c2 * (ll + 2 * lh) + c3 * (ll * hi),
            c0 + c1 * (lo + hi + hi) + c2 * (2 * lh + hh) + c3 * (lh * hi),
            c0 + c1 * (3 * hi) + c2 * (3 * hh) + c3 * (hh * hi)};
}

int variations(const std::array<Integer, 4>& b) {
    int count = 0, last = 0;
    for (const Integer& x : b) {
        const int s = x.sign();
        if (s == 0) continue;
        if (last != 0 && s != last) ++count;
        last = s;
    }
    return count;
}

// The sign that f has all over the open interval, 0 where the coefficients do not tell.
int sign_over(const std::array<Integer, 4>& b) {
    int one = 0;
    for (const Integer& x : b) {
        const int s = x.sign();
        if (s == 0) continue;
        if (one != 0 && s != one) return 0;
        one = s;
    }
    return one;
}

// Roots in the open interval, f not 0 at its ends. `plain`: f is known to have no repeated root.
void isolate(Polynomial f, const Integer& lo, const Integer& hi, int k, bool plain, std::vector<Instant>& out) {
    const int count = variations(bernstein(f, lo, hi, k));
    if (count == 0) return;
    if (count == 1) {
        out.emplace_back(std::move(f), lo, hi, k);
        return;
    }
    if (!plain) f = without_repeats(f);
    const DyadicTime middle{lo + hi, k + 1};
    const bool is_root = sign_at(f, middle) == 0;
    if (is_root) f = deflated(std::move(f), middle);
    isolate(f, lo * 2, middle.n, k + 1, true, out);
    if (is_root) out.emplace_back(middle);
    isolate(f, middle.n, hi * 2, k + 1, true, out);
}

} // namespace

Polynomial line(const Integer& at_0, const Integer& at_1) {
    Polynomial f;
    f.c[0] = at_0;
    f.c[1] = at_1 - at_0;
    trim(f);
    return f;
}

Polynomial operator-(const Polynomial& f, const Polynomial& g) {
    Polynomial d;
    for (std::size_t i = 0; i < 4; ++i) d.c[i] = f.c[i] - g.c[i];
    trim(d);
    return d;
}

Polynomial operator+(const Polynomial& f, const Polynomial& g) {
    Polynomial s;
    for (std::size_t i = 0; i < 4; ++i) s.c[i] = f.c[i] + g.c[i];
    trim(s);
    return s;
}

Polynomial operator*(const Polynomial& f, const Polynomial& g) {
    Polynomial p;
    for (int i = 0; i <= f.degree; ++i) {
        for (int j = 0; j <= g.degree; ++j) {
            p.c.at(static_cast<std::size_t>(i + j)) +=
                f.c[static_cast<std::size_t>(i)] * g.c[static_cast<std::size_t>(j)];
        }
    }
    trim(p);
    return p;
}

DyadicTime dyadic(double t) {
    const Dyadic d = split(t);
    if (d.exponent >= 0) return {shifted(Integer(d.mantissa), d.exponent), 0};
    return {Integer(d.mantissa), -d.exponent};
}

int compare(const DyadicTime& a, const DyadicTime& b) {
    const int k = std::max(a.k, b.k);
    return shifted(a.n, k - a.k).compare(shifted(b.n, k - b.k));
}

int sign_at(const Polynomial& f, const DyadicTime& t) {
    if (f.is_zero()) return 0;
    Integer sum = lead(f);
    for (int i = f.degree - 1, up = t.k; i >= 0; --i, up += t.k) {
        sum = sum * t.n + (f.c[static_cast<std::size_t>(i)] << static_cast<unsigned>(up));
    }
    return sum.sign();
}

Instant::Instant(const DyadicTime& t) : lo(t.n), hi(t.n), k(t.k) {}

Instant::Instant(Polynomial poly, Integer low, Integer high, int bits)
    : f(std::move(poly)), lo(std::move(low)), hi(std::move(high)), k(bits), sign_lo(sign_at(f, lower())) {}

void Instant::narrow(int halvings) {
    for (; halvings > 0 && !is_dyadic(); --halvings) {
        const Integer middle = lo + hi;
        ++k;
        lo *= 2;
        hi *= 2;
        const int s = sign_at(f, {middle, k});
        if (s == 0 || s == sign_lo) lo = middle;
        if (s != sign_lo) hi = middle;
    }
}

int Instant::sign_of(const Polynomial& g) {
    if (g.degree <= 0) return g.c[0].sign();
    for (int round = 0;; ++round) {
        if (is_dyadic()) return sign_at(g, lower());
        if (const int s = sign_over(bernstein(g, lo, hi, k)); s != 0) return s;
        if (round == 4) { // a common root? f has only this one here, so a common divisor has it or none
            const Polynomial d = common_divisor(f, g);
            if (d.degree > 0 && sign_at(d, lower()) != sign_at(d, upper())) return 0;
        }
        narrow(6);
    }
}

int Instant::compare(double t) const {
    const DyadicTime at = dyadic(t);
    if (oracle::compare(at, lower()) <= 0) return is_dyadic() ? oracle::compare(lower(), at) : 1;
    if (oracle::compare(at, upper()) >= 0) return -1;
    const int s = sign_at(f, at);
    return s == 0 ? 0 : s == sign_lo ? 1 : -1;
}

int Instant::compare(Instant& other) {
    for (;;) {
        if (is_dyadic() && other.is_dyadic()) return oracle::compare(lower(), other.lower());
        if (oracle::compare(upper(), other.lower()) <= 0) return -1;
        if (oracle::compare(other.upper(), lower()) <= 0) return 1;
        // Overlapping. Equal only if the other polynomial vanishes here and this root lies in the other's interval.
        if (!other.is_dyadic() && sign_of(other.f) == 0) {
            const DyadicTime a = other.lower(), b = other.upper();
            Polynomial low, high;
            low.c[0] = -a.n, low.c[1] = Integer(1) << static_cast<unsigned>(a.k), low.degree = 1;
            high.c[0] = -b.n, high.c[1] = Integer(1) << static_cast<unsigned>(b.k), high.degree = 1;
            if (sign_of(low) > 0 && sign_of(high) < 0) return 0;
        } else if (other.is_dyadic() && sign_at(f, other.lower()) == 0) {
            return 0; // inside the open interval that holds one root of f
        }
        narrow(8);
        other.narrow(8);
    }
}

double Instant::round_down() const {
    // Doubles >= 0 are ordered as their bits.
    std::uint64_t below = 0, above = std::bit_cast<std::uint64_t>(HUGE_VAL);
    while (above - below > 1) {
        const std::uint64_t middle = below + (above - below) / 2;
        (compare(std::bit_cast<double>(middle)) >= 0 ? below : above) = middle;
    }
    return std::bit_cast<double>(below);
}

std::vector<Instant> roots_until(const Polynomial& f, double t_end) {
    std::vector<Instant> out;
    if (f.is_zero()) return out;
    const DyadicTime zero, end = dyadic(t_end);
    const bool at_zero = sign_at(f, zero) == 0, at_end = end.n != 0 && sign_at(f, end) == 0;
    Polynomial rest = at_zero ? deflated(f, zero) : f;
    if (at_end) rest = deflated(std::move(rest), end);
    if (at_zero) out.emplace_back(zero);
    if (end.n != 0) isolate(std::move(rest), 0, end.n, end.k, false, out);
    if (at_end) out.emplace_back(end);
    return out;
}

} // namespace tunnel::oracle
