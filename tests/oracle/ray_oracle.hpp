// Answers: where does a ray's line enter and leave a ball, a capsule or a box, or cross a triangle? In 700 bits, from
// the definitions, not by the formulas of core/ray. Refuses: numbers whose spread of exponents is beyond 2^150.
#pragma once

#include "core/ray/shapes.hpp"

#include <optional>

namespace tunnel::oracle {

struct LineSpan {
    double enter, exit; // correctly rounded, nearly
};

[[nodiscard]] std::optional<LineSpan> span_of(const ray::Ray& ray, const ray::Sphere& sphere);
[[nodiscard]] std::optional<LineSpan> span_of(const ray::Ray& ray, const ray::Capsule& capsule);
[[nodiscard]] std::optional<LineSpan> span_of(const ray::Ray& ray, const ray::Box& box);
[[nodiscard]] std::optional<LineSpan> span_of(const ray::Ray& ray, const shape::ConvexPolygon& polygon);
// Nothing if the line is in the plane.
[[nodiscard]] std::optional<double> crossing_of(const ray::Ray& ray, const ray::Triangle& triangle);
// Nothing unless the line is in the plane of a triangle with area, and meets it there.
[[nodiscard]] std::optional<LineSpan> flat_span_of(const ray::Ray& ray, const ray::Triangle& triangle);

} // namespace tunnel::oracle
