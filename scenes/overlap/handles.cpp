// Answers: what can be dragged: each shape by its middle, its size by its sides, its angle by a grip beside it.
#include "scenes/overlap/moment.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace overlap_lab {
namespace {

struct Held {
    Body body;
    const Outline& outline;
    bool is_a;
    [[nodiscard]] std::string key(const char* part) const { return std::string(is_a ? "a" : "b") + part; }
    [[nodiscard]] kit::Handle handle(const char* id, kit::Text what, const glm::dvec2& at, unsigned pick) const {
        kit::Handle h;
        h.id = key(id);
        h.label = kit::Text{what.en + (is_a ? " of A" : " of B"), (is_a ? "A " : "B ") + what.ko};
        h.pane = "world";
        h.at = flat(at);
        h.pick = 201U + pick + (is_a ? 0U : 10U);
        return h;
    }
};

kit::Handle middle(const Held& s) {
    kit::Handle h = s.handle("_move", {"place", "옮기기"}, s.body.middle, 0);
    h.axes[0].key = s.key("_x");
    h.axes[1].key = s.key("_y");
    return h;
}

// At the end of the half along u; dragged along whichever of x and y u is nearer to.
kit::Handle side(const Held& s, const char* id, const char* part, kit::Text what, const glm::dvec2& u, double half,
                 unsigned pick) {
    kit::Handle h = s.handle(id, std::move(what), s.body.middle + half * u, pick);
    const bool flatter = std::abs(u.x) >= std::abs(u.y);
    const double along = flatter ? u.x : u.y, from = flatter ? s.body.middle.x : s.body.middle.y;
    h.axes[flatter ? 0 : 1] = {s.key(part), -from / along, 1.0 / along};
    return h;
}

// A little farther out than the farthest point, to the left of the shape's own x.
kit::Handle grip(const Held& s) {
    double reach = 0.0;
    for (const glm::dvec2& c : s.outline.core) reach = std::max(reach, length(c - s.body.middle));
    reach += s.outline.radius;
    kit::Handle h =
        s.handle("_turn", {"angle", "돌리기"}, s.body.middle + 1.12 * reach * direction(s.body.angle + 135.0), 3);
    h.turn = {s.key("_angle"), s.body.middle, -135.0};
    return h;
}

void handles_of(const Held& s, std::vector<kit::Handle>& out) {
    out.push_back(middle(s));
    const double angle = can_turn(s.body.form) ? s.body.angle : 0.0;
    const glm::dvec2 u = direction(angle), v{-u.y, u.x};
    const glm::dvec2 half = s.body.half;
    const auto name = [](SizeName n) { return kit::Text(size_names[n]); };
    out.push_back(side(s, "_width", "_half_x", name(name_of_x(s.body.form, half.x, half.y)), u, half.x, 1));
    if (has_height(s.body.form))
        out.push_back(side(s, "_height", "_half_y", name(name_of_y(s.body.form, half.x, half.y)), v, half.y, 2));
    if (can_turn(s.body.form)) out.push_back(grip(s));
}

} // namespace
} // namespace overlap_lab

std::vector<kit::Handle> OverlapScene::handles(const kit::Moment<OverlapScene>& m) {
    using namespace overlap_lab;
    std::vector<kit::Handle> out;
    if (on_floor(m)) return out;
    handles_of({body_a(m.params), m.result.a, true}, out);
    handles_of({body_b(m.params), m.result.b, false}, out);
    return out;
}

} // namespace tunnel::scenes
