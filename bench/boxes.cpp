// Answers: what 20 000 boxes cost the processor before the graphics driver gets them, part by part: the scene's list,
// its geometry, the hashes that find out what differs, the label's obstacles, and what lies under the mouse.
// Refuses: the driver's own work; for a frame as a whole see frame_boxes_20000_playing of bench/frame.
#include "app/render/damage.hpp"
#include "app/render/obstacles.hpp"
#include "app/render/scene_geometry.hpp"
#include "bench/support/moving_boxes.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace tunnel;

struct Setup {
    std::unique_ptr<kit::SceneRun> run = bench::moving_boxes.open();
    kit::DrawList list{};
    std::vector<app::PaneFrame> frames{};
    app::RenderStyle style{};

    Setup() {
        run->draw({}, list);
        std::map<std::string, app::CameraState> cameras;
        frames = app::lay_out(list, {0.0f, 40.0f, 909.0f, 627.0f}, 1.0f, cameras);
        style.palette = &app::palette(app::Theme::dark);
    }
};

void make_list(benchmark::State& state) {
    const Setup setup;
    kit::View view;
    for (auto _ : state) {
        view.fraction = view.fraction < 0.9 ? view.fraction + 0.01 : 0.0;
        kit::DrawList list;
        setup.run->draw(view, list);
        benchmark::DoNotOptimize(list.items.data());
    }
}

void make_geometry(benchmark::State& state) {
    const Setup setup;
    for (auto _ : state) benchmark::DoNotOptimize(app::scene_geometry(setup.list, setup.frames, setup.style));
}

void find_damage(benchmark::State& state) {
    const Setup setup;
    const app::SceneGeometry scene = app::scene_geometry(setup.list, setup.frames, setup.style);
    app::Damage damage;
    std::uint64_t version = 0;
    for (auto _ : state) {
        damage.begin({1280, 800}, 1);
        if (!damage.open_layer({app::bytes_of(++version)})) state.SkipWithError("the layer is new in every frame");
        app::add_damage(damage, scene.geometry, scene.geometry.batches, {30.0f, 70.0f}, {0, 0, 909, 667}, version);
        benchmark::DoNotOptimize(damage.end().data());
    }
}

void find_obstacles(benchmark::State& state) {
    const Setup setup;
    for (auto _ : state) benchmark::DoNotOptimize(app::obstacles_of(setup.list, setup.frames[0], 1.0f));
}

void find_picked(benchmark::State& state) {
    const Setup setup;
    float x = 100.0f;
    for (auto _ : state) {
        x = x < 800.0f ? x + 1.0f : 100.0f;
        benchmark::DoNotOptimize(app::pick(setup.list, setup.frames[0], {x, 300.0f}, 6.0f));
    }
}

BENCHMARK(make_list)->Unit(benchmark::kMicrosecond);
BENCHMARK(make_geometry)->Unit(benchmark::kMicrosecond);
BENCHMARK(find_damage)->Unit(benchmark::kMicrosecond);
BENCHMARK(find_obstacles)->Unit(benchmark::kMicrosecond);
BENCHMARK(find_picked)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
