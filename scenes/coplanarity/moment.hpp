// Answers: what to show at one step: the time in the world, how far each method has come, and the words for it.
#pragma once

#include "scenes/coplanarity/coplanarity.hpp"
#include "scenes/kit/bracket.hpp"
#include "scenes/kit/digits.hpp"

namespace tunnel::scenes::coplanarity {

using Moment = kit::Moment<CoplanarityScene>;
using ccd::ImpactMethod;
using kit::digits, kit::Role, kit::Text;

inline constexpr std::array<ImpactMethod, method_count> methods_in_order{
    ImpactMethod::univariate, ImpactMethod::inclusion, ImpactMethod::certified};

// Pick ids: boxes of (t, u, v) are index + 1; roots lie above them, and the handles above those.
inline unsigned pick_of_box(std::size_t box) { return static_cast<unsigned>(box) + 1U; }
inline constexpr unsigned first_root_pick = 500'001U, first_handle_pick = 600'001U;

inline bool stepping(const Moment& m) { return m.params.plays == Plays::steps; }
inline bool has_plane(const Moment& m) { return ccd::count(m.result.pair.kind) == 4; } // else two or three points
inline bool truth_hits(const Moment& m) { return m.result.truth.status == base::Status::hit; }
inline const ccd::ImpactTrace& trace_of(const Moment& m, ImpactMethod method) { return *m.result.of(method).trace; }
inline const std::vector<ccd::RootRecord>& roots_of(const Moment& m) {
    return trace_of(m, ImpactMethod::univariate).roots;
}

// What a root is. Two or three points always share a plane: theirs are instants worth a look.
[[nodiscard]] Text word_of_root(const Moment& m, bool inside);
// The time that the world shows.
[[nodiscard]] double time_of(const Moment& m);
// Has the method given its verdict by now?
[[nodiscard]] bool told(const Moment& m, ImpactMethod method);

// A box of the search as it stands now; unborn: not there yet.
enum class BoxState { unborn, open, split, excluded, outside, converged };
[[nodiscard]] BoxState state_of(const Moment& m, const ccd::ImpactBox& box);
// The step of inclusion that is shown: all of them while the timeline plays time.
[[nodiscard]] int inclusion_step(const Moment& m);
// The box that the panes explain: hovered, else selected, else the one decided at this step; -1: none.
[[nodiscard]] std::int64_t box_in_view(const Moment& m);

// How an answer stands to the truth.
enum class Outcome { searching, hit, clear, missed, invented, undecided, invalid };
[[nodiscard]] Outcome outcome_of(const Moment& m, ImpactMethod method);
[[nodiscard]] Text word_of(Outcome outcome);
[[nodiscard]] Role role_of(Outcome outcome);
[[nodiscard]] Text name_of(ImpactMethod method);
// "t ∈ [0.49, 0.50]", "t ≥ 0.3", or nothing.
[[nodiscard]] std::string when_of(const ccd::ImpactResult& result, int most_digits = 7);
[[nodiscard]] Text checks_of(const Moment& m, ImpactMethod method); // so far, with what is counted

// The document's f, six times the volume of the four points; m³. The core's has the other sign for a face.
[[nodiscard]] double plane_value(const ccd::MovingPair& pair, double t);
[[nodiscard]] glm::dvec3 place_of(const ccd::MovingPair& pair, std::size_t point, double t);
[[nodiscard]] std::string point_name(PairKind kind, std::size_t point);
// Points 0 … first_count - 1 are one body, the rest the other.
[[nodiscard]] inline std::size_t first_count(PairKind kind) { return kind == PairKind::edge_edge ? 2 : 1; }
// Where the two are nearest in the plane of a root: u, v for gap(); clamped to the primitives if wished.
struct Weights {
    double u = 0.0, v = 0.0;
};
[[nodiscard]] Weights nearest(const ccd::MovingPair& pair, double t);
[[nodiscard]] glm::dvec3 on_first(const ccd::MovingPair& pair, double t, const Weights& w);
[[nodiscard]] glm::dvec3 on_second(const ccd::MovingPair& pair, double t, const Weights& w);

void draw_world(const Moment& m, kit::DrawList& list);
void draw_meshes(const Moment& m, kit::DrawList& list, int pane);
void draw_curve(const Moment& m, kit::DrawList& list);
void draw_boxes(const Moment& m, kit::DrawList& list);
void draw_stages(const Moment& m, kit::DrawList& list);
void draw_methods(const Moment& m, kit::DrawList& list);

void read_lesson(const Moment& m, kit::Readouts& out);  // headline, timeline
void read_methods(const Moment& m, kit::Readouts& out); // verdicts and numbers of each
void read_stages(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_loop(const Moment& m, kit::Readouts& out);
void read_tables(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);
void read_timings(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::coplanarity
