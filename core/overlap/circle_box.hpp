// Answers: circle against box, for either order of the two. Internal to core/overlap.
#pragma once

#include "core/overlap/contact.hpp"
#include "core/shape/shapes.hpp"

namespace tunnel::overlap {

// As contact(circle, box). `turned`: the caller will swap the two, so coincident middles prefer what becomes +x.
[[nodiscard]] Contact circle_and_box(const shape::Circle& circle, const shape::Aabb& box, bool turned);

} // namespace tunnel::overlap
