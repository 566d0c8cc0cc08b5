// Answers: the comparison of squares, by expansions: small numbers are scaled up first, as products could underflow.
#include "core/overlap/reach.hpp"

#include "core/math/expansion.hpp"
#include "core/math/scale.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::overlap {

namespace {

using math::Expansion;

double largest(const glm::dvec2& v) { return std::max(std::abs(v.x), std::abs(v.y)); }

struct Offset {
    Expansion x, y;
    Offset(const glm::dvec2& from, const glm::dvec2& to, double scale)
        : x(Expansion::difference(scale * to.x, scale * from.x)),
          y(Expansion::difference(scale * to.y, scale * from.y)) {}
    [[nodiscard]] Expansion squared() const { return x * x + y * y; }
};

// `excess`: squared radii less squared distance, both times `weight`; `sum`: radii and distance together.
Spare spare_from(const Expansion& excess, double weight, double sum) {
    if (!excess.sound()) return {true, 0.0};
    const int sign = excess.sign();
    if (sign == 0) return {true, 0.0};
    const double length = excess.estimate() / weight / sum;
    constexpr double least = std::numeric_limits<double>::denorm_min();
    return {sign > 0, sign > 0 ? std::max(length, least) : std::min(length, -least)};
}

} // namespace

Spare exact_spare(const glm::dvec2& p, const glm::dvec2& q, double radius_a, double radius_b) {
    const double scale = math::scale_up(std::max({largest(p), largest(q), radius_a, radius_b}));
    const Offset d(p, q, scale);
    const Expansion radii = Expansion(scale * radius_a) + Expansion(scale * radius_b), squared = d.squared();
    const double sum = radii.estimate() + std::sqrt(squared.estimate());
    Spare out = spare_from(radii * radii - squared, 1.0, sum);
    out.length /= scale;
    return out;
}

Spare exact_spare(const glm::dvec2& p, const glm::dvec2& from, const glm::dvec2& to, double radius_a, double radius_b) {
    const double scale = math::scale_up(std::max({largest(p), largest(from), largest(to), radius_a, radius_b}));
    const Offset d(from, p, scale), e(from, to, scale);
    const Expansion radii = Expansion(scale * radius_a) + Expansion(scale * radius_b), length = e.squared();
    const Expansion area = e.x * d.y - e.y * d.x;
    const double weight = length.estimate();
    const double sum = radii.estimate() + std::abs(area.estimate()) / std::sqrt(weight);
    Spare out = spare_from(radii * radii * length - area * area, weight, sum);
    out.length /= scale;
    return out;
}

} // namespace tunnel::overlap
