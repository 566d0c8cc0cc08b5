// Answers: does the overlap of any two shapes obey what needs no oracle? Swapping mirrors it to the last bit, scaling
// by a power of two scales it, the push separates, and no shorter one in 64 directions does. The judge of a moved pair
// is the query itself; the exact oracle's law stands apart.
#include "core/overlap/body.hpp"
#include "core/overlap/pairs.hpp"
#include "tests/support/run_size.hpp"
#include "tests/support/shape_cases.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

namespace tunnel::overlap {
namespace {

using base::Status;
using shape::AnyShape;
using support::Random;

struct Case {
    AnyShape a, b;
    double size; // of coordinates and shapes
    bool on_lattice;
};

Case make_case(std::uint64_t seed) {
    Random random(seed);
    const int i = static_cast<int>(seed % 36), kind_a = i / 6, kind_b = i % 6;
    if (random.chance(3)) {
        const AnyShape a = support::lattice_shape(random, kind_a);
        return {a, support::lattice_shape(random, kind_b), 10.0, true};
    }
    const double size = random.magnitude(-3, 6), other = random.chance(3) ? size * random.magnitude(-3, 0) : size;
    const glm::dvec2 at = random.in_square(random.chance(3) ? 1e3 * size : size);
    const AnyShape a = support::draw_shape(random, kind_a, at, size);
    const glm::dvec2 off = random.chance(8) ? glm::dvec2(0.0) : random.in_square(1.5 * size);
    const double far = size + std::abs(at.x) + std::abs(at.y);
    return {a, support::draw_shape(random, kind_b, at + off, other), far, false};
}

// Two polygons give the gap along the best normal only.
bool true_distance(const AnyShape& a, const AnyShape& b) {
    const auto round = [](const AnyShape& s) { return s.index() >= 1 && s.index() <= 3; };
    return round(a) || round(b);
}

void expect_mirrored(const Contact& r, const Contact& s) {
    EXPECT_EQ(s.status, r.status);
    EXPECT_EQ(s.depth, r.depth);
    EXPECT_EQ(s.distance, r.distance);
    EXPECT_EQ(s.normal, -r.normal);
    ASSERT_EQ(s.count, r.count);
    for (std::size_t i = 0; i < static_cast<std::size_t>(r.count); ++i) {
        EXPECT_EQ(s.points[i].at, r.points[i].at);
        EXPECT_EQ(s.points[i].depth, r.points[i].depth);
        EXPECT_TRUE(s.points[i].on_a == r.points[i].on_b && s.points[i].on_b == r.points[i].on_a);
    }
}

double off_surface(const AnyShape& shape, const glm::dvec2& p) {
    const Contact r = contact(AnyShape(shape::Circle{p, 0.0}), shape);
    return r.status == Status::hit ? r.depth : r.distance;
}

void expect_sound(const Case& c, const Contact& r, double rounding) {
    EXPECT_NEAR(std::hypot(r.normal.x, r.normal.y), 1.0, 1e-14);
    if (r.status == Status::clear) {
        EXPECT_GT(r.distance, 0.0);
        EXPECT_EQ(r.depth, 0.0);
        EXPECT_EQ(r.count, 0);
        return;
    }
    EXPECT_EQ(r.status, Status::hit);
    EXPECT_GE(r.depth, 0.0);
    EXPECT_EQ(r.distance, 0.0);
    ASSERT_TRUE(r.count == 1 || r.count == 2);
    double deepest = 0.0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(r.count); ++i) {
        const ContactPoint& p = r.points[i];
        deepest = std::max(deepest, p.depth);
        EXPECT_LE(p.depth, r.depth);
        // Half the depth leads to either surface.
        EXPECT_LE(off_surface(c.a, p.at + 0.5 * p.depth * r.normal), rounding) << i;
        EXPECT_LE(off_surface(c.b, p.at - 0.5 * p.depth * r.normal), rounding) << i;
    }
    // Polygons tell which edge faces the normal by a cosine, so one off by 1e-8 radians may be taken.
    EXPECT_NEAR(deepest, r.depth, rounding + (c.a.index() == 5 || c.b.index() == 5 ? 1e-8 * c.size : 0.0));
}

Status status_moved(const Case& c, const glm::dvec2& by) { return contact(c.a, support::moved(c.b, by)).status; }

void expect_shortest(const Case& c, const Contact& r, double rounding) {
    const bool hit = r.status == Status::hit;
    const double length = hit ? r.depth : r.distance;
    const glm::dvec2 way = hit ? r.normal : -r.normal;
    if (hit) {
        EXPECT_EQ(status_moved(c, (length * (1.0 + 1e-9) + rounding) * way), Status::clear);
    } else if (true_distance(c.a, c.b)) { // thin shapes may meet and be past in less than rounding
        EXPECT_LE(contact(c.a, support::moved(c.b, length * way)).distance, rounding);
    }
    const double less = length * (1.0 - 1e-9) - rounding;
    for (int i = 0; less > 0.0 && i < 64; ++i) {
        const double angle = i * 6.283185307179586 / 64.0;
        EXPECT_EQ(status_moved(c, less * glm::dvec2(std::cos(angle), std::sin(angle))), r.status) << "direction " << i;
    }
    if (less > 0.0) {
        EXPECT_EQ(status_moved(c, less * way), r.status);
    }
}

// Then ties have a direction of their own, the same both ways.
bool coincident(const Case& c) {
    const glm::dvec2 way = Body(c.b).middle() - Body(c.a).middle();
    return std::hypot(way.x, way.y) <= 1e-15 * c.size;
}

TEST(OverlapSymmetry, holds) {
    const auto count = static_cast<std::uint64_t>(support::case_count(20000));
    int hits = 0, two = 0, concentric = 0;
    for (std::uint64_t seed = 0; seed < count && !HasFailure(); ++seed) {
        const Case c = make_case(seed);
        SCOPED_TRACE("seed " + std::to_string(seed) + "\n  a " + support::describe(c.a) + "\n  b " +
                     support::describe(c.b));
        const Contact r = contact(c.a, c.b), s = contact(c.b, c.a);
        const double rounding = 1e-13 * c.size;
        expect_sound(c, r, rounding);
        if (coincident(c)) {
            ++concentric;
            EXPECT_EQ(s.status, r.status);
            EXPECT_NEAR(s.depth, r.depth, rounding);
        } else {
            expect_mirrored(r, s);
        }
        const double scale = std::ldexp(1.0, static_cast<int>(seed % 271) - 150);
        const Contact scaled = contact(support::scaled(c.a, scale), support::scaled(c.b, scale));
        EXPECT_EQ(scaled.status, r.status);
        EXPECT_EQ(scaled.normal, r.normal);
        EXPECT_EQ(scaled.depth, scale * r.depth);
        EXPECT_EQ(scaled.distance, scale * r.distance);
        expect_shortest(c, r, rounding);
        hits += r.status == Status::hit;
        two += r.count == 2;
    }
    std::printf("  %d of %llu touch, %d at two points, %d with coincident middles\n", hits,
                static_cast<unsigned long long>(count), two, concentric);
}

// On a lattice a move is exact, and so nothing may change but the place.
TEST(OverlapSymmetry, LatticePairsMoveTogether) {
    for (std::uint64_t seed = 0; seed < 4000 && !HasFailure(); ++seed) {
        const Case c = make_case(seed);
        if (!c.on_lattice || c.a.index() == 4 || c.b.index() == 4) continue;
        SCOPED_TRACE("seed " + std::to_string(seed) + "\n  a " + support::describe(c.a) + "\n  b " +
                     support::describe(c.b));
        const glm::dvec2 by(std::ldexp(1.0, static_cast<int>(seed % 20)), -64.0);
        const Contact r = contact(c.a, c.b), s = contact(support::moved(c.a, by), support::moved(c.b, by));
        EXPECT_EQ(s.status, r.status);
        EXPECT_EQ(s.normal, r.normal);
        EXPECT_EQ(s.depth, r.depth);
        EXPECT_EQ(s.distance, r.distance);
        ASSERT_EQ(s.count, r.count);
        for (std::size_t i = 0; i < static_cast<std::size_t>(r.count); ++i)
            EXPECT_TRUE(s.points[i].on_a == r.points[i].on_a && s.points[i].on_b == r.points[i].on_b);
    }
}

} // namespace
} // namespace tunnel::overlap
