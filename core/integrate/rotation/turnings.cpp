// Answers: the closed forms.
#include "core/integrate/rotation/turnings.hpp"

namespace tunnel::integrate {

Quaternion exact_orientation(const EvenSpin& spin, const Quaternion& q, double t) {
    return renormalised(product(exponential(t * (spin.rate + 0.5 * t * spin.growth) * spin.axis), q));
}

Quaternion exact_orientation(const NestedSpin& spin, const Quaternion& q, double t) {
    return renormalised(product(product(exponential(t * spin.outer), exponential(t * spin.inner)), q));
}

} // namespace tunnel::integrate
