// Answers: a ray bounces between mirrors; from where must the next ray start, so that it neither meets the mirror it
// just left nor skips the next one? Document 004, numeric error and self-hits; ERRATA 8.
// Refuses: wave optics and colour; mirrors lose nothing.
#pragma once

#include "scenes/kit/scene.hpp"
#include "scenes/reflection/bounce.hpp"

namespace tunnel::scenes {

namespace reflection_lab {

// Of one setting of epsilon and offset.
struct Cell {
    Verdict first_fault = Verdict::ok; // ok: all bounces
    int survived = 0;
};

inline constexpr int eps_per_decade = 2, eps_cells = 16 * eps_per_decade;         // 1e-16 … 1
inline constexpr int offset_per_decade = 2, offset_cells = 7 * offset_per_decade; // 1 … 1e7
inline constexpr int offsets_checked = 141;                                       // of the scaled rule, twenty a decade

struct Result {
    Arrangement mirrors; // about the world's offset
    std::vector<Bounce> truth;
    Path fixed, scaled;
    std::vector<Cell> map;            // rows of offsets, upwards; in each the epsilons
    std::vector<Cell> line;           // all epsilons at this offset, eight a decade
    std::vector<double> scaled_by;    // the scaled rule's first step off, at the middle of each row of the map
    std::vector<Verdict> scaled_rows; // its first fault there
    int scaled_least = 0;             // bounces survived by the scaled rule, the least over all offsets checked
    int scaled_faults = 0;            // offsets at which it fails
};

} // namespace reflection_lab

struct ReflectionScene {
    using Params = reflection_lab::Params;
    using Result = reflection_lab::Result;
    static constexpr bool stays_at_end = true;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return reflection_lab::make_table(); }
    static void settle(Params& params, std::span<const std::string_view> keys);
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<ReflectionScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<ReflectionScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<ReflectionScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
