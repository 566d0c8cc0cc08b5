// Answers: is there a contact near this place, for certain? The theorem of Poincaré and Miranda: where the three
// coordinates of a continuous map have opposite signs on opposite faces of a box, it has a zero inside.
// Refuses: to say no; 0 or infinity of contacts, those at the rim and those without crossing stay unproved.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/inclusion/field.hpp"

#include <optional>

namespace tunnel::ccd {

// Looks about `near` = (t, u, v) for a contact with both parameters; the instant in [0, t_max] by which there is one.
[[nodiscard]] std::optional<double> proved_contact(const InclusionField<double>& field, const glm::dvec3& near,
                                                   double t_max);

} // namespace tunnel::ccd
