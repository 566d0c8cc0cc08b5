// Answers: where does a ray meet a box? Documents 004 and 001: the slab method, an interval of t for each axis and what
// they share, beside the document's own code and its NaN.
// Refuses: a direction of no length: the core says so, the document's code does not.
#pragma once

#include "core/ray/slab_trace.hpp"
#include "scenes/kit/scene.hpp"
#include "scenes/slab/params.hpp"

#include <array>

namespace tunnel::scenes {

namespace slab_lab {

// One slab, as the chosen code sees it.
struct Interval {
    bool seen = false;            // the code came to it
    bool parallel = false;        // no way along this axis
    bool holds = true;            // parallel: in it for ever, or never
    double near = 0.0, far = 0.0; // the planes; by the document: min, max
    double t0 = 0.0, t1 = 0.0;    // distances of these two planes
    double enter = 0.0, exit = 0.0;
    [[nodiscard]] bool nan() const { return !(enter == enter) || !(exit == exit); }
    [[nodiscard]] bool met_nan() const { return nan() || !(t0 == t0) || !(t1 == t1); }
};

// Why the answer is what it is.
enum class Why { front, exit, zero, ignored, empty, behind, too_far, refused, nan };

struct Answer {
    base::Status status = base::Status::invalid_input;
    double t = 0.0; // hit
    Why why = Why::refused;
    bool says_inside = false; // tells a caller that the ray started inside
};

struct Result {
    ray::Ray ray; // made unit
    shape::Aabb box;
    glm::dvec2 direction{0.0};      // as the chosen code gets it
    std::array<Interval, 2> axes;   // x, y
    double enter = 0.0, exit = 0.0; // larger entry, smaller exit; of what the code saw
    Answer answer;                  // of the chosen code
    ray::Hit hit;                   // the truth, by the core
    bool starts_inside = false;     // truly
    bool any = false;               // the intervals share a t, of any sign
    bool compared = false;          // decided by an exact comparison
    bool rounded_away = false;      // the arrow meets a corner exactly, its direction made unit passes beside it
    bool other_min_max = false;     // by another Min and Max the document's code answers otherwise
    [[nodiscard]] bool valid() const { return hit.status != base::Status::invalid_input; }
    [[nodiscard]] bool right() const { return answer.status == hit.status; }
    [[nodiscard]] glm::dvec2 at(double t) const { return glm::dvec2(ray.origin) + t * direction; }
};

} // namespace slab_lab

struct SlabScene {
    using Params = slab_lab::Params;
    using Result = slab_lab::Result;
    static constexpr bool stays_at_end = true;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return slab_lab::make_table(); }
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<SlabScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<SlabScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<SlabScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
