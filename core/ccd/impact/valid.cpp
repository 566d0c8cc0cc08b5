// Do a moving pair and its options keep the contract of impact.hpp?
#include "core/ccd/impact.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

[[nodiscard]] bool finite(const glm::dvec3& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
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

} // namespace tunnel::ccd
