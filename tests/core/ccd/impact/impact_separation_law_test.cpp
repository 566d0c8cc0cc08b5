// Answers: with a minimum separation, is a pair that comes within it never called clear, and never late, in either
// norm? The distance is that of one point of each at one instant, so it bounds the least one from above: no solver in
// it.
#include "tests/support/impact_cases.hpp"
#include "tests/support/impact_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace {

using tunnel::base::Status;
using tunnel::ccd::ImpactMethod;
using tunnel::ccd::ImpactOptions;
using tunnel::ccd::ImpactResult;
using tunnel::ccd::MovingPair;
using tunnel::ccd::Norm;
using tunnel::ccd::PairKind;
using tunnel::support::ImpactCase;
using tunnel::support::ImpactKind;
using tunnel::support::Random;
namespace ccd = tunnel::ccd;
namespace support = tunnel::support;

// The two differ by at most this along some axis at the start.
double apart_at_start(const MovingPair& m) {
    const std::size_t first = m.kind == PairKind::edge_edge ? 2 : 1;
    double most = 0;
    for (int k = 0; k < 3; ++k) {
        const auto less = [k](const glm::dvec3& a, const glm::dvec3& b) { return a[k] < b[k]; };
        const auto middle = m.start.begin() + static_cast<std::ptrdiff_t>(first);
        const auto end = m.start.begin() + static_cast<std::ptrdiff_t>(ccd::count(m.kind));
        const auto a = std::minmax_element(m.start.begin(), middle, less), b = std::minmax_element(middle, end, less);
        most = std::max({most, (*b.first)[k] - (*a.second)[k], (*a.first)[k] - (*b.second)[k]});
    }
    return most;
}

struct Near {
    double t = 0, u = 0, v = 0;
};

Near somewhere(const MovingPair& m, Random& random) {
    Near n;
    n.t = random.integer(0, 16) / 16.0;
    n.u = random.integer(0, 8) / 8.0;
    n.v = random.integer(0, 8) / 8.0;
    if (m.kind == PairKind::vertex_face && n.u + n.v > 1) n.v = 1 - n.u;
    return n;
}

std::string broken_by(const ImpactCase& c, std::int64_t& hits) {
    Random random(c.seed);
    const MovingPair& m = c.pair;
    const Near near = somewhere(m, random);
    ImpactOptions o;
    o.method = random.chance(4) ? ImpactMethod::certified : ImpactMethod::inclusion;
    o.norm = random.chance(2) ? Norm::chebyshev : Norm::euclidean;
    o.delta_unit = ccd::DeltaUnit::relative;
    o.delta = random.magnitude(-3, -1);
    o.max_checks = random.chance(8) ? random.integer(1, 50) : 1000;
    o.never_zero = random.chance(4);
    const bool certain = random.chance(2);
    const double most = support::largest_coordinate(m), rounding = std::ldexp(most, -48);
    const double there = static_cast<double>(support::gap_size(m, near.t, near.u, near.v, o.norm));
    o.separation = certain ? there * (1 + 1e-12) + rounding : there * random.unit();
    if (!std::isfinite(o.separation) || o.separation <= 0) return {};
    const ImpactResult r = ccd::first_impact(m, o);
    if (r.status == Status::invalid_input) return "invalid";
    if (certain && r.status == Status::clear) return "missed";
    if (certain && r.t_lo > near.t) return "late";
    if (c.contact && (r.status == Status::clear || r.t_lo > c.instant)) return "missed the contact";
    if (r.status == Status::clear) return {};
    const bool apart = apart_at_start(m) > o.separation * (1 + 1e-9) + rounding;
    if (o.never_zero && apart && r.t_lo == 0.0) return "zero though apart at the start";
    if (r.status == Status::budget_exhausted) return {};
    ++hits;
    if (!(r.t_lo <= r.t_hi && r.u >= 0 && r.u <= 1 && r.v >= 0 && r.v <= 1)) return "out of range";
    // Each coordinate may be off by the tolerance.
    const double slack = (o.norm == Norm::euclidean ? std::sqrt(3.0) : 1.0) * r.tolerance_reached + rounding;
    const double found = static_cast<double>(support::gap_size(m, r.t_lo, r.u, r.v, o.norm));
    if (found > o.separation * (1 + 1e-12) + slack) return "farther than it says";
    // A certificate names its witness.
    const double proved = static_cast<double>(support::gap_size(m, r.t_hi, r.u, r.v, o.norm));
    if (r.certified && proved > o.separation * (1 + 1e-12)) return "certificate untrue";
    return {};
}

TEST(impact_separation, is_never_missed) {
    const std::int64_t count = support::case_count(300);
    std::int64_t hits = 0;
    for (const PairKind pair : support::all_primitive_pairs) {
        for (const ImpactKind kind : support::all_impact_kinds) {
            for (std::int64_t seed = 0; seed < count; ++seed) {
                const ImpactCase c = support::make_case(kind, pair, 2'000'000 + static_cast<std::uint64_t>(seed));
                ASSERT_EQ(broken_by(c, hits), "") << describe(c);
            }
        }
    }
    EXPECT_GT(hits, support::sanitized ? 0 : count * 4);
}

} // namespace
