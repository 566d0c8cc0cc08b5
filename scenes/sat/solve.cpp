// Answers: every axis with both shadows, where the loop stops under the chosen rules, and what its push leaves over.
// The truth beside it is the core's, exact.
#include "core/math/orient.hpp"
#include "core/sat/polygons.hpp"
#include "scenes/sat/corners.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace sat_lab {
namespace {

using Corners = std::vector<glm::dvec2>;

// Does nothing of `other` lie inside the edge's line? Exact.
bool keeps_out(const Corners& of, int edge, const Corners& other) {
    const auto i = static_cast<std::size_t>(edge);
    return std::all_of(other.begin(), other.end(),
                       [&](const glm::dvec2& c) { return math::orient_sign(of[i], of[(i + 1) % of.size()], c) <= 0; });
}

Axis axis_of(const Result& r, const tunnel::sat::AxisRecord& record) {
    Axis out;
    out.of_a = record.of_a;
    out.edge = record.edge;
    const double outward = record.of_a ? 1.0 : -1.0;
    out.n = outward * record.axis + glm::dvec2(0.0); // + 0: no negative zeros
    // The record measures from A's first corner, along the axis from A to B.
    const double start = dot(record.axis, r.a[0]);
    const auto place = [&](double lo, double hi, double& out_lo, double& out_hi) {
        const double u = outward * (start + lo) + 0.0, v = outward * (start + hi) + 0.0;
        out_lo = std::min(u, v), out_hi = std::max(u, v);
    };
    place(record.a_lo, record.a_hi, out.a_lo, out.a_hi);
    place(record.b_lo, record.b_hi, out.b_lo, out.b_hi);
    out.overlap = record.overlap;
    const double onward = record.push, back = record.b_hi - record.a_lo; // along the axis, and against it
    const double along = record.of_a ? onward : back, against = record.of_a ? back : onward;
    // The edge's own way out wins ties: it is the one that the core answers with.
    out.sense = std::abs(along - against) <= r.rounding() ? outward : along < against ? 1.0 : -1.0;
    out.push = out.sense > 0.0 ? along : against;
    // Exact outwards; the far side of the same axis counts where rounding leaves no doubt.
    out.separates = record.separates || (r.contact.status == base::Status::clear && out.overlap < -r.rounding());
    out.touches = out.separates || keeps_out(record.of_a ? r.a : r.b, record.edge, record.of_a ? r.b : r.a);
    out.inside = out.push - out.overlap > r.rounding();
    return out;
}

glm::dvec2 middle(const Corners& corners) {
    glm::dvec2 lo = corners[0], hi = corners[0];
    for (const glm::dvec2& c : corners) {
        lo = {std::min(lo.x, c.x), std::min(lo.y, c.y)};
        hi = {std::max(hi.x, c.x), std::max(hi.y, c.y)};
    }
    return 0.5 * (lo + hi);
}

// The document's own way: the least overlap width, the first of equals; B away from A, as their middles lie.
void answer_by_width(Result& r, Search& s) {
    s.chosen = 0;
    for (std::size_t i = 1; i < r.axes.size(); ++i)
        if (r.axes[i].overlap < r.axes[static_cast<std::size_t>(s.chosen)].overlap) s.chosen = static_cast<int>(i);
    const Axis& axis = r.axes[static_cast<std::size_t>(s.chosen)];
    const double side = dot(axis.n, middle(r.b) - middle(r.a)) < 0.0 ? -1.0 : 1.0;
    s.mtv = side * axis.overlap * axis.n;
}

Search searched(Result& r, const Params& p, int core_choice) {
    Search s;
    const int all = static_cast<int>(r.axes.size());
    const auto stops = [&](const Axis& axis) {
        return p.touching == ContactRule::closed ? axis.separates : axis.touches || axis.overlap <= 0.0;
    };
    const auto first = std::find_if(r.axes.begin(), r.axes.end(), stops);
    s.stopped = first == r.axes.end() ? -1 : static_cast<int>(first - r.axes.begin());
    s.visited = s.stopped >= 0 && p.early_exit ? s.stopped + 1 : all;
    s.status = s.stopped >= 0 ? base::Status::clear : base::Status::hit;
    if (s.status == base::Status::clear) return s;
    if (p.depth == DepthRule::overlap)
        answer_by_width(r, s);
    else {
        s.chosen = core_choice;
        s.mtv = r.contact.depth * r.contact.normal + glm::dvec2(0.0);
    }
    return s;
}

double size_of(const Result& r) {
    double out = 0.0;
    for (const Corners* corners : {&r.a, &r.b})
        for (const glm::dvec2& c : *corners) out = std::max({out, std::abs(c.x), std::abs(c.y)});
    return std::max(out, 1e-3);
}

// B where the push leaves it, against A.
double left_over(const Result& r, const shape::ConvexPolygon& a) {
    Corners moved = r.b;
    for (glm::dvec2& c : moved) c += r.search.mtv;
    const auto b = shape::make_polygon(moved);
    if (!b) return 0.0;
    const tunnel::sat::Mtv after = tunnel::sat::mtv(a, *b);
    return after.status == base::Status::hit ? after.depth : -after.distance;
}

} // namespace
} // namespace sat_lab

SatScene::Result SatScene::solve(const Params& p) {
    using namespace sat_lab;
    Result r;
    r.a = corners_of(body_a(p)), r.b = corners_of(body_b(p));
    r.fault_a = fault_in(r.a), r.fault_b = fault_in(r.b);
    if (!r.valid()) return r;
    r.size = size_of(r);
    const auto a = shape::make_polygon(r.a), b = shape::make_polygon(r.b);
    if (!a || !b) return r;
    tunnel::sat::Trace trace;
    r.contact = tunnel::sat::contact(*a, *b, &trace);
    for (const tunnel::sat::AxisRecord& record : trace.axes) r.axes.push_back(axis_of(r, record));
    const auto& axes = r.axes;
    r.touching = r.contact.status == base::Status::hit &&
                 std::any_of(axes.begin(), axes.end(), [](const Axis& axis) { return axis.touches; });
    r.search = searched(r, p, trace.chosen);
    if (r.search.status != base::Status::hit) return r;
    for (Axis& axis : r.axes)
        axis.tied = std::abs(axis.push - r.contact.depth) <= r.rounding() &&
                    dot(axis.sense * axis.n, r.contact.normal) < 1.0 - 1e-9;
    r.left_over = left_over(r, *a);
    return r;
}

// Step 0: the question. Then one axis a step, and at last the answer.
int SatScene::last_step(const Params&, const Result& r) { return r.valid() ? r.search.visited + 1 : 1; }

} // namespace tunnel::scenes
