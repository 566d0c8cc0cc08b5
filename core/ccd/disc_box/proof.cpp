// Each question twice: rounded with an error bound that stands beside it, then, if in doubt, exactly.
#include "core/ccd/disc_box/proof.hpp"

#include "core/math/scale.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

using math::Expansion;

constexpr double u = 0x1p-53;
constexpr double least_normal = std::numeric_limits<double>::min(); // more than any underflow here can lose

double largest_of(const DiscBoxMotion& m) {
    double largest = m.radius;
    for (const glm::dvec2& v : {m.centre, m.disc_travel, m.box_min, m.box_max, m.box_travel}) {
        largest = std::max({largest, std::abs(v.x), std::abs(v.y)});
    }
    return largest;
}

DiscBoxMotion scaled_up(const DiscBoxMotion& m) {
    const double k = math::scale_up(largest_of(m));
    return {k * m.centre, k * m.disc_travel, k * m.radius, k * m.box_min, k * m.box_max, k * m.box_travel};
}

} // namespace

DiscBoxProof::DiscBoxProof(const DiscBoxMotion& motion)
    : motion_(scaled_up(motion)), velocity_(motion_.disc_travel - motion_.box_travel),
      before_(motion_.box_min - motion_.centre), beyond_(motion_.centre - motion_.box_max) {}

// before = (box_min - centre) - t v: the difference, v and t v are each rounded once, then their difference; so the
// error is at most 2.001 u |box_min - centre| + 3.002 u |v|, for t <= 1. The same for beyond.
DiscBoxProof::Rough DiscBoxProof::rough(int axis, double t) const {
    const double way = t * velocity_[axis], speed = std::abs(velocity_[axis]);
    return {before_[axis] - way, 4.0 * u * (std::abs(before_[axis]) + speed) + least_normal, beyond_[axis] + way,
            4.0 * u * (std::abs(beyond_[axis]) + speed) + least_normal};
}

// With x, y the rounded distances outside the box per axis and e their errors, x^2 + y^2 - r^2 is wrong by at most
// 2 x e + e^2 per axis from the data and 4.001 u (x^2 + y^2 + r^2) from its own roundings; `error` is doubled to
// cover the rounding of the bound.
std::optional<int> DiscBoxProof::side(double t) const {
    double value = -motion_.radius * motion_.radius;
    double squares = -value, error = least_normal;
    for (int axis = 0; axis < 2; ++axis) {
        const Rough r = rough(axis, t);
        const double out = std::max({r.before, r.beyond, 0.0}), e = std::max(r.before_error, r.beyond_error);
        value += out * out;
        squares += out * out;
        error += (2.0 * out + e) * e;
    }
    error = 2.0 * (error + 5.0 * u * squares);
    if (std::abs(value) > error) return value > 0.0 ? 1 : -1;
    return exact_side(t);
}

Expansion DiscBoxProof::before(int axis, double t) const {
    const Expansion velocity = Expansion::difference(motion_.disc_travel[axis], motion_.box_travel[axis]);
    return Expansion::difference(motion_.box_min[axis], motion_.centre[axis]) - velocity * t;
}

Expansion DiscBoxProof::beyond(int axis, double t) const {
    const Expansion velocity = Expansion::difference(motion_.disc_travel[axis], motion_.box_travel[axis]);
    return Expansion::difference(motion_.centre[axis], motion_.box_max[axis]) + velocity * t;
}

Expansion DiscBoxProof::outward(int axis, double t) const {
    const Expansion low = before(axis, t);
    if (low.sign() > 0 || !low.sound()) return -low;
    const Expansion high = beyond(axis, t);
    return high.sign() > 0 || !high.sound() ? high : Expansion();
}

std::optional<int> DiscBoxProof::exact_side(double t) const {
    const Expansion x = abs(outward(0, t)), y = abs(outward(1, t)), radius(motion_.radius);
    // Against a face no square is needed, so nothing underflows.
    const Expansion value = y.sign() == 0 ? x - radius : x.sign() == 0 ? y - radius : x * x + y * y - radius * radius;
    if (!value.sound() || !x.sound() || !y.sound()) return std::nullopt;
    return value.sign();
}

bool DiscBoxProof::plainly_apart(const glm::dvec2& axis) const {
    return plainly_apart_at(0.0, axis) && plainly_apart_at(1.0, axis);
}

// The box's extent along the axis ends at a corner; the disc's, r |axis| before its centre. As in side(), the bound
// adds the errors of the data and 6 roundings, and is doubled.
bool DiscBoxProof::plainly_apart_at(double t, const glm::dvec2& axis) const {
    const double reach = motion_.radius * std::hypot(axis.x, axis.y);
    double gap = -reach, sizes = reach, error = least_normal;
    for (int i = 0; i < 2; ++i) {
        const Rough r = rough(i, t);
        const double weight = std::abs(axis[i]), out = axis[i] > 0.0 ? r.beyond : r.before;
        gap += weight * out;
        sizes += weight * std::abs(out);
        error += weight * (axis[i] > 0.0 ? r.beyond_error : r.before_error);
    }
    error = 2.0 * (error + 6.0 * u * sizes);
    return gap > error;
}

glm::dvec2 DiscBoxProof::offset(double t) const {
    glm::dvec2 result{0.0};
    for (int axis = 0; axis < 2; ++axis) {
        const Rough r = rough(axis, t);
        const bool clear_cut =
            std::abs(r.before) > 0x1p20 * r.before_error && std::abs(r.beyond) > 0x1p20 * r.beyond_error;
        const double low = clear_cut ? r.before : before(axis, t).estimate();
        const double high = clear_cut ? r.beyond : beyond(axis, t).estimate();
        result[axis] = low > 0.0 ? -low : std::max(high, 0.0);
    }
    return result;
}

} // namespace tunnel::ccd
