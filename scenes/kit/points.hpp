// Answers: a parameter that is a list of 2D points: its text "x,y x,y x,y", and one coordinate of it, "key[2].x".
// Refuses: too few or too many points, and any coordinate that a number of that range would refuse; the point is named.
#pragma once

#include "scenes/kit/set.hpp"

namespace tunnel::kit {

// Between points a space, a tab or a semicolon; a space beside a comma does no harm.
[[nodiscard]] Checked check_points(const ParamRow& row, std::string_view text);
[[nodiscard]] Checked check_points(const ParamRow& row, const Points& points);
[[nodiscard]] std::string points_text(const Points& points); // reads back to the same bits

// The list `now` with the coordinate that `key` names changed: "key[2].x" is of the third point.
[[nodiscard]] Checked check_coordinate(const ParamRow& row, std::string_view key, const Points& now,
                                       std::string_view text);
// That coordinate; nothing when the key names none of this list.
[[nodiscard]] std::optional<double> coordinate(std::string_view key, const Points& points);
// A coordinate as a row of its own: how far a handle may drag it.
[[nodiscard]] ParamRow coordinate_row(const ParamRow& row, std::string_view key);

// What may be put in: "3 to 12 points, each coordinate -10 to 10 m".
[[nodiscard]] Text points_words(const ParamRow& row);

} // namespace tunnel::kit
