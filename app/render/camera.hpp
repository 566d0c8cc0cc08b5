// Answers: where a world point of a pane falls on the window, and back. 2D: pan and zoom; 3D: an orbit that keeps
// the horizon. Window positions are points (mouse units), y down.
#pragma once

#include "scenes/kit/draw_list.hpp"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>

namespace tunnel::app {

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;
    [[nodiscard]] bool contains(glm::vec2 p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
    friend bool operator==(const Rect&, const Rect&) = default;
};

// What the user changed against the framed view; reset by Home.
struct CameraState {
    glm::dvec2 pan{0.0};            // world units; 3D: of the target, in the image plane
    double zoom = 1.0;              // factor on the framed scale
    double yaw = -0.6, pitch = 0.4; // 3D, radians; pitch in (-pi/2, pi/2)
    friend bool operator==(const CameraState&, const CameraState&) = default;
};

class Camera {
  public:
    // `inner`: the part of the pane's rectangle that the axes leave for the world.
    Camera(const kit::Pane& pane, Rect inner, const CameraState& state);
    [[nodiscard]] glm::vec2 to_window(const glm::dvec3& world) const;
    [[nodiscard]] glm::dvec3 to_world(glm::vec2 window) const; // 3D: on the plane through the target facing the eye
    // 3D drag: the point under `window` on the plane through `through` that faces the eye; 2D: as to_world.
    [[nodiscard]] glm::dvec3 to_world_at(glm::vec2 window, const glm::dvec3& through) const;
    [[nodiscard]] glm::dvec2 points_per_unit() const;                // 2D, per axis
    [[nodiscard]] glm::dvec2 looked_at_2d() const { return centre; } // the middle of what `inner` shows
    [[nodiscard]] glm::dvec2 world_lo() const;                       // 2D: what `inner` shows
    [[nodiscard]] glm::dvec2 world_hi() const;
    [[nodiscard]] glm::mat4 projection() const;                            // world -> clip space of `inner`
    [[nodiscard]] glm::dvec4 to_clip(const glm::dvec3& world) const;       // the same, in full precision
    [[nodiscard]] glm::dvec3 eye() const;                                  // 3D
    [[nodiscard]] glm::dvec3 looked_at() const;                            // 3D: the middle of the picture
    [[nodiscard]] glm::dvec2 on_screen(const glm::dvec3& direction) const; // 3D, without perspective: right, up
    [[nodiscard]] bool in_3d() const { return three_d; }
    [[nodiscard]] const Rect& inner() const { return area; }
    friend bool operator==(const Camera&, const Camera&) = default; // the same picture

  private:
    Rect area;
    bool three_d = false;
    glm::dvec2 centre{0.0}, scale{1.0}; // 2D
    glm::dmat4 view_projection{1.0};    // 3D, from here
    glm::dvec2 tangent{1.0};            // of half the field of view
    glm::dvec3 target{0.0}, eye_at{0.0}, right{1, 0, 0}, up{0, 1, 0};

    void look_3d(const kit::Pane& pane, const CameraState& state);
    [[nodiscard]] glm::dvec3 unproject(glm::vec2 window, double depth) const;
};

// What a wheel notch or a drag does to the state. `camera` is the one on screen, made from `state`.
// factor > 1: closer; the point under `window` stays there.
void zoom_about(CameraState& state, const Camera& camera, glm::vec2 window, double factor);
void pan_by(CameraState& state, const Camera& camera, glm::vec2 moved); // the world follows the cursor; window points
void orbit_by(CameraState& state, glm::vec2 moved);                     // 3D; the horizon stays level

} // namespace tunnel::app
