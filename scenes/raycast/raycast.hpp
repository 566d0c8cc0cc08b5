// Answers: what does a ray meet in a room, which colliders does its filter let it see, and how are they found? Document
// 004, with its debug drawing and its test list.
// Refuses: motion within a query; colliders marked as moving stand still, in a tree of their own.
#pragma once

#include "scenes/kit/scene.hpp"
#include "scenes/raycast/room.hpp"

namespace tunnel::scenes {

namespace raycast {

// What one method says.
struct Asked {
    base::Status status = base::Status::invalid_input;
    std::vector<ray::Hit> hits{}; // in order; none of "any", which says no place
    ray::QueryCounts counts{};
    std::int64_t boxes = 0, cells = 0; // boxes tested, of nodes and of candidates; cells of a grid
    [[nodiscard]] std::int64_t tests() const { return boxes + cells + counts.narrow + counts.triangles; }
};

// Why a filter rejects a collider, in the order in which it looks.
enum class Why { disabled, layer, trigger, ignored };

// A collider that the ray would have met, had the filter let it.
struct Skip {
    ray::Id id = 0;
    Why why = Why::layer;
    double at = 0.0; // distance
};

// One turn of the document's loop: a hit against the best so far.
struct Turn {
    enum class Kind { first, nearer, smaller_id, larger_id, farther };
    ray::Hit hit{}, best{}; // best: before this turn
    Kind kind = Kind::first;
    [[nodiscard]] bool taken() const { return kind <= Kind::smaller_id; }
};

struct Result {
    std::shared_ptr<const Room> room{};
    ray::Ray ray{};         // in the world: with the offset
    double length = 1.0;    // of aim minus start, m
    ray::ListQuery query{}; // its filter's ignored ids are set where it is asked
    std::array<Asked, method_count> by_method{};
    Asked right{};                         // with the direction normalised
    bool agree = false, any_order = false; // all methods say the same; so does the world filled in another order
    bool trace_changes = true;             // the trace changed the answer
    std::vector<ray::QueryStep> steps{};
    bool truncated = false;
    std::size_t again = 0;                               // where a second look begins, because of a tie; 0: nowhere
    std::vector<std::pair<std::size_t, ray::Hit>> met{}; // of each step that met something: the nearest
    std::vector<Skip> skips{};                           // by distance
    std::vector<std::optional<Why>> filtered_by{};       // of each collider
    std::int64_t filtered = 0;                           // so many
    std::array<ray::Id, 2> winner{};                     // of the document's tie rule: ids upwards, downwards
    std::vector<Turn> turns{};                           // of that rule, where it chooses
    ray::Id ours = ray::no_id;                           // what the query itself chooses

    [[nodiscard]] const Asked& of(Method method) const { return by_method[static_cast<std::size_t>(method)]; }
};

} // namespace raycast

struct RaycastScene {
    using Params = raycast::Params;
    using Result = raycast::Result;
    static const kit::SceneInfo& info();
    static constexpr auto table() { return raycast::make_table(); }
    static Result solve(const Params& params) { return solve(params, {}); }
    static Result solve(const Params& params, const Result& before);
    static void settle(Params& params, std::span<const std::string_view> keys); // no minimum beyond the maximum
    static int last_step(const Params& params, const Result& result);           // the answer comes after the search
    static void draw(const kit::Moment<RaycastScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<RaycastScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<RaycastScene>& moment);
    static std::vector<kit::Action> actions(const kit::Moment<RaycastScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

} // namespace tunnel::scenes
