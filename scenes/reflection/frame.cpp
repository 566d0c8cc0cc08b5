// Answers: the frame of the world pane, and what is cut to it.
#include "scenes/reflection/picture.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::reflection_lab {
namespace {

struct Window {
    glm::dvec2 lo, hi;
};
Window window_of(const kit::Frame& frame) {
    const glm::dvec2 margin = 0.5 * (frame.hi - frame.lo);
    return {frame.lo - margin, frame.hi + margin};
}

} // namespace

kit::Frame frame_of(const Moment& m) {
    const Params& p = m.params;
    if (p.mirrors == Mirrors::room) return {{-4.7, -3.7}, {4.7, 3.7}, 0.094};
    if (p.mirrors == Mirrors::gallery) {
        const double r = p.radius + 0.3;
        return {glm::dvec2(-r), glm::dvec2(r), 0.02 * r};
    }
    const double scale = m.result.mirrors.scale;
    glm::dvec2 lo = scale * glm::dvec2(p.start_x, p.start_y), hi = lo;
    const auto take = [&](const glm::dvec2& at) {
        lo = {std::min(lo.x, at.x), std::min(lo.y, at.y)};
        hi = {std::max(hi.x, at.x), std::max(hi.y, at.y)};
    };
    take(glm::dvec2(0.0));
    take({0.0, scale});
    for (const Bounce& b : m.result.truth)
        if (b.met) take(b.point);
    const kit::Frame coarse = kit::coarse_frame(lo - glm::dvec2(0.8 * scale), hi + glm::dvec2(0.8 * scale));
    return kit::square_frame(coarse.lo, coarse.hi);
}

Piece cut(const kit::Frame& frame, const glm::dvec2& from, const glm::dvec2& to) {
    const Window w = window_of(frame);
    double first = 0.0, last = 1.0;
    for (const int axis : {0, 1}) {
        const double way = to[axis] - from[axis];
        if (std::abs(way) < 1e-300) {
            if (from[axis] < w.lo[axis] || from[axis] > w.hi[axis]) return {};
            continue;
        }
        const double u = (w.lo[axis] - from[axis]) / way, v = (w.hi[axis] - from[axis]) / way;
        first = std::max(first, std::min(u, v));
        last = std::min(last, std::max(u, v));
    }
    if (!(first < last)) return {};
    return {true, from + first * (to - from), from + last * (to - from)};
}

std::vector<glm::dvec2> corners_of(const ray::AnyShape& shape) {
    std::vector<glm::dvec2> out;
    if (const auto* box = std::get_if<tunnel::shape::Aabb>(&shape))
        out = {box->min, {box->max.x, box->min.y}, box->max, {box->min.x, box->max.y}};
    else if (const auto* polygon = std::get_if<tunnel::shape::ConvexPolygon>(&shape))
        for (int i = 0; i < polygon->count; ++i) out.push_back(polygon->vertex(i));
    return out;
}

std::vector<glm::dvec3> cut(const kit::Frame& frame, std::vector<glm::dvec2> polygon) {
    const Window w = window_of(frame);
    for (int side = 0; side < 4 && !polygon.empty(); ++side) {
        const int axis = side % 2;
        const auto depth = [&](const glm::dvec2& c) { return side < 2 ? c[axis] - w.lo[axis] : w.hi[axis] - c[axis]; };
        std::vector<glm::dvec2> kept;
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const glm::dvec2 c = polygon[k], next = polygon[(k + 1) % polygon.size()];
            const double at = depth(c), then = depth(next);
            if (at >= 0.0) kept.push_back(c);
            if ((at < 0.0 && then > 0.0) || (at > 0.0 && then < 0.0)) kept.push_back(c + at / (at - then) * (next - c));
        }
        polygon = std::move(kept);
    }
    std::vector<glm::dvec3> out;
    for (const glm::dvec2& c : polygon) out.push_back(kit::flat(c));
    return out;
}

} // namespace tunnel::scenes::reflection_lab
