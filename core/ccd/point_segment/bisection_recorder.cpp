// Fills the trace. Nothing here is reached when no trace was asked for.
#include "core/ccd/point_segment/bisection_recorder.hpp"

namespace tunnel::ccd {

std::int64_t BisectionRecorder::add(const ParameterBox& box, std::int64_t parent, std::int64_t step) {
    if (trace_->boxes.size() >= trace_->max_boxes) {
        trace_->truncated = true;
        trace_ = nullptr;
        return -1;
    }
    BoxRecord record;
    record.box = box;
    record.parent = parent;
    record.made_step = step;
    trace_->boxes.push_back(record);
    return static_cast<std::int64_t>(trace_->boxes.size()) - 1;
}

void BisectionRecorder::set_hull(std::int64_t id, const Hull& hull, std::int64_t step) {
    BoxRecord& record = trace_->boxes[static_cast<std::size_t>(id)];
    record.hull_lo = hull.lo;
    record.hull_hi = hull.hi;
    record.tested_step = step;
}

void BisectionRecorder::set_fate(std::int64_t id, Fate fate, std::int64_t step) {
    BoxRecord& record = trace_->boxes[static_cast<std::size_t>(id)];
    record.fate = fate;
    record.decided_step = step;
}

void BisectionRecorder::add_step(const BisectionResult& counts, const ParameterBox* earliest, std::int64_t focus) {
    StepRecord step;
    step.checks = counts.checks;
    step.active = counts.active;
    step.converged = counts.converged;
    step.discarded = counts.discarded;
    step.focus = focus;
    if (earliest) {
        step.any = true;
        step.earliest = *earliest;
        const bool same =
            !trace_->steps.empty() && trace_->steps.back().any && trace_->steps.back().earliest == *earliest;
        step.certified = same ? trace_->steps.back().certified : contact_exists_in(motion_, *earliest, separation_);
    }
    trace_->steps.push_back(step);
}

} // namespace tunnel::ccd
