// Answers: does what changes no contact change no answer? Edges swapped or turned round, corners in another order, axes
// exchanged, mirrored, moved by exact amounts, scaled by powers of two: the same first contact. Time reversed: the
// same verdict.
#include "tests/support/impact_cases.hpp"
#include "tests/support/impact_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace {

using tunnel::base::Status;
using tunnel::ccd::ImpactMethod;
using tunnel::ccd::ImpactOptions;
using tunnel::ccd::MovingPair;
using tunnel::ccd::PairKind;
using tunnel::support::ImpactCase;
using tunnel::support::ImpactKind;
using tunnel::support::Random;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

using Points = std::array<glm::dvec3, 4>;

template <class F> MovingPair changed(MovingPair m, const F& change) {
    change(m.start);
    change(m.end);
    return m;
}

MovingPair renamed(const MovingPair& m, Random& random) {
    const int how = random.integer(0, 3);
    return changed(m, [&](Points& p) {
        switch (m.kind) {
        case PairKind::vertex_face:
            if (how != 1) std::swap(p[1], p[2]);
            if (how != 0) std::swap(p[2], p[3]);
            if (how == 2) std::swap(p[1], p[2]);
            break;
        case PairKind::edge_edge:
            if (how % 2 == 1) std::swap(p[2], p[3]);
            if (how != 1) p = {p[2], p[3], p[0], p[1]};
            if (how == 3) std::swap(p[2], p[3]);
            break;
        case PairKind::vertex_edge: std::swap(p[1], p[2]); break;
        case PairKind::vertex_vertex: std::swap(p[0], p[1]); break;
        }
    });
}

MovingPair turned(const MovingPair& m, Random& random) {
    const int how = random.integer(0, 3);
    return changed(m, [&](Points& points) {
        for (glm::dvec3& p : points)
            p = how == 0   ? glm::dvec3(p.y, p.z, p.x)
                : how == 1 ? -p
                : how == 2 ? glm::dvec3(p.y, p.x, p.z)
                           : glm::dvec3(p.x, -p.y, p.z);
    });
}

// there() of each number, or nothing where it gives a NaN, the sign that it would round.
template <class F> std::optional<MovingPair> exactly(MovingPair m, const F& there) {
    bool exact = true;
    MovingPair out = changed(m, [&](Points& points) {
        for (glm::dvec3& p : points) {
            for (int k = 0; k < 3; ++k) {
                p[k] = there(p[k]);
                exact = exact && std::isfinite(p[k]);
            }
        }
    });
    return exact ? std::optional(out) : std::nullopt;
}

std::optional<MovingPair> scaled(const MovingPair& m, Random& random) {
    const int n = random.integer(-60, 60);
    return exactly(m, [n](double x) {
        const double y = std::ldexp(x, n);
        return std::ldexp(y, -n) == x ? y : NAN;
    });
}

// By a few times one of the pair's own numbers, so that it is exact often. Knuth's sum tells.
std::optional<MovingPair> moved(const MovingPair& m, Random& random) {
    const double offset = m.start[0][random.integer(0, 2)] * random.integer(-4, 4);
    return exactly(m, [offset](double x) {
        const double sum = x + offset, part = sum - x;
        return (x - (sum - part)) + (offset - part) == 0.0 ? sum : NAN;
    });
}

std::string broken_by(const MovingPair& m, const support::FirstContact& exact) {
    ImpactOptions o;
    o.delta_unit = ccd::DeltaUnit::relative;
    o.delta = 0.03;
    o.max_checks = 300;
    std::string fault = support::broken_by_certified(m, o, exact, ccd::first_impact(m, o));
    if (!fault.empty()) return "certified: " + fault;
    MovingPair back = m;
    std::swap(back.start, back.end);
    if (ccd::first_impact(back, o).status != (exact ? Status::hit : Status::clear)) return "time reversed";
    o.method = ImpactMethod::inclusion;
    fault = support::broken_by_inclusion(m, o, exact, ccd::first_impact(m, o));
    return fault.empty() ? fault : "inclusion: " + fault;
}

TEST(impact_symmetry, changes_no_answer) {
    const std::int64_t count = support::case_count(120);
    std::int64_t moves = 0, scales = 0, all = 0;
    for (const PairKind pair : support::all_primitive_pairs) {
        for (const ImpactKind kind : support::all_impact_kinds) {
            for (std::int64_t seed = 0; seed < count; ++seed) {
                const ImpactCase c = support::make_case(kind, pair, 1'000'000 + static_cast<std::uint64_t>(seed));
                const support::FirstContact exact = oracle::first_contact(c.pair);
                Random random(c.seed);
                const std::optional<MovingPair> there = moved(c.pair, random), big = scaled(c.pair, random);
                std::vector<MovingPair> same{renamed(c.pair, random), turned(c.pair, random)};
                if (there) same.push_back(*there);
                if (big) same.push_back(*big);
                moves += there ? 1 : 0;
                scales += big ? 1 : 0;
                ++all;
                for (const MovingPair& m : same) {
                    ASSERT_EQ(broken_by(m, exact), "") << describe(c) << "\n  as " << support::describe(m);
                }
            }
        }
    }
    if (support::sanitized) return;
    EXPECT_GT(moves * 4, all);
    EXPECT_GT(scales * 4, all * 3);
}

} // namespace
