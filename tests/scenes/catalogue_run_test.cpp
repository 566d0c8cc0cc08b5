// How every scene runs: claims that hold, presets that load, a timeline with two ends, handles that stay where they
// are, and the same bits every time.
#include "tests/scenes/catalogue_support.hpp"

#include <cmath>
#include <set>

namespace tunnel::scenes {
namespace {

using kit::SceneRun;

class CatalogueRun : public CatalogueTest {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CatalogueRun);
INSTANTIATE_TEST_SUITE_P(All, CatalogueRun, testing::ValuesIn(catalogue().begin(), catalogue().end()), scene_name);

bool touches_a_break_it_switch(const SceneRun& run, const std::vector<kit::Setting>& settings) {
    for (const kit::Setting& setting : settings)
        if (const kit::ParamRow* row = kit::find_row(run.rows(), setting.key);
            row != nullptr && row->group == kit::Group::break_it)
            return true;
    return false;
}

TEST_P(CatalogueRun, EveryClaimHoldsAtItsOwnSettings) {
    const auto run = open();
    EXPECT_FALSE(run->claims().empty());
    int number = 0;
    for (const kit::Claim& claim : run->claims()) {
        SCOPED_TRACE(claim.id + ": " + std::string(claim.text.en));
        EXPECT_EQ(claim.id, std::string(GetParam().id) + "-" + std::to_string(++number));
        EXPECT_FALSE(claim.text.empty());
        EXPECT_EQ(language_fault(claim.text), "");
        EXPECT_NE(kit::fresh(*run, claim.settings, claim.step), nullptr) << "its settings are refused";
        EXPECT_EQ(kit::holds_at_own_settings(*run, claim), std::optional(true));
    }
}

TEST_P(CatalogueRun, ALawHoldsAtEveryPreset) {
    const auto scene = open();
    for (const kit::Preset& preset : scene->presets()) {
        if (touches_a_break_it_switch(*scene, preset.settings)) continue;
        const auto run = kit::fresh(*scene, preset.settings, 0);
        ASSERT_NE(run, nullptr);
        for (const kit::Claim& claim : scene->claims()) {
            if (!claim.everywhere || touches_a_break_it_switch(*scene, claim.settings)) continue;
            run->seek(claim.step == kit::last_step ? run->last_step() : claim.step);
            EXPECT_NE(claim.holds(kit::read_all(*run, claim.of_job)), std::optional(false))
                << claim.id << " at preset " << preset.id << ": " << claim.text.en;
        }
    }
}

TEST_P(CatalogueRun, PresetsLoad) {
    const auto scene = open();
    const std::vector<kit::Preset> presets = scene->presets();
    ASSERT_FALSE(presets.empty());
    EXPECT_TRUE(presets.front().settings.empty()) << "the first preset is the document's values";
    std::set<std::string> ids;
    for (const kit::Preset& preset : presets) {
        EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
        EXPECT_FALSE(preset.label.empty());
        EXPECT_EQ(language_fault(preset.label), "");
        EXPECT_EQ(language_fault(preset.note), "");
        EXPECT_NE(kit::fresh(*scene, preset.settings, preset.step), nullptr) << preset.id;
    }
}

// A claim about a break-it switch once was judged where the switch is off, and then "did not hold" at the opening.
TEST_P(CatalogueRun, NoClaimFailsBeforeSomethingIsBroken) {
    const auto scene = open();
    for (const kit::Preset& preset : scene->presets()) {
        if (touches_a_break_it_switch(*scene, preset.settings)) continue;
        const auto run = kit::fresh(*scene, preset.settings, kit::last_step);
        ASSERT_NE(run, nullptr);
        for (const kit::Claim& claim : scene->claims()) {
            if (claim.of_job || !kit::applies_here(*run, claim)) continue;
            run->seek(claim.step == kit::last_step ? run->last_step() : claim.step);
            kit::Readouts readouts;
            run->read(readouts);
            EXPECT_NE(claim.holds(readouts), std::optional(false)) << preset.id << ' ' << claim.id;
        }
    }
}

TEST_P(CatalogueRun, TheTimelineHasTwoEnds) {
    for (const Visit& visit : visits_of(*open(), 4)) {
        const auto run = kit::fresh(*open(), visit.settings, 0);
        ASSERT_NE(run, nullptr);
        const int last = run->last_step();
        EXPECT_GE(last, 0);
        run->seek(-7);
        EXPECT_EQ(run->step(), 0);
        run->seek(std::numeric_limits<int>::max());
        EXPECT_EQ(run->step(), run->last_step());
        run->seek(last / 2);
        EXPECT_EQ(run->step(), last / 2);
    }
}

TEST_P(CatalogueRun, SameSettingsSameBits) {
    const auto scene = open();
    for (const Visit& visit : visits_of(*scene, 6)) {
        const auto one = kit::fresh(*scene, visit.settings, 0);
        ASSERT_NE(one, nullptr);
        auto other = open();
        ASSERT_TRUE(other->set_all(visit.settings).ok());
        const int middle = one->last_step() / 2;
        one->seek(one->last_step());
        one->seek(0);
        one->seek(middle);
        other->seek(middle);
        EXPECT_EQ(dump_all(*one), dump_all(*other)) << visit.name << ": the way there shows";
        const auto copy = one->clone();
        EXPECT_EQ(dump_all(*copy), dump_all(*one));
        auto loaded = open();
        ASSERT_TRUE(loaded->load(one->scenario()).ok());
        EXPECT_EQ(dump_all(*loaded), dump_all(*one)) << visit.name << ": the scenario lost something";
        EXPECT_EQ(loaded->scenario(), one->scenario());
    }
}

TEST_P(CatalogueRun, JobsGiveTheSameBitsAndKeys) {
    const auto run = open();
    const auto job = run->job();
    if (job == nullptr) GTEST_SKIP() << "no job";
    kit::Readouts before, after;
    job->read(before);
    EXPECT_FALSE(job->title().empty());
    double progress = job->progress();
    while (!job->slice()) {
        EXPECT_GE(job->progress(), progress);
        progress = job->progress();
    }
    EXPECT_EQ(job->progress(), 1.0);
    job->read(after);
    ASSERT_EQ(before.values.size(), after.values.size());
    for (std::size_t i = 0; i < after.values.size(); ++i) EXPECT_EQ(before.values[i].key, after.values[i].key);
    EXPECT_EQ(dump(kit::read_all(*run)), dump(kit::read_all(*open())));
}

TEST_P(CatalogueRun, HandlesStandWhereTheirParametersSay) {
    const auto scene = open();
    for (const Visit& visit : visits_of(*scene, 6)) {
        SCOPED_TRACE(visit.name);
        const auto run = kit::fresh(*scene, visit.settings, 0);
        ASSERT_NE(run, nullptr);
        kit::DrawList list;
        run->draw({}, list);
        std::set<std::string> ids;
        for (const kit::Handle& handle : run->handles()) {
            SCOPED_TRACE("handle " + handle.id);
            EXPECT_TRUE(ids.insert(handle.id).second);
            EXPECT_EQ(language_fault(handle.label), "");
            EXPECT_NE(list.find(handle.pane), nullptr) << handle.pane;
            auto dragged = run->clone();
            EXPECT_TRUE(dragged->set_all(handle.also).ok());
            bool bound = !handle.body.empty();
            for (glm::dvec3::length_type axis = 0; axis < 3; ++axis) {
                const kit::Binding& binding = handle.axes[static_cast<std::size_t>(axis)];
                if (binding.key.empty()) continue;
                bound = true;
                const std::optional<double> held = dragged->number(binding.key);
                ASSERT_TRUE(held) << binding.key;
                EXPECT_TRUE(std::isfinite(handle.at[axis]) && binding.gain != 0.0);
                const double value = *held;
                EXPECT_NEAR(kit::value_at(binding, handle.at[axis]), value,
                            1e-9 * ((binding.decades ? 0.0 : 1.0) + std::abs(value)))
                    << "taking hold of it moves " << binding.key;
            }
            if (!handle.turn.key.empty()) {
                bound = true;
                const kit::ParamRow* row = kit::find_row(run->rows(), handle.turn.key);
                ASSERT_NE(row, nullptr) << handle.turn.key;
                const double value = dragged->value(static_cast<std::size_t>(row - run->rows().data()));
                EXPECT_NEAR(std::remainder(kit::degrees_of(handle.turn, handle.at) - value, 360.0), 0.0, 1e-9)
                    << "taking hold of it turns " << handle.turn.key;
            }
            EXPECT_TRUE(bound) << "it moves nothing";
        }
    }
}

void expect_action(const SceneRun& run, const kit::Action& action) {
    SCOPED_TRACE("action " + action.id);
    for (const kit::Text& text : {action.label, action.hint}) {
        EXPECT_FALSE(text.empty());
        EXPECT_EQ(language_fault(text), "");
    }
    EXPECT_EQ(language_fault(action.why_disabled), "");
    EXPECT_FALSE(action.settings.empty() && action.why_disabled.empty()) << "it does nothing and says not why";
    const auto copy = run.clone();
    const std::string before = dump_all(*copy);
    EXPECT_EQ(copy->set_all(action.settings).ok(), copy->check_all(action.settings).ok());
    if (!run.check_all(action.settings).ok()) {
        EXPECT_EQ(dump_all(*copy), before) << "half done";
    }
}

TEST_P(CatalogueRun, ActionsAreTheSameOnesAndDoneWholly) {
    const auto scene = open();
    std::string expected;
    for (const Visit& visit : visits_of(*scene, 6)) {
        const auto run = kit::fresh(*scene, visit.settings, 0);
        ASSERT_NE(run, nullptr);
        for (const int step : steps_of(*run)) {
            SCOPED_TRACE(visit.name + ", step " + std::to_string(step));
            run->seek(step);
            std::set<std::string> ids;
            std::string all;
            for (const kit::Action& action : run->actions()) {
                EXPECT_TRUE(ids.insert(action.id).second) << "two actions " << action.id;
                all += action.id + " ";
                expect_action(*run, action);
            }
            if (expected.empty()) expected = all;
            EXPECT_EQ(all, expected);
        }
    }
}

} // namespace
} // namespace tunnel::scenes
