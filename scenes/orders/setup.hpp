// Answers: the chosen system as core knows it, the motions that start in it, and what makes one unit of x and v.
#pragma once

#include "core/integrate/system.hpp"
#include "core/integrate/systems/contact.hpp"
#include "core/integrate/systems/gravity.hpp"
#include "core/integrate/systems/kepler.hpp"
#include "core/integrate/systems/pendulum.hpp"
#include "core/integrate/systems/spring.hpp"
#include "scenes/orders/orders.hpp"

#include <variant>

namespace tunnel::scenes::orders_lab {

using Thing =
    std::variant<integrate::Spring, integrate::Gravity, integrate::Bounce, integrate::Kepler, integrate::Pendulum>;

struct Setup {
    Thing thing{};
    std::vector<integrate::State> starts{}; // one for each fall; else one
    double rate = 1.0;
    double fast = 0.0;
    // Of `thing`: it must live as long.
    [[nodiscard]] integrate::AnySystem system() const {
        return std::visit([](const auto& one) { return integrate::AnySystem(one); }, thing);
    }
};
[[nodiscard]] Setup set_up(const Params& params);

} // namespace tunnel::scenes::orders_lab
