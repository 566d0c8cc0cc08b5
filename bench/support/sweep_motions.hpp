// Answers: which motions are timed in bench/sweep, and what is true of them, exactly?
// Refuses: motions that touch at the start, which one of the peers does not count as a hit.
#pragma once

#include "core/ccd/linear.hpp"

#include <string>
#include <vector>

namespace tunnel::bench {

// A shape in the forms that somebody needs. Corners are about the middle, before the pose.
struct Mover {
    shape::Circle circle;
    shape::Aabb box;
    shape::Obb turned;
    shape::Capsule capsule;
    shape::ConvexPolygon polygon;
    std::vector<glm::dvec2> corners;
    double radius = 0.0;
    bool is_turned = false;
    shape::Pose pose;
};

struct SweepMotion {
    Mover a, b;
    ccd::LinearTravel travel;
};

struct SweepTask {
    std::string name;
    std::vector<SweepMotion> motions;

    [[nodiscard]] bool hits(std::size_t i) const;
    [[nodiscard]] bool touch_before(std::size_t i, double t) const;
    [[nodiscard]] std::size_t hit_count() const;
};

[[nodiscard]] SweepTask circle_aabb_motions();
[[nodiscard]] SweepTask aabb_aabb_motions();
[[nodiscard]] SweepTask obb_obb_motions();
[[nodiscard]] SweepTask circle_circle_motions();
[[nodiscard]] SweepTask capsule_polygon_motions();

} // namespace tunnel::bench
