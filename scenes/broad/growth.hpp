// Answers: what was found of the growth with n, and the curves of it.
#pragma once

#include "scenes/broad/broad.hpp"

namespace tunnel::scenes::broad_lab {

inline constexpr std::array<int, 8> growth_numbers = {100, 200, 500, 1000, 2000, 5000, 10000, 20000};
inline constexpr int most_brute = 5000; // boxes; beyond, its formula stands for it

struct GrowthTask {
    Sizes sizes = Sizes::even;
    int boxes = 0;
    Method method = Method::brute_force;
};
struct GrowthFound {
    GrowthTask task;
    std::int64_t tests = 0;
    double seconds = 0.0; // of a step with all boxes moved; 0: not timed
};

// Few boxes first, so that all curves grow together.
[[nodiscard]] std::vector<GrowthTask> growth_tasks();
[[nodiscard]] kit::Plot tests_plot(const std::vector<GrowthFound>& found, Sizes sizes, int boxes_now);
[[nodiscard]] kit::Plot times_plot(const std::vector<GrowthFound>& found, Sizes sizes, int boxes_now);

} // namespace tunnel::scenes::broad_lab
