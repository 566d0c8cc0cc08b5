// Answers: does touching count as contact? Yes: comparisons are closed, here and nowhere else.
// The open rule exists so that a lesson can show what it breaks; no query takes it by default.
#pragma once

namespace tunnel::base {

enum class ContactRule { closed, open };

// Is x inside the interval [lo, hi]? A NaN anywhere is outside under the open rule and the closed one.
[[nodiscard]] constexpr bool holds(double lo, double x, double hi, ContactRule rule = ContactRule::closed) {
    return rule == ContactRule::closed ? (lo <= x && x <= hi) : (lo < x && x < hi);
}

// Is a distance (or its square) within reach (or its square)?
[[nodiscard]] constexpr bool reaches(double distance, double reach, ContactRule rule = ContactRule::closed) {
    return rule == ContactRule::closed ? distance <= reach : distance < reach;
}

} // namespace tunnel::base
