// Answers: does touching count as contact? Yes: comparisons are closed, here and nowhere else.
// The open rule exists so that a lesson can show what it breaks; no query takes it by default.
#pragma once

#include <string_view>

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

// Do the intervals [a_lo, a_hi] and [b_lo, b_hi] meet?
[[nodiscard]] constexpr bool overlaps(double a_lo, double a_hi, double b_lo, double b_hi,
                                      ContactRule rule = ContactRule::closed) {
    return rule == ContactRule::closed ? (a_lo <= b_hi && b_lo <= a_hi) : (a_lo < b_hi && b_lo < a_hi);
}

[[nodiscard]] constexpr std::string_view to_word(ContactRule rule) {
    return rule == ContactRule::closed ? "closed" : "open";
}

} // namespace tunnel::base
