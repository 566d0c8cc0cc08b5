// Answers: the step off the mirror, seen close: the surface, the hit, where the next ray starts, and the numbers that
// it can start at at all.
#include "scenes/reflection/picture.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::scenes::reflection_lab {

double spacing_at(double coordinate, bool single) {
    if (single) {
        const float v = std::abs(static_cast<float>(coordinate));
        return static_cast<double>(std::nextafter(v, std::numeric_limits<float>::infinity()) - v);
    }
    const double v = std::abs(coordinate);
    return std::nextafter(v, std::numeric_limits<double>::infinity()) - v;
}

namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

constexpr double finest = 0.12; // of the half width: finer grids are not drawn

struct CloseUp {
    const Moment& m;
    kit::DrawList& list;
    int pane = 0;
    glm::dvec2 hit{0.0}; // from the offset
    glm::dvec2 normal{0.0};
    double half = 1.0, spacing = 0.0; // m
    [[nodiscard]] glm::dvec3 at(const glm::dvec2& local) const { return kit::flat((local - hit) / half); }
};

// The numbers about the hit, in units of the half width.
void grid(const CloseUp& c) {
    const double step = c.spacing / c.half;
    if (step < finest) return;
    const glm::dvec2 world = c.hit + shift_of(c.m.params.offset);
    const auto first = [&](double v) {
        const double down = std::floor(v / c.spacing) * c.spacing;
        return (down - v) / c.half;
    };
    const glm::dvec2 base{first(world.x), first(world.y)};
    const int reach = static_cast<int>(1.4 / step) + 2;
    for (int i = -reach; i <= reach; ++i)
        for (int k = -reach; k <= reach; ++k) {
            const glm::dvec2 at = base + step * glm::dvec2(i, k);
            if (std::abs(at.x) > 1.2 || std::abs(at.y) > 1.0) continue;
            c.list.add(c.pane, {Role::muted}, kit::Point{kit::flat(at), kit::Mark::dot, 5.0f});
        }
}

void mirror(const CloseUp& c) {
    const glm::dvec2 along = kit::across(c.normal), in = -c.normal;
    const std::vector<glm::dvec2> side{2.0 * along, 2.0 * along + 3.0 * in, -2.0 * along + 3.0 * in, -2.0 * along};
    const kit::Frame frame{{-1.2, -1.0}, {1.2, 1.0}, 0.02};
    std::vector<glm::dvec3> seen = cut(frame, side);
    if (seen.size() >= 3)
        c.list.add(c.pane, Style{Role::wall, Weight::main, Dash::solid, Fill::faint},
                   kit::Polygon{std::move(seen), false});
    const Piece line = cut(frame, 2.0 * along, -2.0 * along);
    if (line.any) c.list.line(c.pane, {Role::wall, Weight::verdict}, line.from, line.to);
}

// What else is near: in a thin gap the other mirror.
void others(const CloseUp& c, int own) {
    const kit::Frame frame{{-1.2, -1.0}, {1.2, 1.0}, 0.02};
    const std::vector<ray::AnyShape>& shapes = c.m.result.mirrors.shapes;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (static_cast<int>(i) == own) continue;
        std::vector<glm::dvec2> corners = corners_of(shapes[i]);
        for (glm::dvec2& corner : corners) corner = (corner - c.hit) / c.half;
        std::vector<glm::dvec3> seen = cut(frame, std::move(corners));
        if (seen.size() >= 3)
            c.list.add(c.pane, Style{Role::wall, Weight::main, Dash::solid, Fill::hatched},
                       kit::Polygon{std::move(seen)});
    }
}

void label(const CloseUp& c, kit::Text text, const glm::dvec3& at, Role role, kit::Side side, int priority) {
    kit::Label l;
    l.text = std::move(text);
    l.at = at;
    l.side = side;
    l.size = kit::Size::small;
    l.plate = true;
    l.priority = priority;
    c.list.add(c.pane, {role}, std::move(l));
}

void start_of_next(const CloseUp& c, const Path& path, int index, Role role) {
    if (index >= static_cast<int>(path.bounces.size())) return;
    const Bounce& next = path.bounces[static_cast<std::size_t>(index)];
    const glm::dvec3 at = c.at(next.from);
    const bool wrong = next.verdict != Verdict::ok;
    c.list.add(c.pane, {role, Weight::main}, kit::Arrow{c.at(c.hit), at});
    c.list.add(c.pane, {wrong ? Role::hit : role, Weight::verdict}, kit::Point{at, kit::Mark::ring, 12.0f});
    label(c, kit::Text{"next start", "다음 시작점"} + (" " + short_number(next.off) + " m"), at, role, kit::Side::right,
          8);
}

void scale_words(const CloseUp& c, bool single) {
    const std::string type = single ? "float" : "double", step = short_number(c.spacing);
    const bool drawn = c.spacing / c.half >= finest;
    kit::Text text = drawn ? kit::Text{"dots: what " + type + " holds, " + step + " m apart",
                                       "점: " + type + "의 값, 간격 " + step + " m"}
                           : kit::Text{type + " holds steps of " + step + " m: too fine to draw",
                                       type + "의 간격은 " + step + " m: 너무 촘촘해 그릴 수 없음"};
    label(c, std::move(text), {-1.2, -0.92, 0.0}, Role::text, kit::Side::right, 9);
}

} // namespace

void draw_close_up(const Moment& m, kit::DrawList& list) {
    kit::Pane described;
    described.id = "close_up";
    described.title = {"The step off the mirror, magnified", "거울에서 떼어 놓기: 확대"};
    described.place_lo = {left_width, 0.56};
    described.lo = {-1.2, -1.0, 0.0};
    described.hi = {1.2, 1.0, 0.0};
    described.x.shown = described.y.shown = false;
    const int pane = list.pane(std::move(described));
    const Path& path = path_in_view(m);
    // At the end: the step off that went wrong, else the last one.
    const int fault = fault_bounce(path), all = static_cast<int>(path.bounces.size());
    const int next = std::clamp(fault > 1 && m.step >= fault ? fault - 1 : m.step, 1, std::max(1, all - 1));
    if (m.step == 0 || all < 2 || path.first_fault == Verdict::missed) {
        kit::Label l;
        l.text = {"no step off yet", "아직 떼어 놓지 않음"};
        l.side = kit::Side::centre;
        l.plate = true; // the axis runs through it
        list.add(pane, {Role::muted}, std::move(l));
        return;
    }
    const Bounce& at = path.bounces[static_cast<std::size_t>(next - 1)];
    const bool single = !speaks_of_scaled(m) && m.params.arithmetic == Arithmetic::single;
    CloseUp c{m, list, pane, at.point, at.normal};
    const glm::dvec2 world = at.point + shift_of(m.params.offset);
    c.spacing = std::max(spacing_at(world.x, single), spacing_at(world.y, single));
    const double off = path.bounces[static_cast<std::size_t>(next)].off;
    c.half = 1.5 * std::max(off, c.spacing);
    list.answers([&] {
        others(c, at.mirror);
        mirror(c);
        grid(c);
        list.add(pane, {Role::active, Weight::main}, kit::Point{{0.0, 0.0, 0.0}, kit::Mark::dot, 9.0f});
        label(c, {"hit", "충돌 지점"}, {0.0, 0.0, 0.0}, Role::active, kit::Side::left, 7);
        start_of_next(c, path, next, speaks_of_scaled(m) ? Role::converged : Role::body);
        scale_words(c, single);
    });
}

} // namespace tunnel::scenes::reflection_lab
