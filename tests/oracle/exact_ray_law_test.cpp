// The whole-number oracle of rays against the one of 700 bits, against forms that it treats by another way, and against
// answers made wrong on purpose.
#include "tests/oracle/ray_oracle.hpp"
#include "tests/oracle/ray_world_oracle.hpp"
#include "tests/support/ray_meshes.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

namespace tunnel::oracle {
namespace {

using glm::dvec3;
using support::in_cube;
using support::Random;

dvec3 whole_point(Random& random, int half) {
    const int x = random.integer(-half, half), y = random.integer(-half, half);
    return {x, y, random.integer(-half, half)};
}

ray::Ray some_line(Random& random, bool whole, const dvec3& at) {
    if (whole) return ray::make_ray(whole_point(random, 6), whole_point(random, 2));
    return ray::make_ray(at + in_cube(random, random.magnitude(-3, 6)), in_cube(random, 1.0));
}

bool holds(const Bounds& b, double t) { return b.low <= t && t <= b.high; }

void expect_span(const SolidMeeting& ours, const std::optional<LineSpan>& truth, std::int64_t seed) {
    if (ours.met == Sure::maybe) return;
    ASSERT_EQ(ours.met == Sure::yes, truth.has_value()) << "seed " << seed;
    if (!truth) return;
    ASSERT_TRUE(holds(ours.enter, truth->enter)) << "seed " << seed << ' ' << truth->enter << ' ' << ours.enter.low;
    ASSERT_TRUE(holds(ours.exit, truth->exit)) << "seed " << seed << ' ' << truth->exit << ' ' << ours.exit.low;
}

TEST(ExactRayLaw, TwoOraclesAgree) {
    std::int64_t maybe = 0, met = 0;
    const std::int64_t count = support::case_count(1200);
    for (std::int64_t seed = 0; seed < count; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const bool whole = random.chance(2);
        const dvec3 p = whole ? whole_point(random, 3) : in_cube(random, random.magnitude(-3, 6));
        const dvec3 q = whole ? p + whole_point(random, 2) : p + in_cube(random, random.magnitude(-3, 3));
        const double r = whole ? random.integer(1, 5) : random.magnitude(-3, 3);
        ray::Ray line = some_line(random, whole, p);
        if (random.chance(2)) line = ray::make_ray(line.origin, p - line.origin);
        if (!is_valid(line)) continue;
        const ray::Sphere ball{p, r};
        const ray::Capsule capsule{p, q, r};
        const dvec3 reach(r);
        const ray::Box box{p - reach, p + reach};
        for (const SolidMeeting& m : {meeting(line, ball), meeting(line, capsule)})
            maybe += m.met == Sure::maybe, met += m.met == Sure::yes;
        expect_span(meeting(line, ball), span_of(line, ball), seed);
        expect_span(meeting(line, capsule), span_of(line, capsule), seed);
        expect_span(meeting(line, box), span_of(line, box), seed);
        const SolidMeeting turned = meeting(line, ray::Obb{p, reach, glm::dmat3(1.0)});
        if (whole) expect_span(turned, span_of(line, box), seed); // whole numbers: the same box
        const ray::Triangle t{p, q, p + dvec3(r, -1, 2)};
        const SurfaceMeeting cut = meeting(line, t);
        const auto crossing = crossing_of(line, t);
        const auto along = flat_span_of(line, t); // in its plane
        ASSERT_EQ(cut.met, crossing || along ? Sure::yes : Sure::no) << "seed " << seed;
        ASSERT_TRUE(!crossing || holds(cut.at, *crossing)) << "seed " << seed;
        ASSERT_TRUE(!along || (holds(cut.at, along->enter) && holds(cut.until, along->exit))) << "seed " << seed;
        if (HasFatalFailure()) return;
    }
    EXPECT_LT(maybe, count / 20);
    EXPECT_GT(met, count / 2);
}

// In its own plane a triangle is a polygon, however that plane lies.
TEST(ExactRayLaw, InItsPlaneATriangleIsAPolygon) {
    std::int64_t met = 0;
    for (std::int64_t seed = 0; seed < support::case_count(2000); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const std::vector<glm::dvec2> corners = {random.on_lattice(3), random.on_lattice(3), random.on_lattice(3)};
        const auto polygon = shape::make_polygon(corners);
        const glm::dvec2 from = random.on_lattice(4), way = random.on_lattice(2);
        const ray::Ray line = ray::make_ray(from, way);
        if (!polygon || !is_valid(line)) continue;
        const auto truth = span_of(line, *polygon);
        for (int turn = 0; turn < 3; ++turn)
            for (const bool back : {false, true}) {
                const auto placed = [&](const dvec3& v) {
                    dvec3 out;
                    for (int i = 0; i < 3; ++i) out[(i + turn) % 3] = v[i];
                    return out;
                };
                ray::Triangle t{placed(dvec3(corners[0], 0)), placed(dvec3(corners[1], 0)),
                                placed(dvec3(corners[2], 0))};
                if (back) std::swap(t.b, t.c);
                ray::Ray there = line;
                there.origin = placed(line.origin), there.direction = placed(line.direction);
                const SurfaceMeeting m = meeting(there, t);
                ASSERT_EQ(m.met, truth ? Sure::yes : Sure::no) << "seed " << seed;
                if (!truth) continue;
                ASSERT_TRUE(holds(m.at, truth->enter) && holds(m.until, truth->exit)) << "seed " << seed;
                ++met;
            }
    }
    EXPECT_GT(met, support::case_count(2000) / 2);
}

// Three walls, the second a band behind the first: the judge names what is wrong.
TEST(ExactRayLaw, TheJudgeRefusesWrongAnswers) {
    Held held;
    for (const double x : {2.5, 2.0, 4.0}) held.emplace_back(ray::Collider{ray::Box{{x, -1, -1}, {x + 0.25, 1, 1}}});
    held.emplace_back(std::nullopt);
    const ray::Ray ray = ray::make_ray(dvec3(0), dvec3(1, 0, 0), 3.0);
    const auto hit = [](ray::Id id, double t, ray::Face face = ray::Face::front) {
        ray::Hit h;
        h.status = base::Status::hit, h.collider = id, h.distance = t, h.face = face;
        return h;
    };
    for (const double tie : {0.0, 1.0}) {
        const ray::Query query{{}, ray::Start::exit, tie};
        const auto all = meetings(held, ray, query);
        bool decided = false;
        const auto agrees = [&](const ray::Hit& h) { return judge_closest(all, ray, query, h, decided).empty(); };
        EXPECT_EQ(agrees(hit(1, 2.0)), tie == 0.0);
        EXPECT_TRUE(decided);
        EXPECT_EQ(agrees(hit(0, 2.5)), tie == 1.0);
        EXPECT_FALSE(agrees(hit(2, 4.0)));
        EXPECT_FALSE(agrees(hit(1, 2.25, ray::Face::back)));
        EXPECT_FALSE(agrees(hit(1, 2.0 + 0x1p-36)));
        ray::Hit none;
        none.status = base::Status::clear;
        EXPECT_FALSE(agrees(none));
        EXPECT_NE(judge_any(all, base::Status::clear), "");
        EXPECT_EQ(judge_any(all, base::Status::hit), "");
        ray::ListQuery list{query};
        EXPECT_EQ(judge_all(held, all, list, {hit(1, 2.0), hit(0, 2.5)}), "");
        EXPECT_NE(judge_all(held, all, list, {hit(0, 2.5), hit(1, 2.0)}), "");
        EXPECT_NE(judge_all(held, all, list, {hit(1, 2.0)}), "");
        EXPECT_NE(judge_all(held, all, list, {hit(1, 2.0), hit(0, 2.5), hit(2, 4.0)}), "");
        EXPECT_NE(judge_all(held, all, list, {hit(1, 2.0), hit(1, 2.25, ray::Face::back), hit(0, 2.5)}), "");
        list.pierced = 0;
        EXPECT_EQ(judge_all(held, all, list, {hit(1, 2.0)}), "");
        EXPECT_NE(judge_all(held, all, list, {hit(1, 2.0), hit(0, 2.5)}), "");
    }
}

} // namespace
} // namespace tunnel::oracle
