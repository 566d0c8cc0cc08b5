// Answers: the cores, laid out as the sweep over edges reads them: groups of four, NaN where there is no edge.
#include "core/overlap/body.hpp"

#include "core/sat/choice.hpp"

#include "core/overlap/reach.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::overlap {

namespace {

constexpr double no_edge = std::numeric_limits<double>::quiet_NaN();

template <class Row> void set(Row& row, double first, double second, double rest) {
    row[0] = first, row[1] = second, row[2] = rest, row[3] = rest;
}

} // namespace

Body::Body(const shape::AnyShape& shape) {
    std::visit([this](const auto& s) { make(s); }, shape);
}

void Body::make_point(const glm::dvec2& at) {
    own_.count = 1;
    set(own_.x, at.x, at.x, at.x), set(own_.y, at.y, at.y, at.y);
    for (auto* row : {&own_.nx, &own_.ny, &own_.inverse_length}) set(*row, no_edge, no_edge, no_edge);
}

void Body::make(const shape::Segment& s) {
    const glm::dvec2 along = s.b - s.a;
    const double length = length_of(along);
    if (!(length >= shape::thinnest)) return make_point(s.a);
    const glm::dvec2 right = glm::dvec2(along.y, -along.x) / length;
    own_.count = 2;
    own_.reach = length * (1.0 + 1e-9);
    set(own_.x, s.a.x, s.b.x, s.a.x), set(own_.y, s.a.y, s.b.y, s.a.y);
    set(own_.nx, right.x, -right.x, no_edge), set(own_.ny, right.y, -right.y, no_edge);
    set(own_.inverse_length, 1.0 / length, 1.0 / length, no_edge);
}

void Body::make(const shape::Circle& circle) {
    radius_ = circle.radius;
    make_point(circle.centre);
}

void Body::make(const shape::Capsule& capsule) {
    radius_ = capsule.radius;
    make(capsule.core);
}

void Body::make(const shape::Aabb& box) {
    if (shape::polygon_of(box, own_)) return;
    const glm::dvec2 size = box.max - box.min;
    names_ = size.x >= size.y ? Names::flat_box : Names::upright_box;
    const glm::dvec2 end = size.x >= size.y ? glm::dvec2(box.max.x, box.min.y) : glm::dvec2(box.min.x, box.max.y);
    make(shape::Segment{box.min, end});
}

void Body::make(const shape::Obb& box) {
    if (shape::polygon_of(box, own_)) return;
    const shape::Pose& at = box.pose;
    const bool wide = box.half.x >= box.half.y;
    names_ = wide ? Names::flat_box : Names::upright_box;
    const glm::dvec2 half =
        wide ? box.half.x * glm::dvec2(at.cosine, at.sine) : box.half.y * glm::dvec2(-at.sine, at.cosine);
    make(shape::Segment{at.shift - half, at.shift + half});
}

glm::dvec2 Body::middle() const { return sat::middle(core()); }

// From left to right the box's lower side is to the right; from below upwards its right side is.
Feature Body::named(const Feature& f) const {
    if (names_ == Names::own) return f;
    const bool flat = names_ == Names::flat_box, second = f.index != 0;
    if (f.kind == Feature::Kind::vertex) return {f.kind, static_cast<std::uint8_t>(!second ? 0 : flat ? 1 : 3)};
    return {f.kind, static_cast<std::uint8_t>(flat ? (second ? 2 : 0) : (second ? 3 : 1))};
}

} // namespace tunnel::overlap
