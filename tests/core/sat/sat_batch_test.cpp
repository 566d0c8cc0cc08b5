// Many pairs at once are each answered as one alone, whatever kinds stand beside each other and however many there are.
#include "tests/support/polygon_cases.hpp"
#include "tests/support/run_size.hpp"

#include "core/sat/polygons.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace {

using tunnel::overlap::Contact;
using tunnel::overlap::ContactPoint;
using tunnel::support::PolygonPairCase;
namespace sat = tunnel::sat;
namespace support = tunnel::support;

bool same(const ContactPoint& p, const ContactPoint& q) {
    return p.at == q.at && p.depth == q.depth && p.on_a == q.on_a && p.on_b == q.on_b;
}

bool same(const Contact& c, const Contact& d) {
    return c.status == d.status && c.normal == d.normal && c.depth == d.depth && c.distance == d.distance &&
           c.count == d.count && same(c.points[0], d.points[0]) && same(c.points[1], d.points[1]);
}

void expect_same(const std::vector<PolygonPairCase>& cases) {
    std::vector<sat::PolygonPair> pairs;
    for (const PolygonPairCase& c : cases) pairs.push_back({&c.a, &c.b});
    std::vector<Contact> out(cases.size());
    sat::contacts(pairs, out);
    for (std::size_t i = 0; i < cases.size(); ++i)
        EXPECT_TRUE(same(out[i], sat::contact(cases[i].a, cases[i].b)))
            << i << " of " << cases.size() << ", " << support::describe(cases[i]);
}

// In runs of one kind the polygons often have alike many vertices, so that four go together; the seeds of one pair in
// eight are another kind's.
TEST(SatBatch, AnswersEachPairAsIfAlone) {
    const auto rounds = static_cast<std::uint64_t>(support::case_count(4000));
    for (std::uint64_t seed = 0; seed < rounds && !HasFailure(); ++seed) {
        const auto& kinds = support::all_pair_kinds;
        std::vector<PolygonPairCase> cases;
        for (std::uint64_t i = 0; i < seed % 23; ++i) {
            const std::uint64_t other = i % 8 == 7 ? 5 : 0;
            cases.push_back(support::make_case(kinds[(seed + other) % std::size(kinds)], 97 * seed + i / 2));
        }
        expect_same(cases);
    }
}

} // namespace
