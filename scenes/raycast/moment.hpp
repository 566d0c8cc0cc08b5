// Answers: what is shown at one step: the whole answer before the first step, then the search as far as it has come,
// and the answer again after it; and the words for it.
#pragma once

#include "scenes/kit/digits.hpp"
#include "scenes/raycast/raycast.hpp"

namespace tunnel::scenes::raycast {

using Moment = kit::Moment<RaycastScene>;
using kit::digits, kit::Role, kit::Text;

// Pick ids: things are id + 1; levels of the trees lie above them.
inline unsigned pick_of_thing(ray::Id id) { return id + 1U; }
inline unsigned pick_of_level(int column) { return 500'001U + static_cast<unsigned>(column); }
inline constexpr unsigned first_handle_pick = 600'001U;

// Between the two ends of the timeline, which show the answer.
inline bool stepping(const Moment& m) { return m.step > 0 && m.step < m.last_step; }
// The document's tie rule is stepped through instead of the search, which is over by then.
inline bool in_turns(const Moment& m) { return !m.result.turns.empty(); }
inline std::size_t steps_shown(const Moment& m) {
    return stepping(m) && !in_turns(m) ? static_cast<std::size_t>(m.step) : m.result.steps.size();
}
inline std::size_t turns_shown(const Moment& m) {
    return stepping(m) && in_turns(m) ? static_cast<std::size_t>(m.step) : m.result.turns.size();
}
// The step that is taken now; none at the ends.
inline const ray::QueryStep* current(const Moment& m) {
    return stepping(m) && !in_turns(m) ? &m.result.steps[steps_shown(m) - 1] : nullptr;
}
inline const Turn* turn_now(const Moment& m) {
    return stepping(m) && in_turns(m) ? &m.result.turns[turns_shown(m) - 1] : nullptr;
}
inline const Asked& answer(const Moment& m) { return m.result.of(m.params.method); }
inline bool has_hit(const Moment& m) { return !answer(m).hits.empty(); }
// The answer's, or while searching what is known by now: the best so far, or the list so far.
[[nodiscard]] std::vector<ray::Hit> hits_now(const Moment& m);
[[nodiscard]] bool second_look(const Moment& m); // a tie is looked at twice: once for the distance, once for the id
[[nodiscard]] double least_by(const Moment& m, std::size_t steps); // of the distances met; infinite: none
[[nodiscard]] const ray::Hit* met_at(const Moment& m, std::size_t step);
// What the query calls the distance of a hit: not normalised, it counts lengths of D.
inline double told_distance(const Moment& m, const ray::Hit& hit) {
    return m.params.normalised ? hit.distance : hit.distance / m.result.length;
}
inline glm::dvec3 shown(const Moment& m, const glm::dvec3& at) { return at - glm::dvec3(m.params.offset, 0.0, 0.0); }
inline ray::Box shown(const Moment& m, const ray::Box& box) { return {shown(m, box.min), shown(m, box.max)}; }
inline const Thing& thing(const Moment& m, ray::Id id) { return m.result.room->things[id]; }
[[nodiscard]] std::optional<ray::Box> box_of(const Moment& m, ray::Id id); // as drawn; none of the knot

// What became of each collider by now; a query may look twice, the last look counts.
[[nodiscard]] std::vector<std::optional<ray::Fate>> fates(const Moment& m);

// The levels of the three trees side by side: a column each.
enum class Tree { resting, moving, mesh };
struct Level {
    Tree tree = Tree::resting;
    int depth = 0;           // in its tree; the root's is 0
    std::int64_t all = 0;    // nodes of this level
    std::int64_t opened = 0; // by now
    std::int64_t tests = 0;  // boxes tested by now
};
[[nodiscard]] std::vector<Level> levels(const Moment& m);
[[nodiscard]] int column_of(const Moment& m, const ray::QueryStep& node); // index into levels()
[[nodiscard]] const ray::Bvh& tree_of(const Moment& m, const ray::QueryStep& node);
[[nodiscard]] bool column_shown(const Moment& m, int column);

[[nodiscard]] double reach_now(const Moment& m);         // how far the ray still counts
[[nodiscard]] Text name_of(const Moment& m, ray::Id id); // "#5 glass"
[[nodiscard]] Text word_of(base::Status status);
[[nodiscard]] Role role_of(base::Status status);
[[nodiscard]] Text word_of(Why why);
[[nodiscard]] std::string_view key_word(Why why);
[[nodiscard]] Text layer_name(int layer);
[[nodiscard]] Text name_of(Method method);
[[nodiscard]] Text word_of_fate(const Moment& m, ray::Id id, ray::Fate fate); // "rejected by mask: layer glass"
[[nodiscard]] Role role_of(ray::Fate fate);
[[nodiscard]] Text grouped(std::int64_t n); // "51 200", "51,200"

void draw_world(const Moment& m, kit::DrawList& list);
void draw_things(const Moment& m, kit::DrawList& list, int pane);
void draw_boxes(const Moment& m, kit::DrawList& list);
void draw_levels(const Moment& m, kit::DrawList& list);
void draw_counters(const Moment& m, kit::DrawList& list);

[[nodiscard]] Text step_words(const Moment& m);
void read_lesson(const Moment& m, kit::Readouts& out);
void read_answer(const Moment& m, kit::Readouts& out);
void read_counts(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_loop(const Moment& m, kit::Readouts& out);
void read_tables(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);
void read_timings(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::raycast
