// Differences of coordinates are linear in t: of one sign at both ends, they are so throughout.
#include "core/ccd/impact/certified/bounds.hpp"

#include "core/ccd/impact/whole/polygon.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::ccd {

namespace {

// 1: the second is above the first along the axis at both ends, -1: below, 0: neither. Exact, as doubles compare.
[[nodiscard]] int parted_along(const MovingPair& pair, int k) {
    const std::size_t n = count(pair.kind), first = pair.kind == PairKind::edge_edge ? 2 : 1;
    bool above = true, below = true;
    for (const auto* points : {&pair.start, &pair.end}) {
        const double a0 = (*points)[0][k], a1 = (*points)[first - 1][k];
        const double least = std::min(a0, a1), most = std::max(a0, a1);
        for (std::size_t j = first; j < n; ++j) {
            above = above && (*points)[j][k] > most;
            below = below && (*points)[j][k] < least;
        }
    }
    return above ? 1 : below ? -1 : 0;
}

} // namespace

std::optional<glm::dvec3> parting_axis(const MovingPair& pair) {
    for (int k = 0; k < 3; ++k) {
        const int side = parted_along(pair, k);
        if (side == 0) continue;
        glm::dvec3 direction{0.0};
        direction[k] = side;
        return direction;
    }
    return {};
}

double least_along(const MovingPair& pair, const glm::dvec3& direction) {
    const whole::Corners which = whole::corners(pair.kind);
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < which.count; ++i)
        for (const auto* points : {&pair.start, &pair.end}) {
            double along = 0.0;
            for (int k = 0; k < 3; ++k) // the other axes' differences may be infinite
                if (direction[k] != 0.0)
                    along += direction[k] * ((*points)[which.second[i]][k] - (*points)[which.first[i]][k]);
            least = std::min(least, along);
        }
    return least;
}

} // namespace tunnel::ccd
