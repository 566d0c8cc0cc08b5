// Answers: the run: time is all that changes from step to step.
#include "scenes/broad/broad.hpp"

namespace tunnel::scenes {
namespace broad_lab {
namespace {

std::int64_t tests_at_start(const Params& params, Method method, Sizes sizes) {
    Params p = params;
    p.method = method;
    p.sizes = sizes;
    std::vector<shape::Aabb> boxes;
    place(make_cast(p), 0.0, boxes);
    const auto phase = broad::make(method);
    for (const shape::Aabb& box : boxes) (void)phase->insert(box);
    (void)phase->pairs();
    return box_tests_of(method, phase->counts());
}

} // namespace

double line_of(const Params& p, int axis) { return 0.01 * p.sweep_at * area[axis]; }
// A place that was reckoned to and from percents may be off in its last digit.
bool begun(double min, double line) { return min <= line + 1e-9 * area.x; }

} // namespace broad_lab

using namespace broad_lab;

Result BroadScene::solve(const Params& p) {
    Result r;
    r.cast = std::make_shared<const Cast>(make_cast(p));
    if (p.boxes > count_all_to) return r;
    const auto both = [&](Method m) {
        return std::array{tests_at_start(p, m, Sizes::even), tests_at_start(p, m, Sizes::mixed)};
    };
    r.grid_tests = both(Method::grid);
    r.tree_tests = both(Method::tree);
    return r;
}

State BroadScene::start(const Params&) { return {}; }

State BroadScene::advance(const State& state, const Params& p, std::span<const kit::Input>, double dt) {
    return {state.travelled + p.speed * dt, state.travelled};
}

double BroadScene::step_seconds(const Params&) { return 1.0 / 60.0; }
int BroadScene::last_step(const Params&, const Result&) { return steps; }

} // namespace tunnel::scenes
