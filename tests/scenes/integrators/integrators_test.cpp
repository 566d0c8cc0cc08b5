// Does the integrators scene tell the truth? Its runs against closed forms worked out here, its marks against the step
// at which the formula passes them, its lines against the code; and can each of its claims be false?
#include "scenes/integrators/moment.hpp"
#include "scenes/kit/cover.hpp"
#include "scenes/kit/run_of.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace tunnel::scenes {
namespace {

using integrators_lab::Mass, integrators_lab::MethodRun, integrators_lab::Order, integrators_lab::Params,
    integrators_lab::System;
using IntegratorsRun = kit::RunOf<IntegratorsScene>;

kit::Readouts readouts_at(const std::vector<kit::Setting>& settings, int step) {
    IntegratorsRun run;
    EXPECT_TRUE(run.set_all(settings).ok());
    run.seek(step == kit::last_step ? run.last_step() : step);
    kit::Readouts r;
    run.read(r);
    return r;
}

// x of an undamped spring of 1 kg by each order of the two lines, in long double.
std::pair<long double, long double> by_hand(Order order, double h, double omega, int steps) {
    long double x = 1.0L, v = 0.0L;
    const long double step = h, k = static_cast<long double>(omega) * omega;
    for (int i = 0; i < steps; ++i) {
        const long double a = -k * x;
        if (order == Order::velocity_first)
            v += step * a, x += step * v;
        else
            x += step * v, v += step * a;
    }
    return {x, v};
}

TEST(Integrators, TheCodeIsWhatItsLinesSay) {
    for (const Order order : {Order::velocity_first, Order::position_first})
        for (const double h : {1.0 / 60.0, 0.05, 0.2}) {
            Params p;
            p.order = order, p.h = h, p.steps = 50;
            p.explicit_euler = p.semi_implicit = false; // the code's own is there all the same
            const IntegratorsScene::Result r = IntegratorsScene::solve(p);
            const auto [x, v] = by_hand(order, h, p.omega, p.steps);
            const integrate::State& end = r.code_run().at(p.steps);
            EXPECT_NEAR(end.x[0], static_cast<double>(x), 1e-12 * std::max(1.0, std::abs(static_cast<double>(x))));
            EXPECT_NEAR(end.v[0], static_cast<double>(v), 1e-11 * std::max(1.0, std::abs(static_cast<double>(v))));
            int on = 0;
            for (const MethodRun& run : r.runs) on += run.on ? 1 : 0;
            EXPECT_EQ(on, 1);
        }
}

// Explicit Euler's energy is (1 + (hω)²)^k of the start's: the mark stands where that is first off by `grown`.
TEST(Integrators, DivergenceIsMarkedWhereTheFormulaPassesTheLimit) {
    for (const double grown : {1.0, 2.0, 10.0, 1000.0})
        for (const double h : {1.0 / 60.0, 0.1, 0.5}) {
            Params p;
            p.h = h, p.grown = grown, p.steps = 1000;
            const double factor = 1.0 + h * p.omega * h * p.omega;
            const int first = static_cast<int>(std::floor(std::log(1.0 + grown) / std::log(factor))) + 1;
            EXPECT_EQ(IntegratorsScene::solve(p).runs[0].diverged, first) << "h " << h << " grown " << grown;
        }
}

// Its amplitude grows by √(1 + (hω)²) a step, so the step that overflows is known but for the phase of the swing.
TEST(Integrators, ARunThatOverflowsStopsThereAndStaysThere) {
    Params p;
    p.h = 0.1, p.omega = 200.0, p.steps = 600;
    const IntegratorsScene::Result r = IntegratorsScene::solve(p);
    const MethodRun& run = r.runs[0];
    const double each = 0.5 * std::log10(1.0 + 400.0);
    EXPECT_NEAR(run.stopped, 308.25 / each, 4.0);
    EXPECT_EQ(run.reached(), run.stopped - 1);
    EXPECT_TRUE(integrate::is_valid(run.at(p.steps)));
    EXPECT_EQ(run.answer.status, integrate::StepStatus::not_finite);
    EXPECT_LT(r.runs[1].stopped, run.stopped) << "semi-implicit: about (hω)² a step, twice as many digits";
}

TEST(Integrators, ALineChangesItsOwnVariable) {
    const double h = 1.0 / 60.0, a = -39.47841760435743;
    for (const char* order : {"velocity_first", "position_first"}) {
        const bool velocity = order[0] == 'v';
        const std::vector<kit::Setting> settings{{"order", order}};
        const auto place = [&](int step) { return readouts_at(settings, step).number("code_place"); };
        const auto speed = [&](int step) { return readouts_at(settings, step).number("code_velocity"); };
        EXPECT_EQ(place(1), 1.0) << "only the acceleration is worked out";
        EXPECT_EQ(speed(1), 0.0);
        EXPECT_EQ(place(2), 1.0);
        EXPECT_NEAR(speed(2), velocity ? h * a : 0.0, 1e-14);
        EXPECT_NEAR(place(3), velocity ? 1.0 + h * h * a : 1.0, 1e-14);
        EXPECT_NEAR(speed(3), h * a, 1e-14);
        for (int step = 1; step <= 4; ++step)
            EXPECT_EQ(readouts_at(settings, step).listings.at(0).active, (step - 1) % 3 + 1) << step;
    }
}

// From one stretch to the next or from the start at once: the same bounces.
TEST(Integrators, TheExactBouncesAreThoseOfTheClosedForm) {
    Params p;
    p.system = System::bounce, p.y0 = 1.0, p.vy = 0.0, p.h = 0.05, p.steps = 400;
    const IntegratorsScene::Result r = IntegratorsScene::solve(p);
    ASSERT_EQ(r.truth, integrators_lab::Truth::exact);
    ASSERT_EQ(r.exact.size(), 401U);
    // Falls for √(2/g); the floor pushes with 20 g less g, so it turns round in as much time / 19.
    const double fall = std::sqrt(2.0 / 9.81), period = 2.0 * fall * (1.0 + 1.0 / 19.0);
    for (std::size_t k = 0; k < r.exact.size(); ++k) {
        const double t = std::fmod(static_cast<double>(k) * p.h, period);
        const double from_top = std::min(t, period - t), deep = from_top - fall;
        const double x = deep <= 0.0 ? 1.0 - 0.5 * 9.81 * from_top * from_top
                                     : -9.81 * fall * deep + 0.5 * 19.0 * 9.81 * deep * deep;
        EXPECT_NEAR(r.exact[k].x[0], x, 1e-10) << k;
    }
}

TEST(Integrators, EveryChosenMethodRunsInLockStep) {
    for (const System system : {System::gravity, System::spring, System::damped, System::contact, System::bounce,
                                System::orbit, System::pendulum, System::drag, System::tetrahedron, System::cloth}) {
        Params p;
        p.system = system;
        const std::string_view keys[] = {"system"};
        IntegratorsScene::settle(p, keys);
        p.implicit_euler = p.verlet = p.midpoint = p.heun = p.rk4 = p.adaptive = true;
        const IntegratorsScene::Result r = IntegratorsScene::solve(p);
        EXPECT_NE(r.truth, integrators_lab::Truth::none) << static_cast<int>(system);
        for (const MethodRun& run : r.runs)
            for (int k = 0; k <= run.reached(); ++k)
                ASSERT_EQ(run.at(k).t, k * p.h) << integrate::to_word(run.method) << ' ' << static_cast<int>(system);
    }
}

// One more setting, a break-it switch where there is one, and what the claim says is false.
TEST(Integrators, EveryClaimCanBeFalse) {
    const std::vector<std::vector<kit::Setting>> breaks{{{"order", "velocity_first"}},
                                                        {{"order", "position_first"}},
                                                        {{"mass", "zero"}},
                                                        {{"mass", "infinite"}},
                                                        {{"mass", "one"}}};
    std::set<std::string> broken;
    for (const kit::Claim& claim : IntegratorsScene::claims())
        for (const auto& more : breaks) {
            std::vector<kit::Setting> settings = claim.settings;
            settings.insert(settings.end(), more.begin(), more.end());
            if (claim.holds(readouts_at(settings, claim.step)) == std::optional(false)) broken.insert(claim.id);
        }
    for (const kit::Claim& claim : IntegratorsScene::claims()) EXPECT_TRUE(broken.count(claim.id) == 1) << claim.id;
}

TEST(Integrators, ANewSystemComesWithItsStartUnlessNamed) {
    IntegratorsRun run;
    ASSERT_TRUE(run.set_all({{"system", "orbit"}, {"vy", "1"}}).ok());
    kit::Readouts r;
    run.read(r);
    EXPECT_EQ(r.number("code_velocity"), 1.0);
    EXPECT_EQ(run.last_step(), 3 * 400);
}

TEST(Integrators, CoveredAnswersStayCovered) {
    IntegratorsRun run;
    ASSERT_TRUE(run.set_all({{"order", "position_first"}, {"h", "0.1"}}).ok());
    kit::Readouts r;
    run.read(r);
    kit::cover_answers(r);
    EXPECT_EQ(r.word("code_status"), nullptr);
    EXPECT_TRUE(r.timeline_marks.empty());
    kit::DrawList list;
    run.draw({}, list);
    list.cover_answers();
    for (const kit::Item& item : list.items) EXPECT_FALSE(item.style.ghost) << "what will be is an answer";
}

// Each of these once had the headline of another case: grown at the edge itself, lost orbits called kept, a body thrown
// by a floor that it never met, drag where there is none.
TEST(Integrators, HeadlinesSayWhatHappened) {
    const auto says = [](const std::vector<kit::Setting>& settings, const char* words) {
        const std::string headline = readouts_at(settings, kit::last_step).headline.en;
        EXPECT_NE(headline.find(words), std::string::npos) << headline;
    };
    const std::vector<kit::Setting> orbit{{"system", "orbit"}}, floor{{"system", "contact"}, {"h", "0.05"}};
    const auto with = [](std::vector<kit::Setting> base, const char* key, const char* value) {
        base.push_back({key, value});
        return base;
    };
    says({{"system", "spring"}, {"h", "2"}, {"omega", "1"}, {"steps", "2000"}}, "by as much each step");
    says(orbit, "stay on an orbit");
    says(with(orbit, "h", "2"), "even methods that keep orbits");
    says(with(orbit, "vy", "0.01"), "even methods that keep orbits");
    says(with(orbit, "vy", "0"), "a fall, not an orbit");
    says(with(floor, "steps", "200"), "throws the body out");
    says(with(with(floor, "y0", "50"), "steps", "10"), "once the body sinks");
    says({{"system", "drag"}, {"drag", "0"}}, "No drag");
    for (const kit::Preset& preset : IntegratorsScene::presets())
        if (preset.id == "orbit_long") {
            says(preset.settings, "flung out in step");
        }
}

// An infinite mass neither falls nor has an energy: laws about both do not speak of it.
TEST(Integrators, LawsDoNotSpeakOfAnInfiniteMass) {
    for (const char* system : {"gravity", "spring"}) {
        const kit::Readouts r = readouts_at({{"system", system}, {"mass", "infinite"}, {"vy", "1"}}, kit::last_step);
        EXPECT_TRUE(std::isnan(r.number("code_energy")));
        for (const kit::Claim& claim : IntegratorsScene::claims()) {
            if (claim.everywhere) {
                EXPECT_EQ(claim.holds(r), std::nullopt) << system << ' ' << claim.id;
            }
        }
    }
}

} // namespace
} // namespace tunnel::scenes
