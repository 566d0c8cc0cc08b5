// Answers: with omega = sqrt(g / l) and k^2 = sin^2(x / 2) + (v / 2 omega)^2, the pendulum swings for k < 1 as
// sin(x / 2) = k sn(omega t), turns over for k > 1 as x / 2 = am(k omega t, 1 / k), and for k = 1 comes up to the top
// for ever, x / 2 = atan(sinh(omega t)).
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/elliptic.hpp"

#include <cmath>
#include <numbers>

namespace tunnel::integrate {

namespace {

constexpr double two_pi = 2.0 * std::numbers::pi;

struct Swing {
    double half, rate; // half of the angle, and v / 2 omega
};

Swing swing(double sin, double cos, double rate, double time) {
    const double square = sin * sin + rate * rate, k = std::sqrt(square);
    if (k == 0.0) return {0.0, 0.0};
    const double rest = (cos - rate) * (cos + rate); // 1 - k^2
    if (rest > 0.0) {
        const double kc = std::sqrt(rest);
        const double phase = amplitude(elliptic_f(std::atan2(sin, rate), kc) + time, kc);
        return {std::asin(std::fmin(k, 1.0) * std::sin(phase)), k * std::cos(phase)};
    }
    const double side = rate < 0.0 ? -1.0 : 1.0, from = side * std::atan2(sin, cos);
    if (rest == 0.0) {
        const double end = std::asinh(std::tan(from)) + time;
        return {side * std::atan(std::sinh(end)), side / std::cosh(end)};
    }
    const double kc = std::sqrt(-rest) / k;
    const double end = amplitude(elliptic_f(from, kc) + k * time, kc), s = std::sin(end);
    return {side * end, side * std::sqrt(square - s * s)};
}

} // namespace

bool Pendulum::is_valid() const {
    const bool sizes = length > 0.0 && gravity > 0.0 && std::isfinite(length + gravity);
    return is_valid_mass(mass) && sizes && is_valid_mass(mass * length * length);
}

void Pendulum::force(double, In x, In, Out out) const {
    out[0] = -weighing_mass(mass) * gravity * length * std::sin(x[0]);
}

void Pendulum::derivatives(double, In x, In, Out by_x, Out by_v) const {
    by_x[0] = -weighing_mass(mass) * gravity * length * std::cos(x[0]), by_v[0] = 0.0;
}

double Pendulum::potential(In x) const {
    const double half = std::sin(0.5 * x[0]);
    return weighing_mass(mass) * gravity * length * 2.0 * half * half;
}

bool Pendulum::exact(const State& start, double t, State& out) const {
    const double omega = std::sqrt(gravity / length), turns = two_pi * std::round(start.x[0] / two_pi);
    const double half = 0.5 * (start.x[0] - turns);
    const Swing end = swing(std::sin(half), std::cos(half), 0.5 * start.v[0] / omega, omega * (t - start.t));
    out.x[0] = turns + 2.0 * end.half, out.v[0] = 2.0 * omega * end.rate;
    return true;
}

} // namespace tunnel::integrate
