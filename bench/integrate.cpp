// Answers: how long a step of many bodies takes beside other libraries and the memory itself, in the same run. A task
// in a file of its own under bench/integrate, which says what is compared. Without --ratios: figures.
// --ratios [rounds [the only task]]
#include "bench/integrate/rotate.hpp"
#include "bench/integrate/tasks.hpp"
#include "bench/support/entry.hpp"

#include <cstdio>
#include <string_view>

namespace {

using namespace tunnel;

void compare_rotate_expmap(int rounds) {
    bench::TurnOptions options;
    options.rounds = rounds;
    bench::rotate_ratios(options);
}

struct Task {
    std::string_view name;
    void (*compare)(int rounds);
};
constexpr Task tasks[] = {{"euler_semi", bench::compare_euler_semi},
                          {"rk4_spring", bench::compare_rk4_spring},
                          {"rotate_expmap", compare_rotate_expmap}};

} // namespace

int main(int argc, char** argv) {
    const auto request = bench::ratio_request(argc, argv);
    if (!request) return bench::figures(argc, argv);
#ifndef TUNNEL_PEER_ODEINT
    std::puts("# peer odeint: not found");
#endif
    for (const Task& task : tasks)
        if (request->more.empty() || request->more[0] == task.name) task.compare(request->rounds);
    return 0;
}
