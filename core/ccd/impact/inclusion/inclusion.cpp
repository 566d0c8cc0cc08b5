// First impact by inclusion bisection: never late, whatever the coordinates; see search.hpp for the order and
// the bounded memory, field.cpp for the proof of the rounding.
#include "core/ccd/exact_impact.hpp"
#include "core/ccd/impact/inclusion/extent.hpp"
#include "core/ccd/impact/inclusion/proof.hpp"
#include "core/ccd/impact/inclusion/search.hpp"
#include "core/ccd/impact/inclusion/start.hpp"
#include "core/ccd/impact/methods.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

// The power of two that brings the pair's coordinates into a range where nothing overflows or falls off the low end.
// 1 in all ordinary cases.
[[nodiscard]] double scale_of(const MovingPair& pair, bool single) {
    const double most = largest_coordinate(pair);
    const int exponent = most > 0.0 ? std::ilogb(most) : 0;
    return std::abs(exponent) <= (single ? 16 : 256) ? 1.0 : std::ldexp(1.0, std::clamp(-exponent, -1000, 1000));
}

// Lengths beyond what Real holds are as good as its largest: coordinates are far smaller.
template <class Real> [[nodiscard]] Real held(double x) {
    return static_cast<Real>(std::min(x, static_cast<double>(std::numeric_limits<Real>::max())));
}

template <class Real> [[nodiscard]] Real rounded_up(double x) {
    const Real r = held<Real>(x);
    return static_cast<double>(r) < x ? std::nextafter(r, std::numeric_limits<Real>::infinity()) : r;
}

// Where the hull is as narrow as the rounding of its ends, to halve it further tells nothing: a box has converged at
// four times the bound, if not before.
template <class Real> [[nodiscard]] InclusionLimits<Real> limits_of(const MovingPair& pair, const ImpactOptions& o,
                                                                    double scale, Real error_bound) {
    InclusionLimits<Real> limits;
    limits.t_max = rounded_up<Real>(o.t_max);
    limits.guard = o.rounding_guard ? error_bound : Real(0);
    const double delta = o.delta_unit == DeltaUnit::relative ? o.delta * swept_extent(pair, scale) : o.delta * scale;
    limits.width = std::max(held<Real>(delta), 4 * limits.guard);
    limits.distance = rounded_up<Real>(o.separation * scale);
    limits.euclidean = o.norm == Norm::euclidean;
    limits.max_checks = o.max_checks;
    return limits;
}

// The middle of the box; on a face of the part of it that lies there.
template <class Real> void set_place(ImpactResult& result, const InclusionBox<Real>& box, bool face) {
    const double u0 = box.u0, v0 = box.v0;
    const double du = (box.u1 - u0) / 2, dv = (box.v1 - v0) / 2;
    const double room = 1.0 - u0 - v0;
    const double part = face && du + dv > room ? room / (du + dv) : 1.0;
    result.u = u0 + part * du;
    result.v = face ? std::min(v0 + part * dv, 1.0 - result.u) : v0 + part * dv;
}

// A contact that is proved lets t_hi be its instant. Within a separation d > 0 it is one look: at the answer's place,
// are the two within d, rounding included? Single precision proves nothing.
void certify(ImpactResult& r, const InclusionField<double>& field, const InclusionLimits<double>& limits,
             const ImpactOptions& options) {
    if (limits.distance > 0.0) {
        const glm::dvec3 f = glm::abs(field.at(r.t_hi, r.u, r.v)) + 2.0 * field.error_bound();
        const double size = limits.euclidean ? glm::length(f) * (1.0 + 0x1p-48) : std::max({f.x, f.y, f.z});
        r.certified = size <= limits.distance * (1.0 - 0x1p-50);
    } else if (field.sides() == 2) {
        const double middle = r.t_lo + (r.t_hi - r.t_lo) / 2.0;
        const std::optional<double> instant = proved_contact(field, {middle, r.u, r.v}, options.t_max);
        if (!instant || *instant < r.t_lo) return; // earlier only where the guard is off
        r.certified = true;
        r.t_hi = *instant;
    }
}

void certify(ImpactResult&, const InclusionField<float>&, const InclusionLimits<float>&, const ImpactOptions&) {}

// No contact at 0 is proved by a direction that parts the two for a while; failing that, by exact integers (separation
// 0; above it a start within rounding of d stays at 0).
[[nodiscard]] ImpactResult not_at_zero(ImpactResult r, const MovingPair& pair, const ImpactOptions& options) {
    double until = parted_until(pair, options.separation, options.norm);
    bool clear = until >= options.t_max && until > 0.0;
    if (until == 0.0 && options.separation == 0.0) {
        const ExactImpact exact = exact_first_impact(pair, r.t_hi);
        const bool none = exact.status == base::Status::clear;
        until = none ? r.t_hi : exact.lo;
        clear = none && r.t_hi == options.t_max;
    }
    if (clear) {
        ImpactResult none;
        none.status = base::Status::clear;
        none.checks = r.checks;
        return none;
    }
    r.t_lo = std::min(until, r.t_hi);
    return r;
}

template <class Real>
[[nodiscard]] ImpactResult search(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    const double scale = scale_of(pair, options.single);
    const InclusionField<Real> field(pair, scale);
    InclusionRecorder recorder(trace, 1.0 / scale);
    const InclusionLimits<Real> limits = limits_of<Real>(pair, options, scale, field.error_bound());
    InclusionSearch<Real> bisection(field, limits, recorder);
    const InclusionEnd<Real> end = bisection.run();
    ImpactResult result;
    result.status = end.status;
    result.checks = end.checks;
    if (end.status == base::Status::clear) return result;
    result.t_lo = std::min(static_cast<double>(end.box.t0), options.t_max); // in float t_max was rounded up
    result.t_hi = options.t_max;
    if (end.status == base::Status::hit) {
        result.t_hi = std::min(static_cast<double>(end.box.t1), options.t_max);
        result.tolerance_reached = std::min(static_cast<double>(end.width) / scale, std::numeric_limits<double>::max());
        set_place(result, end.box, field.is_face());
    }
    if (options.never_zero && result.t_lo == 0.0) result = not_at_zero(result, pair, options);
    if (result.status == base::Status::hit) certify(result, field, limits, options);
    return result;
}

} // namespace

ImpactResult inclusion_impact(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    return options.single ? search<float>(pair, options, trace) : search<double>(pair, options, trace);
}

} // namespace tunnel::ccd
