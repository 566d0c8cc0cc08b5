// Answers, with proof: do two loops, each grown by its radius, touch at any time up to t? And when would they first,
// seen along one edge or between two vertices? Contact by t means that the origin is within the radius sum of all
// differences b - a - s w, 0 <= s <= t, w the relative travel: a convex loop whose edges are those of A, of B and w.
// Refuses: to guess; beyond the range of exact arithmetic the answer is none.
// Internal to core/ccd.
#pragma once

#include "core/ccd/linear/core.hpp"
#include "core/math/expansion.hpp"

namespace tunnel::ccd {

// What touches first: an edge of either, or the vertices `index` of A and `other` of B.
struct SweepFeature {
    enum class Kind { edge_of_a, edge_of_b, vertices } kind = Kind::vertices;
    int index = 0, other = 0;
};

struct SweepEntry {
    double t = 0.0; // right to some units in the last place
    SweepFeature feature;
};

class SweepProof {
  public:
    explicit SweepProof(const Sweep& sweep); // valid; scaled to keep products off underflow

    [[nodiscard]] std::optional<bool> meets_until(double t) const;

    // The last time at which an edge stops separating: no contact is earlier. Of several edges the steeper one.
    [[nodiscard]] std::optional<SweepEntry> last_edge() const;
    // The first time at which two vertices are within the radius sum: there is contact then. Contact begins at this
    // time or at that of last_edge().
    [[nodiscard]] std::optional<SweepEntry> first_vertices() const;

  private:
    struct ExactVector {
        math::Expansion x, y;
    };
    // The loops seen along the outward normal (e.y, -e.x) of a side of direction e, both times |e|.
    struct View {
        math::Expansion gap;    // from the foremost of one to the nearest of the other
        math::Expansion lo, hi; // how far along e the differences between those reach
    };
    struct Support {
        math::Expansion at, lo, hi;
    };
    // Of one side: apart by it alone; before it, but nearest to another part; behind it; touching it; no length.
    enum class Verdict { apart, beyond, within, touching, none, doubt };

    [[nodiscard]] static math::Expansion dot(const ExactVector& u, const ExactVector& v);
    [[nodiscard]] static math::Expansion cross(const ExactVector& u, const ExactVector& v);
    [[nodiscard]] static Support support(const RoundedCore& core, const ExactVector& e, int side);
    [[nodiscard]] static View view(const ExactVector& e, const RoundedCore& own, const RoundedCore& other);
    [[nodiscard]] ExactVector edge(const RoundedCore& own, int i) const;
    [[nodiscard]] ExactVector difference(int i, int j) const;
    [[nodiscard]] glm::dvec2 rough_normal(bool of_a, int i) const; // from A to B
    [[nodiscard]] Verdict quick(const glm::dvec2& e, bool of_a, double t) const;
    [[nodiscard]] Verdict judge(const ExactVector& e, bool of_a, double t) const;
    [[nodiscard]] Verdict judge_edge(bool of_a, int i, double t) const;
    [[nodiscard]] Verdict judge_path(bool of_a, double t) const;
    [[nodiscard]] std::optional<bool> vertices_meet(double t) const;
    [[nodiscard]] std::optional<double> edge_entry(bool of_a, int i) const;
    [[nodiscard]] std::optional<double> vertex_entry(int i, int j) const;
    [[nodiscard]] const RoundedCore& loop(bool of_a) const { return of_a ? a_ : b_; }

    RoundedCore a_, b_; // scaled
    ExactVector w_;     // of A against B
    glm::dvec2 rough_w_;
    math::Expansion radius_, square_; // sum of the radii
};

} // namespace tunnel::ccd
