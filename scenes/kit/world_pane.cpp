// Answers: the frames and the pane.
#include "scenes/kit/world_pane.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tunnel::kit {

namespace {
double larger_side(const glm::dvec2& lo, const glm::dvec2& hi) { return std::max(hi.x - lo.x, hi.y - lo.y); }
} // namespace

Frame coarse_frame(const glm::dvec2& lo, const glm::dvec2& hi) {
    const double grain = std::exp2(std::floor(std::log2(std::max(larger_side(lo, hi), 1e-6))) - 4.0);
    const auto down = [&](double v) { return grain * std::floor(v / grain - 0.3); };
    const auto up = [&](double v) { return grain * std::ceil(v / grain + 0.3); };
    Frame out{{down(lo.x), down(lo.y)}, {up(hi.x), up(hi.y)}, 0.0};
    out.unit = 0.01 * larger_side(out.lo, out.hi);
    return out;
}

Frame square_frame(const glm::dvec2& lo, const glm::dvec2& hi) {
    const double side = larger_side(lo, hi);
    const glm::dvec2 missing = glm::dvec2(side) - (hi - lo);
    return {lo - 0.5 * missing, hi + 0.5 * missing, 0.01 * side};
}

Pane world_pane(Text title, const Frame& frame, double width) {
    Pane pane;
    pane.id = "world";
    pane.title = std::move(title);
    pane.place_hi = {width, 1.0};
    pane.lo = flat(frame.lo);
    pane.hi = {frame.hi.x, frame.hi.y + words_strip * (frame.hi.y - frame.lo.y), 0.0};
    pane.x.label = {"x", "x"};
    pane.y.label = {"y", "y"};
    pane.x.unit = pane.y.unit = "m";
    return pane;
}

std::vector<glm::dvec2> arc_of(const Handle& grip) {
    const glm::dvec2 arm = glm::dvec2(grip.at) - grip.turn.about;
    std::vector<glm::dvec2> out;
    for (int i = -6; i <= 6; ++i) {
        const glm::dvec2 d = direction(4.0 * i);
        out.push_back(grip.turn.about + arm * d.x + across(arm) * d.y);
    }
    return out;
}

void PanePicture::box(const glm::dvec2& lo, const glm::dvec2& hi, const Style& style, bool outline) const {
    Boxes boxes;
    boxes.boxes.push_back({flat(lo), flat(hi), style.role, style.fill, outline, style.ghost, style.pick});
    list.add(pane, style, std::move(boxes));
}

void PanePicture::arcs(std::span<const Handle> handles) const {
    for (const Handle& handle : handles) {
        if (handle.turn.key.empty()) continue;
        Polyline arc;
        for (const glm::dvec2& at : arc_of(handle)) arc.points.push_back(flat(at));
        list.add(pane, {Role::muted, Weight::fine}, std::move(arc));
    }
}

glm::dvec2 PanePicture::start_of_move(const glm::dvec2& handle, const glm::dvec2& move) const {
    const double length = glm::length(move), short_one = 9.0 * frame.unit;
    return length > 0.0 && length < short_one ? handle + (4.0 * frame.unit / length) * across(move) : handle;
}

void PanePicture::label(Text text, const glm::dvec2& at, Role role, int priority, Side side, Size size) const {
    Label l;
    l.text = std::move(text);
    l.at = flat(at);
    l.side = side;
    l.size = size;
    l.priority = priority;
    list.add(pane, {role}, std::move(l));
}

namespace {

double strip_y(const Frame& frame) { return frame.hi.y + 0.55 * words_strip * (frame.hi.y - frame.lo.y); }

// Large type in a small pane reaches down into the picture: on a plate, so that no line strikes it through.
void plated(const PanePicture& p, Text text, double x, Role role, int priority, Side side, Size size) {
    Label l;
    l.text = std::move(text);
    l.at = flat({x, strip_y(p.frame)});
    l.side = side;
    l.size = size;
    l.priority = priority;
    l.plate = true;
    p.list.add(p.pane, {role}, std::move(l));
}

} // namespace

void PanePicture::words_above(Text word, Role role, Text detail) const {
    plated(*this, std::move(word), frame.lo.x, role, 12, Side::right, Size::large);
    if (!detail.empty()) detail_above(std::move(detail));
}

void PanePicture::detail_above(Text detail) const {
    plated(*this, std::move(detail), frame.hi.x, Role::text, 11, Side::left, Size::normal);
}

} // namespace tunnel::kit
