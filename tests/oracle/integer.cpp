// Answers: the splitting of doubles and their common grid; see integer.hpp.
#include "tests/oracle/integer.hpp"

#include <cassert>
#include <cmath>

namespace tunnel::oracle {

Dyadic split(double finite) {
    assert(std::isfinite(finite));
    if (finite == 0.0) {
        return {};
    }
    int exponent = 0;
    const double fraction = std::frexp(finite, &exponent);
    auto mantissa = static_cast<std::int64_t>(std::ldexp(fraction, 53));
    exponent -= 53;
    while (mantissa % 2 == 0) {
        mantissa /= 2;
        ++exponent;
    }
    return {mantissa, exponent};
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
