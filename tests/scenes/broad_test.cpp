// Does the broad phase scene tell the truth? Its boxes against their closed form, its pairs and tests against counts
// made here from what it draws, the sweep box by box, and nothing said where nothing was counted.
#include "scenes/broad/broad.hpp"
#include "scenes/broad/cast.hpp"
#include "scenes/kit/cover.hpp"
#include "scenes/kit/set.hpp"
#include "tests/support/open_scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace tunnel::scenes {
namespace {

using Opened = test::Opened<BroadScene>;
using kit::BoxInstance, kit::Readouts, kit::Setting;

// The first list of as many boxes as there are: the world as it is drawn.
std::vector<BoxInstance> drawn_boxes(const Opened& opened, std::size_t boxes) {
    kit::DrawList list;
    opened.run.draw({}, list);
    for (const kit::Item& item : list.items)
        if (const auto* all = std::get_if<kit::Boxes>(&item.shape); all != nullptr && all->boxes.size() == boxes)
            if (item.style.role == kit::Role::body && all->boxes.front().fill == kit::Fill::faint) return all->boxes;
    return {};
}

bool touch(const BoxInstance& a, const BoxInstance& b) {
    return a.lo.x <= b.hi.x && b.lo.x <= a.hi.x && a.lo.y <= b.hi.y && b.lo.y <= a.hi.y;
}
bool share(const BoxInstance& a, const BoxInstance& b, int axis) {
    return a.lo[axis] <= b.hi[axis] && b.lo[axis] <= a.hi[axis];
}

struct Exact {
    double touching = 0.0, in_x = 0.0, in_y = 0.0;
    std::set<std::size_t> boxes{}; // that touch another
};
Exact exact(const std::vector<BoxInstance>& boxes) {
    Exact out;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t k = i + 1; k < boxes.size(); ++k) {
            out.in_x += share(boxes[i], boxes[k], 0) ? 1.0 : 0.0;
            out.in_y += share(boxes[i], boxes[k], 1) ? 1.0 : 0.0;
            if (!touch(boxes[i], boxes[k])) continue;
            out.touching += 1.0;
            out.boxes.insert({i, k});
        }
    return out;
}

const std::vector<std::vector<Setting>>& worlds() {
    static const std::vector<std::vector<Setting>> all{
        {},
        {{"sizes", "mixed"}, {"seed", "7"}},
        {{"sizes", "giant"}, {"boxes", "333"}},
        {{"layout", "one_x"}, {"sizes", "mixed"}},
        {{"layout", "clusters"}, {"filled", "40"}},
        {{"boxes", "2"}},
        {{"boxes", "700"}, {"speed", "40"}, {"layout", "one_x"}},
    };
    return all;
}

TEST(Broad, SaysWhatCountingItsOwnPictureSays) {
    for (const std::vector<Setting>& world : worlds())
        for (const int step : {0, 1, 777, 3600}) {
            Opened opened(world);
            const Readouts r = opened.at(step);
            const double n = r.number("boxes");
            const std::vector<BoxInstance> boxes = drawn_boxes(opened, static_cast<std::size_t>(n));
            ASSERT_EQ(static_cast<double>(boxes.size()), n);
            const Exact truth = exact(boxes);
            EXPECT_EQ(r.number("touching"), truth.touching);
            EXPECT_EQ(r.number("touching_boxes"), static_cast<double>(truth.boxes.size()));
            EXPECT_EQ(r.number("sweep_x"), truth.in_x);
            EXPECT_EQ(r.number("sweep_y"), truth.in_y);
            EXPECT_EQ(r.number("possible_pairs"), n * (n - 1.0) / 2.0);
            EXPECT_EQ(r.number("tests_brute_force"), n * (n - 1.0) / 2.0);
            EXPECT_EQ(r.number("tests_sort_and_sweep"), r.is("swept_axis", "x") ? truth.in_x : truth.in_y);
            EXPECT_TRUE(test::flag(r, "same_sets"));
        }
}

TEST(Broad, BoxesBounceInTheirAreaAndKeepTheirSizes) {
    for (const std::vector<Setting>& world : worlds()) {
        Opened opened(world);
        const auto n = static_cast<std::size_t>(opened.at(0).number("boxes"));
        const std::vector<BoxInstance> first = drawn_boxes(opened, n);
        std::vector<BoxInstance> before = first;
        const double step = opened.run.number("speed").value() / 60.0;
        for (int i = 1; i < 40; ++i) {
            (void)opened.at(i);
            const std::vector<BoxInstance> now = drawn_boxes(opened, n);
            for (std::size_t k = 0; k < n; ++k) {
                EXPECT_GE(std::min(now[k].lo.x, now[k].lo.y), -1e-9);
                EXPECT_LE(now[k].hi.x, broad_lab::area.x + 1e-9);
                EXPECT_LE(now[k].hi.y, broad_lab::area.y + 1e-9);
                for (const int axis : {0, 1}) {
                    EXPECT_NEAR(now[k].hi[axis] - now[k].lo[axis], first[k].hi[axis] - first[k].lo[axis], 1e-9);
                    EXPECT_LE(std::abs(now[k].lo[axis] - before[k].lo[axis]), step + 1e-9);
                }
            }
            before = now;
        }
    }
}

// g++ and clang drew a box's sides in different orders: 51 and 61 touching pairs at the same seed. The generator is
// splitmix64's published recurrence, written out again.
TEST(Broad, ASeedMeansTheSameBoxesWithEveryCompiler) {
    const broad_lab::Params p;
    std::uint64_t state = static_cast<std::uint64_t>(p.seed) * 0xD1342543DE82EF95ULL;
    const auto draw = [&state](double lo, double hi) {
        state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return lo + (hi - lo) * (static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53);
    };
    const broad_lab::Cast cast = broad_lab::make_cast(p);
    const double side = broad_lab::even_side(p);
    for (std::size_t i = 0; i < 20; ++i) {
        EXPECT_NEAR(cast[i].half.y, 0.5 * side * draw(0.75, 1.25), 1e-12) << i;
        EXPECT_NEAR(cast[i].half.x, 0.5 * side * draw(0.75, 1.25), 1e-12) << i;
        for (const int axis : {0, 1}) {
            EXPECT_NEAR(cast[i].start[axis], 2.0 * cast[i].range[axis] * draw(0.0, 1.0), 1e-9) << i;
            EXPECT_NEAR(cast[i].velocity[axis], draw(0.25, 1.0), 1e-12) << i;
        }
    }
}

TEST(Broad, SizesAreWhatTheyAreCalled) {
    const auto sides = [](const char* sizes) {
        Opened opened({{"sizes", sizes}, {"boxes", "2000"}});
        (void)opened.at(0);
        std::vector<double> out;
        double covered = 0.0;
        for (const BoxInstance& box : drawn_boxes(opened, 2000)) {
            out.push_back(std::sqrt((box.hi.x - box.lo.x) * (box.hi.y - box.lo.y)));
            covered += out.back() * out.back();
        }
        std::sort(out.begin(), out.end());
        if (std::string_view(sizes) == "even") {
            EXPECT_NEAR(covered / (broad_lab::area.x * broad_lab::area.y), 0.125, 0.02);
        }
        return out;
    };
    const std::vector<double> even = sides("even"), mixed = sides("mixed"), giant = sides("giant");
    EXPECT_LE(even.back() / even.front(), 1.25 / 0.75);
    const std::size_t large = mixed.size() / 50; // one in fifty
    EXPECT_NEAR(mixed[mixed.size() - 1 - large / 2] / mixed[mixed.size() / 2], 100.0, 10.0);
    EXPECT_GT(mixed[mixed.size() - large] / mixed[mixed.size() - large - 1], 50.0);
    EXPECT_GT(giant.back() / giant[giant.size() - 2], 20.0);
}

TEST(Broad, TheSweepIsSteppedBoxByBox) {
    for (const char* axis : {"x", "y"}) {
        Opened opened({{"axis", axis}, {"sweep_at", "0"}});
        const int d = axis[0] == 'x' ? 0 : 1;
        Readouts r = opened.at(300);
        const std::vector<BoxInstance> boxes = drawn_boxes(opened, 200);
        std::vector<double> begins;
        for (const BoxInstance& box : boxes) begins.push_back(box.lo[d]);
        std::sort(begins.begin(), begins.end());
        for (const double begin : begins) {
            const std::vector<kit::Action> actions = opened.run.actions();
            ASSERT_TRUE(opened.run.set_all(actions.at(0).settings).ok());
            r = opened.at(300);
            const double line = opened.run.number("sweep_at").value() / 100.0 * broad_lab::area[d];
            EXPECT_NEAR(line, begin, 1e-9);
            double open = 0.0, tests = 0.0, found = 0.0;
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                if (boxes[i].lo[d] > begin) continue;
                open += boxes[i].hi[d] >= begin ? 1.0 : 0.0;
                for (std::size_t k = 0; k < i; ++k) {
                    if (boxes[k].lo[d] > begin) continue;
                    tests += share(boxes[i], boxes[k], d) ? 1.0 : 0.0;
                    found += touch(boxes[i], boxes[k]) ? 1.0 : 0.0;
                }
            }
            EXPECT_EQ(r.number("open"), open);
            EXPECT_EQ(r.number("tests_so_far"), tests);
            EXPECT_EQ(r.number("found_so_far"), found);
        }
        EXPECT_EQ(r.number("tests_so_far"), r.number("tests"));
        EXPECT_FALSE(opened.run.actions().at(0).why_disabled.empty()) << "no box is left";
    }
}

TEST(Broad, AboveTwoThousandNothingIsSaidThatWasNotCounted) {
    for (const std::string method : {"brute_force", "sort_and_sweep", "grid", "tree", "fastest"}) {
        Opened opened({{"boxes", "2500"}, {"method", method}});
        const Readouts r = opened.at(5);
        EXPECT_EQ(r.number("tests_brute_force"), 2500.0 * 2499.0 / 2.0);
        EXPECT_TRUE(test::is_null(r, "same_sets"));
        EXPECT_TRUE(std::holds_alternative<std::monostate>(r.table("methods")->rows[0].cells.back()));
        for (const std::string other : {"sort_and_sweep", "grid", "tree", "fastest"})
            EXPECT_EQ(!test::is_null(r, "tests_" + other), other == method) << method << " " << other;
        Opened brute({{"boxes", "2500"}, {"method", "brute_force"}});
        EXPECT_EQ(r.number("touching"), brute.at(5).number("touching"));
    }
}

TEST(Broad, TooManyTestsAreReckonedNotRun) {
    Opened opened({{"boxes", "5000"}, {"layout", "one_x"}, {"axis", "x"}});
    const Readouts r = opened.at(2);
    EXPECT_EQ(r.number("tests_sort_and_sweep"), 5000.0 * 4999.0 / 2.0);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(r.table("methods")->rows[1].cells.back()));
    Opened fastest({{"boxes", "5000"}, {"layout", "one_x"}, {"method", "fastest"}});
    EXPECT_EQ(r.number("touching"), fastest.at(2).number("touching"));
}

// Twenty thousand boxes are two lists of instances and a few words: no item for a box or a pair of its own.
TEST(Broad, ManyBoxesAreFewItems) {
    for (const char* method : {"brute_force", "sort_and_sweep", "grid", "tree", "fastest"}) {
        Opened opened({{"boxes", "20000"}, {"method", method}});
        (void)opened.at(3);
        kit::DrawList list;
        opened.run.draw({}, list);
        EXPECT_LT(list.items.size(), 24U) << method;
    }
}

// Time is all that a state holds, whatever the number of boxes.
TEST(Broad, AStateIsSmall) { EXPECT_LE(sizeof(BroadScene::State), 16U); }

TEST(Broad, WhatIsToBePredictedIsCovered) {
    Opened opened;
    (void)opened.at(10);
    kit::DrawList list;
    opened.run.draw({}, list);
    list.cover_answers();
    for (const kit::Item& item : list.items) EXPECT_NE(item.style.role, kit::Role::hit);
}

TEST(Broad, TheCurvesAreWhatTheSceneCounts) {
    Opened opened;
    const auto job = opened.run.job();
    while (!job->slice()) {
    }
    Readouts r;
    job->read(r);
    ASSERT_EQ(r.plots.size(), 4U);
    for (const auto& [plot, sizes] : {std::pair{&r.plots[0], "even"}, std::pair{&r.plots[1], "mixed"}}) {
        for (const char* n : {"200", "1000"}) {
            Opened here({{"sizes", sizes}, {"boxes", n}});
            const Readouts counted = here.at(0);
            for (const kit::Series& series : plot->series) {
                if (series.key == "formula") continue;
                const auto at = std::find(series.x.begin(), series.x.end(), std::stod(n)) - series.x.begin();
                EXPECT_EQ(series.y.at(static_cast<std::size_t>(at)),
                          counted.number((series.key == "tree" ? "box_tests_" : "tests_") + series.key))
                    << series.key << " " << n;
            }
        }
        for (const kit::Series& series : plot->series)
            if (series.key == "brute_force") {
                EXPECT_EQ(series.x.back(), 5000.0);
            }
    }
}

// The clock is the caller's: without one nothing is timed, with one every point is the shortest of its slices.
TEST(Broad, TimesComeFromTheCallersClock) {
    Opened opened;
    const auto job = opened.run.job();
    double progress = 0.0;
    for (bool over = false; !over;) {
        over = job->slice();
        job->took(0.25);
        EXPECT_GE(job->progress(), progress);
        progress = job->progress();
        EXPECT_EQ(progress == 1.0, over);
    }
    Readouts r;
    job->read(r);
    for (const std::size_t plot : {2U, 3U})
        for (const kit::Series& series : r.plots.at(plot).series) {
            ASSERT_EQ(series.x.size(), series.key == "brute_force" ? 6U : 8U) << series.key;
            EXPECT_EQ(series.y.front(), 250.0 / 40.0); // 100 boxes: forty steps a slice
            EXPECT_EQ(series.y.back(), 250.0);
        }
    EXPECT_EQ(r.plots.at(2).series.size(), 5U);
}

} // namespace
} // namespace tunnel::scenes
