// What the program says when its display server ends under it. Needs Xvfb; without it the test is skipped.
#include "tests/app/cli_program.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace tunnel::app {
namespace {

TEST(CliDisplay, ALostServerIsOneLineAndTheEnvironmentsExitCode) {
    if (std::system("command -v Xvfb >/dev/null 2>&1") != 0) GTEST_SKIP() << "no Xvfb here";
    const TestFolder folder;
    const std::string script =
        folder.write("run.sh", "cd '" + folder.path("") +
                                   "'\n"
                                   "Xvfb -displayfd 3 -screen 0 1100x700x24 3>number 2>/dev/null &\n"
                                   "server=$!\n"
                                   "for i in $(seq 100); do [ -s number ] && break; sleep 0.1; done\n"
                                   "unset SDL_VIDEODRIVER WAYLAND_DISPLAY\n"
                                   "export XDG_DATA_HOME=\"$PWD\" LC_ALL=C DISPLAY=:$(cat number)\n"
                                   "'" TUNNEL_LAB_PROGRAM "' 2>err &\n"
                                   "program=$!\n"
                                   "sleep 6\n"
                                   "kill $server\n"
                                   "wait $program\n"
                                   "echo $? >code\n");
    ASSERT_EQ(std::system(("sh '" + script + "'").c_str()), 0);
    EXPECT_EQ(folder.read("code"), "3\n");
    EXPECT_EQ(line_count(folder.read("err")), 1U) << folder.read("err");
    EXPECT_EQ(folder.read("err").rfind("tunnel-lab: ", 0), 0U);
}

} // namespace
} // namespace tunnel::app
