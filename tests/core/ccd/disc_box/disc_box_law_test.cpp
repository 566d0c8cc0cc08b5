// Answers: does the closed form of disc against box keep its promises on every kind of query, against the exact oracle?
// Prints per kind how many hits are uncertified or false, and the widest bracket; that is information, not failure.
#include "tests/support/disc_box_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace {

using tunnel::base::Status;
using tunnel::support::DiscBoxCase;
using tunnel::support::DiscKind;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace support = tunnel::support;

constexpr int max_reports = 5;

// How far may the computed t be from the exact one? At the speed `v` along the normal a length error of a few
// roundings of the largest number M is a time error of that over v; a slow or grazing contact is ill-conditioned.
double time_tolerance(const DiscBoxCase& c, const ccd::DiscBoxImpact& r) {
    constexpr double epsilon = 0x1p-52;
    const glm::dvec2 speed = c.motion.disc_travel - c.motion.box_travel;
    const double approach = -(speed.x * r.normal.x + speed.y * r.normal.y);
    return 8 * epsilon * (1.0 + support::largest(c.motion) / std::max(approach, 1e-300));
}

std::string broken_by_time(const DiscBoxCase& c, const oracle::Instants& exact, const ccd::DiscBoxImpact& r) {
    if (r.status != Status::hit || !exact.any() || r.t == 0.0) {
        return "";
    }
    const double off = time_tolerance(c, r);
    if (!(off < 1e-3) || (exact.compare_first(r.t - off) >= 0 && exact.compare_first(r.t + off) <= 0)) {
        return "";
    }
    return support::told("t is the exact first contact, rounded", r, exact);
}

class disc_box_law : public testing::TestWithParam<DiscKind> {};

TEST_P(disc_box_law, holds) {
    long long hits = 0, certified = 0, false_hits = 0, contacts = 0;
    double widest = 0.0;
    int reports = 0;
    const auto count = static_cast<std::uint64_t>(support::case_count(10000));
    for (std::uint64_t seed = 0; seed < count && reports < max_reports; ++seed) {
        const DiscBoxCase c = support::make_case(GetParam(), seed);
        const oracle::Instants exact = oracle::contact_instants(c.motion);
        const ccd::DiscBoxImpact r = ccd::first_contact(c.motion);
        const bool hit = r.status == Status::hit;
        contacts += exact.any() ? 1 : 0;
        hits += hit ? 1 : 0;
        certified += hit && r.certified ? 1 : 0;
        false_hits += hit && !exact.any() ? 1 : 0;
        widest = hit ? std::max(widest, r.t_hi - r.t_lo) : widest;
        std::string broken = support::broken_by_verdict(c, exact, r);
        broken = broken.empty() ? support::broken_by_geometry(c, exact, r) : broken;
        broken = broken.empty() ? broken_by_time(c, exact, r) : broken;
        broken = broken.empty() ? support::broken_by_symmetry(c, exact, r) : broken;
        if (!broken.empty()) {
            ADD_FAILURE() << broken << "\n  in " << support::describe(c);
            ++reports;
        }
    }
    std::printf("  %lld contacts, hits %lld (certified %lld, false %lld), widest bracket %.3g\n", contacts, hits,
                certified, false_hits, widest);
}

std::string name_of(const testing::TestParamInfo<DiscKind>& parameter) {
    return std::string(support::to_word(parameter.param));
}

INSTANTIATE_TEST_SUITE_P(kinds, disc_box_law, testing::ValuesIn(support::all_disc_kinds), name_of);

} // namespace
