// Answers: writes the search down, if someone asked for it. Without a trace each call is one untaken branch.
// Refuses: to grow past the trace's cap; it then marks the trace as truncated and falls silent.
// Internal to core/ccd. It only ever listens: no search reads anything back but the index to pass on.
#pragma once

#include "core/ccd/point_segment/gap_field.hpp"

#include <cstdint>

namespace tunnel::ccd {

class BisectionRecorder {
  public:
    BisectionRecorder(BisectionTrace* trace, const PointSegmentMotion& motion, double separation)
        : trace_(trace), motion_(motion), separation_(separation) {}

    // The index of the new record, -1 when not recording.
    [[nodiscard]] std::int64_t made(const ParameterBox& box, std::int64_t parent, std::int64_t step) {
        return trace_ ? add(box, parent, step) : -1;
    }

    void tested(std::int64_t id, const Hull& hull, std::int64_t step) {
        if (trace_) set_hull(id, hull, step);
    }

    void decided(std::int64_t id, Fate fate, std::int64_t step) {
        if (trace_) set_fate(id, fate, step);
    }

    // `earliest`: null when no box is active or converged.
    void step_done(const BisectionResult& counts, const ParameterBox* earliest, std::int64_t focus) {
        if (trace_) add_step(counts, earliest, focus);
    }

  private:
    std::int64_t add(const ParameterBox& box, std::int64_t parent, std::int64_t step);
    void set_hull(std::int64_t id, const Hull& hull, std::int64_t step);
    void set_fate(std::int64_t id, Fate fate, std::int64_t step);
    void add_step(const BisectionResult& counts, const ParameterBox* earliest, std::int64_t focus);

    BisectionTrace* trace_;
    const PointSegmentMotion& motion_;
    double separation_;
};

} // namespace tunnel::ccd
