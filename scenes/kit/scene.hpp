// Answers: what a scene is. A struct of static functions and a Params aggregate; a moving scene adds a State.
#pragma once

#include "scenes/kit/action.hpp"
#include "scenes/kit/claim.hpp"
#include "scenes/kit/draw_list.hpp"
#include "scenes/kit/handle.hpp"
#include "scenes/kit/job.hpp"
#include "scenes/kit/readout.hpp"

#include <concepts>
#include <memory>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace tunnel::kit {

struct SceneInfo {
    std::string_view id; // lower_snake, the name on the command line
    Words title;
    Words document;                 // which document and section it reproduces
    Words try_this;                 // one sentence: what to do first
    double steps_per_second = 10.0; // playback at speed 1
};

template <class S>
concept MovingScene = requires {
    typename S::State;
};

namespace detail {
template <class S> struct StateOf { using type = std::monostate; };
template <MovingScene S> struct StateOf<S> { using type = typename S::State; };
} // namespace detail
template <class S> using StateOf = typename detail::StateOf<S>::type;

// A moving scene whose answers speak of its whole run: static bool over(const Params&, const State&) says where a run
// ends. Then the run is carried on to its end, dated inputs included, whenever it changes.
template <class S>
concept WholeRunScene = MovingScene<S> && requires(const typename S::Params& params, const typename S::State& state) {
    { S::over(params, state) } -> std::same_as<bool>;
};

// All that draw and read may look at. `state` is of this step; `next` of the step after it when it is known (for
// drawing between steps), else the same as `state`.
template <class S> struct Moment {
    const typename S::Params& params; // as at this step
    const typename S::Result& result; // solve(params)
    const StateOf<S>& state;
    const StateOf<S>& next;
    const StateOf<S>& end; // WholeRunScene: of this run's last step, as its inputs are dated; else the same as `state`
    int step = 0;
    int last_step = 0;
    View view{};
};

template <class S>
concept Scene = std::is_aggregate_v<typename S::Params> && std::equality_comparable<typename S::Params> &&
    requires(const typename S::Params& params, const typename S::Result& result, const Moment<S>& moment,
             DrawList& list, Readouts& out) {
    { S::info() } -> std::convertible_to<const SceneInfo&>;
    S::table();                                               // constexpr tuple of Row<Params, …>
    { S::solve(params) } -> std::same_as<typename S::Result>; // pure
    S::draw(moment, list);
    S::read(moment, out);
    { S::claims() } -> std::same_as<std::vector<Claim>>;
    { S::presets() } -> std::same_as<std::vector<Preset>>; // the first: the document's values
} &&(WholeRunScene<S> ||
     requires(const typename S::Params& params, const typename S::Result& result) {
         { S::last_step(params, result) } -> std::same_as<int>; // the end of the timeline
     }) &&
    (!MovingScene<S> ||
     requires(const typename S::Params& params, const StateOf<S>& state, std::span<const Input> drags, double dt) {
         { S::start(params) } -> std::same_as<StateOf<S>>;
         // Pure, by value. `drags`: the bodies dragged at this step. dt: seconds of the world.
         { S::advance(state, params, drags, dt) } -> std::same_as<StateOf<S>>;
         { S::step_seconds(params) } -> std::same_as<double>;
     });

// Optional: static Result solve(const Params&, const Result& before): the same answer to the bit, which may share with
// an earlier result what is dear to make and has not changed (a mesh, an index over it).
// static std::vector<Handle> handles(const Moment<S>&); static std::vector<Action> actions(const Moment<S>&),
// the same ones in the same order at every moment; static std::unique_ptr<Job> job(const Params&).
// static void settle(Params&, std::span<const std::string_view> keys): after an edit of these keys, makes parameters
// that hang together agree; pure, and it changes nothing when all keys are named in agreement.
// static constexpr bool stays_at_end: an unmoving run that stood at its last step stands at the last step of the
// edited one, too (a search whose result is looked at while a tolerance is dragged).

} // namespace tunnel::kit
