// Answers: overlap and push on every direction there is, with the edges' normals marked: why no other need be examined.
#include "scenes/sat/corners.hpp"
#include "scenes/sat/search.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::sat_lab {
namespace {

using kit::Dash, kit::Role;

struct Shadow {
    double lo = 1e300, hi = -1e300;
};
Shadow shadow(const std::vector<glm::dvec2>& corners, const glm::dvec2& n) {
    Shadow out;
    for (const glm::dvec2& c : corners) out = {std::min(out.lo, dot(n, c)), std::max(out.hi, dot(n, c))};
    return out;
}

// An axis and its opposite are one: from 0 to 180 degrees.
double angle_of(const glm::dvec2& n) {
    const double degrees = std::atan2(n.y, n.x) * 180.0 / 3.14159265358979323846;
    return degrees < 0.0 ? degrees + 180.0 : degrees >= 180.0 ? degrees - 180.0 : degrees;
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) {
    if (!m.result.valid()) return;
    kit::Plot plot;
    plot.key = "all_directions";
    plot.title = {"On any axis, not only the edges'", "변의 법선이 아닌 축까지 모두"};
    plot.x = {{"direction of the axis", "축의 방향"}, "°", false};
    plot.y = {{"length", "길이"}, "m", false};
    plot.answer = true;
    kit::Series width{"overlap", {"overlap", "겹침"}, Role::active, Dash::dashed, false, {}, {}};
    kit::Series push{"push", {"push", "밀어낼 거리"}, Role::push, Dash::solid, false, {}, {}};
    for (int degrees = 0; degrees <= 180; ++degrees) {
        const glm::dvec2 n = direction(degrees);
        const Shadow a = shadow(m.result.a, n), b = shadow(m.result.b, n);
        for (kit::Series* s : {&width, &push}) s->x.push_back(degrees);
        width.y.push_back(std::min(a.hi, b.hi) - std::max(a.lo, b.lo));
        push.y.push_back(std::min(a.hi - b.lo, b.hi - a.lo));
    }
    plot.series = {std::move(width), std::move(push)};
    const bool few = axis_count(m) <= 12; // more names would cover each other
    for (const Axis& axis : m.result.axes)
        plot.marks.push_back(
            {angle_of(axis.n), true, few ? kit::Text::same(edge_name(axis)) : kit::Text{}, Role::muted});
    out.plots.push_back(std::move(plot));
}

} // namespace tunnel::scenes::sat_lab
