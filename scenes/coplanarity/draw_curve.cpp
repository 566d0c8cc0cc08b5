// Answers: the coplanarity polynomial f(t) with its roots, each inside or outside; of the lower pairs, that have none,
// the distance.
#include "scenes/coplanarity/picture.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::coplanarity {
namespace {

using kit::Mark;

double height_at(const Moment& m, double t) {
    const ccd::MovingPair& pair = m.result.pair;
    if (has_plane(m)) return plane_value(pair, t);
    const Weights w = nearest(pair, t);
    return glm::length(on_first(pair, t, w) - on_second(pair, t, w));
}

kit::Pane curve_pane(const Moment& m, double tallest) {
    kit::Pane pane;
    pane.id = "curve";
    pane.title = m.result.meshes != nullptr ? Text{"f(t) of the pair that meets first", "f(t): 가장 먼저 닿는 쌍"}
                 : has_plane(m)             ? Text{"f(t): when in one plane?", "f(t): 언제 한 평면에 있나"}
                                            : Text{"distance of the two", "둘 사이의 거리"};
    pane.place_lo = {0.58, 0.0}, pane.place_hi = {1.0, 0.46};
    const double unit = std::exp2(std::ceil(std::log2(std::max(tallest, 1e-290))));
    pane.lo = {0.0, has_plane(m) ? -1.15 * unit : -0.1 * unit, 0.0};
    pane.hi = {1.0, 1.15 * unit, 0.0};
    pane.equal_aspect = false;
    pane.x = {{"time t", "시각 t"}, "", true};
    pane.y = has_plane(m) ? kit::AxisInfo{Text::same("f"), "m³", true} : kit::AxisInfo{{"distance", "거리"}, "m", true};
    return pane;
}

void curve(const Picture& p) {
    constexpr int samples = 120;
    kit::Polyline line;
    for (int i = 0; i <= samples; ++i) {
        const double t = static_cast<double>(i) / samples;
        line.points.emplace_back(t, height_at(p.m, t), 0.0);
    }
    p.line({Role::axis, Weight::fine}, {0.0, 0.0, 0.0}, {1.0, 0.0, 0.0});
    p.list.add(p.pane, {Role::text, Weight::main}, std::move(line));
}

void root(const Picture& p, const ccd::RootRecord& r, std::size_t index) {
    const glm::dvec3 at{r.t, 0.0, 0.0};
    const unsigned pick = first_root_pick + static_cast<unsigned>(index);
    const std::string t = digits(r.t, 3);
    const Side side = index % 2 == 0 ? Side::above : Side::below;
    if (r.inside) {
        p.mark({Role::hit, Weight::main, Dash::solid, Fill::none, false, pick}, at, Mark::dot, 13.0f);
        p.label_with_leader(word_of_root(p.m, true), Text::same(t), at, Role::hit, 6, side);
    } else {
        p.mark({Role::miss, Weight::main, Dash::solid, Fill::none, false, pick}, at, Mark::ring, 14.0f);
        p.label_with_leader(word_of_root(p.m, false), Text::same(t), at, Role::miss, 5, side);
    }
}

void truth(const Picture& p, const kit::Pane& pane) {
    if (!truth_hits(p.m)) return;
    const double t = p.m.result.truth.lo;
    p.line({Role::truth, Weight::fine, Dash::dashed}, {t, pane.lo.y, 0.0}, {t, pane.hi.y, 0.0});
    const auto& roots = roots_of(p.m);
    const bool shown =
        std::any_of(roots.begin(), roots.end(), [&](const auto& r) { return r.inside && std::abs(r.t - t) < 1e-3; });
    if (!shown)
        p.label({"true contact " + digits(t, 4), "실제 접촉 " + digits(t, 4)}, {t, 0.7 * pane.hi.y, 0.0}, Role::truth,
                6, t > 0.5 ? Side::left : Side::right, Size::normal);
}

} // namespace

void draw_curve(const Moment& m, kit::DrawList& list) {
    double tallest = 0.0;
    for (int i = 0; i <= 60; ++i) tallest = std::max(tallest, std::abs(height_at(m, i / 60.0)));
    if (tallest == 0.0) tallest = 1.0;
    const kit::Pane pane = curve_pane(m, tallest);
    const Picture p{m, list, list.pane(pane)};
    if (!m.result.asked) return;
    curve(p);
    const double now = time_of(m);
    p.line({Role::active, Weight::fine}, {now, pane.lo.y, 0.0}, {now, pane.hi.y, 0.0});
    p.mark({Role::active}, {now, height_at(m, now), 0.0}, Mark::dot, 9.0f);
    list.answers([&] {
        truth(p, pane);
        const auto& roots = roots_of(m);
        for (std::size_t i = 0; i < roots.size(); ++i)
            if (!stepping(m) || static_cast<int>(i) < m.step) root(p, roots[i], i);
        if (m.result.flat)
            p.label({"f comes out as 0 at every t", "모든 t에서 계산한 f = 0"}, {0.5, 0.4 * pane.lo.y, 0.0},
                    Role::active, 7, Side::above, Size::normal);
        else if (roots.empty() && has_plane(m))
            p.label({"no root found", "찾은 근 없음"}, {0.5, 0.82 * pane.lo.y, 0.0}, Role::muted, 3, Side::above);
    });
}

} // namespace tunnel::scenes::coplanarity
