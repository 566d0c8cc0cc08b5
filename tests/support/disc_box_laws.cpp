// Answers: the laws of first contact of disc and box; see disc_box_laws.hpp.
#include "tests/support/disc_box_laws.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace tunnel::support {

namespace {

using base::Status;
using ccd::DiscBoxImpact;
using ccd::DiscBoxMotion;
using glm::dvec2;

bool same_times(const DiscBoxImpact& a, const DiscBoxImpact& b) {
    return a.status == b.status && a.t == b.t && a.t_lo == b.t_lo && a.t_hi == b.t_hi && a.certified == b.certified;
}

DiscBoxMotion mapped(const DiscBoxMotion& m, dvec2 (*map)(const dvec2&)) {
    const dvec2 a = map(m.box_min), b = map(m.box_max);
    return {map(m.centre),
            map(m.disc_travel),
            m.radius,
            {std::min(a.x, b.x), std::min(a.y, b.y)},
            {std::max(a.x, b.x), std::max(a.y, b.y)},
            map(m.box_travel)};
}

// A few roundings of the largest number, and never less than the smallest double.
double slack(const DiscBoxMotion& m) {
    return std::max(32 * std::numeric_limits<double>::epsilon() * largest(m), 1e-322);
}

} // namespace

double length(const dvec2& v) { return std::hypot(v.x, v.y); }

dvec2 nearest(const dvec2& x, const dvec2& box_min, const dvec2& box_max) {
    return {std::clamp(x.x, box_min.x, box_max.x), std::clamp(x.y, box_min.y, box_max.y)};
}

double largest(const DiscBoxMotion& m) {
    double size = m.radius;
    for (const dvec2& v : {m.centre, m.disc_travel, m.box_min, m.box_max, m.box_travel}) {
        size = std::max({size, std::abs(v.x), std::abs(v.y)});
    }
    return size;
}

std::string told(const char* law, const DiscBoxImpact& r, const oracle::Instants& exact) {
    std::ostringstream out;
    out << law << std::hexfloat << "\n  got " << base::to_word(r.status) << " t " << r.t << " [" << r.t_lo << ", "
        << r.t_hi << "] certified " << r.certified << " centre (" << r.centre.x << ", " << r.centre.y << ") point ("
        << r.point.x << ", " << r.point.y << ") normal (" << r.normal.x << ", " << r.normal.y
        << ")\n  exact first contact ";
    if (exact.any()) {
        out << exact.first_rounded_down();
    } else {
        out << "none";
    }
    return out.str();
}

std::string broken_by_verdict(const DiscBoxCase& c, const oracle::Instants& exact, const DiscBoxImpact& r) {
    if (c.contact && !exact.any()) {
        return told("the case or the oracle is wrong: a contact was built in", r, exact);
    }
    if (r.status != Status::clear && r.status != Status::hit) {
        return told("a legal query was refused", r, exact);
    }
    if (r.status == Status::clear) {
        return exact.any() ? told("clear only if there is no contact", r, exact) : "";
    }
    if (!(0 <= r.t_lo && r.t_lo <= r.t && r.t <= r.t_hi && r.t_hi <= 1)) {
        return told("0 <= t_lo <= t <= t_hi <= 1", r, exact);
    }
    if (exact.before(r.t_lo)) {
        return told("t_lo <= the exact first contact", r, exact);
    }
    if (r.certified && !exact.by(r.t_hi)) {
        return told("certified: t_hi >= the exact first contact", r, exact);
    }
    if (exact.by(0.0) && r.t != 0.0) {
        return told("t is 0 when touching at the start", r, exact);
    }
    return "";
}

std::string broken_by_geometry(const DiscBoxCase& c, const oracle::Instants& exact, const DiscBoxImpact& r) {
    if (r.status != Status::hit) {
        return "";
    }
    const double off = slack(c.motion);
    DiscBoxMotion grown = c.motion;
    grown.radius += off;
    if (!oracle::in_contact_at(grown, r.t)) {
        return told("at t the surfaces are within rounding of each other", r, exact);
    }
    const dvec2 centre = c.motion.centre + r.t * c.motion.disc_travel;
    if (!(length(centre - r.centre) <= off)) {
        return told("centre is where the disc is at t", r, exact);
    }
    const dvec2 shift = r.t * c.motion.box_travel;
    const dvec2 closest = nearest(centre, c.motion.box_min + shift, c.motion.box_max + shift);
    if (!(length(closest - r.point) <= 2 * off)) {
        return told("point is the nearest of the box", r, exact);
    }
    const double size = length(r.normal);
    if (!(size == 0.0 || std::abs(size - 1.0) <= 1e-15)) {
        return told("the normal is a unit or zero", r, exact);
    }
    if (size == 0.0 && r.t > 0.0) {
        return told("a contact on the way has a normal", r, exact);
    }
    const double gap = length(centre - closest);
    if (gap > 1e6 * off && !(length(r.normal - (centre - closest) / gap) <= 8 * off / gap)) {
        return told("the normal points from the box to the disc", r, exact);
    }
    return "";
}

std::string broken_by_symmetry(const DiscBoxCase& c, const oracle::Instants& exact, const DiscBoxImpact& r) {
    const auto negate = [](const dvec2& v) { return -v; };
    const auto exchange = [](const dvec2& v) { return dvec2(v.y, v.x); };
    const DiscBoxImpact negated = ccd::first_contact(mapped(c.motion, negate));
    if (!same_times(r, negated)) {
        return told("negated coordinates give the same times", r, exact) + told("\n  negated", negated, exact);
    }
    const DiscBoxImpact exchanged = ccd::first_contact(mapped(c.motion, exchange));
    if (!same_times(r, exchanged)) {
        return told("exchanged axes give the same times", r, exact) + told("\n  exchanged", exchanged, exact);
    }
    return "";
}

} // namespace tunnel::support
