// Answers: one step of many particles at once, a number of each in an array of its own, in place, with the bits that
// integrate::step gives to one. Wide registers where the processor has them.
// Refuses: arrays of unlike length (that they do not overlap is unchecked), and h that is 0 or not finite. A step that
// leads to NaN or infinity is told, but not taken back: that would cost a second copy of everything.
#pragma once

#include "core/integrate/step.hpp"

namespace tunnel::integrate {

// Semi-implicit Euler along one axis, where all have the same acceleration, m/s^2: v += h a, then x += h v.
[[nodiscard]] StepStatus euler_semi(double h, double acceleration, Out x, Out v);

// The same with a force for each, N. Inverse mass 0: no force moves it, not even an infinite one.
[[nodiscard]] StepStatus euler_semi(double h, In force, In inverse_mass, Out x, Out v);

// As many independent damped springs, each as integrate::Spring.
struct SpringBatch {
    In stiffness, damping; // N/m, N s/m
    In inverse_mass;       // 1/kg; 0: infinite mass
    Out x, v;              // m, m/s
};
[[nodiscard]] StepStatus rk4_spring(double h, const SpringBatch& springs);

} // namespace tunnel::integrate
