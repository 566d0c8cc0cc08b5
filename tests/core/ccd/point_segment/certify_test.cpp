// contact_exists_in: says yes only for what is there, and finds what a degree or the boundary can show.
#include "core/ccd/point_segment.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tunnel::ccd {
namespace {

// The root of this motion is (t, s) = (9/13, 1/2).
const PointSegmentMotion drifting{{0.5, 3.5}, {8.5, 3.5}, {5, 1}, {6.5, 1}, {5, 6}, {6.5, 6}};

TEST(ContactExists, RootInsideOnASideOnACornerAndOutside) {
    EXPECT_TRUE(contact_exists_in(drifting, {}, 0.0));
    EXPECT_TRUE(contact_exists_in(drifting, {0.6875, 0.71875, 0.46875, 0.5}, 0.0));
    EXPECT_TRUE(contact_exists_in(drifting, {0.6875, 0.71875, 0.5, 0.53125}, 0.0));
    EXPECT_FALSE(contact_exists_in(drifting, {0.6875, 0.71875, 0.50001, 0.53125}, 0.0));
    EXPECT_FALSE(contact_exists_in(drifting, {0.0, 0.6875, 0.0, 1.0}, 0.0));
    const PointSegmentMotion article{{0.5, 3.5}, {9.5, 3.5}, {5, 1}, {5, 1}, {5, 6}, {5, 6}}; // root (1/2, 1/2)
    EXPECT_TRUE(contact_exists_in(article, {0.25, 0.5, 0.25, 0.5}, 0.0));
    EXPECT_TRUE(contact_exists_in(article, {0.5, 0.5, 0.5, 0.5}, 0.0));
    EXPECT_FALSE(contact_exists_in(article, {0.25, std::nextafter(0.5, 0.0), 0.25, 0.5}, 0.0));
    EXPECT_FALSE(contact_exists_in(article, {std::nextafter(0.5, 1.0), 0.75, 0.25, 0.5}, 0.0));
}

TEST(ContactExists, SeparationIsMetExactlyAtItsEdge) {
    // At s = 1/2 and t in [0, 1/2] the gap is (9 t - 4.5, 0): it reaches the square of d = 0.5625 at t = 0.4375.
    const PointSegmentMotion article{{0.5, 3.5}, {9.5, 3.5}, {5, 1}, {5, 1}, {5, 6}, {5, 6}};
    EXPECT_TRUE(contact_exists_in(article, {0.0, 0.4375, 0.4, 0.6}, 0.5625));
    EXPECT_FALSE(contact_exists_in(article, {0.0, 0.4375, 0.4, 0.6}, std::nextafter(0.5625, 0.0)));
    EXPECT_FALSE(contact_exists_in(article, {0.0, std::nextafter(0.4375, 0.0), 0.4, 0.6}, 0.5625));
    EXPECT_TRUE(contact_exists_in(article, {0.0, 1.0, 0.0, 1.0}, 0.01)); // the square lies wholly inside the image
}

TEST(ContactExists, SlidingAlongTheSegmentCounts) {
    const PointSegmentMotion sliding{{-1, 2}, {3, 2}, {0, 2}, {0, 2}, {1, 2}, {1, 2}};
    EXPECT_TRUE(contact_exists_in(sliding, {0.25, 0.5, 0.0, 1.0}, 0.0));
    EXPECT_FALSE(contact_exists_in(sliding, {0.0, 0.125, 0.0, 1.0}, 0.0));
}

TEST(ContactExists, RefusesWhatIsNoBox) {
    EXPECT_FALSE(contact_exists_in(drifting, {0.75, 0.5, 0.0, 1.0}, 0.0));
    EXPECT_FALSE(contact_exists_in(drifting, {-0.5, 0.75, 0.0, 1.0}, 0.0));
    EXPECT_FALSE(contact_exists_in(drifting, {0.0, 1.0, 0.0, std::nan("")}, 0.0));
    EXPECT_FALSE(contact_exists_in(drifting, {}, -1.0));
    EXPECT_FALSE(contact_exists_in(drifting, {}, std::nan("")));
}

// Any box: built around a planted root (dyadic, so exact) or pushed off it by one last place.
TEST(ContactExists, PlantedRootsOnEdgesOfRandomBoxes) {
    for (unsigned seed = 0; seed < 5000; ++seed) {
        std::mt19937_64 random(seed);
        const auto number = [&] { return static_cast<double>(random() % 1025) - 512.0; };
        const double t = static_cast<double>(1 + random() % 15) / 16.0,
                     s = static_cast<double>(1 + random() % 15) / 16.0;
        PointSegmentMotion m;
        m.a0 = {number(), number()}, m.a1 = {number(), number()};
        m.b0 = {number(), number()}, m.b1 = {number(), number()};
        const glm::dvec2 a = (1 - t) * m.a0 + t * m.a1, b = (1 - t) * m.b0 + t * m.b1;
        const glm::dvec2 at = (1 - s) * a + s * b, way{number(), number()};
        m.p0 = at - t * way, m.p1 = at + (1 - t) * way;
        ASSERT_EQ(gap(m, t, s), glm::dvec2(0.0)) << seed;
        EXPECT_TRUE(contact_exists_in(m, {t - 0x1p-20, t, s - 0x1p-20, s}, 0.0)) << seed;
        EXPECT_TRUE(contact_exists_in(m, {t, t + 0x1p-20, s - 0x1p-20, s + 0x1p-20}, 0.0)) << seed;
        const glm::dvec2 dt = way - ((1 - s) * (m.a1 - m.a0) + s * (m.b1 - m.b0)), ds = a - b;
        if (std::abs(dt.x * ds.y - dt.y * ds.x) < 1.0) continue; // a double root, or sliding
        EXPECT_TRUE(contact_exists_in(m, {t - 0x1p-20, t + 0x1p-20, s - 0x1p-20, s + 0x1p-20}, 0.0)) << seed;
        EXPECT_FALSE(contact_exists_in(m, {t - 0x1p-20, std::nextafter(t, 0.0), s - 0x1p-20, s + 0x1p-20}, 0.0))
            << seed;
        EXPECT_FALSE(contact_exists_in(m, {t - 0x1p-20, t + 0x1p-20, std::nextafter(s, 1.0), s + 0x1p-20}, 0.0))
            << seed;
    }
}

} // namespace
} // namespace tunnel::ccd
