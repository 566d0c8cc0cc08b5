// Answers: when do a moving vertex and face, two moving edges, or the lower pairs of vertex and edge first touch in
// space? Motion is linear, t in [0, 1], primitives are closed. Three methods behind one question: a numeric one that
// is fast and can miss, an inclusion bisection that never misses, and a certified one that is exact.
// Refuses: coordinates not finite; options outside their stated ranges. The status is then invalid_input and nothing
// else is set.
// Degenerate cases: faces that are segments or points, edges of no length, no motion at all, motion that stays in one
// plane: all legal, all decided exactly by the certified method.
#pragma once

#include "core/base/status.hpp"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tunnel::ccd {

struct ImpactTrace;

enum class PairKind { vertex_face, edge_edge, vertex_edge, vertex_vertex };

// Positions at t = 0 and t = 1, any one length unit, one frame; x(t) = (1-t) start + t end in exact arithmetic.
// vertex_face: the vertex, then the face's three corners a, b, c. edge_edge: both ends of the first edge, both of the
// second. vertex_edge: the vertex, then the edge's ends. vertex_vertex: two vertices. Points beyond count() mean
// nothing.
struct MovingPair {
    PairKind kind = PairKind::vertex_face;
    std::array<glm::dvec3, 4> start{}, end{};
};

[[nodiscard]] constexpr std::size_t count(PairKind kind) {
    return kind == PairKind::vertex_vertex ? 2 : kind == PairKind::vertex_edge ? 3 : 4;
}

enum class ImpactMethod {
    univariate, // roots of the coplanarity cubic in floating point, then an inside test: fast, and it misses
    inclusion,  // bisection of the gap over (t, u, v) with proved rounding: never misses, reports near-contacts too
    certified,  // filters with proved bounds, then exact integers: `clear` and `hit` are exact
};

enum class Norm { chebyshev, euclidean };
enum class DeltaUnit { absolute, relative };

struct ImpactOptions {
    ImpactMethod method = ImpactMethod::certified;
    // How narrow the answer is to be. inclusion: a box whose image of the gap is no wider than this in any coordinate
    // counts as converged (at four times the error bound at the latest: finer, rounding is all there is); with a
    // separation also one that is nowhere farther than separation + delta. certified: has no say in the verdict; the
    // bracket of t is as narrow as doubles allow. absolute: a length in the pair's unit. relative: times the largest
    // extent, per axis, of the pair's swept box. In (0, 1e300] absolute, (0, 1] relative.
    double delta = 1e-6;
    DeltaUnit delta_unit = DeltaUnit::absolute;
    double t_max = 1.0;                  // only t in [0, t_max] counts; in [0, 1]
    std::int64_t max_checks = 1'000'000; // inclusion: hulls of the gap that may be evaluated (m_I), >= 1
    // Contact is a distance <= separation, in `norm`; length, >= 0, finite. 0: exact. Above 0: every method but the
    // univariate one is conservative (a hit may be a near one, by delta in each coordinate), and `certified` means
    // inclusion.
    double separation = 0.0;
    Norm norm = Norm::euclidean;
    // t_lo is never 0 when the two are apart at the start (for line searches that must make way), unless the contact is
    // earlier than the least double; with a separation, unless the start is within rounding of it.
    bool never_zero = false;
    bool rounding_guard = true; // off: without the proved error bound, for lessons only
    bool single = false;        // univariate and inclusion: compute in float, for lessons only; the bound is float's
};

struct ImpactResult {
    // certified: clear | hit, exact (separation 0). inclusion: clear is proved, hit means not excluded to delta;
    // budget_exhausted: no contact before t_lo, nothing known after it.
    base::Status status = base::Status::invalid_input;
    // hit, budget_exhausted: t_lo <= exact first contact, always (but for univariate). hit: t_hi >= it where
    // `certified`. Equal where the instant is known to be a double.
    double t_lo = 0.0, t_hi = 1.0;
    bool certified = false; // hit: a contact in [t_lo, t_hi] is proved to exist
    // hit: where, to rounding. vertex_face: a + u (b - a) + v (c - a). edge_edge: u along the first edge, v along the
    // second. vertex_edge: u along the edge. In [0, 1], u + v <= 1 on a face; any valid pair where several are.
    // inclusion: the middle of the answer's box, so to tolerance_reached only.
    double u = 0.0, v = 0.0;
    std::int64_t checks = 0;        // hulls evaluated (inclusion), pieces of time (certified), instants (univariate)
    double tolerance_reached = 0.0; // hit: the widest extent of the gap's image over the answer's box, length
};

// First contact. The trace changes no bit of the result. No allocation without a trace. Stack: up to 90 KB; 400 KB for
// the few pairs whose bits span more than 254 and that need exact_impact.hpp.
[[nodiscard]] ImpactResult first_impact(const MovingPair& pair, const ImpactOptions& options = {},
                                        ImpactTrace* trace = nullptr);

// Many at once, results[i] for pairs[i], bit for bit as one at a time; both spans of one length (asserted).
void first_impacts(std::span<const MovingPair> pairs, const ImpactOptions& options, std::span<ImpactResult> results);

// Do the numbers keep the contract?
[[nodiscard]] bool is_valid(const MovingPair& pair);
[[nodiscard]] bool is_valid(const ImpactOptions& options);

// Six times the volume of the four points at t, the coplanarity polynomial of vertex_face and edge_edge, in doubles.
// vertex_face: (a-p) . ((b-p) x (c-p)); edge_edge: (b0-a0) . ((a1-a0) x (b1-b0)); 0 for the lower pairs. Length cubed.
[[nodiscard]] double coplanarity(const MovingPair& pair, double t);
// Its four Bernstein coefficients on [0, 1]: the curve lies in their hull.
[[nodiscard]] std::array<double, 4> coplanarity_coefficients(const MovingPair& pair);

// The gap at (t, u, v) in doubles: the vertex less the point of the face or edge, the point of the first edge less that
// of the second; zero at contact. Length.
[[nodiscard]] glm::dvec3 gap(const MovingPair& pair, double t, double u, double v);

[[nodiscard]] constexpr std::string_view to_word(PairKind kind) {
    switch (kind) {
    case PairKind::vertex_face: return "vertex_face";
    case PairKind::edge_edge: return "edge_edge";
    case PairKind::vertex_edge: return "vertex_edge";
    case PairKind::vertex_vertex: return "vertex_vertex";
    }
    return "vertex_face";
}

[[nodiscard]] constexpr std::string_view to_word(ImpactMethod method) {
    switch (method) {
    case ImpactMethod::univariate: return "univariate";
    case ImpactMethod::inclusion: return "inclusion";
    case ImpactMethod::certified: return "certified";
    }
    return "certified";
}

[[nodiscard]] constexpr std::string_view to_word(Norm norm) {
    return norm == Norm::chebyshev ? "chebyshev" : "euclidean";
}

} // namespace tunnel::ccd
