// From the chosen axis to the answer, for one kind of machine: no guard against a second inclusion, since
// core/sat/axes.cpp includes it once for each, after the other kernels. No branch hangs on the shapes: which end is cut
// and whether one point is left are a coin's toss to a branch predictor. What hangs on the facing edge is kept short,
// for a call waits for little else.
#include "core/sat/axes_kernel.hpp"

// The whole incident edge lies beyond one end of the reference edge (or runs straight down, to rounding): its nearer
// corner.
[[gnu::noinline]] inline void write_alone(const Axis& by, unsigned vertex, double x, double y, double deep,
                                          Contact& out) {
    const double depth = deep < 0.0 ? 0.0 : deep < out.depth ? deep : out.depth;
    out.count = 1;
    write(out.points[0], x + 0.5 * depth * by.normal.x, y + 0.5 * depth * by.normal.y, depth,
          std::rotl(features(by.edge.index(), vertex), by.edge.of_a() ? 0 : 16));
}

[[gnu::always_inline]] inline void clip(const ConvexPolygon& reference, const ConvexPolygon& incident, const Axis& by,
                                        Contact& out) {
    const unsigned edge = by.edge.index(), next = after(reference, edge);
    const double nx = reference.nx[edge], ny = reference.ny[edge], ox = reference.x[edge], oy = reference.y[edge];
    const double length = nx * (reference.y[next] - oy) - ny * (reference.x[next] - ox);
    const auto facing = static_cast<unsigned>(facing_of({nx, ny}, incident));
    const unsigned facing_next = after(incident, facing);
    // Lanes: where the incident edge starts and where it ends.
    const Two x{incident.x[facing], incident.x[facing_next]}, y{incident.y[facing], incident.y[facing_next]};
    const Two off_x = x - ox, off_y = y - oy, along = nx * off_y - ny * off_x, above = nx * off_x + ny * off_y;
    const double run = along[0] - along[1];
    if (!((along[0] > 0.0) & (along[1] < length) & (run > 0.0))) [[unlikely]] {
        const bool last = along[1] >= length;
        return write_alone(by, last ? facing_next : facing, x[last], y[last], -above[last] * by.scale, out);
    }
    // The incident edge runs the other way: its start may stand out beyond `next`, its end before `edge`. `part` of the
    // whole edge brings the end that stands out back in.
    const Two limit{along[0] < length ? along[0] : length, along[1] > 0.0 ? along[1] : 0.0};
    const Two part = (along - limit) * (1.0 / run);
    const Two deep = (above + part * (above[1] - above[0])) * -by.scale;
    const Two depth = math::lesser(math::greater(deep, Two{}), math::both(out.depth)), half = 0.5 * depth;
    const Two at_x = (x + part * (x[1] - x[0])) + half * by.normal.x,
              at_y = (y + part * (y[1] - y[0])) + half * by.normal.y;

    const std::uint32_t whole = features(edge, facing);
    const int turn = static_cast<int>(by.edge.place & shape::max_vertices); // B's features first
    const std::uint32_t parts[2] = {
        std::rotl(whole ^ (cut(edge ^ next) & -static_cast<unsigned>(along[0] > length)), turn),
        std::rotl(whole ^ pick(along[1] < 0.0, cut(0), (facing ^ facing_next) << 24), turn)};
    const bool both = (deep[0] >= -by.rounding) & (deep[1] >= -by.rounding);
    const auto first = static_cast<unsigned>(!both & (deep[1] > deep[0]));
    out.count = 1 + static_cast<int>(both);
    write(out.points[0], at_x[first], at_y[first], depth[first], parts[first]);
    const double kept = static_cast<int>(both);
    write(out.points[1], kept * at_x[1], kept * at_y[1], kept * depth[1], pick(both, parts[1], absent));
}

template <class Answer> [[gnu::always_inline]] inline void write_axis(const Axis& axis, Answer& out) {
    const double sign = 1 - 2 * static_cast<int>(!axis.edge.of_a());
    out.status = axis.apart ? base::Status::clear : base::Status::hit;
    out.normal = {sign * axis.normal.x, sign * axis.normal.y};
    out.depth = (axis.apart | !(axis.gap < 0.0)) ? 0.0 : -axis.gap;
    out.distance = (axis.apart & (axis.gap > 0.0)) ? axis.gap : 0.0;
}

[[gnu::always_inline]] inline void write_answer(const ConvexPolygon&, const ConvexPolygon&, const Axis& axis,
                                                Mtv& out) {
    write_axis(axis, out);
}

[[gnu::always_inline]] inline void write_answer(const ConvexPolygon& a, const ConvexPolygon& b, const Axis& axis,
                                                Contact& out) {
    write_axis(axis, out);
    const bool of_a = axis.edge.of_a();
    if (!axis.apart) clip(pick(!of_a, a, b), pick(of_a, a, b), axis, out);
}

template <class Answer> bool plain_answer(const ConvexPolygon& a, const ConvexPolygon& b, Answer& out) {
    Best best;
    gaps_of(a, b, best, nullptr);
    if (!best.plain()) return false;
    const ConvexPolygon& of = pick(!best.edge.of_a(), a, b);
    write_answer(a, b, axis_of(of, best.edge, best.gap, best.error), out);
    return true;
}
