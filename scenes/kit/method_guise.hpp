// Answers: how each method of integration is called and looks, the same in every scene that runs several side by side.
#pragma once

#include "scenes/kit/draw_list.hpp"

namespace tunnel::kit {

// Told from the others never by colour alone.
struct MethodGuise {
    const char* key;
    Words name;
    Role role;
    Dash dash;
    Mark mark;
};

// In the order of integrate::Method, without the pair's fifth-order half alone. The role `miss` is dashed wherever it
// is drawn.
inline constexpr MethodGuise method_guises[8] = {
    {"explicit_euler", {"explicit Euler", "명시적 오일러"}, Role::hit, Dash::solid, Mark::square},
    {"semi_implicit_euler", {"semi-implicit Euler", "반암시적 오일러"}, Role::miss, Dash::dashed, Mark::dot},
    {"implicit_euler", {"implicit Euler", "암시적 오일러"}, Role::second, Dash::solid, Mark::triangle},
    {"verlet", {"velocity Verlet", "속도 베를레"}, Role::active, Dash::dotted, Mark::ring},
    {"midpoint", {"midpoint", "중점법"}, Role::push, Dash::dotted, Mark::cross},
    {"heun", {"Heun", "호인법"}, Role::converged, Dash::dashed, Mark::diamond},
    {"rk4", {"RK4", "RK4"}, Role::text, Dash::dashed, Mark::square},
    {"adaptive", {"adaptive 5(4)", "적응형 5(4)"}, Role::muted, Dash::dotted, Mark::ring}};

} // namespace tunnel::kit
