// Answers: the second demo of document 000: inclusion bisection on the (t, s) square, box by box, with the world
// and the image that each box means.
#pragma once

#include "core/ccd/contact_time.hpp"
#include "scenes/bisection/params.hpp"
#include "scenes/kit/scene.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace tunnel::scenes {

struct BisectionScene {
    using Params = bisection::Params;
    struct Result {
        ccd::PointSegmentMotion motion;
        ccd::BisectionResult answer;
        std::shared_ptr<const ccd::BisectionTrace> trace;
        std::shared_ptr<const std::vector<std::size_t>> tested; // box indices in the order of their tests
        ccd::ContactTime truth;                                 // exact; no δ takes part in it
    };
    static constexpr bool stays_at_end = true;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return bisection::make_table(); }
    static void settle(Params& params, std::span<const std::string_view> keys);
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<BisectionScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<BisectionScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<BisectionScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
    static std::unique_ptr<kit::Job> job(const Params& params); // checks and bracket width against δ
};

} // namespace tunnel::scenes
