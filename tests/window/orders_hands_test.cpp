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

TEST(OrdersHands, TheWantedErrorIsDraggedInEitherPane) {
    AppDriver hand(at("orders"));
    ASSERT_TRUE(hand.ok()) << hand.error();
    drag_wanted(hand, "wanted", -2.0);
    EXPECT_NEAR(hand.value("wanted"), -2.0, 0.2);
    // Verlet's error is 3.6e-4 in 100 steps and falls with the square of their number: 1e-2 takes about 19.
    const double steps = 100.0 * std::sqrt(3.6e-4 / std::pow(10.0, hand.value("wanted")));
    EXPECT_NEAR(hand.number("cheapest_forces"), steps + 1.0, 0.1 * steps);
    drag_wanted(hand, "wanted_work", -9.0);
    EXPECT_NEAR(hand.value("wanted"), -9.0, 0.3);
}

} // namespace
} // namespace tunnel::test
