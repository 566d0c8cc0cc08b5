// The contract of a world: what is met first, what filters say and when, lists, ties, changes.
#include "core/ray/world.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace tunnel::ray {
namespace {

using base::Status;
using glm::dvec3;

constexpr std::array all_methods = {Method::brute_force, Method::grid, Method::bvh};

Ray ahead(double t_max = unbounded) { return make_ray(dvec3(0), dvec3(1, 0, 0), t_max); }
Box wall(double x, double thickness = 0.5) { return {{x, -1, -1}, {x + thickness, 1, 1}}; }

std::vector<Id> ids(const std::vector<Hit>& hits) {
    std::vector<Id> out;
    for (const Hit& h : hits) out.push_back(h.collider);
    return out;
}

class RayWorld : public testing::TestWithParam<Method> {
  protected:
    World world{GetParam()};
    std::vector<Hit> hits;
    QueryCounts counts;
};

TEST_P(RayWorld, TheNearestIsMetAndNamed) {
    EXPECT_EQ(world.closest(ahead()).status, Status::clear);
    world.insert({wall(5)});
    const Id near = world.insert({Sphere{{3, 0, 0}, 1}});
    world.insert({Plane{{-1, 0, 0}, -4}});
    world.update();
    const Hit hit = world.closest(ahead());
    EXPECT_EQ(hit.collider, near);
    EXPECT_EQ(hit.distance, 2.0);
    EXPECT_EQ(hit.normal, dvec3(-1, 0, 0));
    EXPECT_EQ(world.any(ahead()), Status::hit);
    EXPECT_EQ(world.any(ahead(1.9)), Status::clear);
    EXPECT_EQ(world.any(ahead(2.0)), Status::hit);
    EXPECT_EQ(world.closest(Ray{dvec3(0), dvec3(0), 0, 1}).status, Status::invalid_input);
    EXPECT_EQ(world.closest(ahead(), {{}, Start::exit, -1.0}).status, Status::invalid_input);
}

TEST_P(RayWorld, FiltersComeBeforeGeometry) {
    const Id off = world.insert({wall(1), 0, false});
    const Id trigger = world.insert({wall(2), 0, true, true});
    const Id ignored = world.insert({wall(3)});
    const Id glass = world.insert({wall(4), layer::glass});
    const Id last = world.insert({wall(5)});
    world.update();
    const std::array<Id, 1> skip = {ignored};
    Query query;
    query.filter = *filter_named("sight", skip);
    EXPECT_EQ(world.closest(ahead(), query, &counts).collider, last);
    EXPECT_EQ(counts.narrow, 1);
    EXPECT_EQ(counts.by_filter, counts.candidates - 1);
    EXPECT_GE(counts.by_filter, 4); // in a grid a collider may come more than once
    query.filter = *filter_named("bullet", skip);
    EXPECT_EQ(world.closest(ahead(), query).collider, glass);
    query.filter = *filter_named("everything");
    EXPECT_EQ(world.closest(ahead(), query).collider, trigger);
    query.filter = {};
    EXPECT_EQ(world.closest(ahead(), query).collider, ignored);
    EXPECT_TRUE(world.set_enabled(off, true));
    EXPECT_EQ(world.closest(ahead(), query).collider, off);
    EXPECT_TRUE(world.set_layer(off, layer::player));
    query.filter = *filter_named("camera");
    EXPECT_EQ(world.closest(ahead(), query).collider, ignored);
    EXPECT_FALSE(filter_named("no such name"));
}

TEST_P(RayWorld, ListsAreSortedAndEndWhereAskedTo) {
    const Id back = world.insert({wall(9)});
    const Id glass = world.insert({wall(2), layer::glass});
    const Id solid = world.insert({Sphere{{5, 0, 0}, 1}});
    world.update();
    EXPECT_EQ(world.all(ahead(), {}, hits), Status::hit);
    EXPECT_EQ(ids(hits), (std::vector<Id>{glass, solid, back}));
    ListQuery list;
    list.pierced = bit(layer::glass);
    EXPECT_EQ(world.all(ahead(), list, hits), Status::hit);
    EXPECT_EQ(ids(hits), (std::vector<Id>{glass, solid}));
    list = {};
    list.per = Per::surface;
    EXPECT_EQ(world.all(ahead(9.2), list, hits), Status::hit);
    EXPECT_EQ(ids(hits), (std::vector<Id>{glass, glass, solid, solid, back}));
    EXPECT_EQ(hits[1].face, Face::back);
    EXPECT_EQ(hits[1].distance, 2.5);
    EXPECT_EQ(hits[3].distance, 6.0);
    EXPECT_EQ(world.all(ahead(1.0), list, hits), Status::clear);
    EXPECT_TRUE(hits.empty());
}

TEST_P(RayWorld, StartInside) {
    const Id room = world.insert({Box{{-4, -4, -4}, {4, 4, 4}}});
    const Id ball = world.insert({Sphere{{3, 0, 0}, 1}});
    world.update();
    EXPECT_EQ(world.closest(ahead()).collider, ball);
    EXPECT_EQ(world.closest(ahead(), {{}, Start::zero}).collider, room);
    EXPECT_EQ(world.closest(ahead(), {{}, Start::zero}).distance, 0.0);
    world.remove(ball);
    world.update();
    EXPECT_EQ(world.closest(ahead()).distance, 4.0);
    EXPECT_EQ(world.closest(ahead(), {{}, Start::ignore}).status, Status::clear);
}

// A smaller id wins within the band, and only then; a chain of near ones makes no difference.
TEST_P(RayWorld, EqualDistancesGoToTheSmallerId) {
    world.insert({wall(3.8)});
    const Id middle = world.insert({wall(2.9)});
    const Id first = world.insert({wall(2.0)});
    const Id same = world.insert({Sphere{{3, 0, 0}, 1}});
    world.update();
    EXPECT_EQ(world.closest(ahead()).collider, first);
    EXPECT_EQ(world.closest(ahead(), {{}, Start::exit, 1.0}).collider, middle);
    EXPECT_EQ(world.closest(ahead(), {{}, Start::exit, 1.9}).collider, 0U);
    world.set_enabled(first, false);
    EXPECT_EQ(world.closest(ahead()).collider, same);
}

TEST_P(RayWorld, ChangesCountAtOnceUpdatedOrNot) {
    const Id still = world.insert({wall(5)});
    Collider lift{wall(8)};
    lift.moving = true;
    const Id moving = world.insert(lift);
    for (const bool update : {false, true}) {
        if (update) world.update();
        EXPECT_EQ(world.is_up_to_date(), update);
        EXPECT_EQ(world.closest(ahead()).collider, still);
    }
    for (const double x : {3.0, -20.0, 400.0, 2.0}) {
        EXPECT_TRUE(world.set_shape(moving, wall(x)));
        const Hit before = world.closest(ahead());
        EXPECT_EQ(before.collider, x > 0 && x < 5 ? moving : still);
        world.update();
        EXPECT_EQ(world.closest(ahead()).collider, before.collider);
        EXPECT_EQ(world.closest(ahead()).distance, before.distance);
    }
    EXPECT_TRUE(world.remove(moving));
    EXPECT_EQ(world.closest(ahead()).collider, still);
    EXPECT_EQ(world.insert({wall(1)}), moving); // the smallest id that is free
    EXPECT_EQ(world.size(), 2U);
    EXPECT_EQ(world.insert({wall(3)}), 2U);
    EXPECT_TRUE(world.remove(still));
    EXPECT_TRUE(world.remove(moving));
    EXPECT_EQ(world.insert({wall(6)}), 0U);
    EXPECT_EQ(world.insert({wall(6)}), 1U);
    EXPECT_EQ(world.insert({wall(6)}), 3U);
}

// The size of an id that is not held once read beyond the list.
TEST_P(RayWorld, AnIdNotHeldHasNoSize) {
    EXPECT_EQ(world.size_of(99), 0.0);
    const Id id = world.insert({Sphere{{0, 0, 0}, 2}});
    EXPECT_EQ(world.size_of(id), 4.0);
    ASSERT_TRUE(world.remove(id));
    EXPECT_EQ(world.size_of(id), 0.0);
    EXPECT_EQ(world.size_of(no_id), 0.0);
}

TEST_P(RayWorld, RefusesWhatIsNoCollider) {
    EXPECT_EQ(world.insert({Sphere{{0, 0, 0}, -1}}), no_id);
    EXPECT_EQ(world.insert({wall(1), 32}), no_id);
    EXPECT_EQ(world.insert({wall(1), -1}), no_id);
    EXPECT_EQ(world.insert({MeshShape()}), no_id);
    const Id id = world.insert({wall(1)});
    EXPECT_FALSE(world.set_shape(id, Box{{1, 0, 0}, {0, 0, 0}}));
    EXPECT_FALSE(world.set_layer(id, 40));
    EXPECT_FALSE(world.set_enabled(7, true));
    EXPECT_FALSE(world.remove(7));
    EXPECT_EQ(world.closest(ahead()).distance, 1.0);
}

TEST_P(RayWorld, TwoDimensionsInThePlaneOnly) {
    world.insert({shape::Circle{{5, 0}, 1}});
    world.insert({shape::Aabb{{2, -1}, {3, 1}}});
    const std::vector<glm::dvec2> triangle = {{8, -1}, {9, 0}, {8, 1}};
    const Id polygon = world.insert({*shape::make_polygon(triangle)});
    world.update();
    EXPECT_EQ(world.all(ahead(), {}, hits), Status::hit);
    EXPECT_EQ(ids(hits), (std::vector<Id>{1, 0, polygon}));
    EXPECT_EQ(hits[2].distance, 8.0);
    EXPECT_EQ(world.any(make_ray(dvec3(2.5, 0, -1), dvec3(0, 0, 1))), Status::clear);
}

TEST_P(RayWorld, ThinAndFarOut) {
    const double far = 1e7;
    const Id front = world.insert({wall(far, 1e-6)});
    const Id behind = world.insert({wall(far + 1e-5, 1e-6)});
    world.update();
    EXPECT_EQ(world.all(make_ray(dvec3(far - 1, 0, 0), dvec3(1, 0, 0)), {}, hits), Status::hit);
    EXPECT_EQ(ids(hits), (std::vector<Id>{front, behind}));
    EXPECT_EQ(hits[0].distance, 1.0);
}

INSTANTIATE_TEST_SUITE_P(Methods, RayWorld, testing::ValuesIn(all_methods),
                         [](const auto& p) { return std::string(to_word(p.param)); });

} // namespace
} // namespace tunnel::ray
