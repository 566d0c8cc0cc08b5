// Laws of a world: every method says what brute force says, to the bit, whatever the order of insertion, changes and
// threads.
#include "core/ray/vec.hpp"
#include "core/ray/world.hpp"
#include "tests/support/ray_meshes.hpp"
#include "tests/support/run_size.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <thread>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;
using support::in_cube;
using support::Random;

bool same(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }
bool same(const dvec3& a, const dvec3& b) { return same(a.x, b.x) && same(a.y, b.y) && same(a.z, b.z); }
bool same(const Hit& a, const Hit& b) {
    return a.status == b.status && same(a.distance, b.distance) && same(a.point, b.point) && same(a.normal, b.normal) &&
           same(a.geometric, b.geometric) && same(a.local, b.local) && a.collider == b.collider && a.part == b.part &&
           a.face == b.face && a.inside == b.inside;
}

dvec3 some_point(Random& random, double size, bool lattice) {
    dvec3 p = in_cube(random, size);
    if (lattice)
        for (int i = 0; i < 3; ++i) p[i] = random.integer(-3, 3) * size / 4;
    return p;
}

Obb some_obb(Random& random, const dvec3& centre, const dvec3& half) {
    const dvec3 x = unit(in_cube(random, 1.0)), y = unit(cross(x, in_cube(random, 1.0)));
    if (random.chance(3)) return {centre, half, glm::dmat3(1.0)};
    return {centre, half, glm::dmat3(x, y, unit(cross(x, y)))};
}

Collider some_collider(Random& random, double size, bool lattice, const MeshShape& mesh) {
    const dvec3 p = some_point(random, size, lattice);
    const double length = lattice ? size / 4 : size * random.magnitude(-3, -0.5);
    dvec3 half = in_cube(random, length);
    for (int i = 0; i < 3; ++i) half[i] = lattice ? length : std::abs(half[i]);
    Collider c;
    c.layer = random.integer(0, 6);
    c.enabled = !random.chance(8), c.trigger = random.chance(6), c.moving = random.chance(3);
    const dvec3 q = p + in_cube(random, length), r = p + in_cube(random, length);
    switch (random.integer(0, 8)) {
    case 0: c.shape = Sphere{p, length}; break;
    case 1: c.shape = Box{p - half, p + half}; break;
    case 2: c.shape = some_obb(random, p, half); break;
    case 3: c.shape = Capsule{p, q, 0.3 * length}; break;
    case 4: c.shape = Triangle{p, q, r}; break;
    case 5: c.shape = random.chance(8) ? AnyShape(mesh) : AnyShape(Sphere{p, length}); break;
    case 6: c.shape = random.chance(8) ? AnyShape(Plane{unit(q - p), 0.5 * size}) : AnyShape(Box{p, p + half}); break;
    case 7: c.shape = shape::Circle{glm::dvec2(p), length}; break;
    default: c.shape = shape::Aabb{glm::dvec2(p - half), glm::dvec2(p + half)};
    }
    return c;
}

struct Asked {
    Ray ray;
    ListQuery list;
};

Asked some_question(Random& random, double size, bool lattice, std::span<const Id> ignored) {
    Asked out;
    const dvec3 at = some_point(random, size, lattice);
    const double away = size * random.magnitude(-1, 4);
    dvec3 origin = random.chance(4) ? some_point(random, size, lattice) : at + in_cube(random, away);
    dvec3 way = at - origin;
    if (random.chance(3)) {
        way = dvec3(0.0);
        way[random.integer(0, 2)] = random.sign();
        origin = at - (random.chance(2) ? 2.0 : 0.0) * size * way;
    }
    if (random.chance(3)) origin.z = way.z = 0.0;
    if (way == dvec3(0.0)) way.x = 1.0;
    out.ray = make_ray(origin, way);
    if (random.chance(4)) out.ray.t_max = size * random.magnitude(-1, 1);
    if (random.chance(6)) out.ray.t_min = std::min(out.ray.t_max, size * random.unit());
    Query& q = out.list.query;
    q.start = static_cast<Start>(random.integer(0, 2));
    if (random.chance(3)) q.tie = size * random.magnitude(-4, 0);
    if (random.chance(2)) q.filter.layers = static_cast<LayerMask>(random.bits());
    q.filter.include_triggers = random.chance(2);
    if (random.chance(3)) q.filter.ignored = ignored;
    out.list.per = random.chance(2) ? Per::surface : Per::collider;
    if (random.chance(2)) out.list.pierced = static_cast<LayerMask>(random.bits());
    return out;
}

void check_counts(const QueryCounts& c) { EXPECT_EQ(c.candidates, c.by_filter + c.by_box + c.by_distance + c.narrow); }

// The trace is the counts, step by step, and changes nothing.
void check_trace(const World& world, const Ray& ray, const Query& query, const Hit& hit, const QueryCounts& counts) {
    QueryTrace trace;
    QueryCounts again;
    ASSERT_TRUE(same(world.closest(ray, query, &again, &trace), hit));
    ASSERT_EQ(again.narrow, counts.narrow);
    ASSERT_FALSE(trace.truncated);
    std::int64_t candidates = 0, filtered = 0, tested = 0, met = 0;
    for (const QueryStep& s : trace.steps) {
        if (s.node) continue;
        ++candidates, filtered += s.fate == Fate::filtered, met += s.fate == Fate::met;
        tested += s.fate == Fate::met || s.fate == Fate::shape_missed;
    }
    ASSERT_EQ(candidates, counts.candidates);
    ASSERT_EQ(filtered, counts.by_filter);
    ASSERT_EQ(tested, counts.narrow);
    ASSERT_EQ(met > 0, hit.status == Status::hit);
}

std::int64_t candidates_in(const QueryTrace& trace) {
    return std::count_if(trace.steps.begin(), trace.steps.end(), [](const QueryStep& s) { return !s.node; });
}

void check_list_trace(const World& world, const Asked& asked, const std::vector<Hit>& hits) {
    QueryTrace trace;
    QueryCounts counts;
    std::vector<Hit> again;
    (void)world.all(asked.ray, asked.list, again, &counts, &trace);
    ASSERT_EQ(again.size(), hits.size());
    for (std::size_t i = 0; i < hits.size(); ++i) ASSERT_TRUE(same(again[i], hits[i]));
    ASSERT_EQ(candidates_in(trace), counts.candidates);
    const Status plain = world.any(asked.ray, asked.list.query);
    ASSERT_EQ(world.any(asked.ray, asked.list.query, &counts, &trace), plain);
    ASSERT_EQ(candidates_in(trace), counts.candidates);
}

struct Told {
    std::int64_t hits = 0, lists = 0;
};

// Both worlds hold the same; the first is the oracle.
void compare(const World& oracle, const World& other, const Asked& asked, std::uint64_t seed, Told& told) {
    const Query& query = asked.list.query;
    QueryCounts counts;
    const Hit a = oracle.closest(asked.ray, query), b = other.closest(asked.ray, query, &counts);
    check_counts(counts);
    ASSERT_TRUE(same(a, b)) << "seed " << seed << ": " << a.distance << " of " << a.collider << ", " << b.distance
                            << " of " << b.collider;
    if (a.status != Status::invalid_input) check_trace(other, asked.ray, query, b, counts);
    ASSERT_EQ(oracle.any(asked.ray, query), a.status) << "seed " << seed;
    ASSERT_EQ(other.any(asked.ray, query), a.status) << "seed " << seed;
    std::vector<Hit> x, y;
    ASSERT_EQ(oracle.all(asked.ray, asked.list, x), other.all(asked.ray, asked.list, y)) << "seed " << seed;
    ASSERT_EQ(x.size(), y.size()) << "seed " << seed;
    for (std::size_t i = 0; i < x.size(); ++i) ASSERT_TRUE(same(x[i], y[i])) << "seed " << seed << " entry " << i;
    if (a.status != Status::invalid_input) check_list_trace(other, asked, y);
    told.hits += a.status == Status::hit;
    told.lists += x.size() > 1;
}

void check_worlds(double size, bool lattice, std::uint64_t seed, Told& told) {
    Random random(seed);
    const auto mesh = std::make_shared<const TriangleMesh>(support::ball_mesh(1, dvec3(0), 0.5 * size).mesh());
    World brute(Method::brute_force), grid(Method::grid), bvh(Method::bvh);
    const int count = random.integer(1, 120);
    for (int i = 0; i < count; ++i) {
        const Collider c = some_collider(random, size, lattice, mesh);
        for (World* w : {&brute, &grid, &bvh}) ASSERT_EQ(w->insert(c), static_cast<Id>(i));
    }
    const std::array<Id, 2> ignored = {0, static_cast<Id>(count / 2)};
    for (int round = 0; round < 3; ++round) {
        for (World* w : {&brute, &grid, &bvh}) w->update();
        for (int i = 0; i < 12; ++i) {
            const Asked asked = some_question(random, size, lattice, ignored);
            compare(brute, grid, asked, seed, told);
            compare(brute, bvh, asked, seed, told);
        }
        for (int i = 0; i < 10; ++i) {
            const auto id = static_cast<Id>(random.integer(0, count - 1));
            const Collider c = some_collider(random, size, lattice, mesh);
            const bool move = random.chance(2) && brute.collider(id).moving;
            if (round != 0 && !move) continue; // later only what moves moves: the trees are refitted
            for (World* w : {&brute, &grid, &bvh}) ASSERT_TRUE(w->set_shape(id, c.shape));
        }
    }
}

TEST(RayWorldLaw, EveryMethodSaysWhatBruteForceSays) {
    Told told;
    const std::int64_t count = support::case_count(250);
    for (std::int64_t seed = 0; seed < count; ++seed)
        for (const double size : {1.0, 1e-3, 1e6}) {
            check_worlds(size, seed % 2 == 0, static_cast<std::uint64_t>(seed), told);
            if (HasFatalFailure()) return;
        }
    EXPECT_GT(told.hits, 10 * count);
    EXPECT_GT(told.lists, 10 * count);
}

// Cubes that fill a block, so that a grid's cells are the cubes, to the bit: along and through their borders.
TEST(RayWorldLaw, BordersOfCellsHideNothing) {
    World brute(Method::brute_force), grid(Method::grid), bvh(Method::bvh);
    for (World* w : {&brute, &grid, &bvh}) {
        for (int i = 0; i < 512; ++i) {
            const dvec3 p(i % 8, i / 8 % 8, i / 64);
            w->insert({Box{p, p + 1.0}});
        }
        w->update();
    }
    Told told;
    for (std::int64_t seed = 0; seed < support::case_count(1500); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        dvec3 from, way;
        for (int i = 0; i < 3; ++i) from[i] = random.integer(-2, 10), way[i] = random.integer(-1, 1);
        if (way == dvec3(0.0)) continue;
        if (random.chance(3)) from += in_cube(random, 1e-9);
        Asked asked{make_ray(from, way), {}};
        compare(brute, grid, asked, static_cast<std::uint64_t>(seed), told);
        compare(brute, bvh, asked, static_cast<std::uint64_t>(seed), told);
    }
    EXPECT_GT(told.lists, support::case_count(1500) / 4);
}

// Put in backwards, the same colliders are met at the same places, to the bit.
TEST(RayWorldLaw, TheOrderOfInsertionDoesNotMatter) {
    std::int64_t met = 0;
    for (std::int64_t seed = 0; seed < support::case_count(100); ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        const auto mesh = std::make_shared<const TriangleMesh>(support::ball_mesh(1, dvec3(0), 0.5).mesh());
        std::vector<Collider> colliders;
        for (int i = 0; i < 60; ++i) colliders.push_back(some_collider(random, 1.0, seed % 2 == 0, mesh));
        World straight, backwards;
        for (std::size_t i = 0; i < colliders.size(); ++i) {
            straight.insert(colliders[i]);
            backwards.insert(colliders[colliders.size() - 1 - i]);
        }
        straight.update(), backwards.update();
        const auto last = static_cast<Id>(colliders.size() - 1);
        for (int i = 0; i < 20; ++i) {
            ListQuery list;
            const Ray ray = some_question(random, 1.0, seed % 2 == 0, {}).ray;
            std::vector<Hit> x, y;
            ASSERT_EQ(straight.all(ray, list, x), backwards.all(ray, list, y));
            ASSERT_EQ(x.size(), y.size());
            for (Hit& hit : y) hit.collider = last - hit.collider;
            std::stable_sort(y.begin(), y.end(), [](const Hit& a, const Hit& b) {
                return a.distance != b.distance ? a.distance < b.distance : a.collider < b.collider;
            });
            for (std::size_t k = 0; k < x.size(); ++k) ASSERT_TRUE(same(x[k], y[k])) << "seed " << seed;
            met += !x.empty();
        }
    }
    EXPECT_GT(met, support::case_count(100) * 5);
}

TEST(RayWorldLaw, BatchesAndThreadsChangeNoBit) {
    Random random(5);
    const auto mesh = std::make_shared<const TriangleMesh>(support::ball_mesh(2, dvec3(0), 0.5).mesh());
    World world;
    for (int i = 0; i < 300; ++i) world.insert(some_collider(random, 1.0, false, mesh));
    world.update();
    std::vector<Ray> rays;
    for (std::int64_t i = 0; i < support::case_count(4000); ++i)
        rays.push_back(some_question(random, 1.0, false, {}).ray);
    std::vector<Hit> one(rays.size()), many(rays.size());
    QueryCounts counts;
    world.closest(rays, {}, one, &counts);
    check_counts(counts);
    const std::size_t half = rays.size() / 2;
    const std::span<const Ray> all(rays);
    std::thread other([&] { world.closest(all.subspan(half), {}, std::span<Hit>(many).subspan(half)); });
    world.closest(all.first(half), {}, std::span<Hit>(many).first(half));
    other.join();
    for (std::size_t i = 0; i < rays.size(); ++i) {
        ASSERT_TRUE(same(one[i], many[i]));
        ASSERT_TRUE(same(one[i], world.closest(rays[i])));
    }
}

} // namespace
} // namespace tunnel::ray
