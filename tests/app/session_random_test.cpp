// Random edits, drags, scrubbing, branches, undo and redo, against the simplest model there is: two stacks of
// scenarios. Over every scene of the catalogue and a moving one.
#include "tests/app/session_walk.hpp"
#include "tests/scenes/catalogue_support.hpp"

#include <gtest/gtest.h>

#include <random>

namespace tunnel::app {
namespace {

bool same_run(const kit::Scenario& a, const kit::Scenario& b) {
    return a.settings == b.settings && a.inputs == b.inputs;
}

class Player {
  public:
    Player(const scenes::Entry& entry, unsigned seed) : session(entry, false), random(seed), opened(entry) {}

    void play(int moves) {
        for (int i = 0; i < moves && !testing::Test::HasFatalFailure(); ++i) {
            one_move(static_cast<int>(random() % 12));
            EXPECT_EQ(session.can_undo(), !past.empty());
            EXPECT_EQ(session.can_redo(), !future.empty());
            EXPECT_GE(session.current_branch(), 0);
            EXPECT_LT(session.current_branch(), static_cast<int>(session.branches().size()));
            EXPECT_TRUE(session.run().step() >= 0 && session.run().step() <= session.run().last_step());
        }
        replays();
    }

  private:
    Session session;
    std::mt19937 random;
    scenes::Entry opened;
    std::vector<kit::Scenario> past{}, future{};

    double uniform() { return static_cast<double>(random()) * 0x1p-32; }

    void edit(const std::function<void()>& change) {
        const kit::Scenario before = session.run().scenario();
        change();
        if (same_run(before, session.run().scenario())) return;
        past.push_back(before);
        future.clear();
    }

    void set_something() {
        const auto rows = session.run().rows();
        const kit::ParamRow& row = rows[random() % rows.size()];
        if (row.kind == kit::Kind::file || row.key == "work") return; // a job of 1e9 is no edit to wait for
        double value = row.range.min + uniform() * 1.1 * (row.range.max - row.range.min); // some are out of range
        if (row.kind != kit::Kind::real) value = std::floor(value);
        (void)session.set_number(row.key, value);
    }

    void drag_something() {
        const std::vector<kit::Handle> handles = session.run().handles();
        if (handles.empty()) return;
        const kit::Handle& handle = handles[random() % handles.size()];
        session.begin_edit();
        for (int i = 0; i < 3; ++i)
            (void)session.apply(handle, {20.0 * uniform() - 5.0, 20.0 * uniform() - 5.0, uniform()});
        session.end_edit();
    }

    void back_or_forth(bool back) {
        std::vector<kit::Scenario>& from = back ? past : future;
        const kit::Scenario now = session.run().scenario();
        back ? session.undo() : session.redo();
        if (from.empty()) {
            EXPECT_EQ(session.run().scenario(), now);
            return;
        }
        (back ? future : past).push_back(now);
        EXPECT_EQ(session.run().scenario(), from.back());
        from.pop_back();
    }

    void there_and_back() {
        const int here = session.current_branch();
        const kit::Scenario now = session.run().scenario();
        session.switch_branch(static_cast<int>(random() % session.branches().size()));
        if (random() % 2 == 0) return;
        session.switch_branch(here);
        EXPECT_TRUE(same_run(session.run().scenario(), now));
    }

    void one_move(int which) {
        if (which < 3) edit([&] { set_something(); });
        if (which == 3) edit([&] { drag_something(); });
        if (which == 4)
            edit([&] { (void)session.apply(session.run().presets()[random() % session.run().presets().size()]); });
        if (which == 5 && random() % 4 == 0) edit([&] { session.to_defaults(); });
        if (which == 6) session.seek(static_cast<int>(random() % 60));
        if (which == 7) back_or_forth(true);
        if (which == 8) back_or_forth(random() % 2 == 0);
        if (which == 9) there_and_back();
        if (which == 10) session.play(true), session.tick(0.3 * uniform()), session.play(random() % 2 == 0);
        if (which == 11) session.step_by(static_cast<int>(random() % 7) - 3);
    }

    // What is in front now comes back from its scenario alone.
    void replays() {
        const auto fresh = opened.open();
        ASSERT_TRUE(fresh->load(session.run().scenario()).ok());
        EXPECT_EQ(fresh->scenario(), session.run().scenario());
        kit::Readouts here, there;
        session.run().read(here);
        fresh->read(there);
        EXPECT_EQ(scenes::dump(here), scenes::dump(there));
    }
};

TEST(SessionRandom, AMovingScene) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Player(walk_entry, seed).play(100);
    }
}

TEST(SessionRandom, EveryScene) {
    for (const scenes::Entry& entry : scenes::catalogue())
        for (unsigned seed = 0; seed < 6; ++seed) {
            SCOPED_TRACE(std::string(entry.id) + ", seed " + std::to_string(seed));
            Player(entry, seed).play(40);
        }
}

} // namespace
} // namespace tunnel::app
