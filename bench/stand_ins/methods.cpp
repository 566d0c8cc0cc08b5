// Answers: nothing, in place of the methods of first contact whose bodies are not there yet; linked after core, so
// that a body in core wins. Goes away with the last of them.
#include "core/ccd/impact/methods.hpp"

namespace tunnel::ccd {

__attribute__((weak)) ImpactResult univariate_impact(const MovingPair&, const ImpactOptions&, ImpactTrace*) {
    return {};
}
__attribute__((weak)) ImpactResult inclusion_impact(const MovingPair&, const ImpactOptions&, ImpactTrace*) {
    return {};
}
__attribute__((weak)) ImpactResult certified_impact(const MovingPair&, const ImpactOptions&, ImpactTrace*) {
    return {};
}

} // namespace tunnel::ccd
