// Answers: a force that jumps. Sinking, the body is slowed by a = push / m - g; rising in the floor it gains by e^2 a,
// so that it leaves with e times the speed that it came with.
#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/flight.hpp"

#include <cmath>

namespace tunnel::integrate {

namespace {

double net(const Bounce& b) { return b.push * integrate::inverse_mass(b.mass) - b.gravity; }

} // namespace

bool Bounce::is_valid() const {
    return is_valid_mass(mass) && gravity > 0.0 && std::isfinite(gravity) && std::isfinite(push) && push > 0.0 &&
           (!std::isfinite(mass) || net(*this) > 0.0) && restitution > 0.0 && restitution <= 1.0;
}

void Bounce::force(double, In x, In v, Out out) const {
    const double weight = weighing_mass(mass) * gravity;
    out[0] = -weight;
    if (x[0] > 0.0) return;
    const bool rises = v[0] > 0.0 && restitution != 1.0;
    out[0] = rises ? restitution * restitution * (push - weight) : push - weight;
}

// Of the pieces; the jumps have none.
void Bounce::derivatives(double, In, In, Out by_x, Out by_v) const { by_x[0] = 0.0, by_v[0] = 0.0; }

double Bounce::potential(In x) const {
    const double weight = weighing_mass(mass) * gravity;
    return x[0] > 0.0 ? weight * x[0] : (weight - push) * x[0];
}

bool Bounce::exact(const State& start, double t, State& out) const {
    Fallen body{start.x[0], start.v[0], t - start.t};
    if (body.left < 0.0) return false;
    const double slow = net(*this), fast = restitution * restitution * slow;
    const auto sink = [&](Fallen& b) {
        // What all further bounces take together is a geometric series in e.
        const double round = -b.v / slow + restitution * -b.v * (1.0 / fast + 2.0 / gravity);
        if (b.x == 0.0 && (b.v == 0.0 || (restitution < 1.0 && b.left >= round / (1.0 - restitution)))) {
            b = {0.0, 0.0, 0.0};
            return true;
        }
        const double a = b.v < 0.0 ? slow : fast;
        // Down to rest, or up to the floor: x + v s + a s^2 / 2 = 0.
        const double end = b.v < 0.0 ? -b.v / a : -2.0 * b.x / (b.v + std::sqrt(b.v * b.v - 2.0 * a * b.x));
        const double s = std::min(end, b.left);
        const bool leaves = b.v >= 0.0 && s == end;
        const double out_speed = std::sqrt(b.v * b.v - 2.0 * a * b.x), down = b.x - 0.5 * b.v * b.v / a;
        if (leaves)
            b = {0.0, out_speed, b.left - s};
        else if (s == end)
            b = {down, 0.0, b.left - s};
        else
            b = {b.x + s * (b.v + 0.5 * a * s), b.v + a * s, 0.0};
        return true;
    };
    if (!fall_and_sink(body, gravity, sink)) return false;
    out.x[0] = body.x, out.v[0] = body.v;
    return true;
}

} // namespace tunnel::integrate
