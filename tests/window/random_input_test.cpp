// Answers: does any order of clicks, drags, keys, wheels, text and sizes break the window? Seeds are loop indices; a
// failure names its own. 60 s over all scenes where sanitizers watch, 15 s else;
// TUNNEL_LAB_RANDOM_SECONDS for longer runs.
#include "tests/support/run_size.hpp"
#include "tests/window/random_hand.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace tunnel::test {

namespace {

double seconds_a_scene() {
    const char* wished = std::getenv("TUNNEL_LAB_RANDOM_SECONDS");
    const double all = wished != nullptr                              ? std::atof(wished)
                       : std::getenv("TUNNEL_LAB_NIGHTLY") != nullptr ? 600.0
                       : support::sanitized                           ? 60.0
                                                                      : 15.0;
    return all / static_cast<double>(std::max<std::size_t>(1, scenes::catalogue().size()));
}

class RandomInput : public testing::TestWithParam<std::size_t> {};

TEST_P(RandomInput, NothingBreaks) {
    const scenes::Entry& entry = scenes::catalogue()[GetParam()];
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds_a_scene());
    for (std::uint64_t seed = 0; std::chrono::steady_clock::now() < end; ++seed) {
        SCOPED_TRACE(std::string(entry.id) + " seed " + std::to_string(seed));
        DriverOptions options;
        options.scene = entry.id;
        options.must_rest = false;
        AppDriver hand(options);
        ASSERT_TRUE(hand.ok()) << hand.error();
        Dice dice{seed * 1000 + GetParam()};
        for (int i = 0; i < 250 && !hand.quit() && std::chrono::steady_clock::now() < end; ++i) one_action(hand, dice);
        // Whatever happened: the run in front can be saved and had again.
        const kit::Scenario saved = hand.session().run().scenario();
        const auto again = hand.session().run().clone();
        EXPECT_TRUE(again->load(saved).ok());
        EXPECT_EQ(again->scenario(), saved);
    }
}

INSTANTIATE_TEST_SUITE_P(All, RandomInput, testing::Range<std::size_t>(0, scenes::catalogue().size()));

} // namespace

} // namespace tunnel::test
