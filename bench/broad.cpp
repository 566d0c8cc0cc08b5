// Answers: how long one step of the broad phase takes, all boxes moved and all pairs found, beside those of other
// libraries on the same boxes in the same run. --ratios prints one line a comparison, `ours` being Method::fastest:
//   pairs_uniform  sides 0.5 to 1.5
//   pairs_mixed    sizes 0.1 to 10, log-uniform
// Ours and the full peers (boost, cgal) give the full sorted set at each step; box2d and bullet only keep up with what
// changed: less work. `wrong`: pairs missing or extra, against brute force up to 20 000 boxes and against our tree and
// sweep (which must agree) above; `peer_wrong` the same, for incremental peers missing ones only.
#include "bench/broad/motion.hpp"
#include "bench/broad/peers.hpp"
#include "bench/support/entry.hpp"
#include "bench/support/turns.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string_view>

namespace {

using namespace tunnel;
using bench::Mix;
using bench::Motion;

constexpr std::array sizes = {200, 2000, 20000, 200000};

const char* task_of(Mix mix) { return mix == Mix::uniform ? "pairs_uniform" : "pairs_mixed"; }
// Steps before the clock starts: the fat boxes of incremental peers all begin alike, and their trees grow worse with
// time; at 200 000 there is patience for 48 only.
std::size_t warm_up(std::size_t n) { return std::clamp<std::size_t>(4000000 / n, 48, 400); }

// One broad phase, ours or a peer's, with a motion of its own.
struct Ours {
    Motion motion;
    std::unique_ptr<broad::BroadPhase> phase;

    Ours(Mix mix, int n, broad::Method method) : motion(mix, static_cast<std::size_t>(n)), phase(broad::make(method)) {
        for (const shape::Aabb& box : motion.next()) phase->insert(box);
    }
    std::span<const broad::Pair> step() {
        const auto boxes = motion.next();
        for (std::size_t i = 0; i < boxes.size(); ++i) phase->move(static_cast<broad::Id>(i), boxes[i]);
        return phase->pairs();
    }
    [[nodiscard]] bench::Subject subject(int calls) {
        for (std::size_t i = 0; i < warm_up(phase->size()); ++i) step();
        return {[this] { benchmark::DoNotOptimize(step()); },
                [this, calls] { motion.prepare(static_cast<std::size_t>(calls) + 1); }};
    }
};

struct PeerKind {
    const char* name;
    std::unique_ptr<bench::Peer> (*make)(bench::Boxes boxes, double side);
    bool full;
    int most_boxes; // too slow above
};
constexpr std::array peers = {PeerKind{"box2d", bench::make_box2d, false, 1 << 30},
                              PeerKind{"bullet_sweep", bench::make_bullet_sweep, false, 20000},
                              PeerKind{"bullet_dbvt", bench::make_bullet_dbvt, false, 20000},
                              PeerKind{"boost", bench::make_boost, true, 1 << 30},
                              PeerKind{"cgal", bench::make_cgal, true, 1 << 30}};

struct Theirs {
    Motion motion;
    std::unique_ptr<bench::Peer> peer;

    Theirs(Mix mix, int n, const PeerKind& kind) : motion(mix, static_cast<std::size_t>(n)) {
        peer = kind.make(motion.next(), motion.side());
    }
    [[nodiscard]] bench::Subject subject(int calls) {
        for (std::size_t i = 0; i < warm_up(motion.next().size()); ++i) peer->step(motion.next());
        return {[this] { peer->step(motion.next()); },
                [this, calls] { motion.prepare(static_cast<std::size_t>(calls) + 1); }};
    }
};

using Pairs = std::vector<broad::Pair>;

std::size_t missing(const Pairs& from, const Pairs& exact) {
    Pairs out;
    std::set_difference(exact.begin(), exact.end(), from.begin(), from.end(), std::back_inserter(out));
    return out.size();
}

constexpr int checked_step = 12;

Pairs after_steps(Mix mix, int n, broad::Method method) {
    Ours ours(mix, n, method);
    for (int i = 1; i < checked_step; ++i) {
        const auto boxes = ours.motion.next();
        for (std::size_t k = 0; k < boxes.size(); ++k) ours.phase->move(static_cast<broad::Id>(k), boxes[k]);
        if (method == broad::Method::fastest) ours.phase->pairs(); // the others only for the last
    }
    const auto pairs = ours.step();
    return {pairs.begin(), pairs.end()};
}

struct Exact {
    Pairs pairs;
    std::size_t wrong = 0; // of ours

    Exact(Mix mix, int n) : pairs(after_steps(mix, n, n <= 20000 ? broad::Method::brute_force : broad::Method::tree)) {
        if (n > 20000 && pairs != after_steps(mix, n, broad::Method::sort_and_sweep)) std::puts("# tree, sweep differ");
        const Pairs ours = after_steps(mix, n, broad::Method::fastest);
        wrong = missing(ours, pairs) + missing(pairs, ours);
    }
    [[nodiscard]] std::size_t wrong_of(const PeerKind& kind, Mix mix, int n) const {
        Theirs theirs(mix, n, kind);
        theirs.peer->remember();
        for (int i = 1; i <= checked_step; ++i) theirs.peer->step(theirs.motion.next());
        const Pairs held = theirs.peer->pairs();
        return missing(held, pairs) + (kind.full ? missing(pairs, held) : 0);
    }
};

bench::TurnOptions turns_of(int n, int percent) {
    const int rounds = std::max(3, 2000000 / n / 10);
    return {std::max(2, std::min(rounds, 200) * percent / 100), n > 20000 ? 2 : n > 2000 ? 4 : n > 200 ? 12 : 40};
}

void compare(Mix mix, int n, int percent, std::string_view only) {
    const Exact exact(mix, n);
    std::printf("# %s n=%d: %.2f pairs a box\n", task_of(mix), n, static_cast<double>(exact.pairs.size()) / n);
    const bench::TurnOptions turns = turns_of(n, percent);
    for (const PeerKind& kind : peers) {
        if (!only.empty() && only != kind.name) continue;
        if (n > kind.most_boxes) {
            std::printf("# %s n=%d: %s left out, too slow there\n", task_of(mix), n, kind.name);
            continue;
        }
        Ours ours(mix, n, broad::Method::fastest);
        Theirs theirs(mix, n, kind);
        if (theirs.peer == nullptr) continue;
        bench::Line line{task_of(mix), kind.name};
        line.n = static_cast<std::size_t>(n);
        line.time = bench::in_turn(ours.subject(turns.calls), theirs.subject(turns.calls), turns);
        line.wrong = exact.wrong;
        line.peer_wrong = exact.wrong_of(kind, mix, n);
        bench::print(line);
    }
}

// From 2 000 to 200 000 boxes, in turn.
void print_growth(Mix mix, int percent) {
    const bench::TurnOptions turns{std::max(3, 20 * percent / 100), 3};
    Ours few(mix, 2000, broad::Method::fastest), many(mix, 200000, broad::Method::fastest);
    const bench::Medians time = bench::in_turn(many.subject(turns.calls), few.subject(turns.calls), turns);
    std::printf("# growth task=%s from=2000 ns=%.0f to=200000 ns=%.0f exponent=%.3f (processor time: %.3f)\n",
                task_of(mix), time.peer_ns, time.ours_ns, std::log(time.ratio()) / std::log(100.0),
                std::log(time.ours_cpu_ns / time.peer_cpu_ns) / std::log(100.0));
}

int ratios(int percent, int most, std::string_view only) {
    for (const PeerKind& kind : peers)
        if (kind.make({}, 1.0) == nullptr) std::printf("# peer %s: not found\n", kind.name);
    for (const Mix mix : {Mix::uniform, Mix::mixed}) {
        for (const int n : sizes)
            if (n <= most) compare(mix, n, percent, only);
        if (most >= sizes.back()) print_growth(mix, percent);
    }
    return 0;
}

void step(benchmark::State& state, Mix mix, broad::Method method) {
    const auto n = static_cast<int>(state.range(0));
    Ours ours(mix, n, method);
    for (std::size_t i = 0; auto _ : state) {
        if (i++ % 16 == 0) {
            state.PauseTiming();
            ours.motion.prepare(16);
            state.ResumeTiming();
        }
        benchmark::DoNotOptimize(ours.step());
    }
    state.counters["tests_per_box"] = static_cast<double>(ours.phase->counts().tests) / n;
    state.counters["pairs_per_box"] = static_cast<double>(ours.phase->counts().found) / n;
}
#define TUNNEL_METHOD(method)                                                                                          \
    BENCHMARK_CAPTURE(step, uniform_##method, Mix::uniform, broad::Method::method)                                     \
        ->RangeMultiplier(10)                                                                                          \
        ->Range(200, 200000);                                                                                          \
    BENCHMARK_CAPTURE(step, mixed_##method, Mix::mixed, broad::Method::method)                                         \
        ->Arg(200)                                                                                                     \
        ->Arg(2000)                                                                                                    \
        ->Arg(20000)                                                                                                   \
        ->Arg(200000)
TUNNEL_METHOD(fastest);
TUNNEL_METHOD(tree);
TUNNEL_METHOD(grid);
TUNNEL_METHOD(sort_and_sweep);

} // namespace

// --ratios [percent of the usual rounds [the most boxes [the only peer]]]
int main(int argc, char** argv) {
    if (const auto request = bench::ratio_request(argc, argv)) {
        const auto& more = request->more;
        return ratios(request->rounds, !more.empty() ? std::atoi(more[0].data()) : sizes.back(),
                      more.size() > 1 ? more[1] : std::string_view());
    }
    return bench::figures(argc, argv);
}
