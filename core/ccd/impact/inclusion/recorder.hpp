// Answers: writes the search down, if someone asked for it. Without a trace each call is one untaken branch.
// Refuses: to grow past the trace's cap; it then marks the trace as truncated and makes no more records.
// Internal to core/ccd. It only ever listens: the search reads nothing back but the index to pass on.
#pragma once

#include "core/ccd/impact/inclusion/field.hpp"
#include "core/ccd/impact_trace.hpp"

namespace tunnel::ccd {

class InclusionRecorder {
  public:
    // `scale`: of the search's lengths to the pair's.
    InclusionRecorder(ImpactTrace* trace, double scale) : trace_(trace), scale_(scale) {}

    // The index of the new record, -1 when not recording.
    template <class Real>
    [[nodiscard]] std::int64_t made(const InclusionBox<Real>& box, std::int64_t parent, std::int64_t step) {
        if (!trace_) return -1;
        return add({box.t0, box.t1, box.u0, box.u1, box.v0, box.v1, glm::dvec3{0.0}, glm::dvec3{0.0}, parent, step});
    }

    template <class Real> void tested(std::int64_t id, const InclusionHull<Real>& hull) {
        if (id >= 0) set_hull(id, {hull.lo[0], hull.lo[1], hull.lo[2]}, {hull.hi[0], hull.hi[1], hull.hi[2]});
    }

    void decided(std::int64_t id, BoxFate fate, int axis, std::int64_t step) {
        if (id >= 0) set_fate(id, fate, axis, step);
    }

  private:
    std::int64_t add(const ImpactBox& box);
    void set_hull(std::int64_t id, const glm::dvec3& lo, const glm::dvec3& hi);
    void set_fate(std::int64_t id, BoxFate fate, int axis, std::int64_t step);

    ImpactTrace* trace_;
    double scale_;
};

} // namespace tunnel::ccd
