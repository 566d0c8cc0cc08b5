// Answers: where in a closed interval does an integer polynomial of degree <= 3 vanish, what sign has another one
// there, which of two such roots comes first, and on which side of a double does one lie? All exact: a root is kept as
// a polynomial and an interval that holds no other root of it; Descartes' rule of signs finds the intervals. Refuses:
// rounding. Refining an interval changes no answer, so instants are mutable where they narrow.
#pragma once

#include "tests/oracle/integer.hpp"

#include <array>
#include <vector>

namespace tunnel::oracle {

// c[0] + c[1] t + c[2] t^2 + c[3] t^3; degree -1: zero for every t.
struct Polynomial {
    std::array<Integer, 4> c{};
    int degree = -1;

    [[nodiscard]] bool is_zero() const { return degree < 0; }
};

[[nodiscard]] Polynomial line(const Integer& at_0, const Integer& at_1);
[[nodiscard]] Polynomial operator-(const Polynomial& f, const Polynomial& g);
[[nodiscard]] Polynomial operator+(const Polynomial& f, const Polynomial& g);
[[nodiscard]] Polynomial operator*(const Polynomial& f, const Polynomial& g); // degrees sum to <= 3

// n / 2^k
struct DyadicTime {
    Integer n = 0;
    int k = 0;
};

[[nodiscard]] DyadicTime dyadic(double t); // t >= 0
[[nodiscard]] int compare(const DyadicTime& a, const DyadicTime& b);
[[nodiscard]] int sign_at(const Polynomial& f, const DyadicTime& t);

// The one root of f in the open interval (lo, hi) / 2^k, simple, f not 0 at either end; or, where lo = hi, that number.
class Instant {
  public:
    explicit Instant(const DyadicTime& t);
    Instant(Polynomial f, Integer lo, Integer hi, int k);

    [[nodiscard]] bool is_dyadic() const { return lo == hi; }
    // Halves the interval some times.
    void narrow(int halvings);
    // g's sign at the root.
    [[nodiscard]] int sign_of(const Polynomial& g);
    // The sign of (root - t).
    [[nodiscard]] int compare(double t) const;
    [[nodiscard]] int compare(Instant& other);
    // The largest double <= root, which is >= 0.
    [[nodiscard]] double round_down() const;

  private:
    [[nodiscard]] DyadicTime lower() const { return {lo, k}; }
    [[nodiscard]] DyadicTime upper() const { return {hi, k}; }

    Polynomial f;
    Integer lo, hi;
    int k = 0;
    int sign_lo = 0;
};

// The roots in [0, t_end], rising, each once. None for the zero polynomial.
[[nodiscard]] std::vector<Instant> roots_until(const Polynomial& f, double t_end);

} // namespace tunnel::oracle
