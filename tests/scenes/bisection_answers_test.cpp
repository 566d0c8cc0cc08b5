// Does the bisection scene tell the truth? Its verdicts, headlines and printed brackets against the exact oracle, and
// what it claims against what is switched off.
#include "scenes/bisection/bisection.hpp"
#include "scenes/kit/cover.hpp"
#include "scenes/kit/run_of.hpp"
#include "tests/oracle/point_segment_oracle.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using BisectionRun = kit::RunOf<BisectionScene>;

double value_of(const BisectionRun& run, std::string_view key) {
    for (std::size_t i = 0; i < run.rows().size(); ++i)
        if (run.rows()[i].key == key) return run.value(i);
    ADD_FAILURE() << key;
    return 0.0;
}

ccd::PointSegmentMotion motion_of(const BisectionRun& run) {
    const auto at = [&](const std::string& end) {
        return glm::dvec2{value_of(run, end + "_x"), value_of(run, end + "_y")};
    };
    return {at("p0"), at("p1"), at("a0"), at("a1"), at("b0"), at("b1")};
}

std::vector<std::string> labels_of(const BisectionRun& run, std::string_view pane) {
    kit::DrawList list;
    run.draw({}, list);
    std::vector<std::string> out;
    for (const kit::Item& item : list.items)
        if (const auto* label = std::get_if<kit::Label>(&item.shape))
            if (list.panes[static_cast<std::size_t>(item.pane)].id == pane) out.push_back(label->text.en);
    return out;
}

bool says(const std::vector<std::string>& labels, std::string_view words) {
    for (const std::string& label : labels)
        if (label.find(words) != std::string::npos) return true;
    return false;
}

struct Printed {
    std::string lo, hi;
};
Printed printed_bracket(const std::vector<std::string>& labels) {
    for (const std::string& label : labels)
        if (const std::size_t open = label.find('['); open != std::string::npos) {
            const std::size_t comma = label.find(", ", open);
            return {label.substr(open + 1, comma - open - 1), label.substr(comma + 2, label.find(']') - comma - 2)};
        }
    return {};
}

// Printed ends have at most 15 digits or are exact: read back, they lie within half a unit in the last place.
void expect_the_truth(BisectionRun& run) {
    run.seek(run.last_step());
    Readouts r;
    run.read(r);
    const oracle::Instants exact = oracle::contact_instants(motion_of(run), value_of(run, "separation"));
    const bool false_hit = r.headline.en.find("false hit") != std::string::npos;
    ASSERT_TRUE(r.is("truth_status", exact.any() ? "hit" : "clear")) << *r.word("truth_status");
    if (exact.any()) {
        EXPECT_GE(exact.compare_first(r.number("truth_toi")), 0);
        EXPECT_LE(exact.compare_first(r.number("truth_toi_upper")), 0);
        EXPECT_LE(r.number("truth_toi_upper") - r.number("truth_toi"), 0x1p-53);
    }
    const std::vector<std::string> labels = labels_of(run, "square");
    EXPECT_EQ(false_hit, r.is("status", "hit") && !exact.any()) << r.headline.en;
    EXPECT_EQ(says(labels, "FALSE HIT"), false_hit);
    EXPECT_EQ(says(labels, "FALSE NEGATIVE"), r.is("status", "clear") && exact.any());
    EXPECT_EQ(says(labels, "CLEAR"), r.is("status", "clear") && !exact.any());
    if (*r.flag("certified") && r.is("status", "hit")) {
        EXPECT_EQ(r.headline.en.substr(0, 6), "Caught");
    }
    if (!r.is("status", "hit")) return;
    const Printed printed = printed_bracket(labels);
    ASSERT_FALSE(printed.lo.empty());
    EXPECT_NE(printed.lo, printed.hi) << "a bracket, not a point";
    const double lo = std::strtod(printed.lo.c_str(), nullptr), hi = std::strtod(printed.hi.c_str(), nullptr);
    EXPECT_LE(lo, r.number("earliest_toi"));
    EXPECT_GE(hi, r.number("toi_upper"));
    EXPECT_EQ(r.find("earliest_toi")->shown.en, printed.lo);
    EXPECT_EQ(r.find("toi_upper")->shown.en, printed.hi);
    if (exact.any()) {
        EXPECT_GE(exact.compare_first(lo), 0) << "late";
    }
    if (*r.flag("certified")) {
        EXPECT_LE(exact.compare_first(hi), 0);
    }
}

TEST(BisectionAnswers, AreTheTruthAtEveryPresetAndTolerance) {
    for (const kit::Preset& preset : BisectionScene::presets())
        for (const char* delta : {"", "0.5", "0.06", "0.01", "0.001", "1e-4", "1e-6"})
            for (const char* separation : {"", "0.001", "0.36"}) {
                SCOPED_TRACE(preset.id + " delta " + delta + " separation " + separation);
                std::vector<kit::Setting> settings = preset.settings;
                if (*delta != 0) settings.push_back({"delta", delta});
                if (*separation != 0) settings.push_back({"separation", separation});
                if (*separation != 0) settings.push_back({"max_checks", "20000"});
                BisectionRun run;
                ASSERT_TRUE(run.set_all(settings).ok());
                expect_the_truth(run);
            }
}

struct Ends {
    const char* at[12];
    double root; // < 0: none
};
constexpr Ends hard[] = {
    {{"0", "0", "4", "0", "2", "-1", "3", "1", "2", "1", "1", "-1"}, 0.5},
    {{"0", "0", "6", "0", "2", "-1", "3", "2", "2", "1", "1", "-2"}, 1.0 / 3.0},
    {{"0.5", "2.0625000001", "8.5", "9.0625000001", "5", "1", "5", "1", "5", "6", "5", "6"}, -1.0}};
constexpr const char* keys[] = {"p0_x", "p0_y", "p1_x", "p1_y", "a0_x", "a0_y",
                                "a1_x", "a1_y", "b0_x", "b0_y", "b1_x", "b1_y"};

TEST(BisectionAnswers, TouchingInPassingAndPassingCloseByAreToldApart) {
    for (const Ends& ends : hard) {
        std::vector<kit::Setting> settings;
        for (std::size_t i = 0; i < 12; ++i) settings.push_back({keys[i], ends.at[i]});
        BisectionRun run;
        ASSERT_TRUE(run.set_all(settings).ok());
        Readouts r;
        run.read(r);
        EXPECT_TRUE(r.is("truth_status", ends.root < 0.0 ? "clear" : "hit")) << ends.root;
        if (ends.root < 0.0) continue;
        EXPECT_LE(r.number("truth_toi"), ends.root);
        EXPECT_GE(r.number("truth_toi_upper"), ends.root);
    }
}

TEST(BisectionAnswers, NoClaimThatAppliesIsBrokenBySwitchOrPreset) {
    for (const kit::Preset& preset : BisectionScene::presets())
        for (const char* comparison : {"closed", "open"})
            for (const char* guard : {"on", "off"}) {
                BisectionRun run;
                std::vector<kit::Setting> settings = preset.settings;
                settings.push_back({"comparison", comparison});
                settings.push_back({"rounding_guard", guard});
                ASSERT_TRUE(run.set_all(settings).ok());
                for (const kit::Claim& claim : BisectionScene::claims()) {
                    if (!kit::applies_here(run, claim)) continue;
                    run.seek(claim.step == kit::last_step ? run.last_step() : claim.step);
                    // Touching at the start is what the two switches together lose, and must be seen to.
                    const bool lost = claim.id == "bisection-16" && std::string_view(comparison) == "open" &&
                                      std::string_view(guard) == "off";
                    EXPECT_EQ(claim.holds(kit::read_all(run, claim.of_job)) == std::optional(false), lost)
                        << claim.id << " at " << preset.id << ' ' << comparison << ' ' << guard;
                }
            }
}

TEST(BisectionAnswers, AreCoveredUntilAskedFor) {
    for (const kit::Preset& preset : BisectionScene::presets()) {
        BisectionRun run;
        ASSERT_TRUE(run.set_all(preset.settings).ok());
        run.seek(run.last_step());
        Readouts r;
        run.read(r);
        kit::cover_answers(r);
        for (const char* key : {"status", "truth_status", "truth_toi", "truth_toi_upper", "certified"})
            EXPECT_EQ(r.find(key)->shown.en, kit::covered_mark) << key;
        kit::DrawList list;
        run.draw({}, list);
        list.cover_answers();
        for (const kit::Item& item : list.items) EXPECT_NE(item.style.role, kit::Role::truth) << preset.id;
    }
}

TEST(BisectionAnswers, TheVerdictStandsInTheStripAboveTheSquare) {
    for (const kit::Preset& preset : BisectionScene::presets()) {
        BisectionRun run;
        ASSERT_TRUE(run.set_all(preset.settings).ok());
        for (const int step : {0, 3, run.last_step()}) {
            run.seek(step);
            kit::DrawList list;
            run.draw({}, list);
            int large = 0;
            for (const kit::Item& item : list.items)
                if (const auto* label = std::get_if<kit::Label>(&item.shape);
                    label != nullptr && label->size == kit::Size::large) {
                    ++large;
                    EXPECT_GT(label->at.y, 1.0) << preset.id << " step " << step;
                    EXPECT_LT(label->at.y, list.panes[static_cast<std::size_t>(item.pane)].hi.y);
                }
            EXPECT_EQ(large, 1);
        }
    }
}

} // namespace
} // namespace tunnel::scenes
