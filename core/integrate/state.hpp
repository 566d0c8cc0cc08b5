// Answers: where and how fast is everything, at which time? One number of x and of v for each degree of freedom.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace tunnel::integrate {

struct State {
    double t = 0.0;          // s
    std::vector<double> x{}; // m, or rad for an angle; a particle in space has three in a row
    std::vector<double> v{}; // their rates per second, as many

    [[nodiscard]] std::size_t size() const { return x.size(); }
    friend bool operator==(const State&, const State&) = default;
};

// As many of v as of x, and no NaN or infinity.
[[nodiscard]] inline bool is_valid(const State& state) {
    bool good = state.x.size() == state.v.size() && std::isfinite(state.t);
    for (const double x : state.x) good = good && std::isfinite(x);
    for (const double v : state.v) good = good && std::isfinite(v);
    return good;
}

} // namespace tunnel::integrate
