// Answers: what is a convex polygon, ready to be queried, and is a list of points one?
// Refuses: fewer than 3 or more than 16 vertices, numbers not finite or beyond max_coordinate, zero-length edges,
// clockwise order, dents, three vertices on a line, more than one turn; each by name.
#pragma once

#include <glm/vec2.hpp>

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace tunnel::shape {

inline constexpr int max_vertices = 16;
inline constexpr double max_coordinate = 1e50; // fourth powers stay finite

enum class PolygonFault {
    none,
    too_few,
    too_many,
    not_finite, // or beyond max_coordinate
    zero_edge,  // two neighbours coincide
    collinear,  // three neighbours on a line
    clockwise,  // the order runs the other way round, with no other fault
    dent,       // a corner turns inwards
    winds,      // convex corners, but more than one turn around
};

[[nodiscard]] std::string_view to_word(PolygonFault fault);

// Exact: decided by orientation signs; but smaller than about 1e-150 all is collinear, as their products underflow.
[[nodiscard]] PolygonFault fault_of(std::span<const glm::dvec2> vertices);

// Vertices counter-clockwise, one length unit. Edge i runs from vertex i to i + 1. Made by make_polygon() and place()
// only, which fill what vector arithmetic reads beyond `count`, up to groups(): vertex 0 again, and NaN for edges.
// The rest stays unset on purpose.
struct alignas(32) ConvexPolygon {
    using Row = std::array<double, max_vertices>;
    Row x, y;
    Row nx, ny;         // outward normal of each edge; unit to a relative 1e-9
    Row inverse_length; // of each edge, to the same; 1 / length unit
    int count = 0;
    double reach = 0.0; // no vertex is farther than this from vertex 0

    ConvexPolygon() {} // no vertex
    ConvexPolygon(const ConvexPolygon& other);
    ConvexPolygon& operator=(const ConvexPolygon& other);

    [[nodiscard]] glm::dvec2 vertex(int i) const {
        return {x[static_cast<std::size_t>(i)], y[static_cast<std::size_t>(i)]};
    }
    [[nodiscard]] glm::dvec2 normal(int i) const {
        return {nx[static_cast<std::size_t>(i)], ny[static_cast<std::size_t>(i)]};
    }
    [[nodiscard]] int next(int i) const { return i + 1 < count ? i + 1 : 0; }
    [[nodiscard]] int previous(int i) const { return (i > 0 ? i : count) - 1; }
    [[nodiscard]] std::size_t groups() const { return (static_cast<std::size_t>(count) + 3) / 4; } // of four
};

// None if fault_of() finds a fault.
[[nodiscard]] std::optional<ConvexPolygon> make_polygon(std::span<const glm::dvec2> vertices);

// A rotation by `angle` (radians, counter-clockwise, kept as its cosine and sine), then a shift.
struct Pose {
    glm::dvec2 shift{0.0};
    double cosine = 1.0, sine = 0.0;
};
[[nodiscard]] Pose pose(const glm::dvec2& shift, double angle);

// The polygon moved. Vertices are rounded; queries judge the rounded ones, exactly. Moved by more than 1e9 times its
// size a polygon may lose its shape to rounding. By a pose not finite or beyond max_coordinate: no vertex, which
// queries call invalid_input.
[[nodiscard]] ConvexPolygon place(const ConvexPolygon& local, const Pose& pose);
void place(const ConvexPolygon& local, const Pose& pose, ConvexPolygon& out); // not `local` itself

} // namespace tunnel::shape
