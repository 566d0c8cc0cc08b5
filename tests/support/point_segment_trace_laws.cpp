// Answers: does a bisection trace tell the truth? See broken_by_trace in point_segment_laws.hpp.
#include "tests/support/point_segment_laws.hpp"

#include <sstream>

namespace tunnel::support {

namespace {

using ccd::BisectionTrace;
using ccd::BoxRecord;
using ccd::Fate;

std::string told(const char* law, const BoxRecord& record, std::size_t index) {
    const ccd::ParameterBox& box = record.box;
    std::ostringstream out;
    out << "trace: " << law << std::hexfloat << "\n  box " << index << " t [" << box.t0 << ", " << box.t1 << "] s ["
        << box.s0 << ", " << box.s1 << "] hull [" << record.hull_lo.x << ", " << record.hull_hi.x << "] x ["
        << record.hull_lo.y << ", " << record.hull_hi.y << "] fate " << static_cast<int>(record.fate);
    return out.str();
}

bool hull_holds(const PointSegmentCase& c, const BoxRecord& record) {
    const ccd::ParameterBox& box = record.box;
    for (const double t : {box.t0, box.t1}) {
        for (const double s : {box.s0, box.s1}) {
            if (!oracle::gap_within(c.motion, t, s, record.hull_lo, record.hull_hi)) {
                return false;
            }
        }
    }
    return true;
}

bool hull_meets_square(const BoxRecord& record, double d) {
    return record.hull_lo.x <= d && record.hull_hi.x >= -d && record.hull_lo.y <= d && record.hull_hi.y >= -d;
}

// The parent's box, halved along its wider side, t on ties.
bool is_half(const ccd::ParameterBox& box, const BoxRecord& parent) {
    const ccd::ParameterBox& whole = parent.box;
    const bool in_t = whole.t1 - whole.t0 >= whole.s1 - whole.s0;
    if (parent.fate != (in_t ? Fate::split_t : Fate::split_s)) {
        return false;
    }
    const double t = 0.5 * (whole.t0 + whole.t1), s = 0.5 * (whole.s0 + whole.s1);
    using Box = ccd::ParameterBox;
    return in_t ? box == Box{whole.t0, t, whole.s0, whole.s1} || box == Box{t, whole.t1, whole.s0, whole.s1}
                : box == Box{whole.t0, whole.t1, whole.s0, s} || box == Box{whole.t0, whole.t1, s, whole.s1};
}

std::string broken_by_box(const PointSegmentCase& c, const BisectionTrace& trace, std::size_t index) {
    const BoxRecord& record = trace.boxes[index];
    const auto parent = static_cast<std::size_t>(record.parent);
    if (index == 0 ? record.parent != -1 : parent >= index || !is_half(record.box, trace.boxes[parent])) {
        return told("every box but the root is a half of its parent", record, index);
    }
    const bool tested = record.tested_step >= 0;
    if (!tested) {
        return record.fate == Fate::open ? "" : told("an untested box has no fate", record, index);
    }
    if (!hull_holds(c, record)) {
        return told("the hull contains the exact gap at the corners", record, index);
    }
    const double d = c.options.separation;
    if ((record.fate == Fate::discarded) == hull_meets_square(record, d)) {
        return told("discarded exactly when the hull misses the separation square", record, index);
    }
    if (record.fate == Fate::discarded && oracle::contact_in_box(c.motion, record.box, d)) {
        return told("a discarded box holds no contact", record, index);
    }
    return "";
}

std::string broken_by_counts(const BisectionTrace& trace, const ccd::BisectionResult& r) {
    if (trace.steps.empty()) {
        return "trace: the start is a step";
    }
    const ccd::StepRecord& last = trace.steps.back();
    if (last.checks != r.checks || last.active != r.active || last.converged != r.converged ||
        last.discarded != r.discarded) {
        return "trace: the last step has the result's counts";
    }
    std::int64_t open = 0, converged = 0, discarded = 0, tested = 0;
    for (const BoxRecord& record : trace.boxes) {
        open += record.fate == Fate::open ? 1 : 0;
        converged += record.fate == Fate::converged ? 1 : 0;
        discarded += record.fate == Fate::discarded ? 1 : 0;
        tested += record.tested_step >= 0 ? 1 : 0;
    }
    if (open != r.active || converged != r.converged || discarded != r.discarded || tested != r.checks) {
        std::ostringstream out;
        out << "trace: boxes counted by fate are the result's counts: open " << open << '/' << r.active << " converged "
            << converged << '/' << r.converged << " discarded " << discarded << '/' << r.discarded << " tested "
            << tested << '/' << r.checks;
        return out.str();
    }
    if (r.status != base::Status::clear && (!last.any || !(last.earliest == r.box))) {
        return "trace: the last step's earliest box is the result's";
    }
    return "";
}

std::string broken_by_steps(const BisectionTrace& trace, const oracle::Instants& exact) {
    double last = 0.0;
    for (const ccd::StepRecord& step : trace.steps) {
        if (!step.any ? exact.any() : exact.before(step.earliest.t0)) {
            return "trace: no step's earliest bound is later than the exact first contact";
        }
        if (step.any && step.earliest.t0 < last) {
            return "trace: the earliest bound never goes back";
        }
        last = step.any ? step.earliest.t0 : last;
        if (step.certified && !exact.by(step.earliest.t1)) {
            return "trace: a step that is certified brackets the exact first contact";
        }
    }
    return "";
}

} // namespace

std::string broken_by_trace(const PointSegmentCase& c, const ccd::BisectionResult& result) {
    BisectionTrace trace;
    if (!same_bits(result, ccd::first_contact(c.motion, c.options, &trace))) {
        return "trace: asking for it changes no bit of the result";
    }
    if (trace.truncated) {
        return "";
    }
    for (std::size_t i = 0; i < trace.boxes.size(); ++i) {
        const std::string broken = broken_by_box(c, trace, i);
        if (!broken.empty()) {
            return broken;
        }
    }
    const std::string broken = broken_by_counts(trace, result);
    return broken.empty() ? broken_by_steps(trace, oracle::contact_instants(c.motion, c.options.separation)) : broken;
}

} // namespace tunnel::support
