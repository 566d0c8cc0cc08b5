// Answers: the earliest box of (t, u, v) that bisection cannot exclude. Best first by time with bounded memory: while
// the queue is full, the earliest box is searched depth first instead, on a stack that cannot overflow (a box can be
// halved only so often). The earliest box that converged is kept meanwhile; nothing that begins later is looked at.
// Refuses: nothing; pair and options are valid.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/inclusion/queue.hpp"
#include "core/ccd/impact/inclusion/recorder.hpp"

namespace tunnel::ccd {

// Lengths are the search's own: the pair's times its scale.
template <class Real> struct InclusionLimits {
    Real t_max = 1;
    Real guard = 0;    // by which each hull is widened
    Real width = 0;    // delta: of a hull at which its box has converged
    Real distance = 0; // the separation d
    bool euclidean = false;
    std::int64_t max_checks = 1;
};

template <class Real> struct InclusionEnd {
    base::Status status = base::Status::clear;
    InclusionBox<Real> box{0, 1, 0, 1, 0, 1}; // hit, budget_exhausted: of all undecided boxes none begins earlier
    Real width = 0;                           // hit: the hull's widest extent
    std::int64_t checks = 0;
};

template <class Real> class InclusionSearch {
  public:
    InclusionSearch(const InclusionField<Real>& field, const InclusionLimits<Real>& limits, InclusionRecorder& recorder)
        : field_(field), limits_(limits), recorder_(recorder) {}

    [[nodiscard]] InclusionEnd<Real> run();

  private:
    using Box = InclusionBox<Real>;
    using Node = InclusionNode<Real>;
    using Hull = InclusionHull<Real>;

    enum class Step { dropped, split, exhausted };
    struct Halves {
        Node first, second;
        bool has_second = false;
    };

    // Tests one box. `split`: both halves are in `halves`. A converged box is dropped too, and kept in `best_`.
    [[nodiscard]] Step test(const Node& node, Halves& halves);
    [[nodiscard]] bool search_below(const Node& node); // false: the budget ran out
    [[nodiscard]] bool excluded(const Hull& hull) const;
    [[nodiscard]] bool within_reach(const Hull& hull) const;
    [[nodiscard]] std::array<Real, 3> weights(const Hull& hull) const;
    [[nodiscard]] int axis_of(const Box& box, const Hull& hull) const;
    void split(const Node& node, int axis, Halves& halves);
    [[nodiscard]] bool beaten(const Box& box) const { return found_ && box.t0 >= best_.box.t0; }
    [[nodiscard]] InclusionEnd<Real> exhausted_at(const Box& box) const;

    const InclusionField<Real>& field_;
    InclusionLimits<Real> limits_;
    InclusionRecorder& recorder_;
    InclusionQueue<Real> waiting_;
    InclusionEnd<Real> best_;
    bool found_ = false;
    std::int64_t checks_ = 0;
};

extern template class InclusionSearch<double>;
extern template class InclusionSearch<float>;

} // namespace tunnel::ccd
