// Answers: the distance of states and the slope of errors.
#include "core/integrate/error.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::integrate {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

bool is_usable(double h, double error) { return h > 0.0 && error > 0.0 && std::isfinite(h) && std::isfinite(error); }

} // namespace

double distance(const State& a, const State& b, double rate) {
    if (a.x.size() != b.x.size() || a.v.size() != b.v.size()) return nan;
    double norm = 0.0; // hypot: an error too large to square is still an error
    for (std::size_t i = 0; i < a.x.size(); ++i) norm = std::hypot(norm, a.x[i] - b.x[i]);
    for (std::size_t i = 0; i < a.v.size(); ++i) norm = std::hypot(norm, (a.v[i] - b.v[i]) / rate);
    return norm;
}

double observed_order(std::span<const double> h, std::span<const double> error) {
    const std::size_t n = std::min(h.size(), error.size());
    double count = 0.0, mean_x = 0.0, mean_y = 0.0, xx = 0.0, xy = 0.0;
    for (std::size_t i = 0; i < n; ++i)
        if (is_usable(h[i], error[i])) count += 1.0, mean_x += std::log(h[i]), mean_y += std::log(error[i]);
    if (count < 2.0) return nan;
    mean_x /= count, mean_y /= count;
    for (std::size_t i = 0; i < n; ++i) {
        if (!is_usable(h[i], error[i])) continue;
        const double x = std::log(h[i]) - mean_x;
        xx += x * x, xy += x * (std::log(error[i]) - mean_y);
    }
    return xx > 0.0 ? xy / xx : nan;
}

} // namespace tunnel::integrate
