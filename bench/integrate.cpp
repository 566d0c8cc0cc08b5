// Answers: how long integrators take beside other libraries in the same run. --ratios prints one line a comparison,
// whole steps of n bodies; each task's file in bench/integrate says what it compares.
#include "bench/integrate/rotate.hpp"
#include "bench/support/entry.hpp"
#include "bench/support/turns.hpp"

int main(int argc, char** argv) {
    using namespace tunnel;
    const auto request = bench::ratio_request(argc, argv);
    if (!request) return bench::figures(argc, argv);
    bench::TurnOptions options;
    options.rounds = request->rounds;
    bench::rotate_ratios(options);
    return 0;
}
