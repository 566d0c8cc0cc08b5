// Answers: levels and boxes of the nodes.
#include "scenes/raycast/tree_view.hpp"

#include <glm/common.hpp>

namespace tunnel::scenes::raycast {
namespace {

bool is_there(const ray::BvhNode& node, std::size_t child) { return node.lo[0][child] <= node.hi[0][child]; }

} // namespace

TreeView view_of(const ray::Bvh& tree) {
    TreeView out;
    out.level.assign(tree.nodes().size(), 0);
    for (std::size_t n = 0; n < tree.nodes().size(); ++n) { // parents come first
        const auto level = static_cast<std::size_t>(out.level[n]);
        if (out.all.size() <= level) out.all.resize(level + 1, 0);
        ++out.all[level];
        const ray::BvhNode& node = tree.nodes()[n];
        for (std::size_t i = 0; i < ray::bvh_width; ++i)
            if (is_there(node, i) && node.count[i] == 0) out.level[node.child[i]] = out.level[n] + 1;
    }
    return out;
}

std::vector<ray::Box> boxes_in(const ray::Bvh& tree, std::uint32_t node) {
    std::vector<ray::Box> out;
    const ray::BvhNode& n = tree.nodes()[node];
    for (std::size_t i = 0; i < ray::bvh_width; ++i)
        if (is_there(n, i)) out.push_back({{n.lo[0][i], n.lo[1][i], n.lo[2][i]}, {n.hi[0][i], n.hi[1][i], n.hi[2][i]}});
    return out;
}

ray::Box around(const std::vector<ray::Box>& boxes) {
    ray::Box out = boxes.empty() ? ray::Box{} : boxes.front();
    for (const ray::Box& box : boxes) out = {glm::min(out.min, box.min), glm::max(out.max, box.max)};
    return out;
}

} // namespace tunnel::scenes::raycast
