// Answers: the world: boxes, those that touch, and above them the three numbers that matter.
#include "scenes/broad/picture.hpp"
#include "scenes/broad/words.hpp"

namespace tunnel::scenes {
namespace broad_lab {
namespace {

// Room for a line of words under the area.
double below(const Params& p) { return sweeps(p) || climbs(p) || p.method == Method::grid ? 7.0 : 1.0; }

kit::Pane pane_of(const Moment& m, const World& w) {
    kit::Pane pane;
    pane.id = "world";
    glm::dvec2 lo(0.0), hi = area + glm::dvec2(0.0, head);
    if (sweeps(m.params) && m.params.boxes <= few_boxes) lo[1 - w.axis] = -gap - strip;
    lo.y -= below(m.params);
    pane.lo = {lo - 1.0, 0.0};
    pane.hi = {hi + 1.0, 0.0};
    pane.grid = false;
    pane.x = {{"x", "x"}, "m", true};
    pane.y = {{"y", "y"}, "m", true};
    return pane;
}

void number(const Picture& p, double at, kit::Text caption, kit::Text text, Role role, int priority) {
    kit::Label l;
    l.caption = std::move(caption);
    l.text = std::move(text);
    l.at = {at * area.x, area.y + 0.5 * head, 0.0};
    l.side = kit::Side::centre;
    l.size = kit::Size::large;
    l.priority = priority;
    p.list.add(p.pane, {role}, std::move(l));
}

kit::Text tested(const MethodCount& count, Method method) {
    const kit::Text tests = grouped_or_dash(count.tests);
    if (method != Method::tree || !count.visits) return tests;
    const kit::Text nodes = grouped(*count.visits);
    return {tests.en + " + " + nodes.en + " nodes", tests.ko + " + 노드 " + nodes.ko};
}

void draw_pairs(const Picture& p) {
    if (p.w.pairs.size() > few_pairs) return;
    const auto middle = [&](broad::Id id) { return 0.5 * (p.w.boxes[id].min + p.w.boxes[id].max); };
    for (const broad::Pair& pair : p.w.pairs)
        p.list.line(p.pane, {Role::hit, Weight::main}, middle(pair.a), middle(pair.b));
}

} // namespace

void draw_head(const Picture& p) {
    const Params& params = p.m.params;
    const kit::Words name = name_of(params.method);
    number(p, 0.16, {"possible pairs", "가능한 쌍"}, grouped(pairs_of(params.boxes)), Role::text, 20);
    p.list.answers([&] {
        number(p, 0.5, {"tested: " + std::string(name.en), "검사한 쌍: " + std::string(name.ko)},
               tested(p.w.of(params.method), params.method), Role::active, 22);
        number(p, 0.84, {"touching", "닿은 쌍"}, grouped(static_cast<std::int64_t>(p.w.pairs.size())), Role::hit, 21);
    });
}

void draw_boxes(const Picture& p) {
    kit::Boxes all, hit;
    all.boxes.reserve(p.w.boxes.size());
    hit.boxes.reserve(static_cast<std::size_t>(p.w.touching_boxes));
    for (std::size_t i = 0; i < p.w.boxes.size(); ++i) {
        BoxInstance box = rectangle(p.w.boxes[i], Role::body, Fill::faint, p.few());
        box.pick = p.pick(i);
        if (!p.few()) box.fill = Fill::solid;
        all.boxes.push_back(box);
        if (p.w.touching[i] == 0) continue;
        box.role = Role::hit;
        box.fill = p.few() ? Fill::faint : Fill::solid;
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
    kit::Boxes walls;
    walls.boxes.push_back(rectangle({{0.0, 0.0}, area}, Role::axis, Fill::none));
    list.add(p.pane, {Role::axis, Weight::fine}, std::move(walls));
    if (m.params.method == Method::grid) draw_cells(p);
    draw_boxes(p);
    if (m.params.method == Method::tree) draw_tree(p);
    if (sweeps(m.params)) draw_sweep(p);
    draw_head(p);
}

} // namespace tunnel::scenes
