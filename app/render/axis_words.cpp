// Answers: axis numbers that never overlap: when they would, every second, fifth, tenth … is written.
#include "app/render/axis_words.hpp"

#include "app/render/layout.hpp"
#include "app/render/ticks.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

// Along an axis, points: where a number stands and how long it is.
struct Number {
    float at = 0.0f, half = 0.0f;
    std::string words{};
};

// Numbers every `stride` ticks, counted from zero so that round numbers stay.
std::vector<Number> numbers(const Ticks& t, long long stride, const Type& type, bool horizontal, float lo,
                            float per_step) {
    std::vector<Number> out;
    for (int i = 0; i < t.count; ++i) {
        if ((t.first + i) % stride != 0) continue;
        const std::string words = t.text(i);
        const glm::vec2 size = type.measure(words);
        out.push_back({lo + per_step * static_cast<float>(i), 0.5f * (horizontal ? size.x : size.y), words});
    }
    return out;
}

bool crowded(const std::vector<Number>& row, float gap) {
    for (std::size_t i = 0; i + 1 < row.size(); ++i)
        if (std::abs(row[i + 1].at - row[i].at) < row[i].half + row[i + 1].half + gap) return true;
    return false;
}

std::vector<Number> fitting(const Ticks& t, const Type& type, bool horizontal, float lo, float per_step, float gap) {
    for (const long long stride : {1, 2, 5, 10, 20, 50, 100}) {
        std::vector<Number> row = numbers(t, stride, type, horizontal, lo, per_step);
        if (!crowded(row, gap)) return row;
    }
    return {};
}

// The free stretch between two numbers that is longest enough and nearest to the far end; else none (negative).
float gap_for(const std::vector<Number>& row, float length, float pad) {
    for (std::size_t i = row.size(); i-- > 1;) {
        const Number &a = row[i - 1], &b = row[i];
        const float from = std::min(a.at + (a.at < b.at ? a.half : -a.half), b.at - (a.at < b.at ? b.half : -b.half));
        const float to = std::max(a.at + (a.at < b.at ? a.half : -a.half), b.at - (a.at < b.at ? b.half : -b.half));
        if (to - from >= length + 2.0f * pad) return 0.5f * (from + to);
    }
    return -1.0f;
}

// On the world itself words are only in the way where they take much of it.
bool roomy(const Rect& inner, glm::vec2 size) { return size.x < 0.4f * inner.w && size.y < 0.1f * inner.h; }

struct Painter {
    const Setter& set;
    const Type& type;
    const kit::Pane& pane;
    const PaneFrame& frame;
    const RenderStyle& style;

    [[nodiscard]] Color ink() const { return style.palette->muted; }
    void x_axis() const;
    void y_axis() const;
    [[nodiscard]] bool corner_taken(float top) const;
};

// Does the lowest number of the y axis reach down into the x numbers' row, which begins at `top`?
bool Painter::corner_taken(float top) const {
    if (!has_axis(pane, pane.y)) return false;
    const Rect& in = frame.camera.inner();
    const double lo = frame.camera.world_lo().y, hi = frame.camera.world_hi().y;
    const Ticks t = ticks(lo, hi, in.h, tick_gap(false, style.ui_scale));
    if (t.count == 0) return false;
    const auto lowest = static_cast<float>(in.y + (hi - t.at(0)) * frame.camera.points_per_unit().y);
    return lowest + 0.5f * type.measure(t.text(0)).y > top;
}

void Painter::x_axis() const {
    const Rect& in = frame.camera.inner();
    const float room = frame.outer.y + frame.outer.h - in.y - in.h, gap = 0.3f * type.size;
    if (room < 1.5f * type.size) return;
    const double lo = frame.camera.world_lo().x, hi = frame.camera.world_hi().x;
    const Ticks t = ticks(lo, hi, in.w, tick_gap(true, style.ui_scale));
    const double scale = frame.camera.points_per_unit().x;
    const auto first = static_cast<float>(in.x + (t.at(0) - lo) * scale);
    const std::vector<Number> row = fitting(t, type, true, first, static_cast<float>(t.step * scale), 0.8f * type.size);
    const float top = in.y + in.h + gap;
    const float left = corner_taken(top) ? in.x - gap : frame.outer.x;
    for (const Number& n : row)
        if (n.at - n.half >= left && n.at + n.half <= frame.outer.x + frame.outer.w)
            set.text(type, {n.at - n.half, top}, ink(), n.words, 0.0f);
    const std::string words = axis_words(pane.x, style.lang);
    if (words.empty()) return;
    const glm::vec2 size = type.measure(words);
    const float beside = own_row(pane.x, true) ? -1.0f : gap_for(row, size.x, 0.5f * type.size);
    if (beside >= 0.0f)
        set.text(type, {beside - 0.5f * size.x, top}, ink(), words, 0.0f);
    else if (room >= 2.9f * type.size)
        set.text(type, {in.x + 0.5f * (in.w - size.x), top + 1.25f * type.size}, ink(), words, 0.0f);
    else if (roomy(in, size)) // on the world itself, in the corner
        set.text(type, {in.x + in.w - size.x - gap, in.y + in.h - size.y - gap}, ink(), words, 1.5f * style.ui_scale);
}

void Painter::y_axis() const {
    const Rect& in = frame.camera.inner();
    const float gap = 0.5f * type.size, room = in.x - frame.outer.x - gap;
    if (room < 1.2f * type.size) return;
    const double lo = frame.camera.world_lo().y, hi = frame.camera.world_hi().y;
    const Ticks t = ticks(lo, hi, in.h, tick_gap(false, style.ui_scale));
    const double scale = frame.camera.points_per_unit().y;
    const auto first = static_cast<float>(in.y + (hi - t.at(0)) * scale);
    const std::vector<Number> column =
        fitting(t, type, false, first, static_cast<float>(-t.step * scale), 0.4f * type.size);
    for (const Number& n : column)
        if (const float wide = type.measure(n.words).x; wide <= room)
            set.text(type, {in.x - gap - wide, n.at - n.half}, ink(), n.words, 0.0f);
    const std::string words = axis_words(pane.y, style.lang);
    if (words.empty()) return;
    const glm::vec2 size = type.measure(words);
    const float title = pane.title.empty() ? 0.0f : 1.5f * 16.0f * style.ui_scale;
    const float beside = own_row(pane.y, false) ? -1.0f : gap_for(column, size.y, 0.2f * type.size);
    if (beside >= 0.0f && size.x <= room)
        set.text(type, {in.x - gap - size.x, beside - 0.5f * size.y}, ink(), words, 0.0f);
    else if (in.y - size.y - gap > frame.outer.y + title)
        set.text(type, {std::max(frame.outer.x + gap, in.x - gap - size.x), in.y - size.y - gap}, ink(), words, 0.0f);
    else if (roomy(in, size))
        set.text(type, {in.x + gap, in.y + gap}, ink(), words, 1.5f * style.ui_scale);
}

} // namespace

void draw_axis_words(const Setter& set, const Type& type, const kit::Pane& pane, const PaneFrame& frame,
                     const RenderStyle& style) {
    const Painter painter{set, type, pane, frame, style};
    if (has_axis(pane, pane.x)) painter.x_axis();
    if (has_axis(pane, pane.y)) painter.y_axis();
}

} // namespace tunnel::app
