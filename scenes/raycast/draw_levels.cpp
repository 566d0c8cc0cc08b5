// Answers: how many nodes each level of the trees holds, and how few of them the ray opens: a column a level.
#include "scenes/raycast/picture.hpp"

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

constexpr double origin = 1.0; // of the columns, along x
constexpr double below = 0.2;  // the columns, for their numbers: of the highest

double floor_of(double highest) { return highest; }

double height_of(std::int64_t n) { return n <= 0 ? 0.0 : 1.0 + std::log2(static_cast<double>(n)); }

Text title_of(Tree tree) {
    switch (tree) {
    case Tree::resting: return {"resting", "정적"};
    case Tree::moving: return {"moving", "동적"};
    case Tree::mesh: return {"in the mesh", "메시 안"};
    }
    return {};
}

void bar(const Picture& p, double x, double floor, double top, Style style) {
    kit::BoxInstance one;
    one.lo = {x + 0.12, floor, 0.0}, one.hi = {x + 0.88, floor + std::max(top, 1e-3), 0.0};
    one.role = style.role, one.fill = style.fill, one.pick = style.pick;
    p.list.add(p.pane, style, kit::Boxes{{one}});
}

void column(const Picture& p, const Level& level, int index, double floor, bool now) {
    const double x = origin + index;
    const unsigned pick = pick_of_level(index);
    bar(p, x, floor, height_of(level.all), {Role::muted, Weight::fine, Dash::solid, Fill::faint, false, pick});
    p.cell(grouped(level.all), x + 0.5, floor + height_of(level.all), Role::muted, Side::above, 2);
    p.list.answers([&] {
        if (level.opened == 0) return;
        const Role role = now ? Role::active : Role::hit;
        bar(p, x, floor, height_of(level.opened), {role, Weight::main, Dash::solid, Fill::solid, false, pick});
    });
}

} // namespace

void draw_levels(const Moment& m, kit::DrawList& list) {
    if (!has_tree(m.params)) return;
    const std::vector<Level> all = levels(m);
    kit::Pane pane;
    pane.id = "levels";
    pane.title = {"nodes per level, opened (log)", "레벨별 노드와 연 노드 (로그)"};
    pane.place_lo = {0.6, 0.52};
    double highest = 4.0;
    for (const Level& level : all) highest = std::max(highest, height_of(level.all));
    // No axis crosses it: the columns stand on a line above 0.
    pane.lo = {origin, floor_of(highest) - below * highest, 0.0};
    pane.hi = {origin + static_cast<double>(all.size()), floor_of(highest) + 1.24 * highest, 0.0};
    pane.equal_aspect = false;
    pane.grid = pane.x.shown = pane.y.shown = false;
    const Picture p{m, list, list.pane(pane)};
    const ray::QueryStep* step = current(m);
    const int now = step != nullptr && step->node ? column_of(m, *step) : -1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int index = static_cast<int>(i);
        const double x = origin + index, floor = floor_of(highest);
        column(p, all[i], index, floor, index == now);
        p.list.answers([&] {
            p.cell(grouped(all[i].opened), x + 0.5, floor - 0.01 * highest,
                   all[i].opened > 0 ? (index == now ? Role::active : Role::hit) : Role::muted, Side::below, 5);
        });
        if (all[i].depth == 0) // Over the low columns that a tree begins with; each second one lower: it may be wide.
            p.cell(title_of(all[i].tree), x + 0.1, floor + (all[i].tree == Tree::moving ? 0.94 : 1.16) * highest,
                   Role::text, Side::right, 6);
        if (all[i].depth == 0 && i > 0)
            p.line({Role::grid, Weight::fine}, {x, floor - below * highest, 0.0}, {x, floor + 1.24 * highest, 0.0});
    }
}

} // namespace tunnel::scenes::raycast
