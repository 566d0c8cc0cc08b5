// Answers: the world: boxes, those that touch, and above them the three numbers that matter.
#include "scenes/broad/picture.hpp"
#include "scenes/broad/words.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace broad_lab {
namespace {

constexpr double large_side = 2.0; // m: among many boxes a larger one would cover the others

// Room for a line of words under the area.
double below(const Params& p) { return p.method == Method::brute_force ? 1.0 : 11.0; }

kit::Pane pane_of(const Moment& m, const World& w) {
    kit::Pane pane;
    pane.id = "world";
    pane.title = {"The boxes", "상자"};
    pane.place_lo = {0.0, head_share};
    glm::dvec2 lo(0.0), hi = area;
    if (sweeps(m.params) && m.params.boxes <= few_boxes) lo[1 - w.axis] = -gap - strip;
    lo.y -= below(m.params);
    pane.lo = {lo - 1.0, 0.0};
    pane.hi = {hi + 1.0, 0.0};
    pane.grid = false;
    // Beside the list of intervals numbers would go below zero, where they mean nothing.
    const bool listed = sweeps(m.params) && m.params.boxes <= few_boxes;
    pane.x = {{"x", "x"}, "m", !(listed && w.axis == 1)};
    pane.y = {{"y", "y"}, "m", !(listed && w.axis == 0)};
    pane.snug = true;
    return pane;
}

// A pane of their own: however large the letters, they never fall onto the boxes.
kit::Pane head_pane() {
    kit::Pane pane;
    pane.id = "numbers";
    pane.title = {"Box tests of this step", "이 스텝의 검사"};
    pane.place_hi = {1.0, head_share};
    pane.lo = {head_from, 0.0};
    pane.hi = {head_from + 1.0, 0.0};
    pane.equal_aspect = pane.grid = pane.x.shown = pane.y.shown = false;
    return pane;
}

void draw_pairs(const Picture& p) {
    if (p.w.pairs.size() > few_pairs) return;
    const auto middle = [&](broad::Id id) { return 0.5 * (p.w.boxes[id].min + p.w.boxes[id].max); };
    for (const broad::Pair& pair : p.w.pairs)
        p.list.line(p.pane, {Role::hit, Weight::main}, middle(pair.a), middle(pair.b));
}

} // namespace

void draw_boxes(const Picture& p) {
    kit::Boxes all, hit;
    all.boxes.reserve(p.w.boxes.size());
    hit.boxes.reserve(static_cast<std::size_t>(p.w.touching_boxes));
    for (std::size_t i = 0; i < p.w.boxes.size(); ++i) {
        const glm::dvec2 size = p.w.boxes[i].max - p.w.boxes[i].min;
        const bool clear = p.few() || std::max(size.x, size.y) > large_side;
        BoxInstance box = rectangle(p.w.boxes[i], Role::body, clear ? Fill::faint : Fill::solid, clear);
        box.pick = p.pick(i);
        all.boxes.push_back(box);
        if (p.w.touching[i] == 0) continue;
        box.role = Role::hit;
        hit.boxes.push_back(box);
    }
    p.list.add(p.pane, {Role::body, Weight::fine}, std::move(all));
    p.list.answers([&] {
        p.list.add(p.pane, {Role::hit, Weight::fine}, std::move(hit));
        draw_pairs(p);
    });
}

} // namespace broad_lab

void BroadScene::draw(const kit::Moment<BroadScene>& m, kit::DrawList& list) {
    using namespace broad_lab;
    const World& w = world_of(m);
    Picture p{m, w, list};
    p.pane = list.pane(pane_of(m, w));
    p.head = list.pane(head_pane());
    kit::Boxes walls;
    walls.boxes.push_back(rectangle({{0.0, 0.0}, area}, Role::axis, Fill::none));
    list.add(p.pane, {Role::axis, Weight::fine}, std::move(walls));
    if (m.params.method == Method::grid) draw_cells(p);
    if (deals_strips(m.params)) draw_strips(p);
    draw_boxes(p);
    if (m.params.method == Method::tree) draw_tree(p);
    if (sweeps(m.params)) draw_sweep(p);
    if (deals_strips(m.params)) draw_eights(p);
    draw_head(p);
}

} // namespace tunnel::scenes
