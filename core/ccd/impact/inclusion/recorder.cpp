// The records of ImpactTrace::boxes.
#include "core/ccd/impact/inclusion/recorder.hpp"

#include "core/ccd/impact/record.hpp"

namespace tunnel::ccd {

std::int64_t InclusionRecorder::add(const ImpactBox& box) {
    if (!record(*trace_, trace_->boxes, box)) return -1;
    return static_cast<std::int64_t>(trace_->boxes.size()) - 1;
}

void InclusionRecorder::set_hull(std::int64_t id, const glm::dvec3& lo, const glm::dvec3& hi) {
    ImpactBox& box = trace_->boxes[static_cast<std::size_t>(id)];
    box.hull_lo = lo * scale_;
    box.hull_hi = hi * scale_;
}

void InclusionRecorder::set_fate(std::int64_t id, BoxFate fate, int axis, std::int64_t step) {
    ImpactBox& box = trace_->boxes[static_cast<std::size_t>(id)];
    box.fate = fate;
    box.axis = axis;
    box.decided_step = step;
}

} // namespace tunnel::ccd
