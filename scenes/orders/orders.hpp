// Answers: with which power of h does each method's error fall, and which method is cheapest for a wanted error?
// Document 003, section 12.6.3: a smaller h, or a higher order, for the same work.
// Refuses: to draw a slope from points that say nothing of it: rounding alone, or an error as large as the motion.
#pragma once

#include "core/integrate/method.hpp"
#include "scenes/kit/scene.hpp"
#include "scenes/orders/params.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tunnel::scenes {

namespace orders_lab {

inline constexpr std::size_t method_count = 7;
inline constexpr int many_falls = 32;
inline constexpr std::int64_t most_steps = 52000; // by one method, all h and falls together: keeps an edit swift

// counted: takes part in slopes. rounding: below the floor. coarse: h times the fastest rate is over 1, where no power
// law holds yet. large: over half of the motion itself. stopped: no number.
enum class Fate { counted, rounding, coarse, large, stopped };

struct Spot {
    double h = 0.0;
    std::int64_t steps = 0;
    double error = 0.0;       // rms over the falls; NaN where a run stopped
    double evaluations = 0.0; // of the force, mean over the falls
    Fate fate = Fate::counted;
};

struct MethodLine {
    integrate::Method method = integrate::Method::explicit_euler;
    bool on = false;
    std::vector<Spot> spots{};   // from the largest h on
    std::vector<Spot> rougher{}; // larger h than asked for, the largest first: what little work gives
};

struct Result {
    std::array<MethodLine, method_count> lines{};
    int levels = 1;
    double rate = 1.0;           // of the norm, 1/s
    double size = 1.0;           // of the motion, in that norm
    double fast = 0.0;           // the fastest rate of a spring, 1/s; 0: none
    std::vector<double> floor{}; // of rounding, at each h
};

} // namespace orders_lab

struct OrdersScene {
    using Params = orders_lab::Params;
    using Result = orders_lab::Result;
    static constexpr bool stays_at_end = true;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return orders_lab::make_table(); }
    static void settle(Params& params, std::span<const std::string_view> keys);
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<OrdersScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<OrdersScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<OrdersScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
