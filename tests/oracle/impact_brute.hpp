// Answers: when do the two of a moving pair first touch? A second road for small whole coordinates, to hold the exact
// oracle against: roots to 100 digits, insides by sums of areas and lengths, motion in one plane by going down to the
// lower pairs (who slides into a face must cross an edge; who slides into an edge along it must pass an end).
// Refuses: other coordinates. With whole numbers up to 8 what is not 0 is far from it, so 40 digits tell the two apart.
#pragma once

#include "core/ccd/impact.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <optional>

namespace tunnel::oracle {

using Digits = boost::multiprecision::cpp_bin_float_100;

[[nodiscard]] std::optional<Digits> brute_first_contact(const ccd::MovingPair& pair);

} // namespace tunnel::oracle
