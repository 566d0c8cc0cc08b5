// The first contact is at t = 0, or at a root of one of a few polynomials:
//   Where the coplanarity polynomial f is not 0 throughout, contact needs f = 0: its roots.
//   Where it is, the motion stays in a plane, and a contact that is inside the polygon, off its sides, lasts through a
//   neighbourhood of its instant; so the first one is on a side, s_i = p_i x p_(i+1) = 0: the roots of a coordinate of
//   s_i. Where s_i is 0 throughout, a contact inside side i lasts as well, so the first one is at its end: the root of
//   a coordinate of p_i. Where that is 0 throughout, contact is at t = 0.
// Each is looked at exactly (whole/search.hpp). Two sizes of numbers: ordinary data, and all doubles.
#include "core/ccd/exact_impact.hpp"

#include "core/ccd/impact/whole/search.hpp"

#include <algorithm>

namespace tunnel::ccd {

namespace whole {

namespace {

// The first coordinate that is not 0 throughout, or 0.
template <std::size_t L, typename Coordinate> [[nodiscard]] Poly<3, 3 * L + 1> one_of(const Coordinate& coordinate) {
    for (std::size_t k = 0; k < 3; ++k) {
        const Poly<3, 3 * L + 1> q(coordinate(k));
        if (q.degree() >= 0) return q;
    }
    return {};
}

template <std::size_t L> [[nodiscard]] Bracket in_plane(const Polygon<L>& polygon, double limit) {
    Bracket best;
    const auto look = [&](const auto& g) {
        const Bracket found = Search<L>(polygon, best.found ? best.hi : limit).first_contact(g);
        if (!found.found) return;
        best = best.found ? Bracket{true, std::min(best.lo, found.lo), std::min(best.hi, found.hi)} : found;
    };
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const auto side = one_of<L>([&](std::size_t k) { return polygon.side(i, k); });
        if (side.degree() >= 0) {
            look(side);
            continue;
        }
        for (const std::size_t end : {i, (i + 1) % polygon.count})
            look(one_of<L>([&](std::size_t k) { return polygon.p[end][k]; }));
    }
    return best;
}

template <std::size_t L> [[nodiscard]] ExactImpact first_contact(const MovingPair& pair, int low, double t_max) {
    const Polygon<L> polygon(pair, low);
    const auto volume = polygon.volume();
    if (volume.c[0].sign() == 0 && holds_origin_at(polygon, instant(0.0))) return {base::Status::hit, 0.0, 0.0};
    const Bracket found =
        volume.degree() < 0 ? in_plane(polygon, t_max) : Search<L>(polygon, t_max).first_contact(volume);
    if (!found.found) return {base::Status::clear, 0.0, 1.0};
    return {base::Status::hit, found.lo, found.hi};
}

} // namespace

} // namespace whole

ExactImpact exact_first_impact(const MovingPair& pair, double t_max) {
    if (!is_valid(pair) || !(t_max >= 0.0 && t_max <= 1.0)) return {};
    const whole::BitRange range = whole::bit_range(pair);
    const int bits = range.high - range.low + 2; // a difference of differences
    if (bits <= 4 * 64) return whole::first_contact<4>(pair, range.low, t_max);
    return whole::first_contact<33>(pair, range.low, t_max); // all finite doubles: 2098 + 2 bits
}

} // namespace tunnel::ccd
