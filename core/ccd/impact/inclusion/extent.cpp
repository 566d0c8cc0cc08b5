// The largest coordinate and the swept box of all points of a pair.
#include "core/ccd/impact/inclusion/extent.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

double largest_coordinate(const MovingPair& pair) {
    double most = 0.0;
    for (std::size_t i = 0; i < count(pair.kind); ++i)
        for (const glm::dvec3& p : {pair.start[i], pair.end[i]})
            most = std::max({most, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
    return most;
}

double swept_extent(const MovingPair& pair, double scale) {
    glm::dvec3 lo = pair.start[0], hi = lo;
    for (std::size_t i = 0; i < count(pair.kind); ++i)
        for (const glm::dvec3& p : {pair.start[i], pair.end[i]}) {
            lo = {std::min(lo.x, p.x), std::min(lo.y, p.y), std::min(lo.z, p.z)};
            hi = {std::max(hi.x, p.x), std::max(hi.y, p.y), std::max(hi.z, p.z)};
        }
    const glm::dvec3 extent = hi * scale - lo * scale;
    return std::max({extent.x, extent.y, extent.z});
}

} // namespace tunnel::ccd
