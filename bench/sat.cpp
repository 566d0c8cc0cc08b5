// Answers: how long the separating axis query takes, polygon against polygon, beside Box2D's on the same pairs in the
// same run. --ratios prints one line a comparison, per pair:
//   sat_manifold      place both polygons, MTV and contact points; sixteen pairs to a call, as a simulator has them.
//   The
//                     peer turns and moves its polygons, too, and knows no more than one pair
//   sat_manifold_one  the same, one pair to a call
//   sat_mtv           the MTV alone of polygons already placed: less work than the peer's manifold
// Half overlapping regular polygons of 4 and 8 corners. `wrong`: verdicts other than the exact oracle's.
#include "bench/support/turns.hpp"
#include "core/sat/polygons.hpp"
#include "tests/oracle/polygon_pair_oracle.hpp"

#include <benchmark/benchmark.h>

#ifdef TUNNEL_PEER_BOX2D
#include <box2d/box2d.h>
#endif

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numbers>
#include <random>
#include <span>
#include <string_view>

namespace {

using namespace tunnel;

constexpr std::size_t pair_count = 1024, block = 16;

std::vector<glm::dvec2> regular(int corners) {
    std::vector<glm::dvec2> out;
    for (int i = 0; i < corners; ++i) {
        const double angle = 0.3 + 2.0 * std::numbers::pi * i / corners;
        out.emplace_back(std::cos(angle), std::sin(angle));
    }
    return out;
}

struct Pairs {
    shape::ConvexPolygon local;
    std::vector<shape::Pose> poses; // of A and B in turn
    std::vector<shape::ConvexPolygon> placed;

    explicit Pairs(int corners) : local(*shape::make_polygon(regular(corners))) {
        std::mt19937_64 random(1);
        std::uniform_real_distribution<double> uniform(-1.0, 1.0);
        for (std::size_t i = 0; i < pair_count; ++i) {
            const double angle = 3.1 * uniform(random), apart = 0.8 + 0.3 * uniform(random); // about half overlapping
            const glm::dvec2 at{10.0 * uniform(random), 10.0 * uniform(random)};
            poses.push_back(shape::pose(at, 3.1 * uniform(random)));
            poses.push_back(
                shape::pose(at + apart * glm::dvec2(std::cos(angle), std::sin(angle)), 3.1 * uniform(random)));
        }
        for (const shape::Pose& pose : poses) placed.push_back(place(local, pose));
    }
    [[nodiscard]] overlap::Contact manifold(std::size_t i) const {
        return sat::contact(place(local, poses[2 * i]), place(local, poses[2 * i + 1]));
    }
    // Pairs from i on, as many as there is room for.
    void manifolds(std::size_t i, std::span<overlap::Contact> out) const {
        std::array<shape::ConvexPolygon, 2 * block> world;
        std::array<sat::PolygonPair, block> pairs;
        for (std::size_t k = 0; k < out.size(); ++k) {
            place(local, poses[2 * (i + k)], world[2 * k]), place(local, poses[2 * (i + k) + 1], world[2 * k + 1]);
            pairs[k] = {&world[2 * k], &world[2 * k + 1]};
        }
        sat::contacts(std::span(pairs).first(out.size()), out);
    }
    [[nodiscard]] sat::Mtv mtv(std::size_t i) const { return sat::mtv(placed[2 * i], placed[2 * i + 1]); }
    [[nodiscard]] bool hits(std::size_t i) const {
        const auto vertices = [](const shape::ConvexPolygon& p) {
            std::vector<glm::dvec2> out;
            for (int k = 0; k < p.count; ++k) out.push_back(p.vertex(k));
            return out;
        };
        return oracle::PolygonPair(vertices(placed[2 * i]), vertices(placed[2 * i + 1])).touch();
    }
};

template <class Call> auto all(Call call) {
    return [call] {
        for (std::size_t i = 0; i < pair_count; ++i) benchmark::DoNotOptimize(call(i));
    };
}

auto all_in_blocks(const Pairs& pairs) {
    return [&pairs] {
        std::array<overlap::Contact, block> out;
        for (std::size_t i = 0; i < pair_count; i += block) {
            pairs.manifolds(i, out);
            benchmark::DoNotOptimize(out.data());
            benchmark::ClobberMemory();
        }
    };
}

#ifdef TUNNEL_PEER_BOX2D
struct Box2d {
    b2PolygonShape shape;
    std::vector<b2Transform> poses;

    Box2d(int corners, const Pairs& pairs) {
        std::vector<b2Vec2> points;
        for (const glm::dvec2& p : regular(corners))
            points.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y));
        shape.Set(points.data(), corners);
        for (const shape::Pose& pose : pairs.poses) {
            b2Transform t;
            t.p.Set(static_cast<float>(pose.shift.x), static_cast<float>(pose.shift.y));
            t.q.c = static_cast<float>(pose.cosine), t.q.s = static_cast<float>(pose.sine);
            poses.push_back(t);
        }
    }
    [[nodiscard]] b2Manifold manifold(std::size_t i) const {
        b2Manifold out;
        b2CollidePolygons(&out, &shape, poses[2 * i], &shape, poses[2 * i + 1]);
        return out;
    }
};
#endif

template <class Call> std::size_t count_wrong(const Pairs& pairs, Call hit) {
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < pair_count; ++i) wrong += hit(i) != pairs.hits(i);
    return wrong;
}

// `hits(i)`: our verdict of pair i.
template <class Run, class Hits>
void compare([[maybe_unused]] const char* task, [[maybe_unused]] int corners, [[maybe_unused]] const Pairs& pairs,
             [[maybe_unused]] Run run, [[maybe_unused]] Hits hits, [[maybe_unused]] const bench::TurnOptions& options) {
#ifdef TUNNEL_PEER_BOX2D
    const Box2d box2d(corners, pairs);
    bench::Line line{task, "box2d"};
    line.n = static_cast<std::size_t>(corners);
    line.time = bench::in_turn({run}, {all([&](std::size_t i) { return box2d.manifold(i); })}, options);
    for (double* ns : {&line.time.ours_ns, &line.time.peer_ns, &line.time.ours_cpu_ns, &line.time.peer_cpu_ns})
        *ns /= static_cast<double>(pair_count);
    line.wrong = count_wrong(pairs, hits);
    line.peer_wrong = count_wrong(pairs, [&](std::size_t i) { return box2d.manifold(i).pointCount > 0; });
    bench::print(line);
#endif
}

int ratios(int rounds) {
#ifndef TUNNEL_PEER_BOX2D
    std::puts("# peer box2d: not found");
#endif
    bench::TurnOptions options;
    options.rounds = rounds;
    for (const int corners : {4, 8}) {
        const Pairs pairs(corners);
        const auto one = [&](std::size_t i) { return pairs.manifold(i); };
        const auto mtv = [&](std::size_t i) { return pairs.mtv(i); };
        const auto hit = [](const auto& answer) { return answer.status == base::Status::hit; };
        compare(
            "sat_manifold", corners, pairs, all_in_blocks(pairs),
            [&](std::size_t i) {
                std::array<overlap::Contact, block> out;
                pairs.manifolds(i - i % block, out);
                return hit(out[i % block]);
            },
            options);
        compare(
            "sat_manifold_one", corners, pairs, all(one), [&](std::size_t i) { return hit(one(i)); }, options);
        compare(
            "sat_mtv", corners, pairs, all(mtv), [&](std::size_t i) { return hit(mtv(i)); }, options);
    }
    return 0;
}

void manifold(benchmark::State& state) {
    const Pairs pairs(static_cast<int>(state.range(0)));
    for (auto _ : state) all_in_blocks(pairs)();
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(pair_count));
}
BENCHMARK(manifold)->Arg(4)->Arg(8)->Arg(16);

void mtv(benchmark::State& state) {
    const Pairs pairs(static_cast<int>(state.range(0)));
    for (auto _ : state) all([&](std::size_t i) { return pairs.mtv(i); })();
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(pair_count));
}
BENCHMARK(mtv)->Arg(4)->Arg(8)->Arg(16);

} // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "--ratios") {
        const int rounds = argc > 2 ? std::atoi(argv[2]) : 0;
        return ratios(rounds > 0 ? rounds : 100);
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
