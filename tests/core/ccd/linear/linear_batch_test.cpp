// Many motions at once are each answered as one alone, to the bit, whatever stands beside each other, however many
// there are, and with invalid ones among them.
#include "tests/support/linear_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <variant>
#include <vector>

namespace {

using tunnel::ccd::LinearImpact;
using tunnel::ccd::LinearMotion;
using tunnel::shape::Aabb;
using tunnel::shape::Circle;
using tunnel::shape::Obb;
using tunnel::support::Course;
using tunnel::support::MotionCase;
using tunnel::support::Random;
namespace ccd = tunnel::ccd;
namespace shape = tunnel::shape;
namespace support = tunnel::support;

bool same(double x, double y) { return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y); }
bool same(const glm::dvec2& u, const glm::dvec2& v) { return same(u.x, v.x) && same(u.y, v.y); }
bool same(const LinearImpact& r, const LinearImpact& s) {
    return r.status == s.status && same(r.t, s.t) && same(r.t_lo, s.t_lo) && same(r.t_hi, s.t_hi) &&
           r.certified == s.certified && same(r.normal, s.normal) && same(r.point, s.point);
}

double no_number(Random& random) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN(), infinity = HUGE_VAL;
    const double bad[] = {nan, infinity, -infinity, 2.0 * shape::max_coordinate, -1e300};
    return bad[random.integer(0, 4)];
}
// Numbers out of order, which are finite.
void spoil(Circle& c) { c.radius = -1.0; }
void spoil(Aabb& b) { b.min.x = b.max.x + 1.0 + std::abs(b.max.x); }
void spoil(Obb& b) { b.half.y = 0.0; }

template <class A, class B> void spoil(LinearMotion<A, B>& m, Random& random) {
    switch (random.integer(0, 4)) {
    case 0: return spoil(m.a);
    case 1: return spoil(m.b);
    case 2: m.travel.a.y = no_number(random); return;
    case 3: m.travel.b.x = no_number(random); return;
    default: reinterpret_cast<double*>(&m)[random.integer(0, sizeof m / sizeof(double) - 1)] = no_number(random);
    }
}

// Motions of one pair of kinds, gathered until a call is due.
template <class A, class B> struct Batch {
    std::vector<LinearMotion<A, B>> motions;
    std::size_t wanted = 1;
    int answered = 0;

    void add(const MotionCase& c, Random& random) {
        const auto *a = std::get_if<A>(&c.a), *a_second = std::get_if<A>(&c.b);
        const auto *b = std::get_if<B>(&c.b), *b_first = std::get_if<B>(&c.a);
        if (a != nullptr && b != nullptr)
            motions.push_back({*a, *b, c.travel});
        else if (a_second != nullptr && b_first != nullptr)
            motions.push_back({*a_second, *b_first, {c.travel.b, c.travel.a}});
        else
            return;
        if (random.chance(12)) spoil(motions.back(), random);
        if (motions.size() < wanted) return;
        call();
        motions.clear();
        wanted = static_cast<std::size_t>(random.integer(1, 23));
    }
    void call() {
        std::vector<LinearImpact> out(motions.size());
        for (LinearImpact& old : out) old = {tunnel::base::Status::hit, 0.5, 0.5, 0.5, true, {3, 4}, {5, 6}};
        ccd::first_contacts(motions, out);
        for (std::size_t i = 0; i < motions.size(); ++i) {
            const LinearImpact alone = ccd::first_contact(motions[i].a, motions[i].b, motions[i].travel);
            EXPECT_TRUE(same(out[i], alone)) << i << " of " << motions.size() << support::told("\nin the batch", out[i])
                                             << support::told("\nalone", alone);
        }
        answered += static_cast<int>(motions.size());
    }
};

class LinearBatch : public testing::TestWithParam<Course> {};

TEST_P(LinearBatch, AnswersEachMotionAsIfAlone) {
    const auto count = static_cast<std::uint64_t>(support::case_count(7140)); // as in linear_law
    Random random(static_cast<std::uint64_t>(GetParam()));
    Batch<Circle, Aabb> circles;
    Batch<Aabb, Aabb> boxes;
    Batch<Obb, Obb> turned;
    for (std::uint64_t seed = 0; seed < count && !HasFailure(); ++seed) {
        const MotionCase c = support::make_case(GetParam(), seed);
        SCOPED_TRACE(support::to_word(c.course));
        circles.add(c, random), boxes.add(c, random), turned.add(c, random);
    }
    if (support::sanitized) return;
    const bool some_square = GetParam() != Course::placed; // all its boxes are turned
    EXPECT_EQ(circles.answered > 0, some_square);
    EXPECT_EQ(boxes.answered > 0, some_square);
    EXPECT_GT(turned.answered, 0);
}

TEST(LinearBatchEmpty, AnswersNothing) {
    ccd::first_contacts(std::span<const LinearMotion<Aabb, Aabb>>(), {});
    ccd::first_contacts(std::span<const LinearMotion<Circle, Aabb>>(), {});
    ccd::first_contacts(std::span<const LinearMotion<Obb, Obb>>(), {});
}

std::string course_name(const testing::TestParamInfo<Course>& parameter) {
    return std::string(support::to_word(parameter.param));
}

INSTANTIATE_TEST_SUITE_P(courses, LinearBatch, testing::ValuesIn(support::all_courses), course_name);

} // namespace
