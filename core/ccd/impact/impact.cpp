// Answers: which method is asked, and is the question one at all; see impact.hpp.
#include "core/ccd/impact/methods.hpp"

#include <cassert>

namespace tunnel::ccd {

namespace {

[[nodiscard]] ImpactResult answer(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    if (!is_valid(pair)) return {};
    if (options.method == ImpactMethod::univariate) return univariate_impact(pair, options, trace);
    if (options.method == ImpactMethod::certified && options.separation == 0.0)
        return certified_impact(pair, options, trace);
    return inclusion_impact(pair, options, trace);
}

} // namespace

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
