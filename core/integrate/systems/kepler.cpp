// Answers: the two-body motion by Lagrange's coefficients in the change of eccentric anomaly (Bate, Mueller and White
// 1971, ch. 4): no special case for the circle, and no orbital elements to lose digits in.
#include "core/integrate/systems/kepler.hpp"

#include <cmath>
#include <numbers>

namespace tunnel::integrate {

namespace {

constexpr double full_turn = 2.0 * std::numbers::pi;

// The z with z - p sin z + q (1 - cos z) = mean. It rises with z; bisection where Newton would leave the bracket.
double anomaly_change(double mean, double p, double q) {
    double lo = mean - 3.0, hi = mean + 3.0, z = mean; // |p| <= 1, |q| < 1: never further off
    for (int k = 0; k < 100; ++k) {
        const double half = std::sin(0.5 * z);
        const double value = z - p * std::sin(z) + q * 2.0 * half * half - mean;
        const double slope = 1.0 - p * std::cos(z) + q * std::sin(z);
        (value > 0.0 ? hi : lo) = z;
        double next = z - value / slope;
        if (!(next > lo && next < hi)) next = 0.5 * (lo + hi);
        if (next == z || std::abs(next - z) < 1e-16) return next;
        z = next;
    }
    return z;
}

} // namespace

bool Kepler::is_valid() const { return is_valid_mass(mass) && mu > 0.0 && std::isfinite(mu); }

void Kepler::force(double, In x, In, Out out) const {
    const double square = x[0] * x[0] + x[1] * x[1], pull = weighing_mass(mass) * mu / (square * std::sqrt(square));
    out[0] = -pull * x[0], out[1] = -pull * x[1];
}

void Kepler::derivatives(double, In x, In, Out by_x, Out by_v) const {
    const double square = x[0] * x[0] + x[1] * x[1], pull = weighing_mass(mass) * mu / (square * std::sqrt(square));
    by_x[0] = pull * (3.0 * x[0] * x[0] / square - 1.0), by_x[3] = pull * (3.0 * x[1] * x[1] / square - 1.0);
    by_x[1] = by_x[2] = pull * 3.0 * x[0] * x[1] / square;
    by_v[0] = by_v[1] = by_v[2] = by_v[3] = 0.0;
}

double Kepler::potential(In x) const { return -weighing_mass(mass) * mu / std::sqrt(x[0] * x[0] + x[1] * x[1]); }

State Kepler::start(double e, double a) const {
    return {0.0, {(1.0 - e) * a, 0.0}, {0.0, std::sqrt(mu / a * (1.0 + e) / (1.0 - e))}};
}

double Kepler::period(double a) const { return full_turn * std::sqrt(a * a * a / mu); }

bool Kepler::exact(const State& start, double t, State& out) const {
    const In x = start.x, v = start.v;
    const double r0 = std::sqrt(x[0] * x[0] + x[1] * x[1]), square = v[0] * v[0] + v[1] * v[1];
    const double a = 1.0 / (2.0 / r0 - square / mu);
    if (!(a > 0.0) || !std::isfinite(a) || angular_momentum(start) == 0.0) return false;
    const double rate = std::sqrt(mu / a) / a, q = (x[0] * v[0] + x[1] * v[1]) / std::sqrt(mu * a);
    const double mean = std::remainder((t - start.t) * rate, full_turn);
    const double z = anomaly_change(mean, 1.0 - r0 / a, q), sin = std::sin(z), half = std::sin(0.5 * z);
    const double versine = 2.0 * half * half; // 1 - cos z
    const double r = r0 + (a - r0) * versine + q * a * sin;
    const double f = 1.0 - a / r0 * versine, g = (r0 / a * sin + q * versine) / rate;
    const double f_rate = -std::sqrt(mu * a) / (r * r0) * sin, g_rate = 1.0 - a / r * versine;
    for (std::size_t i = 0; i < 2; ++i) out.x[i] = f * x[i] + g * v[i], out.v[i] = f_rate * x[i] + g_rate * v[i];
    return true;
}

} // namespace tunnel::integrate
