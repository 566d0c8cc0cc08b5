// Answers: the splitting of doubles and their common grid; see integer.hpp.
#include "tests/oracle/integer.hpp"

#include <bit>
#include <cassert>
#include <cmath>

namespace tunnel::oracle {

Dyadic split(double finite) {
    assert(std::isfinite(finite));
    if (finite == 0.0) {
        return {};
    }
    int exponent = 0;
    const auto mantissa = static_cast<std::int64_t>(std::ldexp(std::frexp(finite, &exponent), 53));
    const int twos = std::countr_zero(static_cast<std::uint64_t>(mantissa));
    return {mantissa / (std::int64_t{1} << twos), exponent - 53 + twos};
}

Integer shifted(const Integer& x, int n) {
    assert(n >= 0);
    return x * (Integer(1) << static_cast<unsigned>(n));
}

void Grid::cover(double x) {
    const Dyadic d = split(x);
    if (d.mantissa != 0 && (!any || d.exponent < exponent)) {
        any = true;
        exponent = d.exponent;
    }
}

void Grid::cover(std::initializer_list<double> xs) {
    for (const double x : xs) {
        cover(x);
    }
}

Integer Grid::at(double x) const {
    const Dyadic d = split(x);
    return d.mantissa == 0 ? Integer(0) : shifted(Integer(d.mantissa), d.exponent - exponent);
}

} // namespace tunnel::oracle
