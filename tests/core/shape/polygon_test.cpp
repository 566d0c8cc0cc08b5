// What is a polygon, which fault has each list that is none, and what does moving one keep?
#include "core/shape/polygon.hpp"

#include "tests/support/polygon_cases.hpp"
#include "tests/support/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::shape {
namespace {

using Vertices = std::vector<glm::dvec2>;

Vertices regular(int count, int turns = 1) {
    Vertices vertices;
    for (int i = 0; i < count; ++i) {
        const double angle = 6.283185307179586 * turns * i / count;
        vertices.emplace_back(std::cos(angle), std::sin(angle));
    }
    return vertices;
}

const Vertices square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};

// Wherever the list begins.
void expect_fault(const Vertices& vertices, PolygonFault fault) {
    for (std::size_t start = 0; start < std::max<std::size_t>(vertices.size(), 1); ++start) {
        Vertices turned = vertices;
        std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(start), turned.end());
        EXPECT_EQ(to_word(fault_of(turned)), to_word(fault)) << "begun at " << start;
        EXPECT_EQ(make_polygon(turned).has_value(), fault == PolygonFault::none);
    }
}

TEST(Polygon, ThreeToSixteenCornersAreOne) {
    for (int count = 3; count <= 16; ++count) expect_fault(regular(count), PolygonFault::none);
    expect_fault(square, PolygonFault::none);
}

TEST(Polygon, TooFewOrTooMany) {
    for (int count = 0; count < 3; ++count) expect_fault(regular(count), PolygonFault::too_few);
    expect_fault(regular(17), PolygonFault::too_many);
}

TEST(Polygon, NotFiniteOrTooFar) {
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), HUGE_VAL, -HUGE_VAL, 1.001e50, -1.001e50}) {
        Vertices vertices = square;
        vertices[2].x = bad;
        expect_fault(vertices, PolygonFault::not_finite);
        vertices = square;
        vertices[3].y = bad;
        expect_fault(vertices, PolygonFault::not_finite);
    }
    expect_fault({{-1e50, -1e50}, {1e50, -1e50}, {1e50, 1e50}, {-1e50, 1e50}}, PolygonFault::none);
}

TEST(Polygon, ZeroEdge) {
    expect_fault({{0, 0}, {4, 0}, {4, 0}, {4, 4}, {0, 4}}, PolygonFault::zero_edge);
    expect_fault({{0, 0}, {0.0, -0.0}, {4, 0}, {0, 4}}, PolygonFault::zero_edge);
}

TEST(Polygon, CollinearToTheLastBit) {
    expect_fault({{0, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 4}}, PolygonFault::collinear);
    expect_fault({{0, 0}, {1, 1}, {2, 2}}, PolygonFault::collinear);
    expect_fault({{0, 0}, {2, -0x1p-60}, {4, 0}, {4, 4}, {0, 4}}, PolygonFault::none);
    expect_fault({{0, 0}, {2, 0x1p-60}, {4, 0}, {4, 4}, {0, 4}}, PolygonFault::dent);
}

TEST(Polygon, Clockwise) {
    for (int count = 3; count <= 16; ++count) {
        Vertices vertices = regular(count);
        std::reverse(vertices.begin(), vertices.end());
        expect_fault(vertices, PolygonFault::clockwise);
    }
}

TEST(Polygon, Dent) {
    expect_fault({{0, 0}, {4, 0}, {1, 1}, {0, 4}}, PolygonFault::dent);
    expect_fault({{0, 0}, {4, 4}, {4, 0}, {0, 4}}, PolygonFault::dent); // a bow tie turns both ways
}

TEST(Polygon, Winds) {
    expect_fault(regular(5, 2), PolygonFault::winds); // the pentagram
    expect_fault(regular(7, 3), PolygonFault::winds);
    expect_fault(regular(16, 3), PolygonFault::winds);
}

TEST(Polygon, EachFaultHasItsOwnWord) {
    std::vector<std::string_view> words;
    for (int i = 0; i <= static_cast<int>(PolygonFault::winds); ++i) {
        words.push_back(to_word(static_cast<PolygonFault>(i)));
        EXPECT_FALSE(words.back().empty());
    }
    std::sort(words.begin(), words.end());
    EXPECT_EQ(std::adjacent_find(words.begin(), words.end()), words.end());
}

// Normals, lengths and reach against the vertices that are kept.
void expect_fit(const ConvexPolygon& p) {
    for (int i = 0; i < p.count; ++i) {
        const glm::dvec2 along = p.vertex(p.next(i)) - p.vertex(i);
        const double length = std::hypot(along.x, along.y);
        EXPECT_NEAR(p.normal(i).x, along.y / length, 1e-9);
        EXPECT_NEAR(p.normal(i).y, -along.x / length, 1e-9);
        EXPECT_NEAR(p.inverse_length[static_cast<std::size_t>(i)] * length, 1.0, 1e-9);
        const glm::dvec2 from = p.vertex(i) - p.vertex(0);
        EXPECT_LE(std::hypot(from.x, from.y), p.reach);
        EXPECT_EQ(p.previous(p.next(i)), i);
    }
}

TEST(Polygon, KeepsTheVerticesAndFitsItsNormals) {
    for (const auto kind : support::all_pair_kinds) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) expect_fit(support::make_case(kind, seed).a);
    }
    const ConvexPolygon p = *make_polygon(square);
    EXPECT_EQ(support::vertices_of(p), square);
    EXPECT_EQ(p.normal(0), glm::dvec2(0, -1));
    const ConvexPolygon copy = p;
    EXPECT_EQ(support::vertices_of(copy), square);
    EXPECT_EQ(copy.reach, p.reach);
}

TEST(Polygon, PlaceTurnsAndShifts) {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        support::Random random(seed);
        const ConvexPolygon p = support::make_case(support::PairKind::random, seed).a;
        const double angle = random.uniform(-7, 7), size = p.reach + std::hypot(p.vertex(0).x, p.vertex(0).y);
        const glm::dvec2 shift = random.in_square(size);
        const ConvexPolygon q = place(p, pose(shift, angle));
        ASSERT_EQ(q.count, p.count);
        expect_fit(q);
        for (int i = 0; i < p.count; ++i) {
            const glm::dvec2 v = p.vertex(i);
            const double c = std::cos(angle), s = std::sin(angle);
            EXPECT_NEAR(q.vertex(i).x, c * v.x - s * v.y + shift.x, 1e-14 * size) << seed;
            EXPECT_NEAR(q.vertex(i).y, s * v.x + c * v.y + shift.y, 1e-14 * size) << seed;
        }
    }
}

TEST(Polygon, PlaceAtRestChangesNoVertex) {
    const ConvexPolygon p = *make_polygon(square);
    EXPECT_EQ(support::vertices_of(place(p, Pose{})), square);
    EXPECT_EQ(support::vertices_of(place(p, pose({1, 2}, 0.0))), (Vertices{{1, 2}, {5, 2}, {5, 6}, {1, 6}}));
}

} // namespace
} // namespace tunnel::shape
