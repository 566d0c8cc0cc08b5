// Answers: the body, its start and its exact motion with the student's numbers.
#pragma once

#include "core/integrate/rotation/turnings.hpp"
#include "scenes/rotation/rotation.hpp"

#include <variant>

namespace tunnel::scenes::rotation_lab {

[[nodiscard]] glm::dvec3 sides_of(const Params& params);   // m, of the box as it is drawn
[[nodiscard]] glm::dvec3 moments_of(const Params& params); // kg m^2, of that box with 1 kg
[[nodiscard]] glm::dvec3 axis_of(const Params& params);    // unit
[[nodiscard]] glm::dvec3 next_axis(const Params& params);  // unit, where a free body's omega strays to
[[nodiscard]] integrate::Quaternion start_of(const Params& params);
[[nodiscard]] std::int64_t steps_of_run(const Params& params);

// omega of the driven motions, and the orientation after step k in closed form.
struct Drive {
    std::variant<integrate::EvenSpin, integrate::NestedSpin> spin{};
    glm::dvec3 operator()(double t) const {
        return std::visit([t](const auto& one) { return one(t); }, spin);
    }
};
[[nodiscard]] Drive drive_of(const Params& params);
[[nodiscard]] double wanted_angle(const Params& params, std::int64_t k); // rad, about the fixed axis
[[nodiscard]] double wanted_step(const Params& params, std::int64_t k);  // h omega at the start of step k + 1
[[nodiscard]] double exact_step(const Params& params, std::int64_t k);   // rad, the turn of step k + 1
[[nodiscard]] integrate::Quaternion exact_of(const Params& params, std::int64_t k);
[[nodiscard]] integrate::FreeBody free_start(const Params& params);
[[nodiscard]] integrate::FreeBodyMethod free_method(const Params& params, std::size_t method);

} // namespace tunnel::scenes::rotation_lab
