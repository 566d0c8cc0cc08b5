// Answers: what the bullet scene shows of its answers: verdict blocks, listing, marks, digits that tell the truth, a
// contact that is not proved said to be so, and nothing of it while the answers are covered.
#include "scenes/bullet/bullet.hpp"
#include "scenes/kit/cover.hpp"
#include "scenes/kit/digits.hpp"
#include "tests/support/open_scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace tunnel::scenes {
namespace {

using test::flag, test::is_null;
using Open = test::Opened<BulletScene>;

Open with(const std::vector<kit::Setting>& settings) { return Open(settings); }

kit::DrawList picture(Open& scene, int step) {
    scene.run.seek(step);
    kit::DrawList list;
    scene.run.draw({}, list);
    return list;
}

const kit::Label* block(const kit::DrawList& list, std::string_view caption) {
    for (const kit::Item& item : list.items)
        if (const auto* label = std::get_if<kit::Label>(&item.shape); label != nullptr && label->caption.en == caption)
            return label;
    return nullptr;
}

const kit::Label* words(const kit::DrawList& list, std::string_view text) {
    for (const kit::Item& item : list.items)
        if (const auto* label = std::get_if<kit::Label>(&item.shape); label != nullptr && label->text.en == text)
            return label;
    return nullptr;
}

TEST(BulletShow, BothVerdictsStayWithTheirCaptionsToTheEnd) {
    Open scene;
    for (const int step : {0, 50, 99, 100, 101, 150, 200, 201, 240}) {
        const kit::DrawList list = picture(scene, step);
        ASSERT_NE(block(list, "endpoints only"), nullptr) << step;
        ASSERT_NE(block(list, "whole path"), nullptr) << step;
        EXPECT_EQ(block(list, "endpoints only")->text.en, "MISS") << step;
        EXPECT_EQ(block(list, "whole path")->text.en, "HIT t = 0.5175") << step;
    }
    for (const kit::Preset& preset : BulletScene::presets()) { // with no contact the whole path still has its caption
        Open there(preset.settings);
        EXPECT_NE(block(picture(there, 0), "whole path"), nullptr) << preset.id;
    }
}

TEST(BulletShow, OtherwiseMissStaysLitUntilTheNextTest) {
    Open scene;
    const auto lit = [&](int step) { return scene.at(step).listings[0].active; };
    EXPECT_EQ(lit(0), 0);
    EXPECT_EQ(lit(50), 1);
    for (const int step : {100, 101, 150, 199, 200}) EXPECT_EQ(lit(step), 3) << step;
    EXPECT_EQ(lit(230), 2); // the next frame's test sees what is pushed out
    Open seen = with({{"travel", "4.5"}});
    EXPECT_EQ(seen.at(100).listings[0].active, 2);
    EXPECT_EQ(seen.at_end().listings[0].active, 2);
}

TEST(BulletShow, ItCameFromWhereItsArrowComesFrom) {
    Open scene;
    int found = 0;
    for (const kit::Item& item : picture(scene, 240).items) {
        const auto* arrow = std::get_if<kit::Arrow>(&item.shape);
        if (arrow == nullptr || item.style.role != kit::Role::normal) continue;
        ++found;
        EXPECT_GT(arrow->to.x, arrow->from.x); // the bullet flies towards +x
        EXPECT_LT(arrow->to.x, 5.0 - 0.18);    // and comes from before the wall
    }
    EXPECT_EQ(found, 1);
}

// On the ghost's own side of the wall; a ghost inside the wall is named behind it.
TEST(BulletShow, TheEndIsNamedBesideTheWallNotOnItNorAcrossIt) {
    for (const double travel : {3.9, 4.0, 4.14, 4.3, 4.5, 4.65, 4.7, 4.86}) {
        Open scene = with({{"travel", std::to_string(travel)}});
        const kit::DrawList list = picture(scene, 0);
        const kit::Label* name = words(list, "t = 1");
        ASSERT_NE(name, nullptr);
        const bool before = 0.5 + travel < 5.0 - 0.18;
        EXPECT_TRUE(before ? name->at.x < 5.0 - 0.18 : name->at.x > 5.0 + 0.18) << travel;
        if (name->side != kit::Side::below) {
            EXPECT_EQ(name->side, before ? kit::Side::left : kit::Side::right) << travel;
        }
    }
    Open touching = with({{"wall_x", "1"}, {"wall_half_thickness", "0.32"}});
    const kit::DrawList list = picture(touching, 0);
    EXPECT_LT(words(list, "t = 0")->at.x, 1.0 - 0.32);
}

// Exact in the doubles themselves: 1 - 0.82 is 5.6e-17 more than 0.18, 6.18 - 6 is not more than it.
TEST(BulletShow, AContactWithinRoundingIsSaidNotToBeProved) {
    EXPECT_TRUE(flag(Open().at(0), "contact_proved"));
    EXPECT_TRUE(flag(with({{"bullet_y", "6.18"}}).at(0), "contact_proved"));
    EXPECT_TRUE(is_null(with({{"travel", "4"}}).at(0), "contact_proved"));
    const kit::Readouts graze = with({{"bullet_y", "0.82"}}).at(0);
    EXPECT_FALSE(flag(graze, "contact_proved"));
    EXPECT_NEAR(graze.number("toi"), 0.54, 1e-12); // (5 - 0.18 - 0.5) / 8: the centre over the corner
    const kit::Readouts edge = with({{"travel", "4.14"}}).at(0);
    EXPECT_EQ(edge.number("toi"), 1.0);
    EXPECT_TRUE(edge.is("discrete", "hit"));
    // By the core's own verdict on exactly these numbers.
    for (const char* travel : {"4.14", "4.13", "4.5", "4.86"}) {
        Open scene = with({{"travel", travel}});
        const BulletResult result = BulletScene::solve([&] {
            BulletParams p;
            p.travel = std::stod(travel);
            return p;
        }());
        const ccd::DiscBoxImpact exact = ccd::first_contact(result.motion);
        EXPECT_EQ(result.proved, exact.status == base::Status::hit && exact.certified) << travel;
    }
}

TEST(BulletShow, DigitsTellWhyThereIsNoContact) {
    const kit::Readouts r = with({{"travel", "4.1399999"}}).at(0);
    ASSERT_TRUE(is_null(r, "toi"));
    const auto shown = [&](const char* key) { return kit::number_text(r.number(key), r.find(key)->digits); };
    EXPECT_NE(shown("relative_travel"), shown("gap_x"));
    for (const kit::FormulaLine& line : r.formulas[0].lines) {
        EXPECT_EQ(line.markup.en.find("= 1 > 1"), std::string::npos) << line.markup.en;
        EXPECT_EQ(line.markup.en.find("{4.14}{4.14}"), std::string::npos) << line.markup.en;
    }
    EXPECT_EQ(kit::digits_to_tell(1.0, 1.0), 6);
    EXPECT_EQ(kit::digits_to_tell(4.14, 4.1399999), 8);
}

TEST(BulletShow, SliderMarksCarryTheirNumbers) {
    const kit::Readouts r = Open().at(0);
    const auto mark = std::find_if(r.slider_marks.begin(), r.slider_marks.end(),
                                   [](const kit::SliderMark& m) { return m.param == "travel"; });
    ASSERT_NE(mark, r.slider_marks.end());
    EXPECT_EQ(mark->label.en, "endpoint test detects it only at 4.14 to 4.86");
    EXPECT_EQ(mark->label.ko, "끝점 검사는 4.14~4.86에서만 감지");
}

// Two settings with other verdicts: covered, their words, marks and (but for where the bullet flies) pictures are the
// same in kind, and no number of the answer is left.
TEST(BulletShow, CoveredItGivesNothingAway) {
    for (const kit::Preset& preset : BulletScene::presets()) {
        Open scene(preset.settings);
        kit::Readouts r = scene.at(0);
        const double toi = r.number("toi");
        kit::cover_answers(r);
        EXPECT_TRUE(r.headline.empty());
        for (const char* key : {"discrete", "toi", "tunneled", "contact_kind", "contact_x", "push_side", "push_x"}) {
            EXPECT_EQ(r.find(key)->shown.en, "?") << preset.id << " " << key;
            EXPECT_TRUE(is_null(r, key)) << preset.id << " " << key;
        }
        EXPECT_EQ(r.formulas[0].lines.back().markup.en, "= ?") << preset.id;
        EXPECT_TRUE(r.tables.empty() && r.plots.empty()) << preset.id;
        EXPECT_TRUE(r.slider_marks.empty() && r.timeline_marks.empty()) << preset.id;
        kit::DrawList list = picture(scene, 0);
        list.cover_answers();
        for (const kit::Item& item : list.items) {
            EXPECT_NE(item.style.role, kit::Role::hit) << preset.id << " toi " << toi;
            EXPECT_NE(item.style.role, kit::Role::miss) << preset.id;
        }
    }
}

} // namespace
} // namespace tunnel::scenes
