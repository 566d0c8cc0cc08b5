// Answers: all paths of a setting: the true one, both rules', and the map of what the fixed rule does at every epsilon
// and every offset of the world.
#include "core/ray/recast.hpp"
#include "scenes/reflection/map.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace reflection_lab {
namespace {

Cell cell_at(const Result& r, const ray::World& world, double offset, const Params& p, double epsilon) {
    StepOff rule = fixed_rule(p);
    rule.epsilon = epsilon;
    const Path path = path_by(r.mirrors, world, offset, p, rule, true);
    return {path.first_fault, path.survived};
}

void fill_map(const Params& p, Result& r) {
    for (int row = 0; row < offset_cells; ++row) {
        const double offset = offset_of_cell(row);
        const ray::World world = world_at(r.mirrors, offset);
        for (int column = 0; column < eps_cells; ++column)
            r.map.push_back(cell_at(r, world, offset, p, epsilon_of_cell(column)));
        const Path by_core = path_by(r.mirrors, world, offset, p, scaled_rule(p), true);
        r.scaled_by.push_back(by_core.bounces.size() > 1 ? by_core.bounces[1].off : 0.0);
        r.scaled_rows.push_back(by_core.first_fault);
    }
}

void check_scaled(const Params& p, Result& r) {
    r.scaled_least = p.bounces;
    for (int i = 0; i < offsets_checked; ++i) {
        const double offset = std::pow(10.0, 7.0 * i / (offsets_checked - 1));
        const Path path = path_by(r.mirrors, world_at(r.mirrors, offset), offset, p, scaled_rule(p), true);
        r.scaled_least = std::min(r.scaled_least, path.survived);
        r.scaled_faults += path.whole() ? 0 : 1;
    }
}

} // namespace
} // namespace reflection_lab

ReflectionScene::Result ReflectionScene::solve(const Params& p) {
    using namespace reflection_lab;
    Result r;
    r.mirrors = arrange(p);
    r.truth = true_path(r.mirrors, p);
    const ray::World here = world_at(r.mirrors, p.offset);
    r.fixed = path_by(r.mirrors, here, p.offset, p, fixed_rule(p), false);
    r.scaled = path_by(r.mirrors, here, p.offset, p, scaled_rule(p), false);
    fill_map(p, r);
    for (int i = 0; i < line_cells; ++i) r.line.push_back(cell_at(r, here, p.offset, p, epsilon_on_line(i)));
    check_scaled(p, r);
    return r;
}

int ReflectionScene::last_step(const Params&, const Result& r) {
    return static_cast<int>(std::max({r.truth.size(), r.fixed.bounces.size(), r.scaled.bounces.size()}));
}

} // namespace tunnel::scenes
