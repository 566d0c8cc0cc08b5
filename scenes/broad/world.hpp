// Answers: all that is known of one moment: where the boxes are, which pairs touch, what each method did to find them.
// Refuses: counts that would take long; they are then not counted, or come from an exact shorter count, and say so.
#pragma once

#include "core/broad/fastest.hpp"
#include "core/broad/grid.hpp"
#include "core/broad/sort_and_sweep.hpp"
#include "core/broad/tree.hpp"
#include "scenes/broad/cast.hpp"

#include <array>
#include <memory>
#include <optional>

namespace tunnel::scenes::broad_lab {

inline constexpr int method_count = 5;
inline constexpr int count_all_to = 2000;             // boxes: so far every method is run at every step
inline constexpr std::int64_t most_tests = 8'000'000; // of one method in one step; beyond, none is run for show
[[nodiscard]] constexpr std::int64_t pairs_of(std::int64_t n) { return n * (n - 1) / 2; }

struct MethodCount {
    std::optional<std::int64_t> tests, visits, found;
    std::optional<std::int64_t> box_tests; // the tests, and those against a tree's own boxes: its visits
};

struct World {
    std::vector<shape::Aabb> boxes;
    std::vector<broad::Pair> pairs;     // that touch
    std::vector<std::uint8_t> touching; // by box
    std::int64_t touching_boxes = 0;
    std::array<MethodCount, method_count> counts;
    std::optional<bool> same_sets;                          // does every method find brute force's set?
    int axis = 0;                                           // swept
    std::optional<std::array<std::int64_t, 2>> sweep_tests; // that a sweep along x, along y takes
    broad::SweepTrace trace;                                // sort and sweep, few boxes
    broad::GridPicture grid;                                // grid
    std::vector<broad::TreeNode> tree;                      // tree
    broad::StripPicture strips;                             // the fastest, where it is the method
    int tree_levels = 0;
    std::int64_t reinserted = 0; // leaves that left their fat box since the step before

    [[nodiscard]] const MethodCount& of(Method m) const { return counts[static_cast<std::size_t>(m)]; }
};

[[nodiscard]] inline std::int64_t box_tests_of(Method method, const broad::Counts& counts) {
    return counts.tests + (method == Method::tree ? counts.visits : 0);
}

// `before`: travelled at the step before, for the tree, which lives on from step to step.
[[nodiscard]] World look_at(const Cast& cast, const Params& params, double travelled, double before);

// How many tests a sweep along the axis takes: pairs whose extents share a point there. Exact, and quick.
[[nodiscard]] std::int64_t sweep_tests(const std::vector<shape::Aabb>& boxes, int axis);

// The last world that was looked at, so that picture and numbers share it. Changes no answer; a copied run starts
// without.
class Memo {
  public:
    Memo() = default;
    Memo(const Memo&) noexcept {}
    Memo& operator=(const Memo&) noexcept {
        world.reset();
        return *this;
    }
    ~Memo() = default;
    const std::shared_ptr<const World>& at(const Cast& cast, const Params& params, double travelled,
                                           double before) const {
        if (world == nullptr || travelled != looked_at || before != looked_before)
            world = std::make_shared<const World>(look_at(cast, params, travelled, before));
        looked_at = travelled;
        looked_before = before;
        return world;
    }

  private:
    mutable std::shared_ptr<const World> world;
    mutable double looked_at = 0.0, looked_before = 0.0;
};

} // namespace tunnel::scenes::broad_lab
