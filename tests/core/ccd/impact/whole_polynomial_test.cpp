// Signs at the roots of polynomials whose roots are known, above all of roots closer than two doubles.
#include "core/ccd/impact/whole/search.hpp"

#include <gtest/gtest.h>

namespace tunnel::ccd::whole {
namespace {

using Cubic = Polygon<4>::Cubic;
using Quadratic = Polygon<4>::Quadratic;

WideInt<4> power(int k, std::int64_t times = 1) {
    WideInt<4> out(times);
    out.shift(static_cast<std::size_t>(k));
    return out;
}

// (3 t - 1) (3 2^80 t - 2^80 - 3): roots 1/3 and 1/3 + 2^-80.
Cubic twin_roots() {
    Cubic f;
    f.c[0] = power(80) + WideInt<1>(3);
    f.c[1].set_sum(power(80, -6), WideInt<1>(9), true);
    f.c[2] = power(80, 9);
    return f;
}

TEST(WholePolynomial, TellsApartTwoRootsBetweenAdjacentDoubles) {
    const Cubic f = twin_roots();
    const Dyadic lo = instant(0x1.5555555555555p-2), hi = instant(0x1.5555555555556p-2);
    const Chain<13, 52> sturm(f, derivative(f));
    ASSERT_EQ(sturm.index(lo, hi), 2);
    Quadratic between; // 3 2^81 t - 2^81 - 3
    between.c[0].set_sum(power(81, -1), WideInt<1>(3), true);
    between.c[1] = power(81, 3);
    EXPECT_EQ((SimpleRoot<4>{f, lo, hi, 2, -1}(between)), -1); // the first, where f falls
    EXPECT_EQ((SimpleRoot<4>{f, lo, hi, 2, 1}(between)), 1);
    Quadratic first; // t - 1/3, 3 times
    first.c[0] = WideInt<1>(-1);
    first.c[1] = WideInt<1>(3);
    EXPECT_EQ((SimpleRoot<4>{f, lo, hi, 2, -1}(first)), 0);
    EXPECT_EQ((SimpleRoot<4>{f, lo, hi, 2, 1}(first)), 1);
    Quadratic square; // (3 t - 1)^2
    square.c[0] = WideInt<1>(1);
    square.c[1] = WideInt<1>(-6);
    square.c[2] = WideInt<1>(9);
    EXPECT_EQ((SimpleRoot<4>{f, lo, hi, 2, -1}(square)), 0);
    EXPECT_EQ((SimpleRoot<4>{f, lo, hi, 2, 1}(square)), 1);
}

// (2 t - 1) (4 t - 1) (4 t - 3)
Cubic three_roots() {
    Cubic f;
    f.c[0] = WideInt<1>(-3);
    f.c[1] = WideInt<1>(22);
    f.c[2] = WideInt<1>(-48);
    f.c[3] = WideInt<1>(32);
    return f;
}

TEST(WholePolynomial, AHullThatShowsNoSignSaysSo) {
    const Dyadic lo = instant(0.25), hi = instant(0.75);
    Quadratic q; // (4 t - 2)^2 + 1: positive, but the middle coefficient over [1/4, 3/4] is (-1)(1) + 1 = 0
    q.c[0] = WideInt<1>(5);
    q.c[1] = WideInt<1>(-16);
    q.c[2] = WideInt<1>(16);
    EXPECT_EQ(sign_over(q, lo, hi), 0);
    q.c[0] = WideInt<1>(6);
    EXPECT_EQ(sign_over(q, lo, hi), 1);
    for (auto& c : q.c) c.negate();
    EXPECT_EQ(sign_over(q, lo, hi), -1);
}

TEST(WholePolynomial, CountsRootsOfAnOpenInterval) {
    const Cubic f = three_roots();
    const Chain<13, 52> sturm(f, derivative(f));
    const auto count = [&](double lo, double hi) { return sturm.index(instant(lo), instant(hi)); };
    EXPECT_EQ(count(0.0, 1.0), 3);
    EXPECT_EQ(count(0.25, 0.75), 1); // neither end counts
    EXPECT_EQ(count(0.25, 0.5), 0);
    EXPECT_EQ(count(0.0, 0.5), 1);
    EXPECT_EQ(count(0.0, std::nextafter(0.25, 1.0)), 1);
    EXPECT_EQ(count(0.0, std::nextafter(0.25, 0.0)), 0);
}

TEST(WholePolynomial, TheSignBesideARootIsThatOfTheSlope) {
    const Cubic f = three_roots();
    const Dyadic quarter = instant(0.25);
    EXPECT_EQ(sign_at(f, quarter), 0);
    EXPECT_EQ(sign_beside(f, quarter, 1), 1);
    EXPECT_EQ(sign_beside(f, quarter, -1), -1);
    Cubic touching; // (4 t - 1)^2
    touching.c[0] = WideInt<1>(1);
    touching.c[1] = WideInt<1>(-8);
    touching.c[2] = WideInt<1>(16);
    EXPECT_EQ(sign_beside(touching, quarter, 1), 1);
    EXPECT_EQ(sign_beside(touching, quarter, -1), 1);
}

TEST(WholePolynomial, AnyDoubleIsAFraction) {
    for (const double t : {0.0, 1.0, 0.5, 0.1, 0x1p-1074, 0x1.fffffffffffffp-1}) {
        const Dyadic x = instant(t);
        EXPECT_EQ(std::ldexp(static_cast<double>(x.num), -static_cast<int>(x.down)), t);
    }
}

} // namespace
} // namespace tunnel::ccd::whole
