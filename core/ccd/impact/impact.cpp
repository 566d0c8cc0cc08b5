// Answers: which method is asked, and is the question one at all; see impact.hpp.
#include "core/ccd/impact/methods.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tunnel::ccd {

namespace {

[[nodiscard]] bool finite(const glm::dvec3& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

[[nodiscard]] ImpactResult answer(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    if (!is_valid(pair)) return {};
    if (options.method == ImpactMethod::univariate) return univariate_impact(pair, options, trace);
    if (options.method == ImpactMethod::certified && options.separation == 0.0)
        return certified_impact(pair, options, trace);
    return inclusion_impact(pair, options, trace);
}

} // namespace

bool is_valid(const MovingPair& pair) {
    const std::size_t n = count(pair.kind);
    const auto all_finite = [n](const std::array<glm::dvec3, 4>& points) {
        return std::all_of(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(n), finite);
    };
    return all_finite(pair.start) && all_finite(pair.end);
}

bool is_valid(const ImpactOptions& o) {
    const double widest = o.delta_unit == DeltaUnit::relative ? 1.0 : 1e300;
    return o.delta > 0.0 && o.delta <= widest && o.t_max >= 0.0 && o.t_max <= 1.0 && o.max_checks >= 1 &&
           o.separation >= 0.0 && std::isfinite(o.separation);
}

ImpactResult first_impact(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    return is_valid(options) ? answer(pair, options, trace) : ImpactResult{};
}

void first_impacts(std::span<const MovingPair> pairs, const ImpactOptions& options, std::span<ImpactResult> results) {
    assert(pairs.size() == results.size());
    const bool valid = is_valid(options);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        results[i] = valid ? answer(pairs[i], options, nullptr) : ImpactResult{};
}

} // namespace tunnel::ccd
