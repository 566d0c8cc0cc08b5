// Answers: are only the dots that nest counted, wherever others stand?
#include "app/files/toml_depth.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tunnel::app {
namespace {

std::string many(std::string_view part, int count) {
    std::string out;
    for (int i = 0; i < count; ++i) out += part;
    return out;
}

TEST(TomlDepth, KeysNest) {
    EXPECT_EQ(too_deep_line(many("a.", 201) + "a = 1"), 1U);
    EXPECT_EQ(too_deep_line(many("a.", 200) + "a = 1"), std::nullopt);
    EXPECT_EQ(too_deep_line("x = 1\n[" + many("a . ", 201) + "a]"), 2U);
    EXPECT_EQ(too_deep_line(many("\"k.\".", 201) + "a = 1"), 1U);
    EXPECT_EQ(too_deep_line("a = {" + many("b.c.d = {", 101) + "\n"), 1U) << "over several keys of one value";
}

TEST(TomlDepth, OtherDotsDoNot) {
    const std::string dots = many(".", 500);
    EXPECT_EQ(too_deep_line("# " + dots + "\na = 1 # " + dots), std::nullopt);
    EXPECT_EQ(too_deep_line("a = \"" + dots + "\\\"" + dots + "\""), std::nullopt);
    EXPECT_EQ(too_deep_line("a = '" + dots + "'\nb = '''\n" + dots + "'\n" + dots + "'''"), std::nullopt);
    EXPECT_EQ(too_deep_line("a = [" + many("1.5, ", 500) + "]"), std::nullopt);
    EXPECT_EQ(too_deep_line(many("a.b.c = 1\n", 500)), std::nullopt);
}

TEST(TomlDepth, AQuoteThatIsNotClosedHidesNoLineAfterIt) {
    EXPECT_EQ(too_deep_line("a = \"x\n" + many("a.", 201) + "a = 1"), 2U);
}

} // namespace
} // namespace tunnel::app
