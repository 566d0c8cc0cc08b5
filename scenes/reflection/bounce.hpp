// Answers: the mirrors about the world's offset, the true path among them, and the path that a rule of stepping off
// makes, bounce by bounce, each judged against what an exact mirror would do from the same hit.
// Refuses: to go on beyond the number of bounces asked for, or when the ray meets nothing.
#pragma once

#include "core/ray/world.hpp"
#include "scenes/reflection/params.hpp"

#include <glm/vec2.hpp>

#include <vector>

namespace tunnel::scenes::reflection_lab {

struct Arrangement {
    std::vector<ray::AnyShape> shapes;
    double scale = 1.0; // what start and picture are measured in, m
    int inside = -1;    // the mirror that the ray is within (gallery); -1: none
};
[[nodiscard]] Arrangement arrange(const Params& params);
// How much of the offset falls to x and to y: in a direction in which no coordinate happens to be a round number.
[[nodiscard]] glm::dvec2 shift_of(double offset);
// Moved by it; ids are the indices.
[[nodiscard]] ray::World world_at(const Arrangement& mirrors, double offset);

// ok: as an exact mirror. self_hit: the same mirror at once. skipped: the start lies beyond another mirror. drifted:
// more than a tenth of the way off. missed: real contact at t = 0 not reported. lost: after any of these.
enum class Verdict { ok, self_hit, skipped, drifted, missed, lost };
[[nodiscard]] const char* to_word(Verdict verdict);

// All points about the offset: subtracting it costs nothing but, near the origin, the last digit.
struct Bounce {
    glm::dvec2 from{0.0}, point{0.0}, normal{0.0}, onward{0.0}; // onward: the direction after it
    double distance = 0.0;
    double off = 0.0; // the step off that led here, as made, rounding included; 0: the first ray
    int mirror = -1;
    bool met = true; // false: the ray meets nothing any more; `point` is then far out
    Verdict verdict = Verdict::ok;
};

struct Path {
    std::vector<Bounce> bounces;
    int survived = 0;                  // before the first fault
    Verdict first_fault = Verdict::ok; // ok: none
    [[nodiscard]] bool whole() const { return first_fault == Verdict::ok; }
};

struct StepOff {
    bool scaled = false; // the core's rule
    double epsilon = 1e-4;
    bool single = false; // the start rounded to float
    bool along_direction = false;
    bool ignore_zero = false;
};
[[nodiscard]] StepOff fixed_rule(const Params& params);
[[nodiscard]] StepOff scaled_rule(const Params& params);

// Without stepping off: the mirror just left is left out of the next query; in the gallery the chord's closed form.
[[nodiscard]] std::vector<Bounce> true_path(const Arrangement& mirrors, const Params& params);
// `stop`: at the first fault.
[[nodiscard]] Path path_by(const Arrangement& mirrors, const ray::World& world, double offset, const Params& params,
                           const StepOff& rule, bool stop);

} // namespace tunnel::scenes::reflection_lab
