// Answers: how much does each way to integrate a rotation turn a body, beside the exact one, and what is left of it as
// a rotation before it is corrected? Document 003, section 12.6.4.
// Refuses: to go on after a step that is not finite or not solved; that body stays as it was, and the step is named.
#pragma once

#include "core/integrate/rotation/free_body_run.hpp"
#include "scenes/kit/scene.hpp"
#include "scenes/rotation/params.hpp"

#include <array>

namespace tunnel::scenes {

namespace rotation_lab {

inline constexpr std::size_t method_count = 5;

// What one method made of the run: an entry for each step of the timeline that it reached.
struct MethodRun {
    std::vector<integrate::Attitude> poses{};
    std::vector<double> error{}; // rad, 0 to pi: between this body and the exact one
    std::vector<double> lag{};   // rad behind, about the fixed axis, whole turns counted; empty where none is fixed
    std::vector<double> before{}, after{};          // largest drift since the entry before; turning motions
    std::vector<integrate::ConservedDrift> drift{}; // free bodies
    std::int64_t stopped = -1;                      // the step that failed, from 1
    integrate::RotationStatus status = integrate::RotationStatus::done;
    [[nodiscard]] int reached() const { return static_cast<int>(poses.size()) - 1; }
    [[nodiscard]] std::size_t at(int tick) const {
        return static_cast<std::size_t>(tick < reached() ? tick : reached());
    }
};

struct Result {
    std::array<MethodRun, method_count> runs{};
    std::vector<integrate::Quaternion> exact{}; // at each step of the timeline
    std::vector<double> wanted{};               // rad about the fixed axis; empty where none is fixed
    std::vector<int> flips{};                   // free bodies: how often the axis has turned over by then
    std::int64_t steps = 0;                     // of h
    std::int64_t stride = 1;                    // steps of h in one of the timeline
    double rate = 0.0;                          // rad/s, at the start
    double cancels_at = 0.0; // h omega at the start, where quaternion Euler's errors cancel; NaN: nowhere known
};

} // namespace rotation_lab

struct RotationScene {
    using Params = rotation_lab::Params;
    using Result = rotation_lab::Result;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return rotation_lab::make_table(); }
    static void settle(Params& params, std::span<const std::string_view> keys);
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<RotationScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<RotationScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<RotationScene>& moment);
    static std::vector<kit::Action> actions(const kit::Moment<RotationScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
