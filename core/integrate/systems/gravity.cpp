// Answers: constant gravity; x = x0 + v0 t + g t^2 / 2.
#include "core/integrate/systems/gravity.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::integrate {

bool Gravity::is_valid() const {
    const bool finite = std::isfinite(g[0]) && std::isfinite(g[1]) && std::isfinite(g[2]);
    return is_valid_mass(mass) && finite && dimensions >= 1 && dimensions <= g.size();
}

void Gravity::force(double, In, In, Out out) const {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = weighing_mass(mass) * g[i];
}

void Gravity::derivatives(double, In, In, Out by_x, Out by_v) const {
    std::fill(by_x.begin(), by_x.end(), 0.0);
    std::fill(by_v.begin(), by_v.end(), 0.0);
}

double Gravity::potential(In x) const {
    double sum = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) sum -= weighing_mass(mass) * g[i] * x[i];
    return sum;
}

bool Gravity::exact(const State& start, double t, State& out) const {
    const double s = t - start.t;
    for (std::size_t i = 0; i < out.size(); ++i) {
        out.x[i] = start.x[i] + s * (start.v[i] + 0.5 * g[i] * s);
        out.v[i] = start.v[i] + g[i] * s;
    }
    return true;
}

} // namespace tunnel::integrate
