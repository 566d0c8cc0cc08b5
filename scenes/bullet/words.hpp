// Answers: the pieces of what the bullet scene says in words, formulas, listings and plots.
#pragma once

#include "scenes/bullet/now.hpp"
#include "scenes/kit/digits.hpp"

namespace tunnel::scenes {

using kit::digits, kit::digits_to_tell, kit::in_formula, kit::tidy;

[[nodiscard]] kit::Text headline(const BulletMoment& moment, const Now& now);
[[nodiscard]] kit::Formula worked_formula(const BulletMoment& moment);
void read_listings(const Now& now, const BulletResult& result, kit::Readouts& out);
void read_plots(const BulletMoment& moment, const Now& now, kit::Readouts& out);

} // namespace tunnel::scenes
