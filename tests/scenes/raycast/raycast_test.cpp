// Does the raycast scene tell the truth: its hits against closed forms, its trace against its counts, and is its world
// kept while the ray is dragged?
#include "scenes/kit/run_of.hpp"
#include "scenes/raycast/moment.hpp"
#include "scenes/raycast/query.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using RaycastRun = kit::RunOf<RaycastScene>;

// One world for all: it takes a while to make.
const RaycastRun& opened() {
    static const RaycastRun run;
    return run;
}
Readouts raycast_at(const std::vector<kit::Setting>& settings) {
    const auto run = kit::fresh(opened(), settings, 0);
    EXPECT_NE(run, nullptr);
    Readouts out;
    if (run != nullptr) run->read(out);
    return out;
}
std::vector<kit::Setting> from_to(const char* fx, const char* fy, const char* fz, const char* tx, const char* ty,
                                  const char* tz) {
    return {{"from_x", fx}, {"from_y", fy}, {"from_z", fz}, {"to_x", tx}, {"to_y", ty}, {"to_z", tz}};
}

TEST(RaycastScene, HitsAreTheClosedForms) {
    auto query = from_to("-2", "1", "0.2", "-1", "1", "0.2");
    query.push_back({"mask", "everything"});
    const Readouts player = raycast_at(query); // a capsule about x = 0.5, z = 0.2, radius 0.3
    EXPECT_EQ(player.number("collider"), raycast::id_player);
    EXPECT_NEAR(player.number("distance"), 2.2, 1e-12);
    EXPECT_NEAR(player.number("normal_x"), -1.0, 1e-12);
    query = from_to("5.5", "0.9", "-2", "6.5", "0.9", "-2"); // 0.4 over the middle: a chord of half length 0.3
    query.push_back({"mask", "everything"});
    const Readouts ball = raycast_at(query);
    EXPECT_EQ(ball.number("collider"), raycast::id_ball);
    EXPECT_NEAR(ball.number("distance"), 0.7, 1e-12);
    EXPECT_NEAR(ball.number("normal_x"), -0.6, 1e-12);
    EXPECT_NEAR(ball.number("normal_y"), 0.8, 1e-12);
    const Readouts floor = raycast_at(from_to("3", "2", "0", "3", "1", "0")); // down, within the zone
    EXPECT_EQ(floor.number("collider"), 0.0);
    EXPECT_EQ(floor.number("distance"), 2.0);
    EXPECT_EQ(floor.number("skipped_layer"), 1.0);
}

TEST(RaycastScene, TheKnotIsClosedAndTurnsItsFrontOutwards) {
    int met = 0;
    for (const char* y : {"0.75", "0.9", "1.9", "1.35"})
        for (const char* x : {"7.3", "7.6", "8.5", "8.7"}) {
            SCOPED_TRACE(std::string(x) + " " + y);
            auto query = from_to(x, y, "2.5", x, y, "0");
            query.push_back({"query", "surfaces"});
            const Readouts r = raycast_at(query);
            const kit::Table* hits = r.table("hits");
            int depth = 0;
            for (std::size_t i = 0; i < hits->size(); ++i) {
                if (std::get<std::int64_t>(hits->row(i).cells[0]) != raycast::id_knot) continue;
                depth += std::get<std::string>(hits->row(i).cells[3]) == "front" ? 1 : -1;
                EXPECT_GE(depth, 0);
                ++met;
            }
            EXPECT_EQ(depth, 0) << "in as often as out";
        }
    EXPECT_GT(met, 8);
}

TEST(RaycastScene, TheWorldIsKeptWhileTheRayIsDragged) {
    const RaycastScene::Result first = RaycastScene::solve({});
    RaycastScene::Params moved;
    moved.from_y = 1.0, moved.mask = raycast::Mask::bullet;
    const auto second = RaycastScene::solve(moved, first);
    EXPECT_EQ(first.room, second.room);
    moved.thickness = 0.2;
    const auto third = RaycastScene::solve(moved, second);
    EXPECT_NE(third.room, second.room);
    EXPECT_EQ(third.room->knot, second.room->knot) << "the mesh is what is dear";
    moved.offset = 1000.0;
    EXPECT_NE(RaycastScene::solve(moved, third).room->knot, third.room->knot);
    EXPECT_EQ(first.room->knot->mesh->size(), 51'200U);
}

TEST(RaycastScene, TheTraceIsTheCountsAndTheLedgerGrowsStepByStep) {
    for (const char* method : {"brute_force", "grid", "bvh"})
        for (const char* query : {"closest", "any", "colliders", "surfaces"}) {
            SCOPED_TRACE(std::string(method) + " " + query);
            const auto run = kit::fresh(opened(), {{"method", method}, {"query", query}}, 0);
            Readouts whole;
            run->read(whole);
            const std::string word(method);
            EXPECT_EQ(static_cast<double>(whole.table("candidates")->size()), whole.number("candidates_" + word));
            if (word == "bvh") {
                EXPECT_EQ(static_cast<double>(whole.table("nodes")->size()), whole.number("nodes_bvh"));
            }
            for (int step = 1; step < run->last_step(); ++step) { // the last shows the answer
                run->seek(step);
                Readouts here;
                run->read(here);
                EXPECT_EQ(here.table("candidates")->size() + here.table("nodes")->size(),
                          static_cast<std::size_t>(step));
            }
        }
}

TEST(RaycastScene, AStartThatIsItsAimIsRefusedAndDrawn) {
    const auto run = kit::fresh(opened(), from_to("1", "1", "1", "1", "1", "1"), 0);
    Readouts r;
    run->read(r);
    EXPECT_TRUE(r.is("status", "invalid_input"));
    kit::DrawList list;
    run->draw({}, list);
    EXPECT_FALSE(list.items.empty());
}

// Three hits, each within ε of the next: the rule as printed chains.
TEST(RaycastScene, TheDocumentsRuleFollowsTheOrder) {
    const auto hit = [](double distance, ray::Id id) {
        ray::Hit out;
        out.status = base::Status::hit, out.distance = distance, out.collider = id;
        return out;
    };
    const ray::Hit a = hit(1.0, 3), b = hit(1.09, 2), c = hit(1.18, 1);
    EXPECT_EQ(raycast::document_winner({a, b, c}, 0.1), 1U);
    EXPECT_EQ(raycast::document_winner({c, b, a}, 0.1), 3U);
    EXPECT_EQ(raycast::document_winner({}, 0.1), ray::no_id);
}

TEST(RaycastScene, StartingAtTheHitMeetsTheSameTubeAgain) {
    RaycastRun run(opened());
    for (const kit::Action& action : run.actions())
        if (action.id == "start_at_hit") {
            ASSERT_TRUE(run.set_all(action.settings).ok());
        }
    Readouts r;
    run.read(r);
    EXPECT_EQ(r.number("collider"), raycast::id_knot);
    // Rounded to one side of the surface or the other: met again at once, or left from within.
    EXPECT_TRUE(r.number("distance") < 1e-9 || r.is("face", "back")) << r.number("distance");
}

// A tie makes the query look twice: a level once showed "2 opened of 1".
// While the answers are covered the collider that is met once was left out of the room: nobody could name it.
TEST(RaycastScene, WhatIsMetStaysInTheRoomUncoloured) {
    for (const kit::Preset& preset : RaycastScene::presets()) {
        const auto run = kit::fresh(opened(), preset.settings, kit::last_step);
        ASSERT_NE(run, nullptr);
        const auto things = [&](bool covered) {
            kit::DrawList list;
            run->draw({}, list);
            if (covered) list.cover_answers();
            std::set<unsigned> out;
            for (const kit::Item& item : list.items) {
                const auto* boxes = std::get_if<kit::Boxes>(&item.shape);
                if (item.pane != 0 || (boxes == nullptr && !std::holds_alternative<kit::Mesh>(item.shape))) continue;
                if (item.style.pick != 0) out.insert(item.style.pick); // else of the search
                if (!covered) continue;
                EXPECT_NE(item.style.role, kit::Role::hit) << preset.id;
                if (boxes != nullptr) {
                    EXPECT_NE(boxes->boxes.front().role, kit::Role::hit) << preset.id;
                }
            }
            return out;
        };
        EXPECT_EQ(things(true), things(false)) << preset.id;
    }
}

TEST(RaycastScene, ALevelHasNoMoreOpenedThanThereAre) {
    raycast::Params p;
    p.place = raycast::Place::panels, p.mask = raycast::Mask::everything, p.tie = 0.2;
    p.from_x = 1.5, p.from_y = 1.2, p.from_z = -1.8, p.to_x = 2.5, p.to_y = 1.2, p.to_z = -1.8;
    const auto result = RaycastScene::solve(p);
    const std::monostate none;
    const raycast::Moment whole{p, result, none, none, none, 0, 0, {}};
    std::int64_t opened = 0, nodes = 0;
    for (const raycast::Level& level : raycast::levels(whole)) {
        EXPECT_LE(level.opened, level.all) << level.depth;
        opened += level.opened;
    }
    for (const ray::QueryStep& step : result.steps) nodes += step.node ? 1 : 0;
    EXPECT_LT(opened, nodes) << "this ray is to look twice";
}

} // namespace
} // namespace tunnel::scenes
