// Answers: the bracket around the first contact, both ends proved. "Touched by t" holds from the first contact on, so
// one time at which it is false and a later one at which it is true enclose it.
#include "core/ccd/linear/contact.hpp"
#include "core/ccd/linear/proof.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace tunnel::ccd {

namespace {

double below(double t, double width) { return std::max(t - width, 0.0); }

// Half the doubles between lie on either side.
double middle(double lo, double hi) {
    const auto u = std::bit_cast<std::uint64_t>(lo), v = std::bit_cast<std::uint64_t>(hi);
    return std::bit_cast<double>(u + (v - u) / 2);
}

// Beyond this time the loops have passed each other, however long the way: so that t times the travel stays small.
double last_time(const Sweep& s) {
    if (!(s.horizon > 1.0)) return s.horizon;
    double size = s.a.radius + s.b.radius;
    for (const RoundedCore* core : {&s.a, &s.b})
        for (int i = 0; i < core->count; ++i)
            size = std::max({size, std::abs(core->vertex(i).x), std::abs(core->vertex(i).y)});
    const glm::dvec2 w = s.travel.a - s.travel.b;
    const double passed = 8.0 * size / std::max(std::abs(w.x), std::abs(w.y));
    return passed >= 0.0 ? std::min(s.horizon, passed) : s.horizon; // NaN: nothing moves
}

class Search {
  public:
    explicit Search(const Sweep& sweep) : sweep_(sweep), proof_(sweep), end_(last_time(sweep)) {}

    [[nodiscard]] LinearImpact find() {
        const std::optional<bool> start = proof_.meets_until(0.0);
        if (!start || *start) return at_start(start.has_value());
        const std::optional<bool> all = proof_.meets_until(end_);
        if (all && !*all) return clear();
        hi_ = end_;
        proved_ = all.has_value();
        const std::optional<SweepEntry> edge = proof_.last_edge();
        if (edge && narrow(edge->t)) return hit(*edge);
        const std::optional<SweepEntry> vertices = proof_.first_vertices();
        if (vertices) static_cast<void>(narrow(vertices->t));
        if (proved_) halve();
        const SweepEntry found = vertices.value_or(edge.value_or(SweepEntry{hi_, {}}));
        return hit(found);
    }

  private:
    [[nodiscard]] bool met(double t) const { return proof_.meets_until(t).value_or(false); }
    [[nodiscard]] bool not_met(double t) const { return !proof_.meets_until(t).value_or(true); }

    // Draws both ends towards a time that is right to rounding; false if contact is not proved close to it.
    [[nodiscard]] bool narrow(double t) {
        constexpr double unit = 0x1p-52;
        for (double width = 2.0 * unit * t; width <= 64.0 * unit * t && below(t, width) > lo_; width *= 4.0)
            if (not_met(below(t, width))) lo_ = below(t, width);
        bool near = false;
        for (double width = 2.0 * unit * t; !near && width <= 64.0 * unit * t && t + width < hi_; width *= 4.0) {
            near = met(t + width);
            if (near) hi_ = t + width;
        }
        return near || t + 64.0 * unit * t >= hi_;
    }

    void halve() {
        while (hi_ > lo_ * (1.0 + 0x1p-48) && hi_ - lo_ > std::numeric_limits<double>::min()) {
            const double mid = middle(lo_, hi_);
            const std::optional<bool> by = proof_.meets_until(mid);
            if (!by) break;
            (*by ? hi_ : lo_) = mid;
        }
    }

    [[nodiscard]] static LinearImpact at_start(bool certified) {
        LinearImpact out;
        out.status = base::Status::hit;
        out.certified = certified;
        return out;
    }
    [[nodiscard]] static LinearImpact clear() {
        LinearImpact out;
        out.status = base::Status::clear;
        return out;
    }
    [[nodiscard]] LinearImpact hit(const SweepEntry& entry) const {
        LinearImpact out = at_start(proved_);
        out.t = std::clamp(entry.t, lo_, hi_);
        out.t_lo = lo_, out.t_hi = hi_;
        place_contact(sweep_, entry.feature, out);
        return out;
    }

    const Sweep& sweep_;
    SweepProof proof_;
    double end_, lo_ = 0.0, hi_ = 0.0;
    bool proved_ = false;
};

} // namespace

LinearImpact sweep_exactly(const Sweep& sweep) { return Search(sweep).find(); }

} // namespace tunnel::ccd
