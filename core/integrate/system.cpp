// Answers: the exact motion and the energy of a system of any kind.
#include "core/integrate/system.hpp"

namespace tunnel::integrate {

bool AnySystem::exact(const State& start, double t, State& out) const {
    const std::size_t n = size();
    if (!integrate::is_valid(start) || start.size() != n || !is_valid() || !std::isfinite(t)) return false;
    out.t = t, out.x.resize(n), out.v.resize(n);
    bool all_infinite = true;
    for (std::size_t i = 0; i < n; ++i) all_infinite = all_infinite && inverse_mass(i) == 0.0;
    if (!all_infinite) return table->exact != nullptr && table->exact(thing, start, t, out);
    for (std::size_t i = 0; i < n; ++i) out.x[i] = start.x[i] + (t - start.t) * start.v[i], out.v[i] = start.v[i];
    return true;
}

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
