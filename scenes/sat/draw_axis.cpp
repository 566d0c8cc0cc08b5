// Answers: one axis in the world: its edge, its direction, and the shadows that both polygons cast on it.
#include "scenes/sat/picture.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::sat_lab {
namespace {

using kit::Role, kit::Style, kit::Weight, kit::Dash;

// Dotted lines from the corners at both ends of a shadow down to it.
void cast(const Picture& p, const std::vector<glm::dvec2>& corners, const AxisPlace& place, double aside, Role role) {
    const auto by = [&](const glm::dvec2& u, const glm::dvec2& v) { return dot(place.n, u) < dot(place.n, v); };
    const auto [lo, hi] = std::minmax_element(corners.begin(), corners.end(), by);
    for (const glm::dvec2& c : {*lo, *hi})
        p.list.line(p.pane, Style{role, Weight::fine, Dash::dotted, kit::Fill::none, true}, c,
                    place.at(dot(place.n, c), aside));
}

void bar(const Picture& p, const AxisPlace& place, double lo, double hi, double aside, Style style) {
    p.list.line(p.pane, style, place.at(lo, aside), place.at(hi, aside));
}

void shadows(const Picture& p, int index, const Axis& axis) {
    const AxisPlace place = place_of(p.m.result, axis, p.grips);
    const double apart = 1.3 * p.frame.unit, far = 9.0 * p.frame.unit;
    const unsigned pick = pick_of(index);
    const double lo = std::min(axis.a_lo, axis.b_lo), hi = std::max(axis.a_hi, axis.b_hi);
    cast(p, p.m.result.a, place, apart, Role::body);
    cast(p, p.m.result.b, place, -apart, Role::second);
    p.list.line(p.pane, {Role::muted, Weight::fine}, place.at(lo - far), place.at(hi + far));
    bar(p, place, axis.a_lo, axis.a_hi, apart,
        {Role::body, Weight::verdict, Dash::solid, kit::Fill::none, false, pick});
    bar(p, place, axis.b_lo, axis.b_hi, -apart,
        {Role::second, Weight::verdict, Dash::solid, kit::Fill::none, false, pick});
    const double from = std::max(axis.a_lo, axis.b_lo), to = std::min(axis.a_hi, axis.b_hi);
    const bool gap = axis.separates;
    const Role role = gap ? Role::miss : Role::active;
    const auto tick = [&](double at) {
        p.list.line(p.pane, {role, Weight::fine}, place.at(at, -2.5 * apart), place.at(at, 2.5 * apart));
    };
    tick(from), tick(to);
    p.list.add(p.pane, {role, Weight::fine, Dash::solid, gap ? kit::Fill::none : kit::Fill::faint},
               kit::Polygon{{flat(place.at(from, -2.5 * apart)), flat(place.at(to, -2.5 * apart)),
                             flat(place.at(to, 2.5 * apart)), flat(place.at(from, 2.5 * apart))},
                            false});
    const std::string length = metres(gap ? -axis.overlap : axis.overlap);
    const glm::dvec2 away = (place.off < 0.0 ? -1.0 : 1.0) * across(place.n);
    const kit::Side side = std::abs(away.x) > 2.0 * std::abs(away.y) ? away.x < 0.0 ? kit::Side::left : kit::Side::right
                           : away.y < 0.0                            ? kit::Side::below
                                                                     : kit::Side::above;
    p.label(gap ? kit::Text{"gap " + length, "틈 " + length} : kit::Text{"overlap " + length, "겹침 " + length},
            place.at(0.5 * (from + to), (place.off < 0.0 ? -3.0 : 3.0) * apart), role, 7, side, kit::Size::normal);
}

} // namespace

void draw_axis(const Picture& p, int index) {
    if (index < 0) return;
    const Axis& axis = axis_at(p.m, index);
    const auto& corners = axis.of_a ? p.m.result.a : p.m.result.b;
    const auto i = static_cast<std::size_t>(axis.edge);
    const glm::dvec2 from = corners[i], to = corners[(i + 1) % corners.size()], middle = 0.5 * (from + to);
    if (examined(p.m, index) || finished(p.m)) shadows(p, index, axis);
    p.list.line(p.pane, {Role::active, Weight::verdict, Dash::solid, kit::Fill::none, false, pick_of(index)}, from, to);
    const glm::dvec2 n = shown_openly(p.m) ? axis.n : turned_to_b(p.m, axis).n;
    // Inwards it keeps clear of the edge's name.
    const glm::dvec2 at = dot(n, axis.n) > 0.0 ? middle : from + 0.75 * (to - from);
    p.list.add(p.pane, {Role::normal}, kit::Arrow{flat(at), flat(at + 8.0 * p.frame.unit * n)});
}

} // namespace tunnel::scenes::sat_lab
