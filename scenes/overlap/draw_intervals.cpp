// Answers: at the margins of the world, what each shape covers of the axes, and what both do.
#include "scenes/overlap/picture.hpp"

#include <algorithm>

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

// A point of a margin: `along` on the axis, `aside` units outside the shapes.
glm::dvec2 at(const Picture& p, AxisName axis, double along, double aside) {
    const glm::dvec2 base = p.inner - glm::dvec2(aside * p.frame.unit);
    return axis == x_axis ? glm::dvec2(along, base.y) : glm::dvec2(base.x, along);
}

// Where the outline goes farthest along n; of equals the one nearest to the margin.
glm::dvec2 farthest(const Outline& o, const glm::dvec2& n) {
    const glm::dvec2 aside{n.y != 0.0 ? -1.0 : 0.0, n.x != 0.0 ? -1.0 : 0.0};
    const auto less = [&](const glm::dvec2& u, const glm::dvec2& v) {
        return dot(n, u) != dot(n, v) ? dot(n, u) < dot(n, v) : dot(aside, u) < dot(aside, v);
    };
    return *std::max_element(o.core.begin(), o.core.end(), less) + o.radius * n;
}

void bar(const Picture& p, AxisName axis, const Outline& o, double lo, double hi, double aside, Role role) {
    const glm::dvec2 n = p.m.result.axes[axis].n;
    const Style dots{role, Weight::fine, Dash::dotted, Fill::none, true};
    p.list.line(p.pane, dots, at(p, axis, lo, aside), farthest(o, -n));
    p.list.line(p.pane, dots, at(p, axis, hi, aside), farthest(o, n));
    p.list.line(p.pane, {role, Weight::verdict}, at(p, axis, lo, aside), at(p, axis, hi, aside));
}

void margin(const Picture& p, AxisName name) {
    const Axis& axis = p.m.result.axes[name];
    bar(p, name, p.m.result.a, axis.a_lo, axis.a_hi, 3.0, Role::body);
    bar(p, name, p.m.result.b, axis.b_lo, axis.b_hi, 6.0, Role::second);
    const double from = std::max(axis.a_lo, axis.b_lo), to = std::min(axis.a_hi, axis.b_hi);
    const glm::dvec2 u = at(p, name, std::min(from, to), 8.0), v = at(p, name, std::max(from, to), 1.0);
    p.box({std::min(u.x, v.x), std::min(u.y, v.y)}, {std::max(u.x, v.x), std::max(u.y, v.y)},
          {axis.apart() ? Role::miss : Role::active, Weight::fine, axis.apart() ? Dash::dashed : Dash::solid,
           axis.apart() ? Fill::none : Fill::faint});
}

} // namespace

void draw_intervals(const Picture& p) {
    const auto both = [&] {
        for (const AxisName name : {x_axis, y_axis})
            if (is_shown(p.m, name)) margin(p, name);
    };
    if (whole(p.m))
        p.list.answers(both);
    else
        both();
}

} // namespace tunnel::scenes::overlap_lab
