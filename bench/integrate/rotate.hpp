// Answers: the task rotate_expmap: many bodies turned one step, by ours and by peers that stand each in a file of its
// own, null where the library was not found.
#pragma once

#include "bench/support/turns.hpp"
#include "core/integrate/rotation/quaternion.hpp"

#include <memory>
#include <vector>

namespace tunnel::bench {

// Unit orientations and angular velocities up to `fastest` rad/s, seeded.
struct TurningBodies {
    std::vector<integrate::Quaternion> q;
    std::vector<glm::dvec3> omega; // rad/s, world frame
    double h = 1.0 / 60.0;         // s
};
[[nodiscard]] TurningBodies turning_bodies(std::size_t n, double fastest);

class RotatePeer {
  public:
    virtual ~RotatePeer() = default;
    virtual void step() = 0; // all bodies, by h
    [[nodiscard]] virtual integrate::Quaternion orientation(std::size_t i) const = 0;
};
// btTransformUtil::integrateTransform, Bullet's headers built for double; without linear velocity.
[[nodiscard]] std::unique_ptr<RotatePeer> make_bullet_turns(const TurningBodies& bodies);
// Quaterniond(AngleAxisd(|omega| h, omega / |omega|)) * q; normalised afterwards or not.
[[nodiscard]] std::unique_ptr<RotatePeer> make_eigen_turns(const TurningBodies& bodies);
[[nodiscard]] std::unique_ptr<RotatePeer> make_eigen_unit_turns(const TurningBodies& bodies);
[[nodiscard]] std::unique_ptr<RotatePeer> make_our_turns(const TurningBodies& bodies);

void rotate_ratios(const TurnOptions& options); // prints a line a comparison

} // namespace tunnel::bench
