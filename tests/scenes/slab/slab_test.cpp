// Does the slab scene tell the truth? Verdicts against whole numbers that know no slab, the document's code against
// verdicts worked out by hand, claims that fall when something is broken, and both panes against each other.
#include "scenes/kit/cover.hpp"
#include "scenes/kit/run_of.hpp"
#include "scenes/slab/slab.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using slab_lab::Code, slab_lab::MinMax, slab_lab::Params, slab_lab::Why;
using SlabRun = kit::RunOf<SlabScene>;
using Whole = std::int64_t;

constexpr double eighths = 8.0;
Whole whole(double metres) { return static_cast<Whole>(metres * eighths); }

// A ray without end and a box are apart exactly when their shadows on x, on y or across the ray are: in whole eighths.
bool ray_meets_box(const Params& p) {
    const Whole o[] = {whole(p.origin_x), whole(p.origin_y)}, d[] = {whole(p.aim_x), whole(p.aim_y)};
    const Whole c[] = {whole(p.box_x), whole(p.box_y)}, h[] = {whole(p.half_x), whole(p.half_y)};
    for (const int i : {0, 1}) {
        const bool below = o[i]<c[i] - h[i], above = o[i]> c[i] + h[i];
        if ((below && d[i] <= 0) || (above && d[i] >= 0)) return false;
    }
    const Whole away = d[0] * (c[1] - o[1]) - d[1] * (c[0] - o[0]);
    return std::abs(away) <= std::abs(d[0]) * h[1] + std::abs(d[1]) * h[0];
}
// Along an axis or a diagonal the unit direction is exactly as the arrow; else a graze is up to its rounding.
bool is_graze(const Params& p) {
    const Whole d[] = {whole(p.aim_x), whole(p.aim_y)}, h[] = {whole(p.half_x), whole(p.half_y)};
    const Whole away = d[0] * (whole(p.box_y) - whole(p.origin_y)) - d[1] * (whole(p.box_x) - whole(p.origin_x));
    const bool exact = d[0] == 0 || d[1] == 0 || std::abs(d[0]) == std::abs(d[1]);
    return !exact && std::abs(away) == std::abs(d[0]) * h[1] + std::abs(d[1]) * h[0];
}

template <class Look> void at_many_rays(Look look) {
    for (int x = -6; x <= 6; ++x)
        for (int y = -5; y <= 5; ++y)
            for (int ax = -4; ax <= 4; ++ax)
                for (int ay = -4; ay <= 4; ++ay) {
                    Params p;
                    p.origin_x = x, p.origin_y = 0.5 * y, p.aim_x = 0.25 * ax, p.aim_y = 0.25 * ay, p.reach = 32.0;
                    if (ax != 0 || ay != 0) look(p);
                }
}

TEST(Slab, VerdictsAreThoseOfWholeNumbers) {
    int hits = 0, misses = 0, grazes = 0;
    at_many_rays([&](const Params& p) {
        if (is_graze(p)) return void(++grazes);
        const slab_lab::Result r = SlabScene::solve(p);
        const bool hit = r.answer.status == base::Status::hit;
        ++(hit ? hits : misses);
        ASSERT_EQ(hit, ray_meets_box(p)) << p.origin_x << ' ' << p.origin_y << ' ' << p.aim_x << ' ' << p.aim_y;
        if (!hit) return;
        const glm::dvec2 at = r.at(r.answer.t), gap = glm::abs(at - glm::dvec2(p.box_x, p.box_y));
        EXPECT_LE(gap.x, p.half_x + 1e-12);
        EXPECT_LE(gap.y, p.half_y + 1e-12);
        EXPECT_NEAR(std::max(gap.x - p.half_x, gap.y - p.half_y), 0.0, 1e-12) << "not on the surface";
        EXPECT_EQ(r.starts_inside, r.answer.why == Why::exit);
    });
    EXPECT_GT(hits, 1000);
    EXPECT_GT(misses, 1000);
    EXPECT_LT(grazes, 500);
}

TEST(Slab, IntervalsAreWhenTheRayIsBetweenThePlanes) {
    at_many_rays([&](const Params& p) {
        const slab_lab::Result r = SlabScene::solve(p);
        for (const int i : {0, 1}) {
            const slab_lab::Interval& axis = r.axes[static_cast<std::size_t>(i)];
            if (!axis.seen || axis.parallel) continue;
            const double planes[] = {r.at(axis.enter)[i], r.at(axis.exit)[i]};
            EXPECT_NEAR(std::min(planes[0], planes[1]), r.box.min[i], 1e-12);
            EXPECT_NEAR(std::max(planes[0], planes[1]), r.box.max[i], 1e-12);
            EXPECT_LE(axis.enter, axis.exit);
        }
    });
}

TEST(Slab, TheDocumentsCodeIsRightWhereNothingIsNaN) {
    int compared = 0;
    at_many_rays([&](Params p) {
        p.code = Code::document;
        const slab_lab::Result r = SlabScene::solve(p);
        if (r.axes[0].met_nan() || r.axes[1].met_nan() || std::abs(r.enter - r.exit) < 1e-4) return;
        if (std::abs(r.exit) < 1e-4) return; // an origin on the way out: a float's rounding decides
        ++compared;
        EXPECT_TRUE(r.right()) << p.origin_x << ' ' << p.origin_y << ' ' << p.aim_x << ' ' << p.aim_y;
        if (r.answer.status == base::Status::hit) {
            EXPECT_NEAR(r.answer.t, r.hit.distance, 1e-5);
        }
    });
    EXPECT_GT(compared, 5000);
}

// Along each face of the box, which the ray touches; what IEEE arithmetic makes of the listing, by hand.
TEST(Slab, TheDocumentsCodeOnEachPlane) {
    struct Face {
        double x, y, aim_x, aim_y;
        bool hit[3]; // std::min, a < b ? a : b, std::fmin
    };
    for (const Face& face : {Face{0.0, -3.0, 0.0, 1.0, {false, false, false}},  // left: (NaN, ∞)
                             Face{4.0, -3.0, 0.0, 1.0, {false, true, false}},   // right: (−∞, NaN)
                             Face{-4.0, -0.5, 1.0, 0.0, {true, false, false}},  // bottom: (NaN, ∞)
                             Face{-4.0, 2.5, 1.0, 0.0, {false, false, false}}}) // top: (−∞, NaN)
        for (const MinMax kind : {MinMax::std_min, MinMax::less_than, MinMax::fmin}) {
            Params p;
            p.origin_x = face.x, p.origin_y = face.y, p.aim_x = face.aim_x, p.aim_y = face.aim_y;
            EXPECT_EQ(SlabScene::solve(p).answer.status, base::Status::hit) << "the core: touching counts";
            p.code = Code::document, p.min_max = kind;
            const slab_lab::Result r = SlabScene::solve(p);
            EXPECT_EQ(r.answer.status == base::Status::hit, face.hit[static_cast<int>(kind)])
                << face.x << ' ' << face.y << " kind " << static_cast<int>(kind);
            EXPECT_EQ(r.hit.status, base::Status::hit);
            EXPECT_TRUE(r.axes[0].met_nan() || r.axes[1].met_nan());
        }
}

// What each claim says is no matter of course: one more setting, a break-it switch where there is one, and it is false.
// Headlines once said "loses" of a hit made up, "by luck" where no luck was needed, and "no t lies in both" of a ray
// aimed at a corner, with both ends of that t printed beside it.
TEST(Slab, HeadlinesSayWhatHappened) {
    const auto headline = [](const std::vector<kit::Setting>& settings) {
        kit::RunOf<SlabScene> run;
        EXPECT_TRUE(run.set_all(settings).ok());
        run.seek(run.last_step());
        kit::Readouts r;
        run.read(r);
        return r.headline.en;
    };
    const auto says = [&](const std::vector<kit::Setting>& settings, const char* words) {
        EXPECT_NE(headline(settings).find(words), std::string::npos) << headline(settings);
    };
    says({{"code", "document"},
          {"origin_y", "-0.5"},
          {"aim_x", "2"},
          {"aim_y", "0"},
          {"normalise", "off"},
          {"reach", "3"}},
         "not of length 1");
    says({{"code", "document"}, {"origin_x", "0"}, {"origin_y", "-2"}, {"aim_x", "0"}, {"aim_y", "-1"}},
         "every Min and Max");
    says({{"code", "document"}, {"origin_y", "-0.5"}, {"aim_x", "2"}, {"aim_y", "0"}}, "by luck");
    says({{"box_x", "-2"}, {"box_y", "2.5"}}, "exactly at the corner");
    says({{"box_x", "-2"}, {"box_y", "2.625"}}, "no t lies in both");
    says({{"box_x", "2"}, {"box_y", "-0.5"}}, "a graze counts");
}

TEST(Slab, EveryClaimCanBeFalse) {
    const std::vector<kit::Setting> document{{"code", "document"}}, core{{"code", "core"}};
    const std::vector<kit::Setting> long_arrow{{"code", "document"}, {"normalise", "off"}};
    std::set<std::string> broken;
    for (const kit::Claim& claim : SlabScene::claims())
        for (const auto& breaks : {document, long_arrow, core}) {
            SlabRun run;
            std::vector<kit::Setting> settings = claim.settings;
            settings.insert(settings.end(), breaks.begin(), breaks.end());
            ASSERT_TRUE(run.set_all(settings).ok());
            run.seek(run.last_step());
            Readouts r;
            run.read(r);
            if (claim.holds(r) == std::optional(false)) broken.insert(claim.id);
        }
    broken.insert("slab-1"); // below, at its preset
    for (const kit::Claim& claim : SlabScene::claims()) EXPECT_TRUE(broken.count(claim.id) == 1) << claim.id;
}

TEST(Slab, LawsFallInTheLiveView) {
    const auto law_at = [](const char* law, const char* preset) {
        const std::vector<kit::Claim> claims = SlabScene::claims();
        for (const kit::Preset& one : SlabScene::presets()) {
            if (one.id != preset) continue;
            SlabRun run;
            EXPECT_TRUE(run.set_all(one.settings).ok());
            run.seek(run.last_step());
            Readouts r;
            run.read(r);
            for (const kit::Claim& claim : claims)
                if (claim.id == law) return claim.holds(r);
        }
        return std::optional<bool>();
    };
    EXPECT_EQ(law_at("slab-1", "nan"), std::optional(false));
    EXPECT_EQ(law_at("slab-1", "on_plane"), std::optional(true));
    EXPECT_EQ(law_at("slab-2", "not_unit"), std::optional(false));
    EXPECT_EQ(law_at("slab-3", "unsaid"), std::optional(false));
    EXPECT_EQ(law_at("slab-3", "inside"), std::optional(true));
}

// Of the items that can be pointed at: in which panes?
std::set<std::string> panes_of(const kit::DrawList& list, unsigned pick) {
    std::set<std::string> out;
    for (const kit::Item& item : list.items)
        if (item.style.pick == pick) out.insert(list.panes[static_cast<std::size_t>(item.pane)].id);
    return out;
}

TEST(Slab, EachBarHasItsPieceOfTheWorld) {
    SlabRun run;
    run.seek(run.last_step());
    kit::DrawList list;
    run.draw({}, list);
    for (const unsigned pick : {1U, 2U, 3U, 4U})
        EXPECT_EQ(panes_of(list, pick), (std::set<std::string>{"t_axis", "world"})) << pick;
}

TEST(Slab, CoveredAnswersStayCovered) {
    SlabRun run;
    for (int step = 0; step <= run.last_step(); ++step) {
        run.seek(step);
        kit::DrawList list;
        run.draw({}, list);
        list.cover_answers();
        for (const kit::Item& item : list.items)
            if (const auto* label = std::get_if<kit::Label>(&item.shape)) {
                EXPECT_EQ(label->text.en.find("HIT"), std::string::npos) << step;
                EXPECT_EQ(label->text.en.find("t = 5"), std::string::npos) << step;
            }
        Readouts r;
        run.read(r);
        kit::cover_answers(r);
        EXPECT_FALSE(r.is("truth_status", "hit")) << step;
        if (step == run.last_step()) {
            EXPECT_TRUE(std::isnan(r.number("x_enter")));
        }
    }
}

TEST(Slab, TheStepsGoAxisByAxis) {
    SlabRun run;
    const auto at = [&](int step) {
        run.seek(step);
        Readouts r;
        run.read(r);
        return r;
    };
    EXPECT_TRUE(std::isnan(at(0).number("x_enter")));
    EXPECT_NEAR(at(1).number("x_enter"), 5.0, 1e-12);
    EXPECT_TRUE(std::isnan(at(1).number("y_enter")));
    EXPECT_NEAR(at(2).number("y_exit"), 7.5, 1e-12);
    EXPECT_TRUE(std::isnan(at(2).number("exit")));
    EXPECT_NEAR(at(3).number("exit"), 7.5, 1e-12);
    EXPECT_TRUE(at(3).is("status", "searching"));
    EXPECT_NEAR(at(4).number("t"), 5.0, 1e-12);
    ASSERT_EQ(run.last_step(), 4);
    ASSERT_TRUE(run.set_all({{"aim_x", "0"}, {"aim_y", "1"}}).ok()); // x = -4 for ever
    EXPECT_TRUE(at(1).is("x_slab", "never"));
    EXPECT_EQ(at(2).word("y_slab"), nullptr) << "it need not be looked at";
    EXPECT_TRUE(at(4).is("status", "clear"));
}

} // namespace
} // namespace tunnel::scenes
