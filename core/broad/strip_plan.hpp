// Answers: how many strips, how high, and how fine a scale along them? From a sample of the boxes.
// Refuses: nothing; a bad plan costs time, never a pair.
// Internal to core/broad.
#pragma once

#include "core/broad/boxes.hpp"

namespace tunnel::broad {

// A box's numbers become (x - origin.x) * scale.x, in steps of the order along the strips, and (y - origin.y) *
// scale.y, in strips. What falls outside counts to the first or last step or strip.
struct StripPlan {
    glm::dvec2 origin{0.0}, scale{1.0}; // the scale is finite and > 0
    int x_bits = 6;                     // 2^x_bits steps
    std::uint32_t strips = 1;
    std::uint32_t most_strips = 1; // that any plan for about as many boxes may have
};

class StripPlanner {
  public:
    // Every so often a new plan, else the last one. `tests`: what the last pairs() took.
    const StripPlan& plan(const BoxStore& boxes, std::int64_t tests);
    // The plan made for too many copies: strips half as many. False if there is one only.
    bool halve();

  private:
    struct Axis {
        double lo = 0.0, range = 0.0, size = 0.0; // of nearly all boxes; the mean size, the largest left out
    };
    void make(const BoxStore& boxes);
    [[nodiscard]] Axis look_at(const BoxStore& boxes, int axis);

    StripPlan plan_;
    std::vector<double> sample_;
    std::size_t planned_for_ = 0; // boxes
    std::int64_t tests_ = -1;     // with the plan when it was new
    int age_ = 0;
};

} // namespace tunnel::broad
