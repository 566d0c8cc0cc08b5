// Answers: how far the search has come.
#include "scenes/raycast/moment.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace tunnel::scenes::raycast {

std::optional<ray::Box> box_of(const Moment& m, ray::Id id) {
    if (const auto* box = std::get_if<ray::Box>(&thing(m, id).collider.shape)) return shown(m, *box);
    return {};
}

std::vector<std::optional<ray::Fate>> fates(const Moment& m) {
    std::vector<std::optional<ray::Fate>> out(m.result.room->things.size());
    for (std::size_t i = 0; i < steps_shown(m); ++i)
        if (const ray::QueryStep& step = m.result.steps[i]; !step.node) out[step.index] = step.fate;
    return out;
}

const ray::Hit* met_at(const Moment& m, std::size_t step) {
    for (const auto& [at, hit] : m.result.met)
        if (at == step) return &hit;
    return nullptr;
}

bool second_look(const Moment& m) { return m.result.again > 0 && steps_shown(m) > m.result.again; }

double least_by(const Moment& m, std::size_t steps) {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [at, hit] : m.result.met)
        if (at < steps) least = std::min(least, hit.distance);
    return least;
}

namespace {

// Of those met in this look: the smallest id within ε of the smallest distance.
std::vector<ray::Hit> best_so_far(const Moment& m) {
    const std::size_t end = steps_shown(m), begin = second_look(m) ? m.result.again : 0;
    const double least = least_by(m, end), band = std::max(m.params.tie, 0x1p-38 * (m.params.offset + 12.0 + least));
    const ray::Hit* best = nullptr;
    for (const auto& [at, hit] : m.result.met)
        if (at >= begin && at < end && hit.distance <= least + band &&
            (best == nullptr || hit.collider < best->collider))
            best = &hit;
    if (best == nullptr) return {};
    return {*best};
}

} // namespace

std::vector<ray::Hit> hits_now(const Moment& m) {
    if (!stepping(m)) return answer(m).hits;
    if (const Turn* turn = turn_now(m)) return {turn->taken() ? turn->hit : turn->best};
    if (one_hit(m.params)) return best_so_far(m);
    std::vector<ray::Hit> out;
    const auto fate = fates(m);
    for (const ray::Hit& hit : answer(m).hits)
        if (fate[hit.collider] == ray::Fate::met) out.push_back(hit);
    return out;
}

double reach_now(const Moment& m) {
    if (const std::vector<ray::Hit> hits = hits_now(m); !hits.empty()) return hits.back().distance;
    const ray::QueryStep* step = current(m);
    return step == nullptr ? m.result.ray.t_max : std::clamp(step->limit, 0.0, m.result.ray.t_max);
}

const ray::Bvh& tree_of(const Moment& m, const ray::QueryStep& node) {
    if (node.mesh != ray::no_id) return m.result.room->knot->mesh->bvh();
    const ray::World& world = m.result.room->world(m.params.method);
    return node.moving ? world.moving_tree() : world.static_tree();
}

namespace {

const TreeView& view_of(const Room& room, Tree tree) {
    return tree == Tree::resting ? room.resting : tree == Tree::moving ? room.moving : room.knot->tree;
}

Tree kind_of(const ray::QueryStep& node) {
    return node.mesh != ray::no_id ? Tree::mesh : node.moving ? Tree::moving : Tree::resting;
}

} // namespace

std::vector<Level> levels(const Moment& m) {
    std::vector<Level> out;
    const Room& room = *m.result.room;
    for (const Tree tree : {Tree::resting, Tree::moving, Tree::mesh}) {
        if (tree == Tree::mesh && m.params.place == Place::panels) continue;
        const TreeView& view = view_of(room, tree);
        for (int depth = 0; depth < view.levels(); ++depth)
            out.push_back({tree, depth, view.all[static_cast<std::size_t>(depth)], 0, 0});
    }
    std::set<std::pair<int, std::uint32_t>> seen; // a tie is looked at twice, and opens its nodes again
    for (std::size_t i = 0; i < steps_shown(m); ++i) {
        const ray::QueryStep& step = m.result.steps[i];
        if (!step.node) continue;
        const int column = column_of(m, step);
        Level& level = out[static_cast<std::size_t>(column)];
        if (seen.insert({column, step.index}).second) ++level.opened;
        level.tests += static_cast<std::int64_t>(boxes_in(tree_of(m, step), step.index).size());
    }
    return out;
}

int column_of(const Moment& m, const ray::QueryStep& node) {
    const Room& room = *m.result.room;
    const Tree tree = kind_of(node);
    int before = 0;
    if (tree != Tree::resting) before += room.resting.levels();
    if (tree == Tree::mesh) before += room.moving.levels();
    return before + view_of(room, tree).level[node.index];
}

bool column_shown(const Moment& m, int column) { return m.params.level == 0 || m.params.level == column + 1; }

} // namespace tunnel::scenes::raycast
