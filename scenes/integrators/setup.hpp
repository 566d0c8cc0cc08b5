// Answers: the chosen system as core knows it, its start, and which of its coordinates are watched.
#pragma once

#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/drag.hpp"
#include "core/integrate/systems/gravity.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/spring.hpp"
#include "core/integrate/systems/spring_mesh.hpp"
#include "scenes/integrators/integrators.hpp"

#include <variant>

namespace tunnel::scenes::integrators_lab {

using Thing = std::variant<integrate::Gravity, integrate::Spring, integrate::PenaltyContact, integrate::Bounce,
                           integrate::Kepler, integrate::Pendulum, integrate::QuadraticDrag, integrate::SpringMesh>;

struct Setup {
    Thing thing{};
    integrate::State start{};
    std::size_t across = no_coordinate, up = 0;
    // Of `thing`: it must live as long.
    [[nodiscard]] integrate::AnySystem system() const {
        return std::visit([](const auto& one) { return integrate::AnySystem(one); }, thing);
    }
};
[[nodiscard]] Setup set_up(const Params& params);

} // namespace tunnel::scenes::integrators_lab
