// Answers: how do the ways to step a motion on differ, and what does the order of two lines of code decide? Document
// 003, section 12.6.3: Euler integration, its code, and what is better where.
// Refuses: a mass of 0, which core does not divide by; a step that is not finite ends its method's run where it stood.
#pragma once

#include "core/integrate/run.hpp"
#include "scenes/integrators/params.hpp"
#include "scenes/kit/scene.hpp"

#include <array>

namespace tunnel::scenes {

namespace integrators_lab {

inline constexpr std::size_t method_count = 8;
inline constexpr std::size_t no_coordinate = static_cast<std::size_t>(-1);

// What one method made of the run; its lists are as long as the states it reached.
struct MethodRun {
    integrate::Method method = integrate::Method::explicit_euler;
    bool on = false;
    integrate::RunAnswer answer{};
    integrate::RunTrace trace{};
    std::vector<double> energy{}; // J
    std::vector<double> off{};    // energy minus the exact motion's, by Result::energy_scale
    std::vector<double> error{};  // distance to the exact position, m or rad; empty where nothing is exact
    int diverged = -1;            // the first step whose energy is off too far, or that is not finite
    int stopped = -1;             // the step that gave no finite state
    [[nodiscard]] int reached() const { return static_cast<int>(trace.states.size()) - 1; }
    [[nodiscard]] const integrate::State& at(int k) const {
        return trace.states[static_cast<std::size_t>(k < reached() ? k : reached())];
    }
};

enum class Truth { none, exact, fine }; // fine: the adaptive pair at a tolerance of 1e-12

struct Result {
    std::array<MethodRun, method_count> runs{};
    std::size_t code = 1; // which of them is what the document's code, as its lines now stand, does
    Truth truth = Truth::none;
    std::vector<integrate::State> exact{}; // at each step
    std::vector<integrate::State> curve{}; // the same motion, finer, to draw
    std::vector<double> accel{};           // of the watched coordinates by the code, two a step: across, up
    double energy_scale = 0.0;             // J: the start's, or the largest of motion where the start's says little
    std::size_t across = no_coordinate, up = 0;               // which coordinates are watched
    std::vector<std::pair<std::size_t, std::size_t>> links{}; // of a mesh, by particle
    [[nodiscard]] const MethodRun& code_run() const { return runs[code]; }
    [[nodiscard]] bool refused() const { return code_run().trace.states.empty(); }
};

} // namespace integrators_lab

struct IntegratorsScene {
    using Params = integrators_lab::Params;
    using Result = integrators_lab::Result;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return integrators_lab::make_table(); }
    static void settle(Params& params, std::span<const std::string_view> keys);
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<IntegratorsScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<IntegratorsScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<IntegratorsScene>& moment);
    static std::vector<kit::Action> actions(const kit::Moment<IntegratorsScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
