// The gap function, and how far its computed value can lie from the exact one.
#include "core/ccd/point_segment/gap_field.hpp"

#include <algorithm>

namespace tunnel::ccd {

// Forward error of GapField::at, per component. Let u = 2^-53, n = 2^-1074 (the least double), g(k) = ku / (1 - ku).
//
// 1. A corner value c = p - a is computed as c' with |c' - c| <= u |c'|: one subtraction, which cannot underflow
//    inexactly. Let C be the largest |c'| of all corners and both axes.
// 2. mix(x, y, w) computes (1 - w) x + w y with w in [0, 1]. On the way to the result the first term is rounded
//    three times (1 - w, the product, the sum), the second twice; each product may also lose n/2 to underflow. So
//      |mix' - mix| <= g(3) ((1 - w) |x| + w |y|) + (1 + u) n <= g(3) max(|x|, |y|) + (1 + u) n.
//    Errors in x and y pass through with the weights 1 - w and w, so they do not grow.
// 3. The inner mix starts from errors u C:              e1 <= (u + g(3)) C + (1 + u) n,   |value| <= (1 + g(3)) C + 2n.
//    The outer mix adds its own:                        e2 <= e1 + g(3) ((1 + g(3)) C + 2n) + (1 + u) n
//                                                          <= 7.001 u C + 2.001 n.
// 4. A caller widens a hull by the bound E: lo - E is rounded once more, by at most u (|lo| + E) <= 1.001 u C + n.
//    The sum of 3 and 4 is at most 8.002 u C + 3.001 n.
// 5. E itself is computed: 9 u C is rounded by at most u (9 u C) + n/2, and the addition of 4 n by a factor 1 - u:
//      E' >= (1 - u) (9 u C (1 - u) + 3.5 n) >= 8.99 u C + 3.4 n, more than the sum above.  QED
double GapField::error_bound() const {
    const glm::dvec2 largest =
        glm::max(glm::max(glm::abs(start_a_), glm::abs(end_a_)), glm::max(glm::abs(start_b_), glm::abs(end_b_)));
    return 9.0 * 0x1p-53 * std::max(largest.x, largest.y) + 0x1p-1072;
}

glm::dvec2 gap(const PointSegmentMotion& motion, double t, double s) { return GapField(motion).at(t, s); }

double gap_error_bound(const PointSegmentMotion& motion) { return GapField(motion).error_bound(); }

} // namespace tunnel::ccd
