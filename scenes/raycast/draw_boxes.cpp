// Answers: the boxes of the trees' nodes in space: those tested so far, level by level; of the node opened now, which
// boxes the ray enters. Without a tree: the box of each collider looked at.
#include "scenes/raycast/picture.hpp"

#include "core/ray/cast.hpp"

#include <glm/common.hpp>

#include <algorithm>

namespace tunnel::scenes::raycast {
namespace {

constexpr std::size_t most_boxes = 600;

kit::Pane tree_pane(const Moment& m) {
    kit::Pane pane;
    pane.id = "boxes";
    const std::string column = std::to_string(m.params.level);
    pane.title = !has_tree(m.params) ? Text{"boxes of the candidates", "후보의 상자"}
                 : m.params.level == 0 ? Text{"BVH boxes tested; thick: entered", "검사한 BVH 상자. 굵은 것에 들어감"}
                                       : Text{"column " + column + ", boxes tested; thick: entered",
                                              column + "번째 열의 검사한 상자. 굵은 것에 들어감"};
    pane.three_d = pane.snug = true;
    pane.grid = false;
    pane.place_lo = {0.6, 0.0}, pane.place_hi = {1.0, 0.52};
    pane.lo = {-1.2, -0.1, -3.0}, pane.hi = {10.4, 3.0, 3.0};
    return pane;
}

bool enters(const Moment& m, const ray::Box& box, double limit) {
    ray::Ray ray = m.result.ray;
    ray.t_max = std::max(ray.t_min, std::min(ray.t_max, limit));
    const ray::Hit hit = ray::cast(ray, box, Start::zero);
    return hit.status == base::Status::hit;
}

kit::BoxInstance instance(const Moment& m, const ray::Box& box, Role role, unsigned pick) {
    kit::BoxInstance out;
    const ray::Box at = shown(m, box);
    out.lo = at.min, out.hi = at.max, out.role = role, out.pick = pick;
    return out;
}

// Of all nodes opened so far, quiet; of the one opened now, the boxes that the ray enters stand out.
void of_trees(const Picture& p) {
    kit::Boxes missed_before, entered_before, left, entered;
    const Moment& m = p.m;
    for (std::size_t i = 0; i < steps_shown(m); ++i) {
        const ray::QueryStep& step = m.result.steps[i];
        if (!step.node) continue;
        const int column = column_of(m, step);
        const bool is_now = &step == current(m);
        if (!column_shown(m, column) && !is_now) continue;
        const unsigned pick = pick_of_level(column);
        for (const ray::Box& box : boxes_in(tree_of(m, step), step.index)) {
            const bool in = enters(m, box, step.limit);
            const Role role = !is_now ? (in ? Role::text : Role::muted) : in ? Role::active : Role::discarded;
            auto& boxes = (is_now ? (in ? entered : left) : in ? entered_before : missed_before).boxes;
            if (boxes.size() < most_boxes) boxes.push_back(instance(m, box, role, pick));
        }
    }
    for (kit::BoxInstance& box : missed_before.boxes) box.ghost = true;
    for (kit::BoxInstance& box : entered_before.boxes) box.ghost = stepping(m);
    p.list.add(p.pane, {Role::muted, Weight::fine}, std::move(missed_before));
    p.list.add(p.pane, {Role::text, Weight::main}, std::move(entered_before));
    p.list.add(p.pane, {Role::discarded, Weight::fine}, std::move(left));
    p.list.add(p.pane, {Role::active, Weight::main}, std::move(entered));
}

std::optional<ray::Box> bounds_of(const ray::Collider& c) {
    if (const auto* box = std::get_if<ray::Box>(&c.shape)) return *box;
    if (const auto* ball = std::get_if<ray::Sphere>(&c.shape))
        return ray::Box{ball->centre - ball->radius, ball->centre + ball->radius};
    if (const auto* capsule = std::get_if<ray::Capsule>(&c.shape))
        return ray::Box{glm::min(capsule->a, capsule->b) - capsule->radius,
                        glm::max(capsule->a, capsule->b) + capsule->radius};
    if (const auto* mesh = std::get_if<ray::MeshShape>(&c.shape)) return (*mesh)->bounds();
    if (const auto* turned = std::get_if<ray::Obb>(&c.shape)) {
        const glm::dvec3 reach = glm::abs(turned->axes[0]) * turned->half.x +
                                 glm::abs(turned->axes[1]) * turned->half.y +
                                 glm::abs(turned->axes[2]) * turned->half.z;
        return ray::Box{turned->centre - reach, turned->centre + reach};
    }
    return {};
}

void of_candidates(const Picture& p) {
    kit::Boxes all;
    const ray::QueryStep* now = current(p.m);
    const auto fate = fates(p.m);
    for (ray::Id id = 0; id < fate.size() && all.boxes.size() < most_boxes; ++id) {
        if (!fate[id]) continue;
        const auto box = bounds_of(thing(p.m, id).collider);
        if (!box) continue;
        const bool is_now = now != nullptr && !now->node && now->index == id;
        if (is_now) {
            p.list.add(p.pane, {Role::active, Weight::main}, kit::Boxes{{instance(p.m, *box, Role::active, 0)}});
            continue;
        }
        kit::BoxInstance one = instance(p.m, *box, role_of(*fate[id]), pick_of_thing(id));
        one.ghost = *fate[id] == ray::Fate::box_missed || *fate[id] == ray::Fate::filtered;
        all.boxes.push_back(one);
    }
    p.list.add(p.pane, {Role::text, Weight::fine}, std::move(all));
}

} // namespace

void draw_boxes(const Moment& m, kit::DrawList& list) {
    const Picture p{m, list, list.pane(tree_pane(m))};
    if (answer(m).status == base::Status::invalid_input) return;
    list.answers([&] { has_tree(m.params) ? of_trees(p) : of_candidates(p); });
    const glm::dvec3 from = shown(m, m.result.ray.origin);
    const double end = reach_now(m);
    p.line({Role::text, Weight::fine, Dash::dashed}, from, from + m.result.ray.t_max * m.result.ray.direction);
    list.answers([&] {
        const glm::dvec3 to = from + end * m.result.ray.direction;
        p.line({Role::text, Weight::main}, from, to);
        if (!hits_now(m).empty()) p.mark({Role::hit}, to, kit::Mark::dot, 9.0f);
    });
}

} // namespace tunnel::scenes::raycast
