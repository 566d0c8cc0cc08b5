// Answers: what does each of the three methods answer to a pair and options that are valid?
// Refuses: nothing.
// Internal to core/ccd; the front door is impact.cpp.
#pragma once

#include "core/ccd/impact_trace.hpp"

namespace tunnel::ccd {

[[nodiscard]] ImpactResult univariate_impact(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace);
[[nodiscard]] ImpactResult inclusion_impact(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace);
// Separation 0 only.
[[nodiscard]] ImpactResult certified_impact(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace);

} // namespace tunnel::ccd
