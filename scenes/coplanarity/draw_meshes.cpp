// Answers: two meshes in space with the swept boxes of the triangles that have a candidate; and the stages, as bars.
#include "scenes/coplanarity/picture.hpp"

#include <cmath>

namespace tunnel::scenes::coplanarity {
namespace {

constexpr std::size_t most_boxes = 400;

std::string grouped(std::int64_t n) {
    std::string out = std::to_string(n);
    for (std::size_t i = out.size(); i > 3; i -= 3) out.insert(i - 3, " ");
    return out;
}

struct Stage {
    Text name;
    std::int64_t count;
    Role role;
};

} // namespace

void draw_meshes(const Moment& m, kit::DrawList& list, int pane) {
    const MeshRun& run = *m.result.meshes;
    const double t = time_of(m);
    list.add(pane, {Role::second, Weight::fine, Dash::solid, Fill::solid}, mesh_at(run.a, t));
    list.add(pane, {Role::wall, Weight::fine, Dash::solid, Fill::solid}, mesh_at(run.b, t));
    kit::Boxes boxes;
    for (const SweptBox& box : run.boxes) {
        if (boxes.boxes.size() == most_boxes) break;
        kit::BoxInstance one;
        one.lo = box.lo, one.hi = box.hi;
        one.role = Role::active;
        one.ghost = true;
        boxes.boxes.push_back(one);
    }
    list.add(pane, Style{Role::active, Weight::fine, Dash::solid, Fill::none, true}, std::move(boxes));
}

// Bars on a logarithmic scale: each stage leaves a small part of the one before.
void draw_stages(const Moment& m, kit::DrawList& list) {
    const MeshRun& run = *m.result.meshes;
    kit::Pane pane;
    pane.id = "stages";
    pane.title = {"what each stage leaves (log scale)", "단계마다 남는 쌍 (로그 눈금)"};
    pane.place_lo = {0.58, 0.46};
    pane.lo = {0.01, 1.0, 0.0}, pane.hi = {1.0, 5.0, 0.0}; // no axis crosses it
    pane.equal_aspect = false;
    pane.grid = pane.x.shown = pane.y.shown = false;
    const Picture p{m, list, list.pane(pane)};
    const Stage stages[] = {
        {{"pairs of primitives", "가능한 쌍"}, run.all_pairs, Role::muted},
        {{"swept boxes touch", "경로 상자가 겹침"}, static_cast<std::int64_t>(run.candidates.size()), Role::active},
        {{"inclusion: hit", "포함 방법: 충돌"}, run.hits_inclusion + run.exhausted, Role::converged},
        {{"exact: hit", "정확한 답: 충돌"}, run.hits, Role::hit}};
    const double widest = std::log10(static_cast<double>(run.all_pairs) + 1.0);
    double y = 4.5;
    for (const Stage& stage : stages) {
        kit::BoxInstance bar;
        bar.lo = {0.02, y - 0.36, 0.0};
        bar.hi = {0.02 + 0.96 * std::log10(static_cast<double>(stage.count) + 1.0) / widest + 1e-3, y - 0.04, 0.0};
        bar.role = stage.role;
        bar.fill = Fill::faint;
        list.add(p.pane, {stage.role, Weight::fine}, kit::Boxes{{bar}});
        kit::Label name;
        name.text = stage.name;
        name.at = {0.02, y + 0.17, 0.0};
        name.side = Side::right;
        name.size = Size::small;
        name.stays = true;
        list.add(p.pane, {Role::text}, std::move(name));
        kit::Label count;
        count.text = Text::same(grouped(stage.count));
        count.at = {0.97, y + 0.17, 0.0};
        count.side = Side::left;
        count.stays = true;
        count.priority = 2;
        list.add(p.pane, {stage.role == Role::muted ? Role::text : stage.role}, std::move(count));
        y -= 1.0;
    }
}

} // namespace tunnel::scenes::coplanarity
