// Answers: a body that falls on a floor at x = 0 (x is its height), with the contact as a force. PenaltyContact: a
// stiff spring below the floor, with or without damping. Bounce: a constant push below the floor, so that the force
// jumps there; its motion is made of parabolas, exact from event to event.
#pragma once

#include "core/integrate/mass.hpp"
#include "core/integrate/system.hpp"

namespace tunnel::integrate {

struct PenaltyContact {
    double mass = 1.0;          // kg
    double gravity = 9.81;      // m/s^2, downward, above 0
    double stiffness = 10000.0; // k, N/m, above 0: the floor pushes by -k x - c v where x <= 0
    double damping = 0.0;       // c, N s/m, not negative; the floor may then pull, too, as a naive one does

    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass); }
    [[nodiscard]] bool uses_velocity() const { return damping != 0.0; }
    void force(double t, In x, In v, Out out) const;
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const;
    // Forward in time, without damping.
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;
};

struct Bounce {
    double mass = 1.0;        // kg
    double gravity = 9.81;    // m/s^2, downward, above 0
    double push = 196.2;      // N, of the floor on a body that sinks, above its weight
    double restitution = 1.0; // speed after by speed before, 0 < e <= 1: the floor pushes less while the body rises

    [[nodiscard]] std::size_t size() const { return 1; }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t) const { return integrate::inverse_mass(mass); }
    [[nodiscard]] bool uses_velocity() const { return restitution != 1.0; }
    void force(double t, In x, In v, Out out) const;
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const; // with the push while sinking
    // Forward in time. With e < 1 the bounces come to an end, after which it lies at 0.
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;
};

} // namespace tunnel::integrate
