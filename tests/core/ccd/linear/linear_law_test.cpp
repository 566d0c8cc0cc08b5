// Answers: does the time of impact of moving shapes keep its promises on every pair of kinds of shape and every course,
// against the exact swept difference? The ray as well; and does it refuse what is no motion? Prints per course how many
// meet, how many hits are certified and the widest bracket; that is information, not failure.
#include "tests/support/linear_laws.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace {

using tunnel::base::Status;
using tunnel::ccd::LinearImpact;
using tunnel::support::Course;
using tunnel::support::MotionCase;
using tunnel::support::Random;
namespace ccd = tunnel::ccd;
namespace oracle = tunnel::oracle;
namespace shape = tunnel::shape;
namespace support = tunnel::support;

constexpr int max_reports = 5;

class linear_law : public testing::TestWithParam<Course> {};

TEST_P(linear_law, holds) {
    long long contacts = 0, hits = 0, certified = 0;
    double widest = 0.0, widest_in_ulps = 0.0;
    int reports = 0;
    const auto count = static_cast<std::uint64_t>(support::case_count(7140)); // 340 for each pair of kinds
    for (std::uint64_t seed = 0; seed < count && reports < max_reports; ++seed) {
        const MotionCase c = support::make_case(GetParam(), seed);
        const support::JudgedMotion m = support::judged(c);
        const LinearImpact r = ccd::first_contact(c.a, c.b, c.travel);
        contacts += m.exact.touch_within(1.0) ? 1 : 0;
        hits += r.status == Status::hit ? 1 : 0;
        certified += r.status == Status::hit && r.certified ? 1 : 0;
        widest = std::max(widest, r.t_hi - r.t_lo);
        if (r.t_hi > 0) widest_in_ulps = std::max(widest_in_ulps, std::ldexp((r.t_hi - r.t_lo) / r.t_hi, 53));
        std::string broken = support::broken_by_times(m, r);
        broken = broken.empty() ? support::broken_by_geometry(m, r) : broken;
        broken = broken.empty() ? support::broken_by_symmetry(m, r) : broken;
        if (!broken.empty()) {
            ADD_FAILURE() << support::told(broken, r) << "\n  in " << support::describe(c);
            ++reports;
        }
    }
    std::printf("  %lld of %llu meet; hits %lld, certified %lld; widest bracket %.3g, %.3g ulps\n", contacts,
                static_cast<unsigned long long>(count), hits, certified, widest, widest_in_ulps);
}

std::string name_of(const testing::TestParamInfo<Course>& parameter) {
    return std::string(support::to_word(parameter.param));
}

INSTANTIATE_TEST_SUITE_P(courses, linear_law, testing::ValuesIn(support::all_courses), name_of);

std::string broken_by_ray(const shape::Ray& ray, const shape::AnyShape& b, const LinearImpact& r) {
    // The oracle's time runs from 0 to 1: an exact change of unit.
    const double unit = std::ldexp(1.0, std::ilogb(std::max(ray.t_max, 0x1p-60)) + 1);
    const oracle::LinearMotion exact({{ray.origin}, 0.0}, support::round_shape(b), unit * ray.direction, {0, 0});
    const bool touch = exact.touch_within(ray.t_max / unit);
    if (r.status != (touch ? Status::hit : Status::clear)) return "hit exactly if the ray meets the shape";
    if (!touch) return "";
    if (!(0 <= r.t_lo && r.t_lo <= r.t && r.t <= r.t_hi && r.t_hi <= ray.t_max))
        return "0 <= t_lo <= t <= t_hi <= t_max";
    if (exact.touch_before(r.t_lo / unit)) return "t_lo <= the exact first contact";
    if (!r.certified || !exact.touch_within(r.t_hi / unit)) return "certified, t_hi >= the exact first contact";
    if (exact.touch_at(0.0)) return r.t == 0 ? "" : "t is 0 when it begins on the shape";
    if (!(std::abs(std::hypot(r.normal.x, r.normal.y) - 1) < 4e-9)) return "the normal is a unit";
    return ray.direction.x * r.normal.x + ray.direction.y * r.normal.y >= -1e-12 ? ""
                                                                                 : "the normal is the ray's way in";
}

TEST(linear_law, rays_are_points_that_move) {
    const auto count = static_cast<std::uint64_t>(support::case_count(6000));
    int hits = 0, reports = 0;
    for (std::uint64_t seed = 0; seed < count && reports < max_reports; ++seed) {
        Random random(seed);
        const auto kind = static_cast<support::ShapeKind>(seed % 6);
        const bool whole = random.chance(2);
        const auto b = whole ? lattice_shape(kind, random, 5) : free_shape(kind, random, 3.0, random.unit(), {1, 1});
        shape::Ray ray{whole ? random.on_lattice(9) : random.in_square(9), random.on_lattice(3), 0.0};
        if (ray.direction == glm::dvec2(0.0)) ray.direction = {0.3, -0.7};
        ray.t_max = random.chance(2) ? random.integer(0, 12) : random.magnitude(-2, 3);
        const LinearImpact r = ccd::first_contact(ray, b);
        hits += r.status == Status::hit ? 1 : 0;
        if (const std::string broken = broken_by_ray(ray, b, r); !broken.empty()) {
            ADD_FAILURE() << support::told(broken, r) << "\n  seed " << seed << std::hexfloat << " origin ("
                          << ray.origin.x << ", " << ray.origin.y << ") direction (" << ray.direction.x << ", "
                          << ray.direction.y << ") t_max " << ray.t_max << " b " << support::describe(b);
            ++reports;
        }
    }
    std::printf("  %d of %llu hit\n", hits, static_cast<unsigned long long>(count));
}

TEST(linear_law, refuses_what_is_no_motion) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), far = 2 * shape::max_coordinate;
    const auto refused = [](const LinearImpact& r) {
        return r.status == Status::invalid_input && r.t == 0 && r.t_lo == 0 && r.t_hi == 0 && !r.certified &&
               r.normal == glm::dvec2(0.0) && r.point == glm::dvec2(0.0);
    };
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Random random(seed);
        const auto good = lattice_shape(static_cast<support::ShapeKind>(seed), random, 4);
        for (const double x : {nan, far, -far, HUGE_VAL, -HUGE_VAL}) {
            EXPECT_TRUE(refused(ccd::first_contact(good, good, {{x, 0}, {0, 0}})));
            EXPECT_TRUE(refused(ccd::first_contact(good, good, {{0, 0}, {0, x}})));
            EXPECT_TRUE(refused(ccd::first_contact(good, shape::Circle{{0, 0}, x}, {})));
            EXPECT_TRUE(refused(ccd::first_contact(shape::Segment{{0, 0}, {0, x}}, good, {})));
            EXPECT_TRUE(refused(ccd::first_contact(shape::Ray{{x, 0}, {1, 0}, 1.0}, good)));
            EXPECT_TRUE(refused(ccd::first_contact(shape::Ray{{0, 0}, {x, 0}, 1.0}, good)));
        }
        for (const double t_max : {nan, -1.0, HUGE_VAL})
            EXPECT_TRUE(refused(ccd::first_contact(shape::Ray{{0, 0}, {1, 0}, t_max}, good)));
        EXPECT_TRUE(refused(ccd::first_contact(shape::Ray{{0, 0}, {0, 0}, 1.0}, good)));
        EXPECT_TRUE(refused(ccd::first_contact(good, shape::ConvexPolygon{}, {})));
        EXPECT_TRUE(refused(ccd::first_contact(shape::Aabb{{1, 0}, {0, 0}}, good, {})));
    }
}

} // namespace
