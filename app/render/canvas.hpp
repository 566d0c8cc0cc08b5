// Answers: draw-list shapes as geometry of one pane. Everything is projected in doubles and cut to what the pane
// shows before it becomes float pixels.
#pragma once

#include "app/render/clip.hpp"
#include "app/render/geometry.hpp"
#include "app/render/look.hpp"

#include <optional>
#include <vector>

namespace tunnel::app {

// Pixels of the inner rectangle, y down; z is normalised device depth.
struct Segment {
    glm::dvec3 a{0.0}, b{0.0};
};

class Canvas {
  public:
    Canvas(const Camera& camera, const RenderStyle& style, Geometry& out);

    void draw(const kit::Polyline& shape, const Look& look);
    void draw(const kit::Polygon& shape, const Look& look);
    void draw(const kit::Disc& shape, const Look& look);
    void draw(const kit::Point& shape, const Look& look);
    void draw(const kit::Arrow& shape, const Look& look);
    void draw_box(const kit::BoxInstance& box, const Look& look);      // 2D
    void draw_wire_box(const kit::BoxInstance& box, const Look& look); // 3D edges

    // In pixels. Dashes run on over the joints; on a closed path they meet.
    void stroke(const std::vector<Segment>& path, bool closed, const Look& look);
    void arrow(const Segment& path, const Look& look);
    // An outline drawn over the edge hides its steps; without one it fades over a pixel.
    void fill_convex(const std::vector<glm::dvec3>& corners, const Look& look, bool outlined = false);
    void rule(glm::dvec2 from, glm::dvec2 to, Color color, float width); // axis-parallel, on whole pixels

    [[nodiscard]] std::optional<glm::dvec3> pixel(const glm::dvec3& world) const; // nothing behind the eye
    [[nodiscard]] std::vector<Segment> project(const std::vector<glm::dvec3>& points, bool closed) const;
    [[nodiscard]] const Bounds& shown() const { return bounds; }
    [[nodiscard]] float unit() const { return pixels; } // one size unit: user scale x pixels per point
    [[nodiscard]] glm::dvec2 pixels_per_unit() const;   // 2D

  private:
    const Camera& camera;
    Geometry& out;
    glm::dvec2 size{1.0}; // of inner
    Bounds bounds;
    float pixels = 1.0f, per_point = 1.0f;
    glm::dvec2 world_middle{0.0}, per_unit{1.0}; // 2D: the world point in the middle, pixels per unit (y down)

    [[nodiscard]] glm::dvec3 to_pixel(const glm::dvec4& clip) const;
    [[nodiscard]] glm::dvec2 flat_pixel(const glm::dvec3& world) const { // 2D, without a clip space between
        return 0.5 * size + (glm::dvec2(world) - world_middle) * per_unit;
    }
    void disc_as_path(const glm::dvec3& centre, glm::dvec2 radii, bool outline, const Look& look);
    [[nodiscard]] double pixel_radius(const glm::dvec3& centre, double radius) const; // 3D
    [[nodiscard]] double mark_depth(const glm::dvec3& at, double half) const;         // 3D; half a size in pixels
};

// How far outside `inner` marks may reach, in size units: a stroke on the border stays whole.
inline constexpr float bleed = 5.0f;

} // namespace tunnel::app
