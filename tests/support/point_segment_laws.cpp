// Answers: the laws of a result, of both orders and of symmetry; see point_segment_laws.hpp.
#include "tests/support/point_segment_laws.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

namespace tunnel::support {

namespace {

using base::Status;
using ccd::BisectionResult;
using ccd::ParameterBox;

double max_width(const ParameterBox& box) { return std::max(box.t1 - box.t0, box.s1 - box.s0); }

bool in_square(const ParameterBox& box) {
    return 0 <= box.t0 && box.t0 < box.t1 && box.t1 <= 1 && 0 <= box.s0 && box.s0 < box.s1 && box.s1 <= 1;
}

std::string told(const char* law, const BisectionResult& r) {
    std::ostringstream out;
    out << law << std::hexfloat << "\n  got " << base::to_word(r.status) << " t [" << r.box.t0 << ", " << r.box.t1
        << "] s [" << r.box.s0 << ", " << r.box.s1 << "] certified " << r.certified << " checks " << r.checks;
    return out.str();
}

std::string told(const char* law, const BisectionResult& r, const oracle::Instants& exact) {
    std::ostringstream out;
    out << told(law, r) << "\n  exact first contact ";
    if (exact.any()) {
        out << std::hexfloat << exact.first_rounded_down();
    } else {
        out << "none";
    }
    return out.str();
}

ccd::PointSegmentMotion mapped(const ccd::PointSegmentMotion& m, glm::dvec2 (*map)(const glm::dvec2&)) {
    return {map(m.p0), map(m.p1), map(m.a0), map(m.a1), map(m.b0), map(m.b1)};
}

} // namespace

bool same_bits(const BisectionResult& a, const BisectionResult& b) {
    return a.status == b.status && a.box == b.box && a.certified == b.certified && a.checks == b.checks &&
           a.active == b.active && a.converged == b.converged && a.discarded == b.discarded;
}

std::string broken_by_result(const PointSegmentCase& c, const oracle::Instants& exact, const BisectionResult& r) {
    if (c.contact && !exact.any()) {
        return told("the case or the oracle is wrong: a contact was built in", r, exact);
    }
    if (r.status == Status::invalid_input) {
        return told("a legal query was refused", r);
    }
    if (r.checks > c.options.max_checks) {
        return told("checks <= max_checks", r);
    }
    if (r.status == Status::clear) {
        return exact.any() ? told("clear only if there is no contact", r, exact) : "";
    }
    if (!in_square(r.box)) {
        return told("the box lies in the unit square", r);
    }
    if (exact.before(r.box.t0)) {
        return told("t0 <= the exact first contact", r, exact);
    }
    if (r.status == Status::budget_exhausted) {
        return r.certified ? told("certified belongs to a hit", r) : "";
    }
    if (!(max_width(r.box) < c.options.delta)) {
        return told("a hit's box is narrower than delta", r);
    }
    if (r.certified && !exact.by(r.box.t1)) {
        return told("certified: t1 >= the exact first contact", r, exact);
    }
    if (r.certified && !oracle::contact_in_box(c.motion, r.box, c.options.separation)) {
        return told("certified: a contact exists inside the box", r, exact);
    }
    return "";
}

std::string broken_by_orders(const PointSegmentCase& c) {
    ccd::BisectionOptions options = c.options;
    options.order = ccd::SearchOrder::levels;
    const BisectionResult levels = ccd::first_contact(c.motion, options);
    options.order = ccd::SearchOrder::queue;
    const BisectionResult queue = ccd::first_contact(c.motion, options);
    if (levels.status == Status::budget_exhausted || queue.status == Status::budget_exhausted) {
        return "";
    }
    if (levels.status != queue.status) {
        return told("levels and queue agree on the verdict", levels) + "\n  queue" + told("", queue);
    }
    if (levels.status == Status::hit && (levels.box.t0 != queue.box.t0 || levels.box.t1 != queue.box.t1)) {
        return told("levels and queue agree on the bracket", levels) + "\n  queue" + told("", queue);
    }
    return "";
}

std::string broken_by_symmetry(const PointSegmentCase& c, const oracle::Instants& exact, const BisectionResult& r) {
    PointSegmentCase swapped = c;
    std::swap(swapped.motion.a0, swapped.motion.b0);
    std::swap(swapped.motion.a1, swapped.motion.b1);
    const std::string broken = broken_by_result(swapped, exact, ccd::first_contact(swapped.motion, c.options));
    if (!broken.empty()) {
        return "A and B swapped: " + broken;
    }
    const auto negate = [](const glm::dvec2& v) { return -v; };
    const auto exchange = [](const glm::dvec2& v) { return glm::dvec2(v.y, v.x); };
    const auto twice = [](const glm::dvec2& v) { return 2.0 * v; };
    if (!same_bits(r, ccd::first_contact(mapped(c.motion, negate), c.options))) {
        return told("negated coordinates give the same bits", r);
    }
    if (!same_bits(r, ccd::first_contact(mapped(c.motion, exchange), c.options))) {
        return told("exchanged axes give the same bits", r);
    }
    ccd::BisectionOptions options = c.options;
    options.separation *= 2.0;
    if (c.kind != Kind::extreme && !same_bits(r, ccd::first_contact(mapped(c.motion, twice), options))) {
        return told("a scale of two gives the same bits", r);
    }
    return "";
}

std::string broken_by_error_bound(const PointSegmentCase& c, double t, double s) {
    const glm::dvec2 f = ccd::gap(c.motion, t, s);
    const double bound = ccd::gap_error_bound(c.motion);
    const auto down = [&](double x) { return std::nextafter(x - bound, -INFINITY); };
    const auto up = [&](double x) { return std::nextafter(x + bound, INFINITY); };
    if (oracle::gap_within(c.motion, t, s, {down(f.x), down(f.y)}, {up(f.x), up(f.y)})) {
        return "";
    }
    std::ostringstream out;
    out << "the computed gap lies within the error bound of the exact one" << std::hexfloat << "\n  t " << t << " s "
        << s << " gap (" << f.x << ", " << f.y << ") bound " << bound;
    return out.str();
}

} // namespace tunnel::support
