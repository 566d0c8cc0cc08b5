// Answers: how do doubles become integers without loss? Every finite double is m * 2^e; over one query all of them
// share the smallest e, and a scale by 2^-e changes no sign and no root in time.
// Refuses: rounding of any kind. Big exponent spreads cost memory, not truth.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>
#include <initializer_list>

namespace tunnel::oracle {

namespace mp = boost::multiprecision;

// 512 bits in place, more from the heap when a case needs it.
using Integer = mp::number<mp::cpp_int_backend<512, 0, mp::signed_magnitude, mp::unchecked>, mp::et_off>;

// value = mantissa * 2^exponent, mantissa odd or zero.
struct Dyadic {
    std::int64_t mantissa = 0;
    int exponent = 0;
};

[[nodiscard]] Dyadic split(double finite);

// x * 2^n, n >= 0.
[[nodiscard]] Integer shifted(const Integer& x, int n);

// The common grid of some doubles: every one of them is an integer multiple of 2^exponent.
class Grid {
  public:
    void cover(double x);
    void cover(std::initializer_list<double> xs);
    [[nodiscard]] Integer at(double x) const; // x must have been covered

  private:
    bool any = false;
    int exponent = 0;
};

} // namespace tunnel::oracle
