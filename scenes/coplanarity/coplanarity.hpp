// Answers: when do a moving vertex and triangle, or two moving edges, first touch in space; what do three methods say
// to it, step by step beside each other, and what is true? Document 000, third and fourth sections.
// Refuses: bodies that turn; every point moves along its line.
#pragma once

#include "core/ccd/exact_impact.hpp"
#include "core/ccd/impact_trace.hpp"
#include "scenes/coplanarity/meshes.hpp"
#include "scenes/coplanarity/params.hpp"
#include "scenes/kit/scene.hpp"

#include <array>
#include <memory>
#include <optional>

namespace tunnel::scenes {

namespace coplanarity {

inline constexpr std::size_t method_count = 3; // in the order of ccd::ImpactMethod

// The line of the file that is shown.
struct FileRow {
    std::string source{};            // the query's name in its origin
    std::int64_t number = 0, of = 0; // from 1
    std::optional<bool> hit{};       // as the file says
    kit::Text fault{};               // what is wrong with file or line; empty: nothing
};

struct Answer {
    ccd::ImpactResult result{};
    std::shared_ptr<const ccd::ImpactTrace> trace{};
    int steps = 1; // of the lock-step, until its verdict
};

struct Result {
    ccd::MovingPair pair{};
    ccd::MovingPair
        shown{}; // the same as drawn: in metres, or moved and scaled to a few where a file's lies beyond sight
    bool own_unit = false; // `shown` is not in metres
    bool asked = true;     // false: the file gives no query, or the meshes no candidate
    std::array<Answer, method_count> answers{};
    ccd::ExactImpact truth{};
    std::array<double, 4> coefficients{};         // of f, Bernstein
    bool flat = false;                            // f is 0 at every t, as doubles compute it
    std::int64_t checks_unscaled = 0;             // inclusion's at scale 1
    std::vector<double> deltas{}, delta_checks{}; // inclusion: what other tolerances cost
    FileRow file{};
    std::shared_ptr<const MeshRun> meshes{};
    double size = 1.0; // the largest extent of what the pair sweeps, m

    [[nodiscard]] const Answer& of(ccd::ImpactMethod method) const { return answers[static_cast<std::size_t>(method)]; }
};

} // namespace coplanarity

struct CoplanarityScene {
    using Params = coplanarity::Params;
    using Result = coplanarity::Result;
    static constexpr int time_steps = 100;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return coplanarity::make_table(); }
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<CoplanarityScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<CoplanarityScene>& moment, kit::Readouts& out);
    static std::unique_ptr<kit::Job> job(const Params& params);
    static std::vector<kit::Handle> handles(const kit::Moment<CoplanarityScene>& moment);
    static std::vector<kit::Action> actions(const kit::Moment<CoplanarityScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
