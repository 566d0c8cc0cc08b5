// Answers: fall with quadratic drag on a line, in closed form. With the terminal speed w = sqrt(m g / k) and the time
// q = g s / w: rising, v = w tan(a - q) until it stands; falling, v = w (v0 + w tanh q) / (w + v0 tanh q).
#include "core/integrate/systems/drag.hpp"
#include "core/integrate/systems/gravity.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::integrate {

namespace {

Gravity gravity_of(const QuadraticDrag& s) { return {s.mass, s.g, s.dimensions}; }

double speed_of(In v) {
    double square = 0.0;
    for (const double one : v) square += one * one;
    return std::sqrt(square);
}

struct Fall {
    double way, speed; // both along gravity
};

Fall fall(double speed, double pull, double terminal, double time) {
    const double unit = terminal * terminal / pull;
    double q = pull * time / terminal, way = 0.0;
    if (speed < 0.0) { // rising
        const double angle = std::atan(speed / terminal), end = angle + q;
        if (end < 0.0) return {unit * std::log(std::cos(angle) / std::cos(end)), terminal * std::tan(end)};
        way = unit * std::log(std::cos(angle)), q = end, speed = 0.0;
    }
    const double share = speed / terminal, tanh = std::tanh(q);
    if (q < 1.0) {
        const double half = std::sinh(0.5 * q);
        way += unit * std::log1p(2.0 * half * half + share * std::sinh(q));
    } else { // cosh would overflow in the end
        way += unit * (q + std::log(0.5 * ((1.0 + share) + (1.0 - share) * std::exp(-2.0 * q))));
    }
    return {way, terminal * (share + tanh) / (1.0 + share * tanh)};
}

} // namespace

bool QuadraticDrag::is_valid() const { return gravity_of(*this).is_valid() && drag >= 0.0 && std::isfinite(drag); }

void QuadraticDrag::force(double, In, In v, Out out) const {
    const double scale = drag * speed_of(v);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = weighing_mass(mass) * g[i] - scale * v[i];
}

void QuadraticDrag::derivatives(double, In, In v, Out by_x, Out by_v) const {
    const std::size_t n = dimensions;
    const double speed = speed_of(v);
    std::fill(by_x.begin(), by_x.end(), 0.0);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
            const double along = speed == 0.0 ? 0.0 : v[i] * (v[j] / speed);
            by_v[i * n + j] = -drag * (along + (i == j ? speed : 0.0));
        }
}

double QuadraticDrag::potential(In x) const { return gravity_of(*this).potential(x); }

bool QuadraticDrag::exact(const State& start, double t, State& out) const {
    if (drag == 0.0) return gravity_of(*this).exact(start, t, out);
    const double s = t - start.t, length = integrate::inverse_mass(mass) * drag; // 1/m
    const double pull = speed_of(In(g).first(dimensions));
    if (s < 0.0 || (pull != 0.0 && dimensions > 1)) return false;
    if (pull == 0.0) {
        const double speed = speed_of(start.v), slowed = 1.0 + length * speed * s;
        const double way = speed == 0.0 ? s : std::log1p(length * speed * s) / (length * speed);
        for (std::size_t i = 0; i < out.size(); ++i)
            out.x[i] = start.x[i] + start.v[i] * way, out.v[i] = start.v[i] / slowed;
        return true;
    }
    const double side = g[0] < 0.0 ? -1.0 : 1.0;
    const Fall end = fall(side * start.v[0], pull, std::sqrt(pull / length), s);
    out.x[0] = start.x[0] + side * end.way, out.v[0] = side * end.speed;
    return true;
}

} // namespace tunnel::integrate
