// Answers: does a remembered window fit the display it comes back on?
#include "app/window.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {
namespace {

constexpr glm::ivec2 smallest{1024, 640};

TEST(WindowSize, IsNoLargerThanTheDisplaysRoom) {
    EXPECT_EQ(fitting_size({3840, 2160}, smallest, {1920, 1040}), glm::ivec2(1920, 1040));
    EXPECT_EQ(fitting_size({16384, 16384}, smallest, {1920, 1080}), glm::ivec2(1920, 1080));
    EXPECT_EQ(fitting_size({1280, 800}, smallest, {1920, 1080}), glm::ivec2(1280, 800));
    EXPECT_EQ(fitting_size({1280, 800}, smallest, {800, 600}), glm::ivec2(800, 600)) << "the display is smaller yet";
}

TEST(WindowSize, IsNoSmallerThanWhatCanBeUsed) {
    EXPECT_EQ(fitting_size({320, 320}, smallest, {1920, 1080}), smallest);
    EXPECT_EQ(fitting_size({320, 320}, smallest, {0, 0}), glm::ivec2(320, 320)) << "nothing is known of the display";
}

} // namespace
} // namespace tunnel::app
