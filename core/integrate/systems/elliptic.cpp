// Answers: both by the same sequence of means, which doubles the number of good digits in each step.
#include "core/integrate/systems/elliptic.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace tunnel::integrate {

namespace {

constexpr std::size_t most_means = 16; // enough for any kc that is a normal number

} // namespace

double amplitude(double u, double kc) {
    std::array<double, most_means> shares{}; // c / a
    double a = 1.0, b = kc, scale = 1.0;
    std::size_t n = 0;
    for (; n < most_means && std::abs(a - b) > 1e-16 * a; ++n) {
        const double mean = 0.5 * (a + b), c = 0.5 * (a - b);
        b = std::sqrt(a * b), a = mean, shares[n] = c / mean, scale *= 2.0;
    }
    double angle = scale * a * u;
    while (n-- > 0) angle = 0.5 * (angle + std::asin(shares[n] * std::sin(angle)));
    return angle;
}

double elliptic_f(double angle, double kc) {
    double a = 1.0, b = kc, scale = 1.0;
    for (std::size_t n = 0; n < most_means && std::abs(a - b) > 1e-16 * a; ++n) {
        // tan(next - angle) = b / a tan(angle), on the branch where next stays near twice the angle.
        const double turns = std::round(angle / std::numbers::pi), part = angle - turns * std::numbers::pi;
        angle += turns * std::numbers::pi + std::atan2(b * std::sin(part), a * std::cos(part));
        const double mean = 0.5 * (a + b);
        b = std::sqrt(a * b), a = mean, scale *= 2.0;
    }
    return angle / (scale * a);
}

} // namespace tunnel::integrate
