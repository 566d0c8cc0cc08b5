// Answers: how did a query of core/ccd/impact.hpp come to its answer? Every root, box or step that it looked at, in the
// order in which it did.
// Refuses: more records than the caller allows; `truncated` then says so.
#pragma once

#include "core/ccd/impact.hpp"

#include <string_view>
#include <vector>

namespace tunnel::ccd {

// univariate: a root of the coplanarity polynomial as found, and what the inside test said.
struct RootRecord {
    double t = 0.0;          // in [0, t_max]
    bool inside = false;     // the test's verdict
    double u = 0.0, v = 0.0; // as the test computed them; NaN where it could not
    double residual = 0.0;   // |gap| at (t, u, v), length
};

// inclusion: one box of the search. Indices are into ImpactTrace::boxes.
enum class BoxFate {
    open,      // still undecided at the end
    split,     // into two, along the axis `axis` (0: t, 1: u, 2: v)
    excluded,  // its hull does not hold 0
    outside,   // wholly beyond the face (u + v > 1) or after t_max: no part of the question
    converged, // narrower than delta and not excluded
};

struct ImpactBox {
    double t0 = 0.0, t1 = 1.0, u0 = 0.0, u1 = 1.0, v0 = 0.0, v1 = 1.0; // closed; widths are powers of two
    // Bounds of the gap over what of it lies on the face and before t_max, guard included; length, infinite beyond
    // doubles. Unset before a check.
    glm::dvec3 hull_lo{0.0}, hull_hi{0.0};
    std::int64_t parent = -1;
    std::int64_t made_step = 0;     // the check after which it exists
    std::int64_t decided_step = -1; // the check that decided it, -1: never
    BoxFate fate = BoxFate::open;
    int axis = -1;
};

// certified: one step of the proof.
enum class ProofStage {
    bounds,   // one coordinate parts the two throughout
    volume,   // the coplanarity polynomial has one sign
    isolate,  // an interval of t that holds one root, or was shown to hold none
    inside,   // the sign conditions at a root: is the contact inside both?
    exact,    // the same in exact integers, where doubles left a doubt
    in_plane, // motion that stays in one plane: the instants at which sides are crossed
    refine,   // the bracket of t made narrow
};

enum class ProofVerdict { parted, undecided, contact };

struct ProofRecord {
    ProofStage stage = ProofStage::bounds;
    double t0 = 0.0, t1 = 1.0; // the part of time it speaks of
    ProofVerdict verdict = ProofVerdict::undecided;
    // bounds: the unit direction, and in `lo` the least distance along it. volume, isolate: the polynomial's bounds
    // over [t0, t1], infinite beyond doubles. Otherwise 0.
    glm::dvec3 direction{0.0};
    double lo = 0.0, hi = 0.0;
};

struct ImpactTrace {
    std::size_t max_records = 200'000; // set by the caller, for each list
    bool truncated = false;
    std::vector<RootRecord> roots;  // univariate, by t
    std::vector<ImpactBox> boxes;   // inclusion, in the order made; the root first
    std::vector<ProofRecord> proof; // certified
};

[[nodiscard]] constexpr std::string_view to_word(BoxFate fate) {
    switch (fate) {
    case BoxFate::open: return "open";
    case BoxFate::split: return "split";
    case BoxFate::excluded: return "excluded";
    case BoxFate::outside: return "outside";
    case BoxFate::converged: return "converged";
    }
    return "open";
}

[[nodiscard]] constexpr std::string_view to_word(ProofStage stage) {
    switch (stage) {
    case ProofStage::bounds: return "bounds";
    case ProofStage::volume: return "volume";
    case ProofStage::isolate: return "isolate";
    case ProofStage::inside: return "inside";
    case ProofStage::exact: return "exact";
    case ProofStage::in_plane: return "in_plane";
    case ProofStage::refine: return "refine";
    }
    return "bounds";
}

[[nodiscard]] constexpr std::string_view to_word(ProofVerdict verdict) {
    switch (verdict) {
    case ProofVerdict::parted: return "parted";
    case ProofVerdict::undecided: return "undecided";
    case ProofVerdict::contact: return "contact";
    }
    return "undecided";
}

} // namespace tunnel::ccd
