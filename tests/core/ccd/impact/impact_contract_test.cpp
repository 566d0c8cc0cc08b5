// Answers: do the three methods of first impact refuse what they must and nothing else, change no bit when traced,
// asked many at once or from several threads, and ask for no memory?
#include "core/ccd/exact_impact.hpp"
#include "core/ccd/impact.hpp"
#include "core/ccd/impact_trace.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/impact_cases.hpp"
#include "tests/support/impact_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <thread>
#include <vector>

namespace {

using tunnel::base::Status;
using tunnel::ccd::DeltaUnit;
using tunnel::ccd::ImpactMethod;
using tunnel::ccd::ImpactOptions;
using tunnel::ccd::ImpactResult;
using tunnel::ccd::ImpactTrace;
using tunnel::ccd::MovingPair;
using tunnel::ccd::PairKind;
namespace ccd = tunnel::ccd;
namespace support = tunnel::support;

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr std::array methods{ImpactMethod::univariate, ImpactMethod::inclusion, ImpactMethod::certified};

ImpactOptions with(ImpactMethod method) {
    ImpactOptions o;
    o.method = method;
    o.delta_unit = DeltaUnit::relative;
    o.delta = 1e-3;
    o.max_checks = 2000;
    return o;
}

std::vector<MovingPair> some_pairs(std::int64_t of_each) {
    std::vector<MovingPair> out;
    for (const PairKind pair : support::all_primitive_pairs) {
        for (const support::ImpactKind kind : support::all_impact_kinds) {
            for (std::int64_t seed = 0; seed < of_each; ++seed) {
                out.push_back(support::make_case(kind, pair, 3'000'000 + static_cast<std::uint64_t>(seed)).pair);
            }
        }
    }
    return out;
}

MovingPair a_hit(PairKind kind = PairKind::vertex_face) {
    MovingPair m{kind, {{{0, 0, 1}, {-3, -3, 0}, {3, -3, 0}, {0, 3, 0}}}, {}};
    m.end = m.start;
    m.end[0].z = -1;
    return m;
}

template <class F> void expect_refused(const F& spoil) {
    for (const ImpactMethod method : methods) {
        ImpactOptions o = with(method);
        spoil(o);
        EXPECT_FALSE(ccd::is_valid(o));
        EXPECT_EQ(ccd::first_impact(a_hit(), o).status, Status::invalid_input) << to_word(method);
        std::array<ImpactResult, 1> batch{ImpactResult{Status::clear}};
        ccd::first_impacts(std::array{a_hit()}, o, batch);
        EXPECT_EQ(batch[0].status, Status::invalid_input) << to_word(method);
    }
}

TEST(impact_contract, refuses_options_outside_their_ranges) {
    for (const double x : {0.0, -1e-9, nan, inf, 1.1e300}) {
        expect_refused([x](ImpactOptions& o) { o.delta_unit = DeltaUnit::absolute, o.delta = x; });
    }
    for (const double x : {0.0, -1.0, 1.0000001, nan, inf}) expect_refused([x](ImpactOptions& o) { o.delta = x; });
    for (const double x : {-1e-300, 1.0000001, nan, inf}) expect_refused([x](ImpactOptions& o) { o.t_max = x; });
    for (const double x : {-1e-300, nan, inf, -inf}) expect_refused([x](ImpactOptions& o) { o.separation = x; });
    for (const std::int64_t n : {0, -1}) expect_refused([n](ImpactOptions& o) { o.max_checks = n; });
}

TEST(impact_contract, takes_options_at_the_ends_of_their_ranges) {
    const auto taken = [](const auto& set) {
        for (const ImpactMethod method : methods) {
            ImpactOptions o = with(method);
            set(o);
            EXPECT_TRUE(ccd::is_valid(o));
            EXPECT_NE(ccd::first_impact(a_hit(), o).status, Status::invalid_input) << to_word(method);
        }
    };
    for (const double x : {1e300, 5e-324}) {
        taken([x](ImpactOptions& o) { o.delta_unit = DeltaUnit::absolute, o.delta = x; });
    }
    for (const double x : {1.0, 5e-324}) taken([x](ImpactOptions& o) { o.delta = x; });
    for (const double x : {0.0, 1.0, 5e-324}) taken([x](ImpactOptions& o) { o.t_max = x; });
    for (const double x : {0.0, 5e-324, 1.7e308}) taken([x](ImpactOptions& o) { o.separation = x; });
    taken([](ImpactOptions& o) { o.max_checks = 1; });
}

TEST(impact_contract, refuses_points_that_are_not_finite_but_no_unused_ones) {
    for (const PairKind kind : support::all_primitive_pairs) {
        for (std::size_t i = 0; i < 4; ++i) {
            for (int k = 0; k < 6; ++k) {
                MovingPair m = a_hit(kind);
                (k < 3 ? m.start : m.end).at(i)[k % 3] = i % 2 == 0 ? nan : -inf;
                const bool used = i < ccd::count(kind);
                EXPECT_EQ(ccd::is_valid(m), !used);
                EXPECT_EQ(ccd::exact_first_impact(m).status == Status::invalid_input, used);
                for (const ImpactMethod method : methods) {
                    const ImpactResult r = ccd::first_impact(m, with(method));
                    EXPECT_EQ(r.status == Status::invalid_input, used)
                        << to_word(method) << " " << support::describe(m);
                    if (used) continue;
                    EXPECT_TRUE(support::same_bits(r, ccd::first_impact(a_hit(kind), with(method))));
                }
            }
        }
    }
    EXPECT_EQ(ccd::exact_first_impact(a_hit(), nan).status, Status::invalid_input);
    EXPECT_EQ(ccd::exact_first_impact(a_hit(), -0.5).status, Status::invalid_input);
    EXPECT_EQ(ccd::exact_first_impact(a_hit(), 1.5).status, Status::invalid_input);
}

TEST(impact_contract, a_trace_changes_no_bit) {
    for (const MovingPair& m : some_pairs(support::case_count(20))) {
        for (const ImpactMethod method : methods) {
            const ImpactResult plain = ccd::first_impact(m, with(method));
            ImpactTrace all, few;
            few.max_records = 2;
            ASSERT_TRUE(support::same_bits(plain, ccd::first_impact(m, with(method), &all))) << support::describe(m);
            ASSERT_TRUE(support::same_bits(plain, ccd::first_impact(m, with(method), &few))) << support::describe(m);
            ASSERT_LE(std::max({few.roots.size(), few.boxes.size(), few.proof.size()}), 2u);
            ASSERT_EQ(few.truncated, std::max({all.roots.size(), all.boxes.size(), all.proof.size()}) > 2);
            ASSERT_FALSE(all.truncated);
        }
    }
}

TEST(impact_contract, many_at_once_and_from_threads_are_the_same_bits) {
    const std::vector<MovingPair> pairs = some_pairs(support::case_count(40));
    for (const ImpactMethod method : methods) {
        std::array<std::vector<ImpactResult>, 3> batches;
        std::vector<std::thread> threads;
        for (std::vector<ImpactResult>& results : batches) {
            results.resize(pairs.size());
            threads.emplace_back([&] { ccd::first_impacts(pairs, with(method), results); });
        }
        for (std::thread& t : threads) t.join();
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const ImpactResult one = ccd::first_impact(pairs[i], with(method));
            for (const auto& results : batches)
                ASSERT_TRUE(support::same_bits(one, results[i])) << support::describe(pairs[i]);
        }
    }
}

TEST(impact_contract, asks_for_no_memory) {
    const std::vector<MovingPair> pairs = some_pairs(support::case_count(100));
    std::vector<ImpactResult> results(pairs.size());
    const std::size_t before = support::allocations();
    for (const ImpactMethod method : {ImpactMethod::inclusion, ImpactMethod::certified}) {
        ImpactOptions o = with(method);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            o.never_zero = i % 2 == 0;
            results[i] = ccd::first_impact(pairs[i], o);
        }
        ccd::first_impacts(pairs, o, results);
        o.delta = 1e-6;
        results.front() = ccd::first_impact(pairs.front(), o);
    }
    for (const MovingPair& m : pairs) results.front().t_lo += ccd::exact_first_impact(m).lo;
    EXPECT_EQ(support::allocations(), before);
}

} // namespace
