// Guess, then prove. The distance of a moving disc to a moving box is convex in t, so one instant proved apart and a
// later one proved touching bracket the first contact.
#include "core/ccd/disc_box.hpp"

#include "core/base/within.hpp"
#include "core/ccd/disc_box/guess.hpp"
#include "core/ccd/disc_box/proof.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

constexpr double limit = 1e100;
constexpr double narrow = 0x1p-40; // the widest bracket in t, where exact arithmetic allows

Approach approach_of(const DiscBoxMotion& m) {
    return {m.box_min - m.centre, m.box_max - m.centre, m.disc_travel - m.box_travel, m.radius};
}

glm::dvec2 unit(const glm::dvec2& v) {
    const double length = std::hypot(v.x, v.y);
    return length > 0.0 ? v / length : glm::dvec2{0.0};
}

class Impact {
  public:
    explicit Impact(const DiscBoxMotion& motion)
        : motion_(motion), proof_(motion), approach_(approach_of(proof_.scaled())), width_(time_error()) {}

    [[nodiscard]] DiscBoxImpact find() const {
        const std::optional<int> start = proof_.side(0.0);
        if (!start || *start <= 0) return hit(0.0, 0.0, 0.0, start.has_value());
        const std::optional<double> entry = entry_time(approach_);
        const double closest = closest_time(approach_);
        if (!entry && proof_.plainly_apart(unit(offset_at(approach_, closest)))) return clear();
        const double guess = entry.value_or(closest);
        if (const std::optional<double> touching = touching_after(guess, closest)) return bracket(guess, *touching);
        const std::optional<bool> meets = proof_.meets_until(1.0);
        if (meets && !*meets) return clear();
        return graze(guess, meets.has_value());
    }

  private:
    [[nodiscard]] static DiscBoxImpact clear() {
        DiscBoxImpact impact;
        impact.status = base::Status::clear;
        return impact;
    }

    // How wrong a closed form may be in t: some roundings of the distances, over the speed.
    [[nodiscard]] double time_error() const {
        const double speed = std::hypot(approach_.travel.x, approach_.travel.y);
        const glm::dvec2 far = glm::max(glm::abs(approach_.lo), glm::abs(approach_.hi));
        const double width = 0x1p-49 * (1.0 + (far.x + far.y + approach_.radius) / speed);
        return width <= 1.0 ? width : 1.0; // no speed: NaN or infinity
    }

    [[nodiscard]] bool touches(double t) const {
        const std::optional<int> side = proof_.side(t);
        return side && *side <= 0;
    }

    // An instant of proved contact, near the guess if possible.
    [[nodiscard]] std::optional<double> touching_after(double guess, double closest) const {
        for (double width = width_;; width *= 2.0) {
            const double t = std::min(guess + width, 1.0);
            if (touches(t)) return t;
            if (t == 1.0) break;
        }
        if (touches(guess)) return guess;
        if (touches(closest)) return closest;
        return std::nullopt;
    }

    // `touching` is proved; an instant proved apart lies at 0 at the latest.
    [[nodiscard]] DiscBoxImpact bracket(double guess, double touching) const {
        double hi = touching, lo = 0.0;
        const double from = std::min(guess, touching);
        for (double width = width_; from - width > 0.0; width *= 2.0) {
            const std::optional<int> side = proof_.side(from - width);
            if (side && *side > 0) {
                lo = from - width;
                break;
            }
            if (side) hi = from - width;
        }
        while (hi - lo > std::min(4.0 * width_, narrow)) {
            const double mid = 0.5 * (lo + hi);
            const std::optional<int> side = proof_.side(mid);
            if (!side) break;
            (*side > 0 ? lo : hi) = mid;
        }
        return hit(std::clamp(guess, lo, hi), lo, hi, true);
    }

    // Contact between two doubles of t; if it is not `proved`, none may exist, but the bound on its start holds.
    [[nodiscard]] DiscBoxImpact graze(double t, bool proved) const {
        double lo = 0.0, hi = proved ? 1.0 : t;
        for (double width = width_; t - width > 0.0; width *= 2.0) {
            const std::optional<bool> met = proof_.meets_until(t - width);
            if (met && !*met) {
                lo = t - width;
                break;
            }
            if (met) hi = t - width;
        }
        for (double width = width_; proved && t + width < hi; width *= 2.0) {
            const std::optional<bool> met = proof_.meets_until(t + width);
            if (met && *met) hi = t + width;
        }
        while (proved && hi - lo > std::min(4.0 * width_, narrow)) {
            const double mid = 0.5 * (lo + hi);
            const std::optional<bool> met = proof_.meets_until(mid);
            if (!met) break;
            (*met ? hi : lo) = mid;
        }
        return hit(std::clamp(t, lo, hi), lo, hi, proved);
    }

    [[nodiscard]] DiscBoxImpact hit(double t, double lo, double hi, bool certified) const {
        DiscBoxImpact impact;
        impact.status = base::Status::hit;
        impact.t = t;
        impact.t_lo = lo;
        impact.t_hi = hi;
        impact.certified = certified;
        impact.centre = motion_.centre + t * motion_.disc_travel;
        const glm::dvec2 moved = t * motion_.box_travel;
        impact.point = glm::clamp(impact.centre, motion_.box_min + moved, motion_.box_max + moved);
        impact.normal = unit(proof_.offset(lo));
        return impact;
    }

    const DiscBoxMotion& motion_;
    DiscBoxProof proof_;
    Approach approach_; // of the scaled motion
    double width_;
};

} // namespace

bool is_valid(const DiscBoxMotion& m) {
    for (const glm::dvec2& v : {m.centre, m.disc_travel, m.box_min, m.box_max, m.box_travel}) {
        if (!base::within(v, limit)) return false;
    }
    return m.radius >= 0.0 && m.radius <= limit && m.box_min.x <= m.box_max.x && m.box_min.y <= m.box_max.y;
}

DiscBoxImpact first_contact(const DiscBoxMotion& motion) {
    if (!is_valid(motion)) return {};
    return Impact(motion).find();
}

} // namespace tunnel::ccd
