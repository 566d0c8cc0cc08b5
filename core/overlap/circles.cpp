// Answers: two circles. The difference of the centres decides; it is exact but for one rounding each way, so the
// direction is good however near they are.
#include "core/overlap/pairs.hpp"
#include "core/overlap/reach.hpp"

namespace tunnel::overlap {

Contact contact(const shape::Circle& a, const shape::Circle& b) {
    Contact out;
    if (!is_valid(a) || !is_valid(b)) return out;
    const glm::dvec2 d = b.centre - a.centre;
    const double distance = length_of(d);
    out.normal = distance > 0.0 ? d / distance : glm::dvec2(1.0, 0.0);
    const Spare found = spare(a.centre, b.centre, distance, a.radius, b.radius);
    if (!found.within) {
        out.status = base::Status::clear;
        out.distance = -found.length;
        return out;
    }
    out.status = base::Status::hit;
    out.depth = found.length;
    out.count = 1;
    ContactPoint& p = out.points[0];
    p.at = 0.5 * ((a.centre + a.radius * out.normal) + (b.centre - b.radius * out.normal));
    p.depth = out.depth;
    p.on_a = p.on_b = {Feature::Kind::vertex, 0};
    return out;
}

} // namespace tunnel::overlap
