// The filter and its bound stand at the constructor; the exact path behind it is in expansions.
#include "core/ccd/point_segment/corner_image.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

constexpr double least_normal = std::numeric_limits<double>::min();

std::size_t index(int corner) { return static_cast<std::size_t>(corner); }

double cross(const glm::dvec2& a, const glm::dvec2& b) { return a.x * b.y - a.y * b.x; }

math::Expansion cross(const ExactPoint& a, const ExactPoint& b) { return a.x * b.y - a.y * b.x; }
math::Expansion dot(const ExactPoint& a, const ExactPoint& b) { return a.x * b.x + a.y * b.y; }

struct Weights {
    math::Expansion early, late, at_a, at_b; // 1 - t, t, 1 - s, s
};

math::Expansion exact_gap(const Weights& w, double p0, double p1, double a0, double a1, double b0, double b1) {
    using math::Expansion;
    const Expansion from_a = w.early * Expansion::difference(p0, a0) + w.late * Expansion::difference(p1, a1);
    const Expansion from_b = w.early * Expansion::difference(p0, b0) + w.late * Expansion::difference(p1, b1);
    return w.at_a * from_a + w.at_b * from_b;
}

} // namespace

// The error of a cross product, for coordinates q of size <= M known to within e, where e >= 9 u C and M <= 1.001 C
// (gap.cpp; C is the largest corner difference): the data contribute at most 2 (2 M e + e e), the three roundings
// 4.001 u M M <= 0.5 M e, underflow less than the least normal double. 8 e (M + e) covers that and its own rounding.
CornerImage::CornerImage(const PointSegmentMotion& motion, const ParameterBox& box)
    : motion_(motion), parameters_{glm::dvec2{box.t0, box.s0}, glm::dvec2{box.t1, box.s0}, glm::dvec2{box.t1, box.s1},
                                   glm::dvec2{box.t0, box.s1}} {
    const GapField field(motion);
    double largest = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        rough_[i] = field.at(parameters_[i].x, parameters_[i].y);
        largest = std::max({largest, std::abs(rough_[i].x), std::abs(rough_[i].y)});
    }
    error_ = field.error_bound();
    cross_error_ = 8.0 * error_ * (largest + error_) + least_normal;
}

const ExactPoint& CornerImage::exact(int corner) {
    std::optional<ExactPoint>& point = exact_[index(corner)];
    if (!point) {
        using math::Expansion;
        const glm::dvec2& at = parameters_[index(corner)];
        const Weights w{Expansion::difference(1.0, at.x), Expansion(at.x), Expansion::difference(1.0, at.y),
                        Expansion(at.y)};
        const PointSegmentMotion& m = motion_;
        point = ExactPoint{exact_gap(w, m.p0.x, m.p1.x, m.a0.x, m.a1.x, m.b0.x, m.b1.x),
                           exact_gap(w, m.p0.y, m.p1.y, m.a0.y, m.a1.y, m.b0.y, m.b1.y)};
    }
    return *point;
}

int CornerImage::checked_sign(const math::Expansion& value) {
    if (!value.sound()) sound_ = false;
    return value.sign();
}

int CornerImage::side(int corner, int axis, double offset) {
    const double rough = rough_[index(corner)][axis] - offset;
    if (std::abs(rough) > 2.0 * error_) return rough > 0.0 ? 1 : -1;
    const ExactPoint& point = exact(corner);
    return checked_sign((axis == 0 ? point.x : point.y) - math::Expansion(offset));
}

int CornerImage::turn(int i, int j) {
    const double rough = cross(rough_[index(i)], rough_[index(j)]);
    if (std::abs(rough) > cross_error_) return rough > 0.0 ? 1 : -1;
    return checked_sign(cross(exact(i), exact(j)));
}

// The square [-d, d]^2 reaches d (|dx| + |dy|) along the normal (-dy, dx) of the line; the origin's offset along it
// is the cross product.
bool CornerImage::line_reaches(int i, int j, double d) {
    const glm::dvec2 step = rough_[index(j)] - rough_[index(i)];
    const double rough =
        d * (std::abs(step.x) + std::abs(step.y)) - std::abs(cross(rough_[index(i)], rough_[index(j)]));
    if (std::abs(rough) > 2.0 * cross_error_ + 16.0 * d * error_) return rough > 0.0;
    const ExactPoint &from = exact(i), &to = exact(j);
    const math::Expansion width = abs(to.x - from.x) + abs(to.y - from.y);
    return checked_sign(width * d - abs(cross(from, to))) >= 0;
}

// About c the cross product of i and j is cross(i, j) - cross(c, j - i), and over the square cross(c, step) reaches
// d (|step.x| + |step.y|). Of the rough value: two cross products with their sum err by at most 2.2 cross_error_; the
// step by 4 e in each coordinate, the product with d and the last sum by less than 16 d e in all.
int CornerImage::clearance(Line a, Line b, int side, double d) {
    const glm::dvec2 step = rough_[index(a.to)] - rough_[index(a.from)] + (rough_[index(b.to)] - rough_[index(b.from)]);
    const double turns =
        cross(rough_[index(a.from)], rough_[index(a.to)]) + cross(rough_[index(b.from)], rough_[index(b.to)]);
    const double rough = side * turns - d * (std::abs(step.x) + std::abs(step.y));
    if (std::abs(rough) > 4.0 * cross_error_ + 32.0 * d * error_) return rough > 0.0 ? 1 : -1;
    const ExactPoint &a0 = exact(a.from), &a1 = exact(a.to), &b0 = exact(b.from), &b1 = exact(b.to);
    const math::Expansion width = abs(a1.x - a0.x + b1.x - b0.x) + abs(a1.y - a0.y + b1.y - b0.y);
    return checked_sign((cross(a0, a1) + cross(b0, b1)) * static_cast<double>(side) - width * d);
}

// Both cross(A, B) and dot(A, B) are quadratic in t, with Bernstein coefficients q0, q1 / 2, q2. Contact: the cross
// product is zero and the dot product not positive. A quadratic with ends of one sign reaches zero between them if
// q1 has the other sign and (q1 / 2)^2 >= q0 q2.
bool CornerImage::segment_meets_origin() {
    const ExactPoint &a0 = exact(0), &a1 = exact(1), &b1 = exact(2), &b0 = exact(3);
    if (checked_sign(dot(a0, b0)) > 0 || checked_sign(dot(a1, b1)) > 0 || checked_sign(dot(a0, b1) + dot(a1, b0)) > 0)
        return false;
    const math::Expansion first = cross(a0, b0), last = cross(a1, b1), middle = cross(a0, b1) + cross(a1, b0);
    const int from = checked_sign(first), to = checked_sign(last);
    if (from == 0 || to == 0 || from != to) return true;
    return checked_sign(middle) == -from && checked_sign(middle * middle - first * last * 4.0) >= 0;
}

} // namespace tunnel::ccd
