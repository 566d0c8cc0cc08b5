// The exact verdict. The distance of centre and box is convex in t. If it is not within the radius at 0 and at t, it
// dips between them only where it falls at the start and rises at the end; and then its least value is that of the
// whole line of the path.
#include "core/ccd/disc_box/proof.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

using math::Expansion;

// Along the relative motion, of a length near 1, so that its squares do not overflow.
DiscBoxProof::ExactVector DiscBoxProof::direction() const {
    const double largest = std::max(std::abs(velocity_.x), std::abs(velocity_.y));
    const double scale = largest > 0.0 ? std::ldexp(1.0, std::max(-std::ilogb(largest), -1000)) : 1.0;
    return {Expansion::difference(motion_.disc_travel.x, motion_.box_travel.x) * scale,
            Expansion::difference(motion_.disc_travel.y, motion_.box_travel.y) * scale};
}

// Of the sign of the distance's derivative at t.
Expansion DiscBoxProof::along(const ExactVector& direction, double t) const {
    return outward(0, t) * direction.x + outward(1, t) * direction.y;
}

// The box seen along the normal (-y, x) of the line, from either side: is a corner within the radius?
std::optional<bool> DiscBoxProof::line_meets(const ExactVector& direction) const {
    const Expansion length = direction.x * direction.x + direction.y * direction.y;
    const Expansion reach = length * (Expansion(motion_.radius) * motion_.radius);
    const ExactVector size{abs(direction.y), abs(direction.x)}; // of the normal's parts
    const bool positive_x = direction.y.sign()<0, positive_y = direction.x.sign()> 0;
    for (const bool flipped : {false, true}) {
        const Expansion x = positive_x != flipped ? beyond(0, 0.0) : before(0, 0.0);
        const Expansion y = positive_y != flipped ? beyond(1, 0.0) : before(1, 0.0);
        const Expansion gap = x * size.x + y * size.y;
        const Expansion rest = gap * gap - reach;
        if (!gap.sound() || !rest.sound()) return std::nullopt;
        if (gap.sign() > 0 && rest.sign() > 0) return false;
    }
    return true;
}

std::optional<bool> DiscBoxProof::meets_until(double t) const {
    const std::optional<int> start = side(0.0), end = side(t);
    if ((start && *start <= 0) || (end && *end <= 0)) return true;
    const ExactVector way = direction();
    const Expansion leaving = along(way, 0.0), arriving = along(way, t);
    if (!start || !end || !leaving.sound() || !arriving.sound()) return std::nullopt;
    if (leaving.sign() >= 0 || arriving.sign() <= 0) return false;
    return line_meets(way);
}

} // namespace tunnel::ccd
