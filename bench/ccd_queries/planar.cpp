// Answers: how long does a first-contact query take, point against segment and disc against box? Figures only, on the
// documents' inputs and on random motions; `checks` is the number of hulls a query evaluates.
#include "core/ccd/disc_box.hpp"
#include "core/ccd/point_segment.hpp"

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

namespace {

using namespace tunnel::ccd;

void point_segment_search(benchmark::State& state, const PointSegmentMotion& motion, SearchOrder order, double delta) {
    BisectionOptions options;
    options.order = order;
    options.delta = delta;
    for (auto _ : state) benchmark::DoNotOptimize(first_contact(motion, options));
    state.counters["checks"] = static_cast<double>(first_contact(motion, options).checks);
}

const PointSegmentMotion article{{0.5, 3.5}, {9.5, 3.5}, {5, 1}, {5, 1}, {5, 6}, {5, 6}};
const PointSegmentMotion drifting{{0.5, 3.5}, {8.5, 3.5}, {5, 1}, {6.5, 1}, {5, 6}, {6.5, 6}};
const PointSegmentMotion turning{{0.5, 3.1}, {8.5, 3.7}, {5, 1}, {6.3, 1.2}, {5.1, 6}, {6.5, 5.9}};

BENCHMARK_CAPTURE(point_segment_search, article_queue, article, SearchOrder::queue, 1e-4);
BENCHMARK_CAPTURE(point_segment_search, drifting_levels, drifting, SearchOrder::levels, 0.06);
BENCHMARK_CAPTURE(point_segment_search, turning_queue, turning, SearchOrder::queue, 1e-4);
BENCHMARK_CAPTURE(point_segment_search, turning_queue_fine, turning, SearchOrder::queue, 1e-12);

void point_segment_random(benchmark::State& state) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> uniform(-1.0, 1.0);
    const auto point = [&] { return glm::dvec2(uniform(random), uniform(random)); };
    std::vector<PointSegmentMotion> motions(4096);
    for (PointSegmentMotion& m : motions) m = {point(), point(), point(), point(), point(), point()};
    std::size_t next = 0;
    for (auto _ : state) benchmark::DoNotOptimize(first_contact(motions[next++ % motions.size()], {}));
}
BENCHMARK(point_segment_random);

// Bullet height 3.5 meets the face, 6.1 the corner, 6.18 grazes, 6.5 misses.
void disc_box(benchmark::State& state, double height) {
    const DiscBoxMotion motion{{0.5, height}, {8.0, 0.0}, 0.18, {4.82, 1.0}, {5.18, 6.0}, {0.0, 0.0}};
    for (auto _ : state) benchmark::DoNotOptimize(first_contact(motion));
}
BENCHMARK_CAPTURE(disc_box, face, 3.5);
BENCHMARK_CAPTURE(disc_box, corner, 6.1);
BENCHMARK_CAPTURE(disc_box, graze, 6.18);
BENCHMARK_CAPTURE(disc_box, miss, 6.5);

} // namespace
