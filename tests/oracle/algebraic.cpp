// Answers: quadratics with integer coefficients, solved without rounding; see algebraic.hpp.
#include "tests/oracle/algebraic.hpp"

#include <cassert>
#include <cmath>

namespace tunnel::oracle {

bool is_zero(const Quadratic& f) { return f.c2.is_zero() && f.c1.is_zero() && f.c0.is_zero(); }

Quadratic operator+(const Quadratic& f, const Quadratic& g) { return {f.c2 + g.c2, f.c1 + g.c1, f.c0 + g.c0}; }

Quadratic operator-(const Quadratic& f) { return {-f.c2, -f.c1, -f.c0}; }

int sign_of_surd(const Integer& a, const Integer& b, const Integer& q) {
    const int sign_a = a.sign();
    const int sign_b = q.is_zero() ? 0 : b.sign();
    if (sign_b == 0 || sign_a == sign_b) {
        return sign_a;
    }
    if (sign_a == 0) {
        return sign_b;
    }
    const int larger = Integer(a * a).compare(Integer(b * b * q));
    return larger > 0 ? sign_a : larger < 0 ? sign_b : 0;
}

namespace {

bool in_unit(const Root& x) { return sign_of_surd(x.p, x.e, x.q) >= 0 && sign_of_surd(x.p - x.r, x.e, x.q) <= 0; }

// The Bernstein coefficients over [0, 1] (the middle one doubled) bound the polynomial there.
bool keeps_one_sign(const Quadratic& f) {
    const int first = f.c0.sign();
    return first != 0 && Integer(2 * f.c0 + f.c1).sign() == first && Integer(f.c0 + f.c1 + f.c2).sign() == first;
}

std::vector<Root> all_roots(const Quadratic& f) {
    if (f.c2.is_zero()) {
        if (f.c1.is_zero()) {
            return {};
        }
        return {f.c1.sign() > 0 ? Root{-f.c0, 0, 0, f.c1} : Root{f.c0, 0, 0, -f.c1}};
    }
    const Integer q = f.c1 * f.c1 - 4 * f.c2 * f.c0;
    if (q.sign() < 0) {
        return {};
    }
    const Integer p = f.c2.sign() > 0 ? Integer(-f.c1) : f.c1;
    const Integer r = 2 * mp::abs(f.c2);
    if (q.is_zero()) {
        return {Root{p, 0, 0, r}};
    }
    return {Root{p, -1, q, r}, Root{p, +1, q, r}};
}

// floor(x * 2^k)
Integer floor_scaled(const Root& x, int k) {
    Integer top = shifted(x.p, k);
    if (x.e != 0) {
        const Integer square = shifted(x.q, 2 * k);
        Integer rest;
        const Integer root = mp::sqrt(square, rest);
        top += x.e > 0 ? root : rest.is_zero() ? Integer(-root) : Integer(-root - 1);
    }
    assert(top.sign() >= 0);
    return top / x.r;
}

} // namespace

std::vector<Root> roots_in_unit(const Quadratic& f) {
    if (keeps_one_sign(f)) {
        return {};
    }
    std::vector<Root> inside;
    for (Root& root : all_roots(f)) {
        if (in_unit(root)) {
            inside.push_back(std::move(root));
        }
    }
    return inside;
}

int sign_at(const Quadratic& f, const Root& t) {
    const Integer squares = t.e == 0 ? Integer(t.p * t.p) : Integer(t.p * t.p + t.q);
    const Integer a = f.c2 * squares + f.c1 * t.p * t.r + f.c0 * t.r * t.r;
    if (t.e == 0) {
        return a.sign();
    }
    return sign_of_surd(a, t.e * (2 * f.c2 * t.p + f.c1 * t.r), t.q);
}

int compare(const Root& root, double t) {
    const Dyadic d = split(t);
    const Integer scale = d.exponent < 0 ? shifted(1, -d.exponent) : Integer(1);
    const Integer n = d.exponent < 0 ? Integer(d.mantissa) : shifted(Integer(d.mantissa), d.exponent);
    return sign_of_surd(root.p * scale - n * root.r, root.e * scale, root.q);
}

double round_down(const Root& root) {
    if (compare(root, 0.0) == 0) {
        return 0.0;
    }
    int k = 64;
    Integer scaled = floor_scaled(root, k);
    while (scaled < (Integer(1) << 54) && k < 2048) {
        k *= 2;
        scaled = floor_scaled(root, k);
    }
    if (scaled.is_zero()) {
        return 0.0;
    }
    const int bits = static_cast<int>(mp::msb(scaled)) + 1;
    const int drop = bits > 53 ? bits - 53 : 0;
    const Integer mantissa = scaled >> static_cast<unsigned>(drop);
    return std::ldexp(static_cast<double>(mantissa.convert_to<std::int64_t>()), drop - k);
}

} // namespace tunnel::oracle
