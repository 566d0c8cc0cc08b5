// The proved bounds of real_polygon.hpp against exact rationals: no Bernstein coefficient of the volume or of a side is
// farther off than its bound says, on all of time, on a part, and after halvings; and the bounds are not idle.
#include "core/ccd/impact/certified/real_polygon.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <gtest/gtest.h>

namespace tunnel::ccd {
namespace {

using Rational = boost::multiprecision::cpp_rational;
using support::Random;
using V3 = std::array<Rational, 3>;

// A corner as the polar form of its motion, exact, in the polygon's units.
V3 corner(const MovingPair& pair, const RealPolygon& polygon, std::size_t i, const Rational& t) {
    const whole::Corners which = whole::corners(pair.kind);
    V3 out;
    for (int k = 0; k < 3; ++k) {
        const auto difference = [&](const std::array<glm::dvec3, 4>& points) {
            return Rational(points[which.second[i]][k]) - Rational(points[which.first[i]][k]);
        };
        const auto axis = static_cast<std::size_t>(k);
        out[axis] = (1 - t) * difference(pair.start) + t * difference(pair.end);
        const int up = polygon.up[axis];
        const Rational unit = Rational(boost::multiprecision::cpp_int(1) << std::abs(up));
        out[axis] = up < 0 ? Rational(out[axis] / unit) : Rational(out[axis] * unit);
    }
    return out;
}

Rational cross(const V3& a, const V3& b, std::size_t k) {
    return a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

struct Checked {
    double worst = 0.0; // the largest error over its bound
};

void look(Checked& checked, double computed, const Rational& exact, double bound, std::int64_t seed) {
    const Rational off = abs(Rational(computed) - exact);
    ASSERT_LE(off, Rational(bound)) << seed;
    if (bound > 0.0) checked.worst = std::max(checked.worst, Rational(off / Rational(bound)).convert_to<double>());
}

void check(Checked& checked, const MovingPair& pair, const RealPolygon& polygon, const Piece& piece,
           std::int64_t seed) {
    const std::array<Rational, 2> ends = {Rational(piece.t0), Rational(piece.t1)};
    std::array<std::array<V3, 2>, 4> p;
    for (std::size_t i = 0; i < polygon.count; ++i)
        for (std::size_t e = 0; e < 2; ++e) p[i][e] = corner(pair, polygon, i, ends[e]);
    const auto side = [&p](std::size_t i, std::size_t j, std::size_t k, std::size_t e) -> Rational {
        if (e == 0) return cross(p[i][0], p[j][0], k);
        if (e == 2) return cross(p[i][1], p[j][1], k);
        return (cross(p[i][0], p[j][1], k) + cross(p[i][1], p[j][0], k)) / 2;
    };
    for (std::size_t k = 0; k < 3; ++k)
        for (std::size_t i = 0; i < polygon.count; ++i)
            for (std::size_t e = 0; e < 3; ++e)
                look(checked, piece.side[k][i][e], side(i, (i + 1) % polygon.count, k, e), piece.side_error[k], seed);
    if (polygon.count < 3) return;
    std::array<Rational, 4> volume;
    for (std::size_t k = 0; k < 3; ++k)
        for (std::size_t e = 0; e < 3; ++e) {
            const Rational face = side(1, polygon.count - 1, k, e);
            volume[e] += p[0][0][k] * face * static_cast<int>(3 - e) / 3;
            volume[e + 1] += p[0][1][k] * face * static_cast<int>(e + 1) / 3;
        }
    for (std::size_t e = 0; e < 4; ++e) look(checked, piece.volume[e], volume[e], piece.volume_error, seed);
}

MovingPair draw_pair(Random& random) {
    MovingPair pair;
    pair.kind = static_cast<PairKind>(random.integer(0, 3));
    const double size = random.chance(8) ? random.magnitude(-300, 300) : random.magnitude(-6, 6);
    const double offset = random.chance(3) ? random.signed_magnitude(0, 6) * size : 0.0;
    for (auto* points : {&pair.start, &pair.end})
        for (glm::dvec3& v : *points)
            for (int k = 0; k < 3; ++k)
                v[k] = offset + (random.chance(2) ? random.uniform(-1, 1) : random.sign()) * size;
    return pair;
}

TEST(RealPolygonLaw, NoCoefficientIsFartherOffThanItsBound) {
    Checked checked;
    for (std::int64_t seed = 0; seed < support::case_count(400); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const MovingPair pair = draw_pair(random);
        const RealPolygon polygon(pair);
        Piece all(polygon);
        all.set_sides(polygon);
        check(checked, pair, polygon, all, seed);
        const double t0 = random.unit();
        Piece part = all.cut(t0, t0 + (1.0 - t0) * random.unit());
        check(checked, pair, polygon, part, seed);
        part = all;
        for (int depth = random.integer(1, 12); depth > 0; --depth) {
            Piece later;
            part.halve(later);
            if (random.chance(2)) part = later;
        }
        check(checked, pair, polygon, part, seed);
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(checked.worst, 0.03); // a bound far above all errors would part too little
}

} // namespace
} // namespace tunnel::ccd
