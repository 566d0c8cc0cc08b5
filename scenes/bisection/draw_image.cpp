// Answers: does the image of the box hold the origin? The gap F over one box: its four corners, the hull around
// them, and the origin grown by the separation.
#include "scenes/bisection/search.hpp"
#include "scenes/bisection/words.hpp"

#include <algorithm>

namespace tunnel::scenes::bisection {
namespace {

struct Image {
    glm::dvec2 corners[4];
    glm::dvec2 lo, hi;
};

// For drawing: the search's own hull was recorded with its guard once it was tested.
Image image_of(const Moment& m, const ccd::BoxRecord& record) {
    const ccd::ParameterBox& b = record.box;
    const ccd::PointSegmentMotion& w = m.result.motion;
    Image out{
        {ccd::gap(w, b.t0, b.s0), ccd::gap(w, b.t1, b.s0), ccd::gap(w, b.t1, b.s1), ccd::gap(w, b.t0, b.s1)}, {}, {}};
    out.lo = out.hi = out.corners[0];
    for (const glm::dvec2& c : out.corners) {
        out.lo = {std::min(out.lo.x, c.x), std::min(out.lo.y, c.y)};
        out.hi = {std::max(out.hi.x, c.x), std::max(out.hi.y, c.y)};
    }
    return out;
}

kit::Pane pane_of(const Image& image, double separation) {
    glm::dvec2 lo{std::min(image.lo.x, -separation), std::min(image.lo.y, -separation)};
    glm::dvec2 hi{std::max(image.hi.x, separation), std::max(image.hi.y, separation)};
    const double margin = std::max(0.18 * std::max(hi.x - lo.x, hi.y - lo.y), 1e-9);
    kit::Pane pane;
    pane.id = "image";
    pane.title = {"F = bullet – wall: is the origin in it?", "F = 총알 – 벽: 원점을 담는가?"};
    pane.place_lo = {0.64, 0.5};
    pane.lo = {lo - margin, 0.0};
    pane.hi = {hi.x + margin, hi.y + 2.0 * margin, 0.0}; // a strip for the decision
    pane.x.label = {"Fx", "Fx"};
    pane.y.label = {"Fy", "Fy"};
    pane.x.unit = pane.y.unit = "m";
    return pane;
}

std::vector<glm::dvec3> rectangle(const glm::dvec2& lo, const glm::dvec2& hi) {
    return {{lo.x, lo.y, 0}, {hi.x, lo.y, 0}, {hi.x, hi.y, 0}, {lo.x, hi.y, 0}};
}

void add_origin(const Moment& m, kit::DrawList& list, int pane) {
    const double d = m.params.separation;
    if (d > 0.0)
        list.add(pane, {kit::Role::hit, kit::Weight::fine, kit::Dash::dashed},
                 kit::Polyline{rectangle({-d, -d}, {d, d}), true});
    list.add(pane, {kit::Role::hit}, kit::Point{{0, 0, 0}, kit::Mark::dot, 9.0f});
    kit::Label label;
    label.text = {"origin", "원점"};
    label.at = {0, 0, 0};
    label.side = kit::Side::right;
    label.size = kit::Size::small;
    list.add(pane, {kit::Role::text}, std::move(label));
}

} // namespace

kit::Text decision(const Moment& m, std::int64_t index) {
    const ccd::BoxRecord& box = m.result.trace->boxes[static_cast<std::size_t>(index)];
    switch (stage_of(m, index)) {
    case Stage::start: return {"not tested yet", "아직 검사하지 않음"};
    case Stage::discard: return {"origin outside: discard", "원점이 밖에 있음: 버림"};
    case Stage::converged: return {"origin inside, narrower than δ: converged", "원점이 안에 있고 δ보다 좁음: 수렴"};
    case Stage::split:
        return box.fate == ccd::Fate::split_t ? kit::Text{"origin inside: split in t", "원점이 안에 있음: t를 가름"}
                                              : kit::Text{"origin inside: split in s", "원점이 안에 있음: s를 가름"};
    case Stage::kept: return {"origin inside: kept", "원점이 안에 있음: 남김"};
    case Stage::undecided: return {"out of checks: undecided", "검사 횟수를 다 씀: 미결정"};
    }
    return {};
}

void draw_image(const Moment& m, kit::DrawList& list) {
    const std::int64_t index = box_in_view(m);
    const auto& boxes = m.result.trace->boxes;
    if (index < 0 || boxes.empty()) {
        list.pane(pane_of({{}, glm::dvec2{-1.0}, glm::dvec2{1.0}}, m.params.separation));
        return;
    }
    const ccd::BoxRecord& record = boxes[static_cast<std::size_t>(index)];
    const Image image = image_of(m, record);
    const int pane = list.pane(pane_of(image, m.params.separation));
    const kit::Role role = role_of(state_at(record, m.step));
    kit::Style area{role, kit::Weight::main, kit::Dash::solid, kit::Fill::faint};
    area.pick = pick_of(static_cast<std::size_t>(index));
    list.add(pane, area, kit::Polygon{rectangle(image.lo, image.hi)});
    list.add(pane, {role, kit::Weight::fine, kit::Dash::dashed},
             kit::Polyline{{{image.corners[0], 0}, {image.corners[1], 0}, {image.corners[2], 0}, {image.corners[3], 0}},
                           true});
    add_origin(m, list, pane);
    kit::Label label;
    label.text = decision(m, index);
    label.at = {0.5 *
                    (list.panes[static_cast<std::size_t>(pane)].lo.x + list.panes[static_cast<std::size_t>(pane)].hi.x),
                list.panes[static_cast<std::size_t>(pane)].hi.y, 0.0};
    label.side = kit::Side::below;
    label.priority = 3;
    list.add(pane, {kit::Role::text}, std::move(label));
}

} // namespace tunnel::scenes::bisection
