// Answers: Jacobi's amplitude and its inverse, the incomplete elliptic integral of the first kind, by the
// arithmetic-geometric mean and Landen's transformation (Abramowitz and Stegun 16.4, 17.6). Internal to core.
#pragma once

namespace tunnel::integrate {

// The modulus by its complement: kc = sqrt(1 - k^2), 0 < kc <= 1. Any u and angle, not wrapped.
[[nodiscard]] double amplitude(double u, double kc);
[[nodiscard]] double elliptic_f(double angle, double kc);

} // namespace tunnel::integrate
