// The bisection scene against the table, the errata, and a closed form of the root.
#include "scenes/bisection/bisection.hpp"
#include "tests/support/open_scene.hpp"

#include <gtest/gtest.h>

namespace tunnel::scenes {
namespace {

using kit::Readouts;

using Opened = test::Opened<BisectionScene>;

TEST(Bisection, DocumentValuesLevelByLevel) {
    struct Level {
        int level;
        double active, converged, earliest;
    };
    Opened opened;
    for (const Level want : {Level{0, 1, 0, 0.0}, Level{1, 1, 0, 0.5}, Level{2, 2, 0, 0.5}, Level{5, 2, 0, 0.625},
                             Level{7, 2, 0, 0.6875}, Level{10, 2, 0, 0.6875}, Level{11, 0, 2, 0.6875}}) {
        const Readouts r = opened.at(want.level);
        EXPECT_EQ(r.number("level"), want.level);
        EXPECT_EQ(r.number("active_boxes"), want.active) << "level " << want.level;
        EXPECT_EQ(r.number("converged_boxes"), want.converged) << "level " << want.level;
        EXPECT_EQ(r.number("earliest_toi"), want.earliest) << "level " << want.level;
    }
    EXPECT_EQ(opened.run.last_step(), 11);
    const Readouts end = opened.at_end();
    EXPECT_LE(end.number("earliest_toi"), 9.0 / 13.0);
    EXPECT_GE(end.number("toi_upper"), 9.0 / 13.0);
    EXPECT_TRUE(end.is("status", "hit"));
    EXPECT_TRUE(*end.flag("certified"));
    EXPECT_TRUE(opened.at(10).is("status", "searching"));
}

TEST(Bisection, ArticleListingWithGuardOnAndOff) {
    for (const char* guard : {"on", "off"}) {
        Opened opened(
            {{"travel", "9"}, {"wall_drift", "0"}, {"delta", "1e-4"}, {"mode", "queue"}, {"rounding_guard", guard}});
        const Readouts r = opened.at_end();
        EXPECT_EQ(r.number("earliest_toi"), 0.49993896484375);
        EXPECT_EQ(r.number("toi_upper"), 0.5);
        EXPECT_EQ(r.number("checks"), 105);
    }
}

TEST(Bisection, OpenComparisonLosesTheBulletOnlyWithoutGuard) {
    std::vector<kit::Setting> article{{"travel", "9"},   {"wall_drift", "0"},    {"delta", "1e-4"},
                                      {"mode", "queue"}, {"comparison", "open"}, {"rounding_guard", "off"}};
    const Readouts lost = Opened(article).at_end();
    EXPECT_TRUE(lost.is("status", "clear"));
    EXPECT_EQ(lost.number("checks"), 3);
    EXPECT_TRUE(lost.is("truth_status", "hit"));
    article.back().value = "on";
    EXPECT_TRUE(Opened(article).at_end().is("status", "hit"));
}

TEST(Bisection, TheLimitIsNeverClear) {
    for (const char* limit : {"10", "11", "50", "104"}) {
        Opened opened(
            {{"travel", "9"}, {"wall_drift", "0"}, {"delta", "1e-4"}, {"mode", "queue"}, {"max_checks", limit}});
        const Readouts r = opened.at_end();
        EXPECT_TRUE(r.is("status", "budget_exhausted")) << limit;
        EXPECT_LE(r.number("earliest_toi"), 0.5);
    }
}

TEST(Bisection, RootOfTheFamilyIsBracketedEverywhere) {
    for (int i = 1; i <= 40; ++i)
        for (const double drift : {-6.0, -1.3, 0.0, 1.5, 6.0}) {
            const double travel = 0.5 * i, relative = travel - drift;
            Opened opened({{"travel", kit::number_text(travel)}, {"wall_drift", kit::number_text(drift)}});
            const Readouts r = opened.at_end();
            const double root = 4.5 / relative;
            if (relative > 0.0 && root < 1.0) {
                EXPECT_TRUE(r.is("status", "hit")) << travel << ' ' << drift;
                EXPECT_LE(r.number("earliest_toi"), root + 1e-15);
                EXPECT_GE(r.number("toi_upper"), root - 1e-15);
            }
            const bool never = !(relative > 0.0) || root > 1.1;
            EXPECT_EQ(never && !r.is("status", "clear"), false) << travel << ' ' << drift;
        }
}

TEST(Bisection, DraggingAnEndPointLeavesTheFamilyAndKeepsTheOthers) {
    Opened opened;
    const std::vector<kit::Handle> handles = opened.run.handles();
    ASSERT_EQ(handles.size(), 6U);
    ASSERT_TRUE(opened.run.set_all(handles[3].also).ok()); // A at t = 1
    ASSERT_TRUE(opened.run.set_number(handles[3].axes[0].key, 8.0).ok());
    const kit::Scenario s = opened.run.scenario();
    const auto value = [&](std::string_view key) {
        for (const kit::Setting& setting : s.settings)
            if (setting.key == key) return setting.value;
        return std::string();
    };
    EXPECT_EQ(value("motion"), "free");
    EXPECT_EQ(value("a1_x"), "8");
    EXPECT_EQ(value("b1_x"), "6.5");
    EXPECT_EQ(value("p1_x"), "8.5");
}

TEST(Bisection, TheLastNamedKindOfMotionCountsAndItsValuesAreThoseOfTheRun) {
    Opened opened(std::vector<kit::Setting>{{"travel", "9"}});
    EXPECT_EQ(opened.run.value(7 + 2), 9.5) << "P ends where the run's P ends";
    ASSERT_EQ(opened.run.rows()[9].key, "p1_x");
    ASSERT_TRUE(opened.run.set("p0_x", "2").ok());
    EXPECT_EQ(opened.run.value(9), 9.5) << "the others stay";
    EXPECT_EQ(opened.run.value(6), 1.0) << "motion is free";
    const Readouts r = opened.at(0); // from 2 by 7.5, the wall by 1.5 from 5: 3 / 6
    EXPECT_LE(r.number("truth_toi"), 0.5);
    EXPECT_GE(r.number("truth_toi_upper"), 0.5);
    ASSERT_TRUE(opened.run.set("travel", "8").ok());
    EXPECT_EQ(opened.run.value(6), 0.0) << "travel is the document's";
    EXPECT_EQ(opened.run.value(7), 0.5);
    ASSERT_TRUE(opened.run.set_all({{"motion", "family"}, {"p0_x", "2"}}).ok());
    EXPECT_EQ(opened.run.value(7), 0.5) << "the motion was named: its values";
    ASSERT_TRUE(opened.run.set_all({{"p0_x", "2"}, {"travel", "7.5"}}).ok());
    EXPECT_EQ(opened.run.value(6), 1.0);
    EXPECT_EQ(opened.run.value(7), 2.0);
    EXPECT_EQ(opened.run.value(9), 8.0) << "0.5 + 7.5: both were used";
}

TEST(Bisection, ASearchLookedAtAtItsEndStaysThere) {
    Opened opened;
    opened.run.seek(opened.run.last_step());
    const int before = opened.run.last_step();
    ASSERT_TRUE(opened.run.set("delta", "0.001").ok());
    EXPECT_GT(opened.run.last_step(), before);
    EXPECT_EQ(opened.run.step(), opened.run.last_step());
    opened.run.seek(0);
    ASSERT_TRUE(opened.run.set("delta", "0.1").ok());
    EXPECT_EQ(opened.run.step(), 0) << "the start stays the start";
}

TEST(Bisection, TheReasonStandsBeforeTheNumbers) {
    const Readouts r = Opened().at_end();
    const kit::Table* ledger = r.table("ledger");
    ASSERT_NE(ledger, nullptr);
    EXPECT_EQ(ledger->columns[2].key, "decision");
    EXPECT_EQ(ledger->columns[3].key, "reason");
    for (std::size_t i = 0; i < ledger->size(); ++i)
        for (const kit::Text& shown : ledger->row(i).shown)
            EXPECT_EQ(shown.en.find("e-1"), std::string::npos) << "the guard has a name: " << shown.en;
}

TEST(Bisection, LedgerHoldsEveryCheckInOrder) {
    for (const char* mode : {"levels", "queue"}) {
        const std::vector<kit::Setting> settings{{"mode", mode}};
        Opened opened(settings);
        for (const int step : {0, 3, 8, 10000}) {
            const Readouts r = opened.at(step);
            const kit::Table* ledger = r.table("ledger");
            ASSERT_NE(ledger, nullptr);
            EXPECT_EQ(static_cast<double>(ledger->size()), r.number("checks")) << mode << step;
            for (std::size_t i = 0; i < ledger->size(); ++i)
                EXPECT_EQ(std::get<std::int64_t>(ledger->row(i).cells[0]), static_cast<std::int64_t>(i) + 1);
        }
    }
}

TEST(Bisection, BoxesCoverTheSquareAtEveryStep) {
    for (const char* mode : {"levels", "queue"}) {
        const std::vector<kit::Setting> settings{{"mode", mode}};
        Opened opened(settings);
        for (int step = 0; step <= opened.run.last_step(); ++step) {
            opened.run.seek(step);
            kit::DrawList list;
            opened.run.draw({}, list);
            double area = 0.0;
            for (const kit::Item& item : list.items)
                if (const kit::Boxes* boxes = std::get_if<kit::Boxes>(&item.shape))
                    for (const kit::BoxInstance& b : boxes->boxes) area += (b.hi.x - b.lo.x) * (b.hi.y - b.lo.y);
            EXPECT_EQ(area, 1.0) << mode << " step " << step; // powers of two: exact
        }
    }
}

TEST(Bisection, EveryClaimHoldsAtItsOwnSettings) {
    const Opened opened;
    for (const kit::Claim& claim : opened.run.claims())
        EXPECT_EQ(holds_at_own_settings(opened.run, claim), true) << claim.id;
}

} // namespace
} // namespace tunnel::scenes
