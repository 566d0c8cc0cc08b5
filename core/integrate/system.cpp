// Answers: the energy of a system of any kind.
#include "core/integrate/system.hpp"

namespace tunnel::integrate {

double kinetic_energy(const AnySystem& system, const State& state) {
    double sum = 0.0;
    for (std::size_t i = 0; i < state.size(); ++i)
        if (const double inverse = system.inverse_mass(i); inverse > 0.0) sum += state.v[i] * state.v[i] / inverse;
    return 0.5 * sum;
}

double energy(const AnySystem& system, const State& state) {
    return kinetic_energy(system, state) + system.potential(state.x);
}

} // namespace tunnel::integrate
