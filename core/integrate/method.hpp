// Answers: which methods are there, how are they called, and with which power of h does their error fall?
#pragma once

#include <array>
#include <string_view>

namespace tunnel::integrate {

enum class Method {
    explicit_euler,      // x += h v, v += h a, both from before the step
    semi_implicit_euler, // v += h a, then x += h v with the new v: what most engines do
    implicit_euler,      // v and x from the force at the end of the step, which is solved for
    verlet,              // velocity Verlet
    midpoint,            // the force in the middle of the step, found by half an explicit Euler step
    heun,                // mean of the forces at the start and at the explicit Euler step's end
    rk4,                 // the classical Runge-Kutta method
    dormand_prince,      // one step of the fifth-order half of the pair 5(4), without error control
    adaptive,            // the pair 5(4) with error control: as many steps inside h as the tolerance asks for
};

inline constexpr std::array<Method, 9> all_methods{Method::explicit_euler,
                                                   Method::semi_implicit_euler,
                                                   Method::implicit_euler,
                                                   Method::verlet,
                                                   Method::midpoint,
                                                   Method::heun,
                                                   Method::rk4,
                                                   Method::dormand_prince,
                                                   Method::adaptive};

[[nodiscard]] constexpr std::string_view to_word(Method method) {
    switch (method) {
    case Method::explicit_euler: return "explicit_euler";
    case Method::semi_implicit_euler: return "semi_implicit_euler";
    case Method::implicit_euler: return "implicit_euler";
    case Method::verlet: return "verlet";
    case Method::midpoint: return "midpoint";
    case Method::heun: return "heun";
    case Method::rk4: return "rk4";
    case Method::dormand_prince: return "dormand_prince";
    case Method::adaptive: return "adaptive";
    }
    return "explicit_euler";
}

// Of a force that is smooth enough; 0 for the adaptive method, whose error follows the tolerance and not h.
[[nodiscard]] constexpr int order_of(Method method) {
    switch (method) {
    case Method::explicit_euler:
    case Method::semi_implicit_euler:
    case Method::implicit_euler: return 1;
    case Method::verlet:
    case Method::midpoint:
    case Method::heun: return 2;
    case Method::rk4: return 4;
    case Method::dormand_prince: return 5;
    case Method::adaptive: return 0;
    }
    return 0;
}

} // namespace tunnel::integrate
