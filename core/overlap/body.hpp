// Answers: what is any shape as a core of 1, 2 or more vertices, grown by a radius?
// Refuses: invalid shapes (unchecked). Internal to core/overlap.
#pragma once

#include "core/overlap/contact.hpp"
#include "core/shape/shapes.hpp"

namespace tunnel::overlap {

// A segment is a polygon of two edges, to the right of the way from a to b and to its left; a point has no edge.
// Segments shorter than 1e-290 count as points. A turned box thinner than rounding is its middle line.
class Body {
  public:
    explicit Body(const shape::AnyShape& shape);
    Body(const Body&) = delete;
    Body& operator=(const Body&) = delete;

    [[nodiscard]] const shape::ConvexPolygon& core() const { return *core_; }
    [[nodiscard]] double radius() const { return radius_; }
    [[nodiscard]] glm::dvec2 middle() const; // of the core's bounding box
    // Boxes of no width keep the names of the box's own corners and sides.
    [[nodiscard]] Feature named(const Feature& of_core) const;

  private:
    enum class Names { own, flat_box, upright_box };

    void make(const shape::Aabb& box);
    void make(const shape::Circle& circle);
    void make(const shape::Segment& segment);
    void make(const shape::Capsule& capsule);
    void make(const shape::Obb& box);
    void make(const shape::ConvexPolygon& polygon) { core_ = &polygon; }
    void make_point(const glm::dvec2& at);

    const shape::ConvexPolygon* core_ = &own_;
    double radius_ = 0.0;
    Names names_ = Names::own;
    shape::ConvexPolygon own_;
};

} // namespace tunnel::overlap
