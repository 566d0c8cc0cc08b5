// Answers: f(t) and F(t, u, v) with the numbers of this moment.
#include "scenes/coplanarity/moment.hpp"

#include <glm/geometric.hpp>

#include <cmath>

namespace tunnel::scenes::coplanarity {
namespace {

std::string number(double value) {
    const double shown = std::abs(value) < 1e-4 ? value : std::round(value * 1e4) / 1e4;
    const std::string text = kit::number_text(std::abs(shown), 4);
    return shown < 0.0 ? "\\minus " + text : text;
}
std::string vector(const glm::dvec3& v) { return "(" + number(v.x) + ", " + number(v.y) + ", " + number(v.z) + ")"; }

void add(kit::Formula& f, std::string markup, Role role = Role::text, bool answer = false) {
    f.lines.push_back({Text::same(std::move(markup)), role, answer});
}

void of_the_plane(const Moment& m, kit::Readouts& out) {
    const ccd::MovingPair& pair = m.result.pair;
    const double t = time_of(m);
    const auto& b = m.result.coefficients;
    if (!std::isfinite(plane_value(pair, t) + b[0] + b[1] + b[2] + b[3])) return; // beyond doubles
    const auto at = [&](std::size_t i) { return place_of(pair, i, t); };
    kit::Formula f;
    f.key = "plane";
    f.title = {"Are the four in one plane at this t?", "이 시각에 네 점이 한 평면에 있나"};
    if (pair.kind == PairKind::vertex_face) {
        add(f, "f(t) = (p \\minus a) \\cdot [(b \\minus a) × (c \\minus a)]");
        add(f, "p \\minus a = {}" + vector(at(0) - at(1)), Role::second);
        add(f, "(b \\minus a) × (c \\minus a) = {}" + vector(cross(at(2) - at(1), at(3) - at(1))), Role::normal);
    } else {
        add(f, "f(t) = (c \\minus a) \\cdot [(b \\minus a) × (d \\minus c)]");
        add(f, "c \\minus a = {}" + vector(at(2) - at(0)), Role::second);
        add(f, "(b \\minus a) × (d \\minus c) = {}" + vector(cross(at(1) - at(0), at(3) - at(2))), Role::normal);
    }
    add(f, "f(" + number(t) + ") = {}" + number(plane_value(pair, t)), Role::active);
    const double sign = pair.kind == PairKind::vertex_face ? -1.0 : 1.0;
    add(f,
        "f_{0}, f_{1}, f_{2}, f_{3} = {}" + number(sign * b[0] + 0.0) + ", " + number(sign * b[1] + 0.0) + ", " +
            number(sign * b[2] + 0.0) + ", " + number(sign * b[3] + 0.0),
        Role::muted, true);
    out.formulas.push_back(std::move(f));
}

void of_the_gap(const Moment& m, kit::Readouts& out) {
    const ccd::MovingPair& pair = m.result.pair;
    const double t = time_of(m);
    const Weights w = nearest(pair, t);
    const glm::dvec3 gap = ccd::gap(pair, t, w.u, w.v);
    if (!std::isfinite(gap.x + gap.y + gap.z)) return; // beyond doubles
    kit::Formula f;
    f.key = "gap";
    f.title = {"The gap at the nearest place", "가장 가까운 곳의 간격"};
    switch (pair.kind) {
    case PairKind::vertex_face: add(f, "F(t, u, v) = p \\minus [a + u (b \\minus a) + v (c \\minus a)]"); break;
    case PairKind::edge_edge: add(f, "F(t, u, v) = [a + u (b \\minus a)] \\minus [c + v (d \\minus c)]"); break;
    case PairKind::vertex_edge: add(f, "F(t, u) = p \\minus [a + u (b \\minus a)]"); break;
    case PairKind::vertex_vertex: add(f, "F(t) = p \\minus q"); break;
    }
    const bool two = ccd::count(pair.kind) == 4, one = pair.kind == PairKind::vertex_edge;
    add(f,
        "F(" + number(t) + (two || one ? ", " + number(w.u) : "") + (two ? ", " + number(w.v) : "") + ") = {}" +
            vector(gap),
        Role::active);
    out.formulas.push_back(std::move(f));
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    if (!m.result.asked) return;
    if (ccd::count(m.result.pair.kind) == 4) of_the_plane(m, out);
    of_the_gap(m, out);
}

} // namespace tunnel::scenes::coplanarity
