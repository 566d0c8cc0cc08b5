// Answers: what the grid and the tree are made of: the occupied cells by how many boxes each holds, the boxes of one
// level.
#include "scenes/broad/picture.hpp"
#include "scenes/broad/words.hpp"

#include <glm/common.hpp>

#include <algorithm>

namespace tunnel::scenes::broad_lab {
namespace {

// Three tones: one box, up to three, more.
void tone(BoxInstance& cell, std::uint32_t boxes) {
    cell.fill = boxes > 3 ? Fill::solid : Fill::faint;
    cell.ghost = boxes < 2 || boxes > 3;
}

kit::Label note(kit::Text text) {
    kit::Label l;
    l.text = std::move(text);
    l.at = {0.5 * area.x, -0.5, 0.0};
    l.side = kit::Side::below;
    l.priority = 8;
    l.plate = true;
    return l;
}

} // namespace

void draw_cells(const Picture& p) {
    const broad::GridPicture& grid = p.w.grid;
    kit::Boxes cells, large;
    cells.boxes.reserve(grid.cells.size());
    for (const broad::GridCell& c : grid.cells) {
        const glm::dvec2 lo = grid.cell_size * glm::dvec2(static_cast<double>(c.column), static_cast<double>(c.row));
        BoxInstance cell = rectangle({glm::max(lo, glm::dvec2(0.0)), glm::min(lo + grid.cell_size, area)}, Role::second,
                                     Fill::faint, false);
        tone(cell, c.end - c.begin);
        if (cell.lo.x < cell.hi.x && cell.lo.y < cell.hi.y) cells.boxes.push_back(cell);
    }
    std::uint32_t fullest = 0;
    for (const broad::GridCell& c : grid.cells) fullest = std::max(fullest, c.end - c.begin);
    for (const broad::Id id : grid.large) large.boxes.push_back(rectangle(p.w.boxes[id], Role::second, Fill::none));
    p.list.add(p.pane, {Role::second, Weight::fine}, std::move(cells));
    if (!large.boxes.empty()) p.list.add(p.pane, {Role::second, Weight::main, kit::Dash::dashed}, std::move(large));
    const kit::Text in = grouped(static_cast<std::int64_t>(grid.cells.size())), most = grouped(fullest);
    p.list.add(p.pane, {Role::second},
               note({in.en + " cells hold boxes, the fullest " + most.en,
                     "상자가 든 칸 " + in.ko + "개, 가장 많은 칸에 " + most.ko + "개"}));
}

void draw_tree(const Picture& p) {
    const int deepest = p.w.tree_levels - 1, level = std::min(p.m.params.tree_level, deepest);
    const bool beyond = p.m.params.tree_level > deepest; // the tree has no such level
    kit::Boxes above, here;
    for (const broad::TreeNode& node : p.w.tree) {
        if (node.level > level) continue;
        BoxInstance box = rectangle(node.fat, Role::second, Fill::none);
        box.ghost = node.level < level;
        (box.ghost ? above : here).boxes.push_back(box);
    }
    const auto count = static_cast<std::int64_t>(here.boxes.size());
    if (p.few()) p.list.add(p.pane, {Role::second, Weight::fine, kit::Dash::solid, Fill::none, true}, std::move(above));
    p.list.add(p.pane, {Role::second, count > 64 ? Weight::fine : Weight::main}, std::move(here));
    const std::string at = std::to_string(level), last = std::to_string(deepest);
    const kit::Text nodes = counted(count, "node", "nodes", "개");
    p.list.add(p.pane, {Role::second},
               note({"level " + at + " of " + last + (beyond ? ", the last: " : ": ") + nodes.en,
                     "레벨 " + at + " / " + last + (beyond ? ", 마지막 레벨: 노드 " : ": 노드 ") + nodes.ko}));
}

} // namespace tunnel::scenes::broad_lab
