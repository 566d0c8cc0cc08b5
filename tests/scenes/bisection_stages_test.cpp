// Do the bisection's listing, flow chart and image pane say the same, at every step of every preset, in both orders?
#include "scenes/bisection/bisection.hpp"
#include "scenes/kit/run_of.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace tunnel::scenes {
namespace {

using BisectionRun = kit::RunOf<BisectionScene>;

// The word of the image pane, and what listing and chart may show beside it.
struct Stage {
    std::string word;
    std::vector<std::string> lines, nodes;
};

std::vector<Stage> stages() {
    return {{"not tested yet", {"pop the earliest box B"}, {"box B"}},
            {"origin outside: discard",
             {"if 0 is outside F(B): discard", "    half: 0 outside F(half): discard", "queue empty: clear",
              "no box left: clear"},
             {"discard"}},
            {"origin inside, narrower than δ: converged",
             {"if width(B) < δ: hit, t ≥ B.t0", "  if width(B) < δ: converged"},
             {"hit", "converged"}},
            {"origin inside: split in t", {"else split the wider side, push both"}, {"split, push both"}},
            {"origin inside: split in s", {"else split the wider side, push both"}, {"split, push both"}},
            {"origin inside: kept",
             {"    else: active on the next level", "start with the whole square"},
             {"next level", "box B"}},
            {"out of checks: undecided", {"out of checks: undecided"}, {"undecided"}}};
}

bool image_says(const BisectionRun& run, const std::string& word) {
    kit::DrawList list;
    run.draw({}, list);
    for (const kit::Item& item : list.items)
        if (const auto* label = std::get_if<kit::Label>(&item.shape))
            if (list.panes[static_cast<std::size_t>(item.pane)].id == "image" && label->text.en == word) return true;
    return false;
}

void expect_agreement(const BisectionRun& run) {
    kit::Readouts r;
    run.read(r);
    const kit::Listing& loop = r.listings.front();
    const kit::FlowChart& chart = r.charts.front();
    ASSERT_GE(loop.active, 0);
    ASSERT_GE(chart.active, 0);
    const std::string line = loop.lines[static_cast<std::size_t>(loop.active)].en;
    const std::string node = chart.nodes[static_cast<std::size_t>(chart.active)].text.en;
    int found = 0;
    for (const Stage& stage : stages()) {
        if (!image_says(run, stage.word)) continue;
        ++found;
        EXPECT_NE(std::find(stage.lines.begin(), stage.lines.end(), line), stage.lines.end()) << line;
        EXPECT_NE(std::find(stage.nodes.begin(), stage.nodes.end(), node), stage.nodes.end()) << node;
    }
    EXPECT_EQ(found, 1);
    // Nothing was tested before the first pop, and something ever after.
    EXPECT_EQ(line == "pop the earliest box B", r.number("checks") == 0.0);
}

TEST(BisectionStages, ListingChartAndImagePaneAgreeAtEveryStep) {
    for (const kit::Preset& preset : BisectionScene::presets())
        for (const char* mode : {"levels", "queue"}) {
            BisectionRun run;
            std::vector<kit::Setting> settings = preset.settings;
            settings.push_back({"mode", mode});
            settings.push_back({"delta", "0.02"});
            ASSERT_TRUE(run.set_all(settings).ok());
            for (int step = 0; step <= std::min(run.last_step(), 300); ++step) {
                SCOPED_TRACE(preset.id + " " + mode + " step " + std::to_string(step));
                run.seek(step);
                expect_agreement(run);
            }
        }
}

} // namespace
} // namespace tunnel::scenes
