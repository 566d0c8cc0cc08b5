// Answers: each icon's strokes, in units of half its size about the centre.
#include "app/ui/widgets/icons.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace tunnel::app {
namespace {

struct Pen {
    ImDrawList& list;
    ImVec2 centre;
    float half;
    ImU32 color;
    float thickness;

    [[nodiscard]] ImVec2 at(float x, float y) const { return {centre.x + x * half, centre.y + y * half}; }
    void stroke(std::initializer_list<ImVec2> points, bool closed = false) const {
        for (const ImVec2& p : points) list.PathLineTo(at(p.x, p.y));
        list.PathStroke(color, closed ? ImDrawFlags_Closed : ImDrawFlags_None, thickness);
    }
    void fill(std::initializer_list<ImVec2> points) const {
        for (const ImVec2& p : points) list.PathLineTo(at(p.x, p.y));
        list.PathFillConvex(color);
    }
    void disc(float x, float y, float r) const { list.AddCircleFilled(at(x, y), r * half, color); }
    void circle(float x, float y, float r) const { list.AddCircle(at(x, y), r * half, color, 0, thickness); }
    void arc(float x, float y, float r, float from, float to) const {
        list.PathArcTo(at(x, y), r * half, from, to, 24);
        list.PathStroke(color, ImDrawFlags_None, thickness);
    }
    void box(float x0, float y0, float x1, float y1, float rounding = 0.1f) const {
        list.AddRectFilled(at(x0, y0), at(x1, y1), color, rounding * half);
    }
    void outline(float x0, float y0, float x1, float y1, float rounding = 0.1f) const {
        list.AddRect(at(x0, y0), at(x1, y1), color, rounding * half, 0, thickness);
    }
};

constexpr float pi = 3.14159265f;

void restart(const Pen& pen) {
    pen.arc(0, 0.05f, 0.72f, -0.35f * pi, 1.25f * pi);
    const float a = -0.35f * pi, x = 0.72f * std::cos(a), y = 0.05f + 0.72f * std::sin(a);
    pen.fill({{x + 0.12f, y + 0.36f}, {x - 0.42f, y + 0.06f}, {x + 0.12f, y - 0.38f}});
}

void lock(const Pen& pen) {
    pen.box(-0.6f, -0.05f, 0.6f, 0.85f, 0.15f);
    pen.arc(0, -0.1f, 0.4f, pi, 2 * pi);
    pen.stroke({{-0.4f, -0.1f}, {-0.4f, 0.1f}});
    pen.stroke({{0.4f, -0.1f}, {0.4f, 0.1f}});
}

void eye(const Pen& pen) {
    pen.list.PathLineTo(pen.at(-0.95f, 0));
    pen.list.PathBezierQuadraticCurveTo(pen.at(0, -1.0f), pen.at(0.95f, 0), 16);
    pen.list.PathBezierQuadraticCurveTo(pen.at(0, 1.0f), pen.at(-0.95f, 0), 16);
    pen.list.PathStroke(pen.color, ImDrawFlags_Closed, pen.thickness);
    pen.disc(0, 0, 0.26f);
}

void help(const Pen& pen) {
    pen.circle(0, 0, 0.9f);
    pen.arc(0, -0.2f, 0.3f, -pi, 0.4f * pi);
    pen.stroke({{0.02f, 0.12f}, {0.02f, 0.28f}});
    pen.disc(0.02f, 0.55f, 0.11f);
}

void save(const Pen& pen) {
    pen.stroke({{0, -0.8f}, {0, 0.3f}});
    pen.stroke({{-0.4f, -0.1f}, {0, 0.32f}, {0.4f, -0.1f}});
    pen.stroke({{-0.75f, 0.4f}, {-0.75f, 0.8f}, {0.75f, 0.8f}, {0.75f, 0.4f}});
}

void camera(const Pen& pen) {
    pen.outline(-0.9f, -0.45f, 0.9f, 0.7f, 0.2f);
    pen.circle(0, 0.12f, 0.34f);
    pen.box(-0.35f, -0.7f, 0.35f, -0.45f, 0.05f);
}

void file(const Pen& pen) {
    pen.stroke({{-0.6f, -0.85f}, {0.2f, -0.85f}, {0.6f, -0.45f}, {0.6f, 0.85f}, {-0.6f, 0.85f}}, true);
    pen.stroke({{0.2f, -0.85f}, {0.2f, -0.45f}, {0.6f, -0.45f}});
}

void dashed_ring(const Pen& pen) {
    constexpr int dashes = 6;
    for (int i = 0; i < dashes; ++i) {
        const float from = 2 * pi * static_cast<float>(i) / dashes;
        pen.arc(0, 0, 0.76f, from, from + 1.25f * pi / dashes);
    }
}

void hatch(const Pen& pen) {
    pen.outline(-0.75f, -0.75f, 0.75f, 0.75f);
    pen.stroke({{-0.75f, 0.0f}, {0.0f, -0.75f}});
    pen.stroke({{-0.75f, 0.75f}, {0.75f, -0.75f}});
    pen.stroke({{0.0f, 0.75f}, {0.75f, 0.0f}});
}

void draw_mark(const Pen& pen, Icon icon) {
    switch (icon) {
    case Icon::check: return pen.stroke({{-0.75f, 0.05f}, {-0.2f, 0.6f}, {0.8f, -0.6f}});
    case Icon::cross: pen.stroke({{-0.6f, -0.6f}, {0.6f, 0.6f}}); return pen.stroke({{-0.6f, 0.6f}, {0.6f, -0.6f}});
    case Icon::dash: return pen.stroke({{-0.6f, 0}, {0.6f, 0}});
    case Icon::dot: return pen.disc(0, 0, 0.72f);
    case Icon::ring: return pen.circle(0, 0, 0.74f);
    case Icon::dashed_ring: return dashed_ring(pen);
    case Icon::square: return pen.box(-0.66f, -0.66f, 0.66f, 0.66f);
    case Icon::diamond: return pen.fill({{0, -0.9f}, {0.9f, 0}, {0, 0.9f}, {-0.9f, 0}});
    case Icon::hatch: return hatch(pen);
    case Icon::plus: pen.stroke({{0, -0.65f}, {0, 0.65f}}); [[fallthrough]];
    case Icon::minus: return pen.stroke({{-0.65f, 0}, {0.65f, 0}});
    default: return;
    }
}

void draw_tool(const Pen& pen, Icon icon) {
    switch (icon) {
    case Icon::play: return pen.fill({{-0.7f, -0.9f}, {0.85f, 0}, {-0.7f, 0.9f}});
    case Icon::pause: pen.box(-0.7f, -0.85f, -0.15f, 0.85f); return pen.box(0.15f, -0.85f, 0.7f, 0.85f);
    case Icon::step: return pen.fill({{-0.5f, -0.9f}, {0.6f, 0}, {-0.5f, 0.9f}});
    case Icon::step_back: return pen.fill({{0.5f, -0.9f}, {0.5f, 0.9f}, {-0.6f, 0}});
    case Icon::restart: return restart(pen);
    case Icon::to_end:
        pen.box(0.45f, -0.85f, 0.75f, 0.85f);
        return pen.fill({{-0.75f, -0.85f}, {0.4f, 0}, {-0.75f, 0.85f}});
    case Icon::lock: return lock(pen);
    case Icon::eye: return eye(pen);
    case Icon::help: return help(pen);
    case Icon::fold_open: return pen.stroke({{-0.6f, -0.3f}, {0, 0.35f}, {0.6f, -0.3f}});
    case Icon::fold_closed: return pen.stroke({{-0.3f, -0.6f}, {0.35f, 0}, {-0.3f, 0.6f}});
    case Icon::save: return save(pen);
    case Icon::camera: return camera(pen);
    case Icon::file: return file(pen);
    case Icon::clock: pen.circle(0, 0, 0.88f); return pen.stroke({{0, -0.5f}, {0, 0.05f}, {0.4f, 0.3f}});
    case Icon::arrow:
        pen.stroke({{-0.8f, 0}, {0.7f, 0}});
        return pen.stroke({{0.2f, -0.45f}, {0.7f, 0}, {0.2f, 0.45f}});
    default: return draw_mark(pen, icon);
    }
}

} // namespace

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 color) {
    draw_tool({list, centre, size / 2, color, std::max(1.25f, size * 0.125f)}, icon);
}

Icon icon_of(kit::Role role) {
    switch (role) {
    case kit::Role::hit: return Icon::dot;
    case kit::Role::miss: return Icon::dashed_ring;
    case kit::Role::active: return Icon::square;
    case kit::Role::converged: return Icon::diamond;
    case kit::Role::discarded: return Icon::hatch;
    case kit::Role::truth: return Icon::check;
    case kit::Role::push:
    case kit::Role::normal: return Icon::arrow;
    case kit::Role::second: return Icon::ring;
    default: return Icon::dash;
    }
}

bool has_meaning(kit::Role role) { return role >= kit::Role::hit && role <= kit::Role::truth; }

} // namespace tunnel::app
