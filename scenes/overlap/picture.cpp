// Answers: the frame of the world pane, its words and its rectangles.
#include "scenes/overlap/picture.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::overlap_lab {

Frame frame_of(const Moment& m) {
    const Result& r = m.result;
    const Axis &x = r.axes[x_axis], &y = r.axes[y_axis];
    glm::dvec2 lo{std::min(x.a_lo, x.b_lo), std::min(y.a_lo, y.b_lo)};
    glm::dvec2 hi{std::max(x.a_hi, x.b_hi), std::max(y.a_hi, y.b_hi)};
    const auto take = [&](const glm::dvec2& move) {
        lo = {std::min(lo.x, x.b_lo + move.x), std::min(lo.y, y.b_lo + move.y)};
        hi = {std::max(hi.x, x.b_hi + move.x), std::max(hi.y, y.b_hi + move.y)};
    };
    if (hit(m) && !r.lost()) take(r.mtv), take(r.by_width);
    const double grain = std::exp2(std::floor(std::log2(std::max({hi.x - lo.x, hi.y - lo.y, 1e-3}))) - 4.0);
    const auto down = [&](double v) { return grain * std::floor(v / grain - 0.3); };
    const auto up = [&](double v) { return grain * std::ceil(v / grain + 0.3); };
    Frame out;
    out.inner = {down(lo.x), down(lo.y)};
    out.hi = {up(hi.x), up(hi.y)};
    const double margin = 0.12 * std::max(out.hi.x - out.inner.x, out.hi.y - out.inner.y);
    out.lo = out.inner - glm::dvec2(margin);
    // Square, so that the words stand at the top of the pane and not in its middle.
    const glm::dvec2 span = out.hi - out.lo, missing = glm::dvec2(std::max(span.x, span.y)) - span;
    out.lo -= 0.5 * missing;
    out.hi += 0.5 * missing;
    out.unit = 0.01 * (out.hi.x - out.lo.x);
    return out;
}

void Picture::label(kit::Text text, const glm::dvec2& at, kit::Role role, int priority, kit::Side side,
                    kit::Size size) const {
    kit::Label l;
    l.text = std::move(text);
    l.at = flat(at);
    l.side = side;
    l.size = size;
    l.priority = priority;
    list.add(pane, {role}, std::move(l));
}

void Picture::words_above(kit::Text word, kit::Role role, kit::Text detail) const {
    const double y = frame.hi.y + 0.55 * strip * (frame.hi.y - frame.lo.y);
    label(std::move(word), {frame.lo.x, y}, role, 12, kit::Side::right, kit::Size::large);
    if (!detail.empty())
        label(std::move(detail), {frame.hi.x, y}, kit::Role::text, 11, kit::Side::left, kit::Size::normal);
}

void Picture::box(const glm::dvec2& lo, const glm::dvec2& hi, kit::Style style, bool outline) const {
    kit::Boxes boxes;
    boxes.boxes.push_back({flat(lo), flat(hi), style.role, style.fill, outline, style.ghost, style.pick});
    list.add(pane, style, std::move(boxes));
}

} // namespace tunnel::scenes::overlap_lab
