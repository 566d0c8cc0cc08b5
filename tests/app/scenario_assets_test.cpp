// The scenarios that come with the program: each opens, and shows what its first line says.
#include "app/files/files.hpp"
#include "app/files/scenario_file.hpp"
#include "app/session/session.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace tunnel::app {
namespace {

namespace fs = std::filesystem;

fs::path folder() { return fs::path(TUNNEL_LAB_SOURCE_DIR) / "assets" / "scenarios"; }

std::unique_ptr<Session> opened(const fs::path& path) {
    const ScenarioRead read = read_scenario(path, scenes::catalogue());
    EXPECT_FALSE(read.failure) << read.failure.line.en;
    const scenes::Entry* entry = scenes::find(scenes::catalogue(), read.scenario.scene);
    if (entry == nullptr) return nullptr;
    auto session = std::make_unique<Session>(*entry, false);
    const Failure failure = open_scenario(*session, read.scenario, folder());
    EXPECT_FALSE(failure) << failure.line.en;
    return session;
}

TEST(ScenarioAssets, EachOpensAndSaysInBothLanguagesWhatItIs) {
    int count = 0;
    for (const fs::directory_entry& file : fs::directory_iterator(folder())) {
        SCOPED_TRACE(file.path().filename().string());
        ASSERT_NE(opened(file.path()), nullptr);
        const std::string text = read_file(file.path(), 100000).text;
        EXPECT_TRUE(text.starts_with("# "));
        EXPECT_NE(text.find("\n# "), std::string::npos) << "the second line is Korean";
        ++count;
    }
    EXPECT_GE(count, 5);
}

TEST(ScenarioAssets, ShowWhatTheySay) {
    const auto through = opened(folder() / "bullet_through_the_wall.toml");
    EXPECT_NEAR(through->readouts().number("toi"), 0.5175, 1e-12);
    const auto lost = opened(folder() / "lost_contact.toml");
    EXPECT_TRUE(lost->readouts().is("status", "clear"));
    EXPECT_EQ(lost->readouts().number("checks"), 3.0);
    const auto listing = opened(folder() / "article_listing.toml");
    EXPECT_EQ(listing->readouts().number("checks"), 105.0);
    EXPECT_EQ(listing->readouts().number("earliest_toi"), 0.49993896484375);
    const auto hand = opened(folder() / "second_hand.toml");
    EXPECT_NEAR(hand->readouts().number("lag"), 236.48, 5e-3);
    EXPECT_EQ(hand->readouts().number("t"), 43200.0);
    const auto braked = opened(folder() / "braked_in_flight.toml");
    ASSERT_EQ(braked->run().scenario().inputs.size(), 1U);
    braked->seek(1000);
    EXPECT_TRUE(braked->readouts().is("run", "caught")) << "slowed down, it is seen";
}

} // namespace
} // namespace tunnel::app
