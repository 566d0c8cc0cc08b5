// The answer must not depend on how the same motion is written: ends swapped, shifted, scaled, turned; and nonsense
// must be refused.
#include "core/ccd/point_segment.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace tunnel::ccd {
namespace {

using base::Status;

PointSegmentMotion random_motion(unsigned seed) {
    std::mt19937_64 random(seed);
    const auto number = [&] { return std::ldexp(static_cast<double>(random() % 4001), -8) - 7.8125; };
    const auto point = [&] { return glm::dvec2(number(), number()); };
    return {point(), point(), point(), point(), point(), point()};
}

template <class Map> PointSegmentMotion mapped(const PointSegmentMotion& m, Map&& map) {
    return {map(m.p0), map(m.p1), map(m.a0), map(m.a1), map(m.b0), map(m.b1)};
}

void expect_same_answer(const BisectionResult& a, const BisectionResult& b) {
    EXPECT_EQ(a.status, b.status);
    EXPECT_EQ(a.box, b.box);
    EXPECT_EQ(a.certified, b.certified);
    EXPECT_EQ(a.checks, b.checks);
}

TEST(PointSegmentSymmetry, ShiftScaleAndTurnKeepEveryBit) {
    BisectionOptions options;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        SCOPED_TRACE(seed);
        const PointSegmentMotion motion = random_motion(seed);
        options.delta = seed % 2 ? 1e-4 : 0.06;
        options.order = seed % 3 ? SearchOrder::queue : SearchOrder::levels;
        const BisectionResult plain = first_contact(motion, options);
        const auto shift = [](const glm::dvec2& v) { return v + glm::dvec2(0x1p20, -0x1p19); };
        expect_same_answer(plain, first_contact(mapped(motion, shift), options));
        for (const int power : {-900, -30, 12, 300}) {
            const auto scale = [power](const glm::dvec2& v) { return v * std::ldexp(1.0, power); };
            expect_same_answer(plain, first_contact(mapped(motion, scale), options));
        }
        const auto quarter_turn = [](const glm::dvec2& v) { return glm::dvec2(-v.y, v.x); };
        expect_same_answer(plain, first_contact(mapped(motion, quarter_turn), options));
    }
}

TEST(PointSegmentSymmetry, SwappedEndsMirrorTheSquare) {
    BisectionOptions options;
    options.order = SearchOrder::levels; // the queue breaks ties by s, so that only its t agrees
    for (unsigned seed = 0; seed < 3000; ++seed) {
        const PointSegmentMotion m = random_motion(seed);
        const PointSegmentMotion swapped{m.p0, m.p1, m.b0, m.b1, m.a0, m.a1};
        EXPECT_EQ(gap(m, 0.375, 0.25), gap(swapped, 0.375, 0.75)) << seed;
        const BisectionResult plain = first_contact(m, options), mirror = first_contact(swapped, options);
        EXPECT_EQ(plain.status, mirror.status) << seed;
        EXPECT_EQ(plain.checks, mirror.checks) << seed;
        EXPECT_EQ(plain.converged, mirror.converged) << seed;
        EXPECT_EQ(plain.box.t0, mirror.box.t0) << seed;
        if (plain.converged == 1) {
            EXPECT_EQ(plain.box.s0, 1.0 - mirror.box.s1) << seed;
        }
        EXPECT_EQ(contact_exists_in(m, {0.25, 0.75, 0.0, 0.5}, 0.0),
                  contact_exists_in(swapped, {0.25, 0.75, 0.5, 1.0}, 0.0));
    }
}

TEST(PointSegmentInput, RefusesWhatIsNotANumberOrTooLarge) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    for (const double bad : {nan, inf, -inf, 1.001e100, -1.001e100}) {
        for (int place = 0; place < 12; ++place) {
            PointSegmentMotion m;
            glm::dvec2* const points[] = {&m.p0, &m.p1, &m.a0, &m.a1, &m.b0, &m.b1};
            (*points[place / 2])[place % 2] = bad;
            BisectionTrace trace;
            const BisectionResult result = first_contact(m, {}, &trace);
            EXPECT_EQ(result.status, Status::invalid_input);
            EXPECT_EQ(result.checks, 0);
            EXPECT_TRUE(trace.steps.empty());
            EXPECT_FALSE(contact_exists_in(m, {}, 0.0));
        }
    }
}

TEST(PointSegmentInput, RefusesOptionsOutOfRange) {
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    const auto status = [](auto change) {
        BisectionOptions options;
        change(options);
        return first_contact({}, options).status;
    };
    for (const double bad : {nan, inf, -1.0, 0.0, 0.9e-12, 1.1}) {
        EXPECT_EQ(status([bad](BisectionOptions& o) { o.delta = bad; }), Status::invalid_input) << bad;
    }
    for (const double bad : {nan, inf, -1e-300, 1.1e100}) {
        EXPECT_EQ(status([bad](BisectionOptions& o) { o.separation = bad; }), Status::invalid_input) << bad;
    }
    EXPECT_EQ(status([](BisectionOptions& o) { o.max_checks = 0; }), Status::invalid_input);
    EXPECT_EQ(status([](BisectionOptions& o) { o.delta = 1.0; }), Status::hit);
    EXPECT_EQ(status([](BisectionOptions& o) { o.delta = 1e-12; }), Status::hit);
    EXPECT_EQ(status([](BisectionOptions& o) { o.separation = 1e100; }), Status::hit);
    EXPECT_EQ(status([](BisectionOptions& o) { o.max_checks = 1; }), Status::budget_exhausted);
}

TEST(PointSegmentInput, ExtremeNumbersStaySane) {
    for (const double k : {1e100, 1e-300, 0x1p-1074}) {
        const PointSegmentMotion m{{0, 0}, {k, 0}, {k, -k}, {k, -k}, {k, k}, {k, k}};
        const BisectionResult result = first_contact(m, {});
        EXPECT_EQ(result.status, Status::hit) << k;
        EXPECT_LE(result.box.t0, 1.0) << k;
    }
    const PointSegmentMotion mixed{{-1e100, 1e-300}, {1e100, 0}, {0, -1}, {0, -1}, {1e-300, 1}, {0, 1e100}};
    EXPECT_NE(first_contact(mixed, {}).status, Status::invalid_input);
}

} // namespace
} // namespace tunnel::ccd
