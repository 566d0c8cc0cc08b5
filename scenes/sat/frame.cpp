// Answers: the frame of the world pane, and on which side of the shapes an axis is drawn: where it takes less room.
#include "scenes/sat/corners.hpp"
#include "scenes/sat/picture.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::sat_lab {
namespace {

struct Box {
    glm::dvec2 lo, hi;
    void take(const glm::dvec2& p) {
        lo = {std::min(lo.x, p.x), std::min(lo.y, p.y)};
        hi = {std::max(hi.x, p.x), std::max(hi.y, p.y)};
    }
    [[nodiscard]] double larger() const { return std::max(hi.x - lo.x, hi.y - lo.y); }
};

Box shapes(const Result& r) {
    Box box{r.a.front(), r.a.front()};
    for (const auto* corners : {&r.a, &r.b})
        for (const glm::dvec2& c : *corners) box.take(c);
    return box;
}

double off_at(const Result& r, const glm::dvec2& n, double side, double clear) {
    double most = -1e300;
    for (const auto* corners : {&r.a, &r.b})
        for (const glm::dvec2& c : *corners) most = std::max(most, side * dot(across(n), c));
    return side * (most + clear);
}

Box with_axis(Box box, const Axis& axis, const AxisPlace& place) {
    box.take(place.at(std::min(axis.a_lo, axis.b_lo)));
    box.take(place.at(std::max(axis.a_hi, axis.b_hi)));
    return box;
}

} // namespace

namespace {

// How many points of grips the drawn axis and its shadows would lie on.
int in_the_way(const Grips& grips, const AxisPlace& place, const Axis& axis, double near) {
    const double lo = std::min(axis.a_lo, axis.b_lo) - near, hi = std::max(axis.a_hi, axis.b_hi) + near;
    int out = 0;
    for (const glm::dvec2& at : grips) {
        const double along = dot(place.n, at), aside = std::abs(dot(across(place.n), at) - place.off);
        out += along > lo && along < hi && aside < near ? 1 : 0;
    }
    return out;
}

} // namespace

Grips grips_of(const std::vector<kit::Handle>& handles) {
    Grips out;
    for (const kit::Handle& handle : handles)
        if (!handle.turn.key.empty())
            for (const glm::dvec2& at : kit::arc_of(handle)) out.push_back(at);
    return out;
}

AxisPlace place_of(const Result& r, const Axis& axis, const Grips& grips) {
    const Box box = shapes(r);
    const double clear = 0.08 * box.larger();
    AxisPlace best{axis.n, off_at(r, axis.n, -1.0, clear)}, other{axis.n, off_at(r, axis.n, 1.0, clear)};
    if (best.at(0.0).y > other.at(0.0).y) std::swap(best, other); // of equals the lower
    const double near = 0.6 * clear;
    const int met = in_the_way(grips, best, axis, near), met_there = in_the_way(grips, other, axis, near);
    if (met != met_there) return met < met_there ? best : other;
    return with_axis(box, axis, other).larger() < 0.98 * with_axis(box, axis, best).larger() ? other : best;
}

kit::Frame frame_of(const Moment& m, const Grips& grips) {
    const Result& r = m.result;
    Box box = shapes(r);
    for (const Axis& axis : r.axes) box = with_axis(box, axis, place_of(r, axis, grips));
    for (const glm::dvec2& c : r.b) box.take(c + r.search.mtv);
    for (const glm::dvec2& at : grips) box.take(at);
    const kit::Frame coarse = kit::coarse_frame(box.lo, box.hi);
    return kit::square_frame(coarse.lo, coarse.hi);
}

Stretch across_frame(const kit::Frame& frame, const glm::dvec2& at, const glm::dvec2& way) {
    double first = -1e9, last = 1e9;
    for (const int axis : {0, 1}) {
        if (std::abs(way[axis]) < 1e-12) continue;
        const double u = (frame.lo[axis] - at[axis]) / way[axis], v = (frame.hi[axis] - at[axis]) / way[axis];
        first = std::max(first, std::min(u, v));
        last = std::min(last, std::max(u, v));
    }
    if (!(first < last)) return {at, at};
    return {at + first * way, at + last * way};
}

} // namespace tunnel::scenes::sat_lab
