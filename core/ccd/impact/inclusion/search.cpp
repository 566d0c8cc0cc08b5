// The search's steps. What makes it sound: a box leaves it only when its widened hull keeps away from 0, when it lies
// outside the question, or when it begins no earlier than a box that has converged.
#include "core/ccd/impact/inclusion/search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::ccd {

namespace {

// Sides are halved down to this, where 1 - u - v is still exact; time further, for the sake of instants close to 0.
template <class Real> constexpr Real least_side = std::numeric_limits<Real>::epsilon();
template <class Real> constexpr Real least_time = sizeof(Real) == sizeof(double) ? Real(0x1p-80) : Real(0x1p-40);

// One more than the most halvings of a box: 80 of time, 52 of either side.
constexpr std::size_t most_halvings = 192;

template <class Real> [[nodiscard]] bool can_halve(const InclusionBox<Real>& box, int axis) {
    if (axis == 1) return box.u1 - box.u0 > least_side<Real>;
    if (axis == 2) return box.v1 - box.v0 > least_side<Real>;
    const Real middle = (box.t0 + box.t1) / 2;
    return box.t1 - box.t0 > least_time<Real> && box.t0 < middle && middle < box.t1;
}

} // namespace

template <class Real> InclusionEnd<Real> InclusionSearch<Real>::run() {
    const int sides = field_.sides();
    Node now{{0, 1, 0, sides > 0 ? Real(1) : Real(0), 0, sides > 1 ? Real(1) : Real(0)}, -1};
    now.id = recorder_.made(now.box, -1, 0);
    while (!beaten(now.box)) {
        if (waiting_.full()) {
            if (!search_below(now)) return exhausted_at(now.box);
        } else {
            Halves halves;
            const Step step = test(now, halves);
            if (step == Step::exhausted) return exhausted_at(now.box);
            if (step == Step::split) {
                if (halves.has_second) waiting_.push(halves.second);
                now = halves.first; // begins with its parent and is narrower: nothing in the queue is earlier
                continue;
            }
        }
        if (waiting_.empty()) break;
        now = waiting_.pop();
    }
    best_.status = found_ ? base::Status::hit : base::Status::clear;
    best_.checks = checks_;
    return best_;
}

template <class Real> bool InclusionSearch<Real>::search_below(const Node& top) {
    std::array<Node, most_halvings> stack;
    std::size_t size = 0;
    stack[size++] = top;
    while (size > 0) {
        const Node now = stack[--size];
        if (beaten(now.box)) continue;
        Halves halves;
        const Step step = test(now, halves);
        if (step == Step::exhausted) return false;
        if (step == Step::dropped) continue;
        if (halves.has_second) stack[size++] = halves.second;
        stack[size++] = halves.first;
    }
    return true;
}

template <class Real>
typename InclusionSearch<Real>::Step InclusionSearch<Real>::test(const Node& node, Halves& halves) {
    if (checks_ == limits_.max_checks) return Step::exhausted;
    ++checks_;
    Box part = node.box;
    part.t1 = std::min(part.t1, limits_.t_max);
    Hull hull = field_.hull(part);
    Real width = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        hull.lo[k] -= limits_.guard;
        hull.hi[k] += limits_.guard;
        width = std::max(width, hull.hi[k] - hull.lo[k]);
    }
    recorder_.tested(node.id, hull);
    if (excluded(hull)) {
        recorder_.decided(node.id, BoxFate::excluded, -1, checks_);
        return Step::dropped;
    }
    const int axis = width <= limits_.width || within_reach(hull) ? -1 : axis_of(node.box, hull);
    if (axis < 0) {
        recorder_.decided(node.id, BoxFate::converged, -1, checks_);
        best_.box = node.box; // not beaten, or it would not have been tested
        best_.width = width;
        found_ = true;
        return Step::dropped;
    }
    recorder_.decided(node.id, BoxFate::split, axis, checks_);
    split(node, axis, halves);
    return Step::split;
}

// Is every point of the hull farther than d from 0? The hull holds the exact gap, so what is computed from it errs by
// rounding alone: in the square of the distance and of d by less than 4 units each, or by underflow.
template <class Real> bool InclusionSearch<Real>::excluded(const Hull& hull) const {
    const Real d = limits_.distance;
    if (!limits_.euclidean || d == 0) {
        for (std::size_t k = 0; k < 3; ++k)
            if (hull.lo[k] > d || hull.hi[k] < -d) return true;
        return false;
    }
    Real square = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        const Real nearest = std::max({hull.lo[k], -hull.hi[k], Real(0)});
        square += nearest * nearest;
    }
    return square > d * d * (1 + 8 * std::numeric_limits<Real>::epsilon()) + 4 * std::numeric_limits<Real>::min();
}

template <class Real> [[nodiscard]] Real farthest(const InclusionHull<Real>& hull, std::size_t k) {
    return std::max(std::abs(hull.lo[k]), std::abs(hull.hi[k]));
}

// Is all of the hull nearer than d + delta? Then a contact is that near at every instant of the box, and to cut it up
// tells no more: it would be cut over the whole patch that comes within d at once. Only for d > 0.
template <class Real> bool InclusionSearch<Real>::within_reach(const Hull& hull) const {
    if (limits_.distance == 0) return false;
    const Real reach = limits_.distance + limits_.width;
    Real most = 0, square = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        const Real far = farthest(hull, k);
        most = std::max(most, far);
        square += far * far;
    }
    return limits_.euclidean ? square <= reach * reach : most <= reach;
}

// How much each coordinate of the gap has to do with its distance from 0. At d = 0 all the same.
template <class Real> std::array<Real, 3> InclusionSearch<Real>::weights(const Hull& hull) const {
    std::array<Real, 3> w{1, 1, 1};
    if (limits_.distance == 0) return w;
    for (std::size_t k = 0; k < 3; ++k) {
        const Real far = farthest(hull, k), reach = limits_.distance + limits_.width;
        w[k] = limits_.euclidean ? far : far > reach ? Real(1) : Real(0);
    }
    return w;
}

// Of those that can be halved the one along which the gap changes most; -1: none can.
template <class Real> int InclusionSearch<Real>::axis_of(const Box& box, const Hull& hull) const {
    const std::array<Real, 3> w = weights(hull);
    int best = -1;
    Real most = -1;
    for (int axis = 0; axis < 1 + field_.sides(); ++axis) {
        const std::array<Real, 3>& change = hull.change[static_cast<std::size_t>(axis)];
        const Real extent = std::max({w[0] * change[0], w[1] * change[1], w[2] * change[2]});
        if (extent > most && can_halve(box, axis)) {
            best = axis;
            most = extent;
        }
    }
    return best;
}

template <class Real> void InclusionSearch<Real>::split(const Node& node, int axis, Halves& halves) {
    Box a = node.box, b = node.box;
    if (axis == 0) a.t1 = b.t0 = (a.t0 + a.t1) / 2;
    if (axis == 1) a.u1 = b.u0 = (a.u0 + a.u1) / 2;
    if (axis == 2) a.v1 = b.v0 = (a.v0 + a.v1) / 2;
    const bool outside = b.t0 > limits_.t_max || (field_.is_face() && b.u0 + b.v0 > 1);
    halves.first = {a, recorder_.made(a, node.id, checks_)};
    halves.second = {b, recorder_.made(b, node.id, checks_)};
    halves.has_second = !outside;
    if (outside) recorder_.decided(halves.second.id, BoxFate::outside, -1, checks_);
}

template <class Real> InclusionEnd<Real> InclusionSearch<Real>::exhausted_at(const Box& box) const {
    InclusionEnd<Real> end;
    end.status = base::Status::budget_exhausted;
    end.box = box;
    end.checks = checks_;
    return end;
}

template class InclusionSearch<double>;
template class InclusionSearch<float>;

} // namespace tunnel::ccd
