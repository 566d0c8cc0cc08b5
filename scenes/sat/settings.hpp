// Answers: the settings that presets and claims share.
#pragma once

#include "scenes/sat/sat.hpp"

namespace tunnel::scenes::sat_lab {

[[nodiscard]] std::vector<kit::Setting> squares(const char* b_x, const char* b_y); // both 2 m wide, A about 0
[[nodiscard]] std::vector<kit::Setting> five_in_ten();                             // [4, 5] in [0, 10]
[[nodiscard]] std::vector<kit::Setting> one_gap();                                 // on the last axis only
[[nodiscard]] std::vector<kit::Setting> corner_in_face();
[[nodiscard]] std::vector<kit::Setting> needle();
[[nodiscard]] std::vector<kit::Setting> dented(); // A, at its fourth corner
[[nodiscard]] std::vector<kit::Setting> many();
[[nodiscard]] std::vector<kit::Setting> with(std::vector<kit::Setting> base, const std::vector<kit::Setting>& more);

} // namespace tunnel::scenes::sat_lab
