// Answers: a shape turned, listed otherwise, and told to an oracle; see shape_draws.hpp.
#include "tests/support/shape_draws.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::support {

namespace {

using glm::dvec2;
using shape::Aabb;
using shape::AnyShape;
using shape::Capsule;
using shape::Circle;
using shape::ConvexPolygon;
using shape::Obb;
using shape::Pose;
using shape::Segment;
using Vertices = std::vector<dvec2>;

Vertices vertices(const ConvexPolygon& polygon) {
    Vertices out;
    for (int i = 0; i < polygon.count; ++i) out.push_back(polygon.vertex(i));
    return out;
}

struct Turn {
    Pose pose;
    [[nodiscard]] dvec2 at(const dvec2& v) const {
        return dvec2(v.x * pose.cosine - v.y * pose.sine, v.x * pose.sine + v.y * pose.cosine) + pose.shift;
    }
    AnyShape operator()(const Aabb& s) const {
        const dvec2 half = 0.5 * (s.max - s.min);
        if (half.x > 0 && half.y > 0) return Obb{{at(0.5 * (s.min + s.max)), pose.cosine, pose.sine}, half};
        return Segment{at(s.min), at(s.max)};
    }
    AnyShape operator()(const Circle& s) const { return Circle{at(s.centre), s.radius}; }
    AnyShape operator()(const Segment& s) const { return Segment{at(s.a), at(s.b)}; }
    AnyShape operator()(const Capsule& s) const { return Capsule{{at(s.core.a), at(s.core.b)}, s.radius}; }
    AnyShape operator()(const Obb& s) const {
        const Pose& p = s.pose;
        return Obb{
            {at(p.shift), p.cosine * pose.cosine - p.sine * pose.sine, p.cosine * pose.sine + p.sine * pose.cosine},
            s.half};
    }
    AnyShape operator()(const ConvexPolygon& s) const { return shape::place(s, pose); }
};

struct Relist {
    AnyShape operator()(const Segment& s) const { return Segment{s.b, s.a}; }
    AnyShape operator()(const Capsule& s) const { return Capsule{{s.core.b, s.core.a}, s.radius}; }
    AnyShape operator()(const ConvexPolygon& s) const {
        Vertices v = vertices(s);
        std::rotate(v.begin(), v.begin() + 1, v.end());
        return shape::make_polygon(v).value_or(s);
    }
    template <typename Other> AnyShape operator()(const Other& s) const { return s; }
};

struct Round {
    oracle::RoundShape operator()(const Aabb& s) const {
        return {{s.min, {s.max.x, s.min.y}, s.max, {s.min.x, s.max.y}}, 0.0};
    }
    oracle::RoundShape operator()(const Circle& s) const { return {{s.centre}, s.radius}; }
    oracle::RoundShape operator()(const Segment& s) const { return {{s.a, s.b}, 0.0}; }
    oracle::RoundShape operator()(const Capsule& s) const { return {{s.core.a, s.core.b}, s.radius}; }
    oracle::RoundShape operator()(const Obb& s) const { return {vertices(shape::polygon_of(s).value()), 0.0}; }
    oracle::RoundShape operator()(const ConvexPolygon& s) const { return {vertices(s), 0.0}; }
};

struct Corners {
    dvec2 lo, hi;
};

Corners box_of(const oracle::RoundShape& s) { // of the core
    Corners box{s.core.front(), s.core.front()};
    for (const dvec2& v : s.core) {
        box.lo = {std::min(box.lo.x, v.x), std::min(box.lo.y, v.y)};
        box.hi = {std::max(box.hi.x, v.x), std::max(box.hi.y, v.y)};
    }
    return box;
}

double length(const dvec2& v) { return std::hypot(v.x, v.y); }

} // namespace

AnyShape turned(const AnyShape& shape, const Pose& pose) { return std::visit(Turn{pose}, shape); }
AnyShape relisted(const AnyShape& shape) { return std::visit(Relist{}, shape); }
oracle::RoundShape round_shape(const AnyShape& shape) { return std::visit(Round{}, shape); }

double between_middles(const oracle::RoundShape& a, const oracle::RoundShape& b) {
    const auto [lo_a, hi_a] = box_of(a);
    const auto [lo_b, hi_b] = box_of(b);
    return length(0.5 * (lo_b - lo_a) + 0.5 * (hi_b - hi_a));
}

double size_of(const oracle::RoundShape& a, const oracle::RoundShape& b) {
    const auto [lo_a, hi_a] = box_of(a);
    const auto [lo_b, hi_b] = box_of(b);
    return length(hi_a - lo_a) + length(hi_b - lo_b) + 2 * (a.radius + b.radius) + between_middles(a, b);
}

} // namespace tunnel::support
