// The front door: checks the numbers, picks the search, asks for the proof of existence.
#include "core/ccd/point_segment.hpp"

#include "core/base/within.hpp"
#include "core/ccd/point_segment/bisection.hpp"

namespace tunnel::ccd {

bool is_valid(const PointSegmentMotion& motion) {
    for (const glm::dvec2& point : {motion.p0, motion.p1, motion.a0, motion.a1, motion.b0, motion.b1}) {
        if (!base::within(point, max_coordinate)) return false;
    }
    return true;
}

bool is_valid(const BisectionOptions& options) {
    return options.delta >= 1e-12 && options.delta <= 1.0 && options.separation >= 0.0 &&
           options.separation <= max_coordinate && options.max_checks >= 1;
}

Halves split(const ParameterBox& box) {
    Halves halves{box, box, Fate::split_t};
    if (box.t1 - box.t0 >= box.s1 - box.s0) {
        halves.first.t1 = halves.second.t0 = 0.5 * (box.t0 + box.t1);
    } else {
        halves.first.s1 = halves.second.s0 = 0.5 * (box.s0 + box.s1);
        halves.fate = Fate::split_s;
    }
    return halves;
}

BisectionResult first_contact(const PointSegmentMotion& motion, const BisectionOptions& options,
                              BisectionTrace* trace) {
    if (trace) {
        trace->truncated = false;
        trace->boxes.clear();
        trace->steps.clear();
    }
    if (!is_valid(motion) || !is_valid(options)) return {};
    const BoxTest test(motion, options);
    BisectionRecorder recorder(trace, motion, options.separation);
    BisectionResult result = options.order == SearchOrder::levels ? search_levels(test, options.max_checks, recorder)
                                                                  : search_queue(test, options.max_checks, recorder);
    if (result.status == base::Status::hit) {
        result.certified = contact_exists_in(motion, result.box, options.separation);
    }
    return result;
}

} // namespace tunnel::ccd
