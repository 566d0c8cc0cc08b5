// Over [u, v] the ends of the segment, seen from the point, run straight from A(u) to A(v) and from B(u) to B(v): the
// corners of the box's image. The square of contact [-d, d]^2 and the segment are apart at t exactly if the x axis,
// the y axis or the normal of the segment parts them. On x and y the distance is linear in t, on the normal quadratic
// for each corner c of the square: cross(A - c, B - c), with Bernstein coefficients
//   cross(A(u) - c, B(u) - c),  1/2 (cross(A(u) - c, B(v) - c) + cross(A(v) - c, B(u) - c)),  cross(A(v) - c, B(v) -
//   c).
// The first > 0 and the others >= 0 prove it positive on [u, v).
#include "core/ccd/contact_time.hpp"

#include "core/base/within.hpp"
#include "core/ccd/point_segment/corner_image.hpp"
#include "core/ccd/point_segment/exact_scale.hpp"

#include <optional>
#include <vector>

namespace tunnel::ccd {

namespace {

constexpr double least_width = 0x1p-53; // every multiple of it in [0, 1] is a double
constexpr int most_intervals = 4096;    // some 60 settle an ordinary motion

// Corners of the image of [u, v] x [0, 1].
constexpr int a_at_u = 0, a_at_v = 1, b_at_v = 2, b_at_u = 3;

bool parted_by_coordinate(CornerImage& image, int axis, double d) {
    for (const int side : {1, -1}) {
        const double edge = side * d;
        const auto beyond = [&](int corner) { return side * image.side(corner, axis, edge); };
        if (beyond(a_at_u) > 0 && beyond(b_at_u) > 0 && beyond(a_at_v) >= 0 && beyond(b_at_v) >= 0) return true;
    }
    return false;
}

bool parted_by_normal(CornerImage& image, double d) {
    using Line = CornerImage::Line;
    const Line first{a_at_u, b_at_u}, last{a_at_v, b_at_v}, there{a_at_u, b_at_v}, back{a_at_v, b_at_u};
    for (const int side : {1, -1})
        if (image.clearance(first, first, side, d) > 0 && image.clearance(last, last, side, d) >= 0 &&
            image.clearance(there, back, side, d) >= 0)
            return true;
    return false;
}

struct Interval {
    double u = 0.0, v = 1.0;
    [[nodiscard]] ParameterBox box() const { return {u, v, 0.0, 1.0}; }
};

class TimeSearch {
  public:
    TimeSearch(const PointSegmentMotion& motion, double separation) : motion_(motion), separation_(separation) {}

    [[nodiscard]] ContactTime run() {
        if (contact_in({0.0, 0.0})) return {base::Status::hit, 0.0, 0.0};
        pending_.push_back({});
        for (int count = 0; !pending_.empty(); ++count) {
            if (count == most_intervals) return {base::Status::budget_exhausted, start_of(pending_.back()), 1.0};
            const Interval now = pending_.back(); // the earliest
            pending_.pop_back();
            if (const std::optional<double> end = proved_by(now)) return {base::Status::hit, lo_, *end};
        }
        return undecided_ ? ContactTime{base::Status::budget_exhausted, lo_, 1.0}
                          : ContactTime{base::Status::clear, 0.0, 1.0};
    }

  private:
    // The time by which contact is proved, if this interval settles that; `lo_` is then the other end.
    [[nodiscard]] std::optional<double> proved_by(const Interval& now) {
        if (apart_before_end(now)) {
            const Interval end{now.v, now.v};
            lo_ = start_of(end);
            if (contact_in(end)) return now.v;
            // Later intervals begin with their own start; the last instant has none after it.
            if (now.v == 1.0 && !apart_before_end(end)) undecided_ = true;
            return {};
        }
        if (now.v - now.u > least_width) {
            const double middle = 0.5 * (now.u + now.v);
            pending_.push_back({middle, now.v});
            pending_.push_back({now.u, middle});
            return {};
        }
        lo_ = start_of(now);
        if (contact_in(now) || touch_in(now)) return now.v;
        undecided_ = true;
        return {};
    }

    // The first instant that is not proved free of contact, if `now` is the earliest interval left.
    [[nodiscard]] double start_of(const Interval& now) const { return undecided_ ? lo_ : now.u; }

    [[nodiscard]] bool contact_in(const Interval& now) const {
        return contact_exists_in(motion_, now.box(), separation_);
    }

    // Touching in passing leaves no trace on the box's boundary; with d = 0 it can be told all the same.
    [[nodiscard]] bool touch_in(const Interval& now) const {
        if (separation_ > 0.0) return false;
        CornerImage image(motion_, now.box());
        return image.segment_meets_origin() && image.sound();
    }

    [[nodiscard]] bool apart_before_end(const Interval& now) const {
        CornerImage image(motion_, now.box());
        const bool apart = parted_by_coordinate(image, 0, separation_) || parted_by_coordinate(image, 1, separation_) ||
                           parted_by_normal(image, separation_);
        return apart && image.sound();
    }

    const PointSegmentMotion& motion_;
    double separation_;
    std::vector<Interval> pending_;
    double lo_ = 0.0;
    bool undecided_ = false;
};

} // namespace

ContactTime contact_time(const PointSegmentMotion& motion, double separation) {
    if (!is_valid(motion) || !(separation >= 0.0 && separation <= max_coordinate)) return {};
    const double k = exact_scale(motion, separation);
    const PointSegmentMotion large = scaled(motion, k);
    return TimeSearch(large, k * separation).run();
}

} // namespace tunnel::ccd
