// Do hands work the orders scene: is the wanted error dragged in either pane, and does the cheapest follow?
#include "tests/window/app_driver.hpp"

#include "app/session/session.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tunnel::test {
namespace {

void drag_wanted(AppDriver& hand, std::string_view id, double to) {
    for (const kit::Handle& h : hand.session().run().handles())
        if (h.id == id) {
            glm::dvec3 there = h.at;
            there.y = to;
            return hand.drag(hand.to_window(h.pane, h.at), hand.to_window(h.pane, there));
        }
    ADD_FAILURE() << "no handle " << id;
}

// On the spring of the opening, step by step, worked out here.
double verlet_error_in_100_steps() {
    const double rate = 6.283185307179586, h = 0.7 / 100.0;
    double x = 1.0, v = 0.0;
    for (int k = 0; k < 100; ++k) {
        const double middle = v - 0.5 * h * rate * rate * x;
        x += h * middle;
        v = middle - 0.5 * h * rate * rate * x;
    }
    return std::hypot(x - std::cos(rate * 0.7), v / rate + std::sin(rate * 0.7));
}

TEST(OrdersHands, TheWantedErrorIsDraggedInEitherPane) {
    AppDriver hand(at("orders"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    drag_wanted(hand, "wanted", -2.0);
    EXPECT_NEAR(hand.value("wanted"), -2.0, 0.2);
    // Verlet is cheapest there; its error falls with the square of the number of steps.
    const double steps = 100.0 * std::sqrt(verlet_error_in_100_steps() / std::pow(10.0, hand.value("wanted")));
    EXPECT_NEAR(hand.number("cheapest_forces"), steps + 1.0, 0.1 * steps);
    drag_wanted(hand, "wanted_work", -9.0);
    EXPECT_NEAR(hand.value("wanted"), -9.0, 0.3);
}

} // namespace
} // namespace tunnel::test
