// Answers: runs the methods on the boxes of a moment, all while they are few, else the chosen one only.
#include "scenes/broad/world.hpp"

#include <algorithm>

namespace tunnel::scenes::broad_lab {
namespace {

using broad::BroadPhase;
using Pairs = std::span<const broad::Pair>;

template <class Phase> void fill(Phase& phase, const std::vector<shape::Aabb>& boxes) {
    for (const shape::Aabb& box : boxes) (void)phase.insert(box);
}

class Look {
  public:
    Look(const Params& params, World& world) : p(params), w(world) {}

    void look(const Cast& cast, double before) {
        const bool all = p.boxes <= count_all_to;
        const std::int64_t possible = pairs_of(p.boxes);
        of(Method::brute_force) = {possible, possible, std::nullopt, possible};
        if (all) run_plain(Method::brute_force);
        if (all || p.method == Method::fastest) strips();
        if (all || p.method == Method::sort_and_sweep) sweep();
        if (all || p.method == Method::grid) grid();
        if (all || p.method == Method::tree) tree(cast, before);
        if (!have) run_plain(Method::fastest, false);
        if (all) w.same_sets = same;
    }

  private:
    const Params& p;
    World& w;
    bool have = false, same = true;

    MethodCount& of(Method m) { return w.counts[static_cast<std::size_t>(m)]; }
    void take(Pairs pairs) {
        if (!have) w.pairs.assign(pairs.begin(), pairs.end());
        same = same && std::equal(pairs.begin(), pairs.end(), w.pairs.begin(), w.pairs.end());
        have = true;
    }
    void note(Method m, const BroadPhase& phase) {
        const broad::Counts c = phase.counts();
        of(m) = {c.tests, c.visits, c.found, box_tests_of(m, c)};
    }
    void run_plain(Method m, bool say = true) {
        const auto phase = broad::make(m);
        fill(*phase, w.boxes);
        take(phase->pairs());
        if (say) note(m, *phase);
    }
    void strips() {
        broad::Fastest phase;
        fill(phase, w.boxes);
        take(phase.pairs());
        note(Method::fastest, phase);
        if (p.method == Method::fastest) phase.show(w.strips);
    }
    // Which axis it takes is known before, and so is the number of its tests: too many are not gone through.
    void sweep() {
        broad::SortAndSweep phase(p.axis);
        fill(phase, w.boxes);
        std::vector<broad::Id> unused;
        phase.query(w.boxes.front(), unused); // chooses the axis and sorts
        w.axis = phase.axis();
        w.sweep_tests = {sweep_tests(w.boxes, 0), sweep_tests(w.boxes, 1)};
        const std::int64_t tests = (*w.sweep_tests)[static_cast<std::size_t>(w.axis)];
        of(Method::sort_and_sweep).tests = of(Method::sort_and_sweep).box_tests = tests;
        if (tests > most_tests) return;
        const bool record = p.method == Method::sort_and_sweep && p.boxes <= count_all_to;
        take(phase.pairs(record ? &w.trace : nullptr));
        note(Method::sort_and_sweep, phase);
    }
    void grid() {
        broad::Grid phase;
        fill(phase, w.boxes);
        take(phase.pairs());
        note(Method::grid, phase);
        phase.show(w.grid);
    }
    // Built where the boxes were one step ago, then moved.
    void tree(const Cast& cast, double before) {
        std::vector<shape::Aabb> old;
        place(cast, before, old);
        broad::Tree phase;
        fill(phase, old);
        for (std::size_t i = 0; i < w.boxes.size(); ++i) (void)phase.move(static_cast<broad::Id>(i), w.boxes[i]);
        take(phase.pairs());
        note(Method::tree, phase);
        w.reinserted = phase.reinserted();
        phase.show(w.tree);
        for (const broad::TreeNode& node : w.tree) w.tree_levels = std::max(w.tree_levels, node.level + 1);
    }
};

} // namespace

std::int64_t sweep_tests(const std::vector<shape::Aabb>& boxes, int axis) {
    std::vector<double> begins, ends;
    for (const shape::Aabb& box : boxes) begins.push_back(box.min[axis]), ends.push_back(box.max[axis]);
    std::sort(begins.begin(), begins.end());
    std::sort(ends.begin(), ends.end());
    std::int64_t tests = 0;
    std::size_t closed = 0;
    for (std::size_t i = 0; i < begins.size(); ++i) {
        while (ends[closed] < begins[i]) ++closed; // at most i have ended: an end is no less than its beginning
        tests += static_cast<std::int64_t>(i - closed);
    }
    return tests;
}

World look_at(const Cast& cast, const Params& params, double travelled, double before) {
    World w;
    place(cast, travelled, w.boxes);
    Look(params, w).look(cast, before);
    w.touching.assign(w.boxes.size(), 0);
    for (const broad::Pair& pair : w.pairs) w.touching[pair.a] = w.touching[pair.b] = 1;
    w.touching_boxes = std::count(w.touching.begin(), w.touching.end(), std::uint8_t{1});
    return w;
}

} // namespace tunnel::scenes::broad_lab
