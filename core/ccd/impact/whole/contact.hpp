// Answers: does the polygon of whole/polygon.hpp hold the origin at an instant, given as a fraction or as a root of a
// polynomial? By signs of quadratics there, nothing else.
// Refuses: nothing.
// Why it is right. Let s_i = p_i x p_(i+1) be the polygon's sides against the origin, n their sum, along the normal.
//   n != 0, origin in the polygon's plane: all s_i lie along n, and the origin is in the convex polygon exactly if none
//   points against n. One coordinate k with n_k != 0 shows that.
//   n = 0: the polygon is a segment or a point, and so the union of its sides. The origin is on side i exactly if
//   s_i = 0 and p_i . p_(i+1) <= 0; that holds for a side of no length, too.
// A parallelogram's n is twice its normal, which changes no sign.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/whole/polygon.hpp"

#include <type_traits>

namespace tunnel::ccd::whole {

// `sign` gives the sign of a Quadratic at the instant. The origin is in the polygon's plane, if it has one.
template <std::size_t L, typename Sign> [[nodiscard]] bool holds_origin(const Polygon<L>& polygon, const Sign& sign) {
    for (std::size_t k = 0; k < 3 && polygon.count > 2; ++k) {
        const int normal = sign(polygon.normal(k));
        if (normal == 0) continue;
        for (std::size_t i = 0; i < polygon.count; ++i)
            if (sign(polygon.side(i, k)) == -normal) return false;
        return true;
    }
    for (std::size_t i = 0; i < polygon.count; ++i) {
        bool on_line = true;
        for (std::size_t k = 0; k < 3 && on_line; ++k) on_line = sign(polygon.side(i, k)) == 0;
        if (on_line && sign(polygon.dot(i)) <= 0) return true;
    }
    return false;
}

template <std::size_t L, typename Point> [[nodiscard]] bool holds_origin_at(const Polygon<L>& polygon, const Point& t) {
    return holds_origin(polygon, [&t](const auto& q) { return sign_at(q, t); });
}

// One root of f in the open (lo, hi), where f has one or two roots, none of them multiple: the one with this slope.
// The index of q/f sums (sign q)(sign f') over the roots, that of q f'/f sums sign q.
template <std::size_t L, typename Point = Dyadic> struct SimpleRoot {
    static constexpr std::size_t room = 11 * L + 8;
    using Cubic = typename Polygon<L>::Cubic;

    const Cubic& f;
    const Point &lo, &hi;
    int count = 1, slope = 1;

    [[nodiscard]] int operator()(const typename Polygon<L>::Quadratic& q) const {
        if (q.degree() <= 0) return q.c[0].sign();
        if constexpr (std::is_same_v<Point, Dyadic>)
            if (const int everywhere = sign_over(q, lo, hi); everywhere != 0) return everywhere;
        const int by_slope = Chain<Polygon<L>::cube, room>(f, remainder<room>(q, f)).index(lo, hi);
        if (count == 1) return slope * by_slope;
        const Poly<2, Polygon<L>::cube + 1> change = derivative(f);
        Poly<4, 5 * L + 3> product;
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j) product.c[i + j] += q.c[i] * change.c[j];
        const int plain = Chain<Polygon<L>::cube, room>(f, remainder<room>(product, f)).index(lo, hi);
        return (plain + slope * by_slope) / 2;
    }
};

} // namespace tunnel::ccd::whole
