// Does the orders scene tell the truth? Its errors against closed forms worked out here, its slopes against those that
// theory gives, its costs against its own points; and can each of its claims be false?
#include "scenes/kit/cover.hpp"
#include "scenes/kit/run_of.hpp"
#include "scenes/orders/moment.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <cmath>
#include <complex>
#include <set>

namespace tunnel::scenes {
namespace {

using orders_lab::Fate, orders_lab::MethodLine, orders_lab::Params, orders_lab::Spot, orders_lab::System;
using OrdersRun = kit::RunOf<OrdersScene>;
using Complex = std::complex<long double>;

kit::Readouts orders_readouts(const std::vector<kit::Setting>& settings, int step) {
    OrdersRun run;
    EXPECT_TRUE(run.set_all(settings).ok());
    run.seek(step == kit::last_step ? run.last_step() : step);
    kit::Readouts r;
    run.read(r);
    return r;
}

// x + i v/ω turns by e^(-iωt); a one-step method whose force is linear multiplies it by a polynomial in z = -ihω.
Complex factor_of(std::size_t method, Complex z) {
    if (method == 0) return 1.0L + z;
    if (method == 2) return 1.0L / (1.0L - z);
    if (method == 6) return 1.0L + z * (1.0L + z / 2.0L * (1.0L + z / 3.0L * (1.0L + z / 4.0L)));
    return 1.0L + z + z * z / 2.0L; // midpoint and Heun
}

TEST(Orders, ErrorsOnTheSpringAreThoseOfTheClosedForm) {
    const Params p;
    const OrdersScene::Result r = OrdersScene::solve(p);
    for (const std::size_t method : {0U, 2U, 4U, 5U, 6U})
        for (const Spot& s : r.lines[method].spots) {
            const auto n = static_cast<long double>(s.steps), w = static_cast<long double>(p.omega),
                       time = static_cast<long double>(p.time);
            const Complex end = std::pow(factor_of(method, Complex(0.0L, -w * time / n)), n);
            const auto error = static_cast<double>(std::abs(end - std::exp(Complex(0.0L, -w * time))));
            EXPECT_NEAR(s.error, error, 1e-3 * error + 3e-14) << method << ' ' << s.steps;
        }
}

TEST(Orders, TheForcesAreCounted) {
    const OrdersScene::Result r = OrdersScene::solve({});
    const double each[] = {1, 1, 1, 1, 2, 2, 4};
    for (std::size_t i = 0; i < orders_lab::method_count; ++i)
        for (const Spot& s : r.lines[i].spots)
            EXPECT_NEAR(s.evaluations, each[i] * static_cast<double>(s.steps), 1.0 + (i == 2 ? s.evaluations : 0.0))
                << i; // Verlet needs one more at the start; implicit Euler as many as its solver asks for
}

TEST(Orders, AThrowErrsByHalfGTH) {
    Params p;
    p.system = System::gravity;
    const OrdersScene::Result r = OrdersScene::solve(p);
    for (const Spot& s : r.lines[1].spots) EXPECT_NEAR(s.error, 0.5 * 9.81 * p.time * s.h, 1e-11) << s.steps;
}

// The bound of over-damping, by the fast root worked out here.
TEST(Orders, ExplicitEulerBlowsUpBeyondItsBoundAndNotBelow) {
    Params p;
    p.system = System::stiff, p.omega = 20.0, p.damping = 5.0, p.time = 2.0, p.halvings = 1;
    const double fast = 20.0 * (5.0 + std::sqrt(24.0)), edge = 0.5 * fast * p.time;
    EXPECT_NEAR(OrdersScene::solve(p).fast, fast, 1e-12);
    p.first = static_cast<int>(edge * 0.9);
    EXPECT_NE(OrdersScene::solve(p).lines[0].spots[0].fate, Fate::counted);
    EXPECT_NE(OrdersScene::solve(p).lines[4].spots[0].fate, Fate::counted);
    p.first = static_cast<int>(edge) + 1;
    ASSERT_LE(p.first, 200);
    EXPECT_EQ(OrdersScene::solve(p).lines[0].spots[0].fate, Fate::coarse) << "stable, and no power law yet";
    EXPECT_EQ(OrdersScene::solve(p).lines[0].spots[1].fate, Fate::counted);
}

TEST(Orders, TheWorkIsBounded) {
    for (const System system : {System::spring, System::bounce}) {
        Params p;
        p.system = system, p.first = 200, p.halvings = 8;
        const OrdersScene::Result r = OrdersScene::solve(p);
        EXPECT_GE(r.levels, 2);
        EXPECT_LT(r.levels, 9);
        std::int64_t sum = 0;
        for (const Spot& s : r.lines[0].spots) sum += s.steps * (system == System::bounce ? orders_lab::many_falls : 1);
        EXPECT_LE(sum, orders_lab::most_steps);
    }
}

TEST(Orders, TheCheapestIsTheOneWithTheFewestForces) {
    for (const char* wanted : {"-1", "-3", "-5", "-7", "-9"}) {
        const kit::Readouts r =
            orders_readouts({{"first", "8"}, {"halvings", "7"}, {"wanted", wanted}}, kit::last_step);
        const kit::Table& table = *r.table("methods");
        double least = 1e300;
        std::string who;
        for (const kit::TableRow& row : table.rows)
            if (const auto* cost = std::get_if<double>(&row.cells[5]); cost != nullptr && *cost < least)
                least = *cost, who = std::get<std::string>(row.cells[0]);
        EXPECT_TRUE(r.is("cheapest", who)) << wanted;
        EXPECT_EQ(r.number("cheapest_forces"), least);
    }
}

// Two methods that are good enough at the first h once were compared by that h's work, and the order of the two turned
// round with the first h. Which is cheapest, and for how many evaluations, does not hang on it.
TEST(Orders, TheCheapestDoesNotHangOnTheFirstH) {
    for (const char* wanted : {"-2", "-2.6", "-3.3", "-4", "-4.6"}) {
        const kit::Readouts near = orders_readouts({{"first", "100"}, {"wanted", wanted}}, kit::last_step);
        const kit::Readouts far =
            orders_readouts({{"first", "12"}, {"halvings", "7"}, {"wanted", wanted}}, kit::last_step);
        ASSERT_NE(far.word("cheapest"), nullptr);
        EXPECT_TRUE(near.is("cheapest", *far.word("cheapest"))) << wanted;
        EXPECT_NEAR(near.number("cheapest_forces"), far.number("cheapest_forces"), 0.1 * far.number("cheapest_forces"));
        ASSERT_NE(near.flag("cheapest_at_most"), nullptr);
        EXPECT_FALSE(*near.flag("cheapest_at_most"));
    }
    EXPECT_TRUE(orders_readouts({{"wanted", "-3.3"}}, kit::last_step).is("cheapest", "rk4"));
    EXPECT_TRUE(orders_readouts({{"wanted", "-1"}}, kit::last_step).is("cheapest", "verlet"));
}

// Beyond the picture an error has blown up; within it, it only is too large to count.
TEST(Orders, OnlyWhatLeavesThePictureHasBlownUp) {
    const auto said = [](const std::vector<kit::Setting>& settings) {
        OrdersRun run;
        EXPECT_TRUE(run.set_all(settings).ok());
        run.seek(run.last_step());
        kit::DrawList list;
        run.draw({}, list);
        int times = 0;
        for (const kit::Item& item : list.items)
            if (const auto* label = std::get_if<kit::Label>(&item.shape)) times += label->text.en == "blown up" ? 1 : 0;
        return times;
    };
    EXPECT_EQ(said({{"system", "bounce"}, {"falls", "one"}}), 0);
    EXPECT_EQ(said({{"first", "6"}, {"halvings", "6"}, {"wanted", "-1"}}), 0);
    EXPECT_EQ(said({{"system", "stiff"}}), 2);
}

// Headlines once spoke of slopes where nothing had one, of a jump that no body had come to, of a hidden first-order
// error in a norm that does not see it.
TEST(Orders, HeadlinesSayWhatThePointsSay) {
    const auto says = [](const std::vector<kit::Setting>& settings, const char* words) {
        const std::string headline = orders_readouts(settings, kit::last_step).headline.en;
        EXPECT_NE(headline.find(words), std::string::npos) << headline;
    };
    says({}, "Each halving");
    says({{"wanted", "-1"}}, "a low order is enough: velocity Verlet");
    says({{"omega", "100"}, {"time", "10"}, {"first", "2"}, {"halvings", "3"}}, "no order shows");
    says({{"system", "bounce"}}, "falls to about 1");
    says({{"system", "bounce"}, {"time", "0.05"}}, "not jumped yet");
    says({{"system", "bounce"}, {"time", "10"}}, "no order shows");
    says({{"time", "0.5"}}, "looks like second order");
    says({{"ending", "one_short"}, {"norm", "place"}, {"time", "0.5"}}, "position alone");
}

// An exact method's error is rounding alone, whatever T; and what lies below rounding has no price.
TEST(Orders, RoundingIsNoErrorOfTheMethod) {
    for (const char* time : {"0.05", "0.7", "5"}) {
        const kit::Readouts r = orders_readouts({{"system", "gravity"}, {"time", time}}, kit::last_step);
        for (std::size_t i = 3; i < orders_lab::method_count; ++i)
            EXPECT_EQ(std::get<std::string>(r.table("methods")->rows[i].cells[7]), "rounding") << time << ' ' << i;
    }
    EXPECT_EQ(orders_readouts({{"wanted", "-14"}, {"halvings", "8"}}, kit::last_step).word("cheapest"), nullptr);
}

// As many forces as are named, spent: the error is the wanted one, but for the bend between two points.
TEST(Orders, TheCostBuysTheWantedError) {
    const double each[] = {1, 1, 1, 1, 2, 2, 4};
    const kit::Readouts r = orders_readouts({{"first", "8"}, {"halvings", "7"}, {"wanted", "-3.5"}}, kit::last_step);
    int bought = 0;
    for (std::size_t i = 3; i < orders_lab::method_count; ++i) {
        const auto* cost = std::get_if<double>(&r.table("methods")->rows[i].cells[5]);
        ASSERT_NE(cost, nullptr) << i;
        Params p;
        p.first = static_cast<int>(std::lround(*cost / each[i]));
        EXPECT_NEAR(std::log10(OrdersScene::solve(p).lines[i].spots[0].error), -3.5, 0.1) << i << ' ' << *cost;
        ++bought;
    }
    EXPECT_EQ(bought, 4);
}

TEST(Orders, AnErrorThatIsNotReachedHasNoCost) {
    const kit::Readouts r = orders_readouts({{"wanted", "-14"}}, kit::last_step);
    EXPECT_EQ(r.word("cheapest"), nullptr);
    EXPECT_TRUE(std::isnan(r.number("cheapest_forces")));
    const kit::Readouts easy = orders_readouts({{"wanted", "0"}}, 0);
    EXPECT_EQ(easy.number("cheapest_forces"), 4.0)
        << "Verlet in three steps, and one force to begin with: there explicit Euler is 5.6 times too large";
    ASSERT_NE(easy.flag("cheapest_at_most"), nullptr);
    EXPECT_TRUE(*easy.flag("cheapest_at_most"));
}

TEST(Orders, PointsAppearStepByStep) {
    for (int step = 0; step <= 4; ++step) {
        const kit::Readouts r = orders_readouts({}, step);
        EXPECT_EQ(r.table("points")->size(), orders_lab::method_count * static_cast<std::size_t>(step + 1));
        EXPECT_EQ(r.number("steps"), 100.0 * std::pow(2.0, step));
        const bool has_slope = std::holds_alternative<double>(r.table("methods")->rows[6].cells[1]);
        EXPECT_EQ(has_slope, step > 0) << "one point has no slope";
    }
}

TEST(Orders, BrokenSwitchesChangeWhatTheyName) {
    const auto slope = [](const std::vector<kit::Setting>& settings, std::size_t method) {
        return std::get<double>(orders_readouts(settings, kit::last_step).table("methods")->rows[method].cells[1]);
    };
    EXPECT_NEAR(slope({{"ending", "one_short"}}, 6), 1.0, 0.05);
    EXPECT_NEAR(slope({{"time", "0.5"}, {"norm", "place"}}, 3), 4.0, 0.05);
    EXPECT_NEAR(slope({{"time", "0.5"}}, 3), 2.0, 0.05);
    EXPECT_LT(slope({{"halvings", "8"}, {"rounding", "counted"}}, 6), 3.7);
    EXPECT_NEAR(slope({{"halvings", "8"}}, 6), 4.0, 0.05);
}

// One more setting, a break-it switch where one will do, and what the claim says is false.
TEST(Orders, EveryClaimCanBeFalse) {
    const std::vector<std::vector<kit::Setting>> breaks{
        {{"ending", "one_short"}}, {{"ending", "right"}},      {{"norm", "place"}}, {{"norm", "both"}},
        {{"rounding", "counted"}}, {{"rounding", "left_out"}}, {{"falls", "one"}},  {{"system", "spring"}},
        {{"first", "160"}},        {{"first", "5"}},           {{"time", "0.7"}},   {{"halvings", "2"}}};
    std::set<std::string> broken;
    for (const kit::Claim& claim : OrdersScene::claims())
        for (const auto& more : breaks) {
            std::vector<kit::Setting> settings = claim.settings;
            settings.insert(settings.end(), more.begin(), more.end());
            if (claim.holds(orders_readouts(settings, claim.step)) == std::optional(false)) broken.insert(claim.id);
        }
    for (const kit::Claim& claim : OrdersScene::claims()) EXPECT_TRUE(broken.count(claim.id) == 1) << claim.id;
}

TEST(Orders, CoveredAnswersStayCovered) {
    OrdersRun run;
    run.seek(run.last_step());
    kit::Readouts r;
    run.read(r);
    kit::cover_answers(r);
    EXPECT_EQ(r.word("cheapest"), nullptr);
    kit::DrawList list;
    run.draw({}, list);
    list.cover_answers();
    int points = 0;
    for (const kit::Item& item : list.items) {
        if (const auto* label = std::get_if<kit::Label>(&item.shape)) {
            EXPECT_FALSE(label->has_symbol && std::isdigit(static_cast<unsigned char>(label->text.en[0])) != 0)
                << "a slope: " << label->text.en;
        }
        points += std::holds_alternative<kit::Point>(item.shape) ? 1 : 0;
    }
    EXPECT_EQ(points, 14) << "the first of each method, in both panes";
}

} // namespace
} // namespace tunnel::scenes
