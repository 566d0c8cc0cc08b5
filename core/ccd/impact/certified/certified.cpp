// The certified method. Cheap proofs in doubles first (real_polygon.hpp), in the order of time; what they leave open is
// settled in whole numbers, one sign at a time where that is enough (whole/moment.hpp), from the beginning where it is
// not (whole/exact_impact.cpp): motion in one plane, a double root, numbers with too wide a range.
//   A piece of time without a root of the coplanarity polynomial, or in which the origin is outside the polygon of
//   differences wherever it is in its plane, has no contact. Where the polynomial is monotone there is one root at
//   most; contact is then decided at that root. Any other piece is cut in half.
#include "core/ccd/exact_impact.hpp"
#include "core/ccd/impact/certified/bounds.hpp"
#include "core/ccd/impact/certified/contact_point.hpp"
#include "core/ccd/impact/certified/real_root.hpp"
#include "core/ccd/impact/methods.hpp"
#include "core/ccd/impact/record.hpp"
#include "core/ccd/impact/whole/moment.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace tunnel::ccd {

namespace {

using base::Status;

constexpr int most_halvings = 24;
constexpr int halvings_in_plane = 3; // enough to part most that does not touch

class Proof {
  public:
    Proof(const MovingPair& moving, const ImpactOptions& asked, ImpactTrace* to)
        : pair(moving), options(asked), trace(to) {}

    [[nodiscard]] ImpactResult run() {
        if (bounds_part()) return clear();
        const RealPolygon& real = polygon.emplace(pair);
        if (options.t_max <= 0.0) return exact();
        Piece all(real);
        if (all.volume_definite()) {
            ++checks;
            static_cast<void>(parted(ProofStage::volume, all));
            return clear();
        }
        all.set_sides(real);
        std::array<Piece, most_halvings + 1> open; // of [0, 1] whatever t_max is: all halves are then exact
        open[0] = all;
        std::size_t count = 1;
        while (count > 0) {
            Piece& piece = open[count - 1];
            const Step step = look(all, piece);
            if (step == Step::doubt) return exact();
            if (step == Step::contact && hi > options.t_max) { // and none is earlier
                record({ProofStage::refine, 0.0, options.t_max, ProofVerdict::parted});
                return clear();
            }
            if (step == Step::contact) return hit(lo, hi);
            if (step == Step::parted) {
                --count;
                continue;
            }
            Piece later;
            piece.halve(later);
            open[count] = piece;
            open[count - 1] = later;
            ++count;
        }
        return clear();
    }

  private:
    enum class Step { parted, contact, halve, doubt };

    [[nodiscard]] bool bounds_part() {
        const std::optional<glm::dvec3> direction = parting_axis(pair);
        if (!direction) return false;
        ++checks;
        if (trace != nullptr)
            record({ProofStage::bounds, 0.0, 1.0, ProofVerdict::parted, *direction, least_along(pair, *direction)});
        return true;
    }

    [[nodiscard]] Step look(const Piece& all, const Piece& piece) {
        if (piece.t0 > options.t_max) return Step::parted;
        ++checks;
        const bool flat = piece.volume_vague();
        if (!flat && piece.volume_definite()) return parted(ProofStage::volume, piece);
        if (piece.inside() < 0) {
            record({ProofStage::inside, piece.t0, piece.t1, ProofVerdict::parted});
            return Step::parted;
        }
        const int most = flat ? halvings_in_plane : most_halvings;
        const int slope = piece.volume_slope();
        if (slope != 0) return at_root(all, piece, slope);
        if (piece.halvings >= most) return Step::doubt;
        note(ProofStage::volume, piece, ProofVerdict::undecided);
        return Step::halve;
    }

    // The one root of a monotone piece, if it has one.
    [[nodiscard]] Step at_root(const Piece& all, const Piece& piece, int slope) {
        const int early = volume_sign(piece.volume[0], piece.volume_error, piece.t0);
        const int late = volume_sign(piece.volume[3], piece.volume_error, piece.t1);
        if (early == unknown || late == unknown) return Step::doubt;
        if (early == late) return parted(ProofStage::isolate, piece);
        if (early == 0 || late == 0) return at_instant(early == 0 ? piece.t0 : piece.t1);
        lo = piece.t0;
        hi = piece.t1;
        const double steepness = narrow(all, lo, hi, slope);
        const Piece around = all.cut(lo, hi);
        note(ProofStage::isolate, around, ProofVerdict::undecided);
        int inside = around.inside();
        record({ProofStage::inside, lo, hi, verdict(inside)});
        if (inside < 0) return Step::parted;
        const WholeMoment& whole = numbers();
        if (!whole.fits()) return Step::doubt;
        if (inside == 0) {
            inside = whole.holds_between(lo, hi, slope) ? 1 : -1;
            record({ProofStage::exact, lo, hi, verdict(inside)});
            if (inside < 0) return Step::parted;
        }
        const auto& up = polygon->up;
        whole.narrow(lo, hi, slope, steepness, up[0] + up[1] + up[2]);
        record({ProofStage::refine, lo, hi, ProofVerdict::contact});
        return Step::contact;
    }

    [[nodiscard]] Step at_instant(double t) {
        lo = hi = t;
        const bool contact = numbers().holds_at(t);
        record({ProofStage::exact, t, t, verdict(contact ? 1 : -1)});
        return contact ? Step::contact : Step::parted;
    }

    static constexpr int unknown = 2;
    [[nodiscard]] int volume_sign(double value, double error, double t) {
        if (std::abs(value) > error) return value > 0.0 ? 1 : -1;
        return numbers().fits() ? numbers().volume_sign(t) : unknown;
    }

    [[nodiscard]] const WholeMoment& numbers() {
        if (!moment) moment.emplace(pair);
        return *moment;
    }

    [[nodiscard]] ImpactResult exact() {
        ++checks;
        const ExactImpact answer = exact_first_impact(pair, options.t_max);
        const bool contact = answer.status == Status::hit;
        const bool flat = count(pair.kind) < 4 || (numbers().fits() && numbers().always_flat());
        record({flat ? ProofStage::in_plane : ProofStage::exact, contact ? answer.lo : 0.0,
                contact ? answer.hi : options.t_max, verdict(contact ? 1 : -1)});
        return contact ? hit(answer.lo, answer.hi) : clear();
    }

    [[nodiscard]] ImpactResult clear() const {
        ImpactResult out;
        out.status = Status::clear;
        out.checks = checks;
        return out;
    }

    [[nodiscard]] ImpactResult hit(double t_lo, double t_hi) const {
        ImpactResult out;
        out.status = Status::hit;
        out.t_lo = t_lo;
        out.t_hi = t_hi;
        out.certified = true;
        out.checks = checks;
        const ContactPoint at = contact_point(*polygon, t_lo);
        out.u = at.u;
        out.v = at.v;
        out.tolerance_reached = (t_hi - t_lo) * at.speed;
        return out;
    }

    [[nodiscard]] static ProofVerdict verdict(int inside) {
        return inside < 0 ? ProofVerdict::parted : inside > 0 ? ProofVerdict::contact : ProofVerdict::undecided;
    }
    // The record of a piece, with the polynomial's bounds over it, in the pair's unit.
    void note(ProofStage stage, const Piece& p, ProofVerdict said) {
        if (trace == nullptr) return;
        const auto [least, most] = std::minmax({p.volume[0], p.volume[1], p.volume[2], p.volume[3]});
        const int up = polygon->up[0] + polygon->up[1] + polygon->up[2];
        record({stage, p.t0, p.t1, said, glm::dvec3{0.0}, std::ldexp(least - p.volume_error, -up),
                std::ldexp(most + p.volume_error, -up)});
    }
    [[nodiscard]] Step parted(ProofStage stage, const Piece& piece) {
        note(stage, piece, ProofVerdict::parted);
        return Step::parted;
    }
    void record(const ProofRecord& step) {
        if (trace != nullptr) ccd::record(*trace, trace->proof, step);
    }

    const MovingPair& pair;
    const ImpactOptions& options;
    ImpactTrace* trace;
    std::optional<RealPolygon> polygon;
    std::optional<WholeMoment> moment;
    std::int64_t checks = 0;
    double lo = 0.0, hi = 1.0; // of the root in hand
};

} // namespace

// The first contact is bracketed by adjacent doubles, so `delta` is met or out of reach, and t_lo is 0 for a pair that
// is apart at the start only where the contact comes before the least double above 0: never_zero needs no code, and
// that one exception it cannot avoid. rounding_guard and single have no say here.
ImpactResult certified_impact(const MovingPair& pair, const ImpactOptions& options, ImpactTrace* trace) {
    return Proof(pair, options, trace).run();
}

} // namespace tunnel::ccd
