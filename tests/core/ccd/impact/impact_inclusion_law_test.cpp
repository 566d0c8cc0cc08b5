// The error bound of the gap's hull, held against arithmetic with more digits; and first contact within a separation
// against the closed form that two vertices have.
#include "core/ccd/impact/inclusion/field.hpp"
#include "core/ccd/impact/inclusion/start.hpp"
#include "tests/support/impact_cases.hpp"
#include "tests/support/random.hpp"
#include "tests/support/run_size.hpp"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tunnel::ccd {
namespace {

using Wide = long double; // 64 bits: 2^11 times as fine as a double

// Differences before the mixture: far from the origin the digits are spent on the offset otherwise.
Wide wide_gap(const MovingPair& m, Wide t, Wide u, Wide v, int k) {
    const auto less = [&](std::size_t i, std::size_t j) {
        return (1 - t) * (Wide(m.start[i][k]) - m.start[j][k]) + t * (Wide(m.end[i][k]) - m.end[j][k]);
    };
    switch (m.kind) {
    case PairKind::vertex_face: return (1 - u - v) * less(0, 1) + u * less(0, 2) + v * less(0, 3);
    case PairKind::edge_edge: return less(0, 2) + u * less(1, 0) - v * less(3, 2);
    case PairKind::vertex_edge: return (1 - u) * less(0, 1) + u * less(0, 2);
    case PairKind::vertex_vertex: return less(0, 1);
    }
    return 0;
}

double binary(support::Random& random, int bits) { return std::ldexp(random.integer(0, 1 << bits), -bits); }

MovingPair some_pair(support::Random& random, PairKind kind) {
    MovingPair pair;
    pair.kind = kind;
    const double offset = random.chance(3) ? random.signed_magnitude(0, 6) : 0.0;
    const double size = random.magnitude(-6, 3);
    for (auto* points : {&pair.start, &pair.end})
        for (glm::dvec3& p : *points)
            for (int k = 0; k < 3; ++k) p[k] = offset + random.uniform(-size, size);
    return pair;
}

// `worst`: the largest error over the bound, so that a bound without need of its size is noticed too.
template <class Real> void expect_bounded(const MovingPair& pair, support::Random& random, Wide& worst) {
    const InclusionField<Real> field(pair, 1.0);
    const Wide bound = field.error_bound();
    const double t = binary(random, 20), u = binary(random, 20);
    const double v = pair.kind == PairKind::vertex_face ? std::floor((1 - u) * 1024) / 1024 : binary(random, 20);
    const glm::dvec3 f = field.at(t, u, v);
    for (int k = 0; k < 3; ++k) {
        const Wide error = std::abs(Wide(f[k]) - wide_gap(pair, t, u, v, k));
        worst = std::max(worst, error / bound);
        EXPECT_LE(error, bound);
    }
}

// The hull, widened, holds the gap at any place of the box that lies on the primitives; and 0 added to it is not far
// too wide: corners reach it.
template <class Real> void expect_held(const MovingPair& pair, support::Random& random) {
    const InclusionField<Real> field(pair, 1.0);
    const double wu = std::ldexp(1.0, -random.integer(0, 6)), wv = std::ldexp(1.0, -random.integer(0, 6));
    const double u0 = wu * std::floor(random.unit() / wu);
    const double v0 = wv * std::floor(random.unit() * (pair.kind == PairKind::vertex_face ? 1 - u0 : 1.0) / wv);
    const double t0 = 0.25 * random.integer(0, 3), t1 = t0 + 0.25;
    const InclusionBox<Real> box{Real(t0), Real(t1), Real(u0), Real(u0 + wu), Real(v0), Real(v0 + wv)};
    const InclusionHull<Real> hull = field.hull(box);
    for (int i = 0; i < 8; ++i) {
        const double t = random.uniform(t0, t1), u = random.uniform(u0, u0 + wu), v = random.uniform(v0, v0 + wv);
        if (pair.kind == PairKind::vertex_face && u + v > 1.0) continue;
        for (int k = 0; k < 3; ++k) {
            const auto at = static_cast<std::size_t>(k);
            EXPECT_LE(Wide(hull.lo[at]) - Wide(field.error_bound()), wide_gap(pair, t, u, v, k));
            EXPECT_GE(Wide(hull.hi[at]) + Wide(field.error_bound()), wide_gap(pair, t, u, v, k));
        }
    }
}

TEST(InclusionFieldLaw, TheErrorStaysBelowItsBound) {
    Wide worst = 0, worst_single = 0;
    for (const PairKind kind : support::all_primitive_pairs)
        for (std::int64_t i = 0; i < support::case_count(20000); ++i) {
            support::Random random(static_cast<std::uint64_t>(i));
            const MovingPair pair = some_pair(random, kind);
            expect_bounded<double>(pair, random, worst);
            expect_bounded<float>(pair, random, worst_single);
            expect_held<double>(pair, random);
            expect_held<float>(pair, random);
            if (HasFailure()) FAIL() << "seed " << i << ": " << support::describe(pair);
        }
    EXPECT_GT(worst, 0.02);
    EXPECT_GT(worst_single, 0.02);
}

// When the vertices at x, moving by d in unit time, first are within r; nothing: never.
std::optional<Wide> first_within(const MovingPair& pair, Wide r) {
    Wide a = 0, b = 0, c = -r * r;
    for (int k = 0; k < 3; ++k) {
        const Wide x = Wide(pair.start[0][k]) - pair.start[1][k];
        const Wide d = Wide(pair.end[0][k]) - pair.end[1][k] - x;
        a += d * d;
        b += x * d;
        c += x * x;
    }
    if (c <= 0) return 0;
    const Wide root = b * b - a * c;
    if (root < 0 || b >= 0) return std::nullopt;
    const Wide t = c / (-b + std::sqrt(root));
    return t <= 1 ? std::optional(t) : std::nullopt;
}

TEST(InclusionSeparationLaw, TwoVerticesComeWithinABall) {
    for (std::int64_t i = 0; i < support::case_count(3000); ++i) {
        support::Random random(static_cast<std::uint64_t>(i));
        const MovingPair pair = some_pair(random, PairKind::vertex_vertex);
        ImpactOptions options;
        options.method = ImpactMethod::inclusion;
        options.separation = glm::length(pair.start[0] - pair.start[1]) * random.uniform(0.3, 1.1);
        options.delta = options.separation * 1e-6;
        const ImpactResult r = first_impact(pair, options);
        const Wide slack = 1e-12L * options.separation, d = options.separation;
        const std::optional<Wide> surely = first_within(pair, d - slack), late = first_within(pair, d + slack);
        const std::optional<Wide> near = first_within(pair, d + options.delta * std::sqrt(3.0L) + slack);
        if (surely) {
            EXPECT_EQ(r.status, base::Status::hit);
        }
        if (r.status == base::Status::hit) {
            if (surely) {
                EXPECT_LE(Wide(r.t_lo), *surely);
            }
            EXPECT_TRUE(near.has_value());
            if (near) {
                EXPECT_GE(Wide(r.t_lo), *near * (1 - 1e-12L));
            }
            if (r.certified) {
                EXPECT_TRUE(late && *late <= Wide(r.t_hi) + 1e-12L);
            }
        }
        const Wide parted = parted_until(pair, options.separation, Norm::euclidean);
        if (surely) {
            EXPECT_LE(parted, *surely + 1e-12L);
        }
        if (HasFailure()) FAIL() << "seed " << i << ": " << support::describe(pair);
    }
}

} // namespace
} // namespace tunnel::ccd
