// Laws of single shapes, against 700 bits: verdicts and distances, near and far, grazing and aimed.
#include "core/ray/cast.hpp"
#include "core/ray/narrow.hpp"
#include "core/ray/vec.hpp"
#include "tests/oracle/ray_oracle.hpp"
#include "tests/support/random.hpp"
#include "tests/support/ray_meshes.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace tunnel::ray {
namespace {

using glm::dvec3;
using support::in_cube;
using support::Random;

constexpr double promised = 0x1p-40;

// From somewhere towards `at`, sometimes along an axis, from as far as 1e6.
Ray aimed(Random& random, const dvec3& at) {
    if (random.chance(4)) {
        dvec3 d(0.0);
        d[random.integer(0, 2)] = random.sign();
        return make_ray(at - d * random.magnitude(-3, 6), d);
    }
    const double away = random.magnitude(-3, 6);
    const dvec3 origin = at + in_cube(random, away);
    return make_ray(origin, at - origin);
}

template <class Solid> void check(const Ray& ray, const Solid& solid, double grazing, std::uint64_t seed) {
    if (!is_valid(ray)) return;
    const Span ours = span_of(ray, solid);
    const auto truth = oracle::span_of(ray, solid);
    if (ours.any() != truth.has_value()) {
        // A tangent that is not told apart: only where the line passes within the promised error.
        const double width = truth ? truth->exit - truth->enter : ours.exit - ours.enter;
        EXPECT_LE(width, grazing) << "seed " << seed;
        return;
    }
    if (!truth) return;
    EXPECT_NEAR(ours.enter, truth->enter, promised * std::abs(truth->enter) + 1e-25) << "seed " << seed;
    EXPECT_NEAR(ours.exit, truth->exit, promised * std::abs(truth->exit) + 1e-25) << "seed " << seed;
}

TEST(RayShapesLaw, SpheresOfAllSizes) {
    for (std::int64_t seed = 0; seed < support::case_count(10000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const dvec3 centre = in_cube(random, random.magnitude(-2, 6));
        const Sphere ball{centre, random.magnitude(-3, 6)};
        dvec3 at = centre;
        if (!random.chance(4))
            at += unit(in_cube(random, 1.0)) * ball.radius * (random.chance(2) ? 1.0 : random.unit());
        check(aimed(random, at), ball, 1e-12 * ball.radius, static_cast<std::uint64_t>(seed));
    }
}

TEST(RayShapesLaw, CapsulesOfAllSizes) {
    for (std::int64_t seed = 0; seed < support::case_count(6000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const dvec3 a = in_cube(random, random.magnitude(-2, 4)), b = a + in_cube(random, random.magnitude(-2, 3));
        const Capsule capsule{a, b, random.magnitude(-3, 3)};
        dvec3 at = a + random.unit() * (b - a);
        if (!random.chance(4)) at += unit(in_cube(random, 1.0)) * capsule.radius;
        Ray ray = aimed(random, at);
        if (random.chance(8)) ray = make_ray(at - (b - a), b - a);
        check(ray, capsule, 1e-10 * capsule.radius, static_cast<std::uint64_t>(seed));
    }
}

TEST(RayShapesLaw, BoxesAreDecidedExactly) {
    for (std::int64_t seed = 0; seed < support::case_count(20000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const dvec3 p = in_cube(random, random.magnitude(-2, 6)), q = p + in_cube(random, random.magnitude(-3, 3));
        const Box box{{std::min(p.x, q.x), std::min(p.y, q.y), std::min(p.z, q.z)},
                      {std::max(p.x, q.x), std::max(p.y, q.y), std::max(p.z, q.z)}};
        dvec3 at; // a corner, an edge or a face, or between
        for (int i = 0; i < 3; ++i) {
            const int kind = random.integer(0, 2);
            const double u = random.unit();
            at[i] = kind == 0 ? box.min[i] : kind == 1 ? box.max[i] : box.min[i] + u * (box.max[i] - box.min[i]);
        }
        const Ray ray = aimed(random, at);
        if (!is_valid(ray)) continue;
        const auto truth = oracle::span_of(ray, box);
        ASSERT_EQ(span_of(ray, box).any(), truth.has_value()) << "seed " << seed;
        check(ray, box, 0.0, static_cast<std::uint64_t>(seed));
    }
}

TEST(RayShapesLaw, PolygonsAreDecidedExactly) {
    std::int64_t made = 0;
    for (std::int64_t seed = 0; seed < support::case_count(10000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const glm::dvec2 centre = random.in_square(random.magnitude(-2, 5));
        const double radius = random.magnitude(-3, 3), turn = random.uniform(0.0, 6.0), flat = random.magnitude(-3, 0);
        const int count = random.integer(3, 16);
        std::vector<glm::dvec2> vertices;
        for (int i = 0; i < count; ++i) {
            const double angle = turn + 6.283185307179586 * i / count;
            vertices.push_back(centre + radius * glm::dvec2(std::cos(angle), flat * std::sin(angle)));
        }
        const auto polygon = shape::make_polygon(vertices);
        if (!polygon) continue;
        ++made;
        const int at = random.integer(0, count - 1);
        const double along = random.chance(2) ? 0.0 : random.unit(), away = random.magnitude(-3, 6);
        const glm::dvec2 a = polygon->vertex(at), b = polygon->vertex(polygon->next(at)), to = a + along * (b - a);
        glm::dvec2 from = to + random.in_square(away);
        if (random.chance(5)) from = a + (a - b) * away; // along the side
        if (random.chance(5)) from = {to.x, to.y + away};
        const Ray ray = make_ray(from, to - from);
        if (!is_valid(ray)) continue;
        const auto truth = oracle::span_of(ray, *polygon);
        ASSERT_EQ(span_of(ray, *polygon).any(), truth.has_value()) << "seed " << seed;
        check(ray, *polygon, 0.0, static_cast<std::uint64_t>(seed));
    }
    EXPECT_GT(made, support::case_count(10000) / 2);
}

TEST(RayShapesLaw, TrianglesAreDecidedExactly) {
    std::int64_t hits = 0;
    for (std::int64_t seed = 0; seed < support::case_count(20000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const dvec3 a = in_cube(random, random.magnitude(-2, 6));
        const dvec3 b = a + in_cube(random, random.magnitude(-3, 3));
        dvec3 c = a + in_cube(random, random.magnitude(-3, 3));
        if (random.chance(3)) c = a + random.unit() * (b - a) + in_cube(random, random.magnitude(-9, -3)); // a needle
        const Triangle triangle{a, b, c};
        const int kind = random.integer(0, 3);
        const double u = random.unit(), v = random.unit();
        const dvec3 at = kind == 0   ? a
                         : kind == 1 ? b + u * (c - b)
                                     : a + u * (b - a) + (kind == 2 ? v * (1.0 - u) : 0.0) * (c - a);
        const Ray ray = aimed(random, at);
        if (!is_valid(ray)) continue;
        const Hit ours = cast(ray, triangle);
        const auto truth = oracle::crossing_of(ray, triangle);
        const bool hit = truth && *truth >= 0.0;
        if (truth && std::abs(*truth) < 1e-300) continue;
        ASSERT_EQ(ours.status == base::Status::hit, hit) << "seed " << seed;
        if (!hit) continue;
        ++hits;
        EXPECT_NEAR(ours.distance, *truth, promised * *truth) << "seed " << seed;
        const dvec3& weights = ours.local;
        EXPECT_NEAR(weights.x + weights.y + weights.z, 1.0, 2e-9);
        EXPECT_GE(std::min({weights.x, weights.y, weights.z}), 0.0);
        const dvec3 off = weights.x * (a - ours.point) + weights.y * (b - ours.point) + weights.z * (c - ours.point);
        const double size = largest_of(b - a) + largest_of(c - a);
        EXPECT_LE(largest_of(off), 3e-9 * size + 0x1p-38 * (ours.distance + largest_of(at))) << "seed " << seed;
    }
    EXPECT_GT(hits, support::case_count(20000) / 4);
}

} // namespace
} // namespace tunnel::ray
