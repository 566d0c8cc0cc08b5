// Answers: the two search orders over the parameter square, behind one front door (point_segment.cpp).
// Refuses: nothing; motion and options are valid.
// Internal to core/ccd.
#pragma once

#include "core/ccd/point_segment/bisection_recorder.hpp"
#include "core/ccd/point_segment/gap_field.hpp"

namespace tunnel::ccd {

// A box of the search with its index in the trace (-1 without one).
struct Node {
    ParameterBox box;
    std::int64_t id = -1;
};

// The order of all searches: by (t0, t1, s0, s1).
[[nodiscard]] inline bool earlier(const ParameterBox& a, const ParameterBox& b) {
    if (a.t0 != b.t0) return a.t0 < b.t0;
    if (a.t1 != b.t1) return a.t1 < b.t1;
    if (a.s0 != b.s0) return a.s0 < b.s0;
    return a.s1 < b.s1;
}

struct Halves {
    ParameterBox first, second;
    Fate fate = Fate::split_t;
};

// Along the wider side, t on ties. Midpoints are exact: a few bits suffice at any delta.
[[nodiscard]] Halves split(const ParameterBox& box);

// What both orders ask of a box.
class BoxTest {
  public:
    BoxTest(const PointSegmentMotion& motion, const BisectionOptions& options)
        : field_(motion), guard_(options.rounding_guard ? field_.error_bound() : 0.0), separation_(options.separation),
          delta_(options.delta), rule_(options.comparison) {}

    // Bounds of the exact F over the box, as long as the guard is on.
    [[nodiscard]] Hull hull(const ParameterBox& box) const {
        const Hull computed = field_.hull(box);
        return {computed.lo - guard_, computed.hi + guard_};
    }

    [[nodiscard]] bool may_touch(const Hull& hull) const {
        return base::overlaps(hull.lo.x, hull.hi.x, -separation_, separation_, rule_) &&
               base::overlaps(hull.lo.y, hull.hi.y, -separation_, separation_, rule_);
    }

    [[nodiscard]] bool is_narrow(const ParameterBox& box) const {
        return box.t1 - box.t0 < delta_ && box.s1 - box.s0 < delta_;
    }

  private:
    GapField field_;
    double guard_, separation_, delta_;
    base::ContactRule rule_;
};

// All but `certified` of the answer.
[[nodiscard]] BisectionResult search_levels(const BoxTest& test, std::int64_t max_checks, BisectionRecorder& recorder);
[[nodiscard]] BisectionResult search_queue(const BoxTest& test, std::int64_t max_checks, BisectionRecorder& recorder);

} // namespace tunnel::ccd
