// Answers: the order along the axis, kept up to date, and the sweep over it.
#include "core/broad/sort_and_sweep.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::broad {

namespace {

// Of the boxes' middles, those that are finite. Large numbers may overflow to infinity or NaN: the caller's comparison
// is then false and the axis stays.
double variance(std::span<const shape::Aabb> boxes, int axis) {
    double sum = 0.0, squares = 0.0, count = 0.0;
    const auto middle = [axis](const shape::Aabb& b) { return 0.5 * b.min[axis] + 0.5 * b.max[axis]; };
    for (const shape::Aabb& b : boxes)
        if (const double m = middle(b); std::isfinite(m)) sum += m, count += 1.0;
    if (count == 0.0) return 0.0;
    const double mean = sum / count;
    for (const shape::Aabb& b : boxes)
        if (const double m = middle(b); std::isfinite(m)) squares += (m - mean) * (m - mean);
    return squares / count;
}

} // namespace

Id SortAndSweep::insert(const shape::Aabb& box) {
    const Id id = boxes_.insert(box);
    if (id == no_id) return no_id;
    stale_ = true;
    if (listed_.size() <= id) listed_.resize(id + 1, 0);
    if (listed_[id] == 0) order_.push_back({0.0, 0.0, id}), listed_[id] = 1;
    return id;
}

bool SortAndSweep::move(Id id, const shape::Aabb& box) {
    const bool moved = boxes_.move(id, box);
    stale_ = stale_ || moved;
    return moved;
}

bool SortAndSweep::remove(Id id) {
    const bool removed = boxes_.remove(id);
    stale_ = stale_ || removed;
    any_removed_ = any_removed_ || removed;
    return removed;
}

void SortAndSweep::bring_up_to_date() {
    if (!stale_) return;
    stale_ = false;
    if (any_removed_) drop_removed();
    choose_axis();
    for (Ends& e : order_) e.lo = boxes_[e.id].min[axis_], e.hi = boxes_[e.id].max[axis_];
    sort();
}

void SortAndSweep::drop_removed() {
    any_removed_ = false;
    const auto gone = [&](const Ends& e) {
        if (boxes_.holds(e.id)) return false;
        listed_[e.id] = 0;
        return true;
    };
    order_.erase(std::remove_if(order_.begin(), order_.end(), gone), order_.end());
}

// The axis stays until the other's variance is a tenth greater: in a square area it would flip to and fro, and each
// change costs a full sort.
void SortAndSweep::choose_axis() {
    const int other = 1 - axis_;
    if (axis_fixed_) return;
    if (variance(boxes_.all(), other) > 1.1 * variance(boxes_.all(), axis_)) axis_ = other;
}

void SortAndSweep::sort() {
    sorted_anew_ = !insertion_sort(4 * order_.size() + 64);
    if (sorted_anew_) std::sort(order_.begin(), order_.end(), [](const Ends& a, const Ends& b) { return a.before(b); });
}

// False if it gave up.
bool SortAndSweep::insertion_sort(std::size_t most_shifts) {
    for (std::size_t i = 1; i < order_.size(); ++i) {
        const Ends box = order_[i];
        std::size_t to = i;
        for (; to > 0 && box.before(order_[to - 1]); --to) order_[to] = order_[to - 1];
        order_[to] = box;
        if (i - to > most_shifts) return false;
        most_shifts -= i - to;
    }
    return true;
}

std::span<const Pair> SortAndSweep::pairs(SweepTrace* trace) {
    bring_up_to_date();
    counts_ = {};
    pairs_.clear();
    active_.clear();
    if (trace != nullptr) {
        trace->axis = axis_;
        trace->truncated = false;
        trace->order.clear(), trace->steps.clear(), trace->ids.clear();
        for (const Ends& e : order_) trace->order.push_back(e.id);
    }
    for (const Ends& box : order_) step(box, trace);
    pair_order_.sort(pairs_, boxes_.end());
    counts_.found = static_cast<std::int64_t>(pairs_.size());
    return pairs_;
}

void SortAndSweep::step(const Ends& box, SweepTrace* trace) {
    if (trace != nullptr && trace->ids.size() + 2 * active_.size() > trace->most_ids) trace->truncated = true;
    const bool record = trace != nullptr && !trace->truncated;
    SweepStep seen;
    const auto at = [&] { return record ? static_cast<std::uint32_t>(trace->ids.size()) : 0; };
    seen.opens = box.id;
    seen.closed_begin = at();
    counts_.visits += static_cast<std::int64_t>(active_.size()) + 1;
    const auto open = std::remove_if(active_.begin(), active_.end(), [&](const Ends& other) {
        const bool over = other.hi < box.lo;
        if (over && record) trace->ids.push_back(other.id);
        return over;
    });
    active_.erase(open, active_.end());
    seen.closed_end = seen.tested_begin = at();
    counts_.tests += static_cast<std::int64_t>(active_.size());
    const std::size_t before = pairs_.size();
    for (const Ends& other : active_) {
        if (record) trace->ids.push_back(other.id);
        if (touch(boxes_[other.id], boxes_[box.id]))
            pairs_.push_back({std::min(other.id, box.id), std::max(other.id, box.id)});
    }
    active_.push_back(box);
    if (!record) return;
    seen.tested_end = seen.found_begin = at();
    for (std::size_t i = before; i < pairs_.size(); ++i)
        trace->ids.push_back(pairs_[i].a == box.id ? pairs_[i].b : pairs_[i].a);
    seen.found_end = at();
    trace->steps.push_back(seen);
}

// Those that begin at or before the end of `bounds` on the axis stand first in the order.
template <class Test> void SortAndSweep::find(const shape::Aabb& bounds, Test test, std::vector<Id>& out) {
    bring_up_to_date();
    counts_ = {};
    out.clear();
    for (const Ends& e : order_) {
        ++counts_.visits;
        if (e.lo > bounds.max[axis_]) break;
        if (e.hi < bounds.min[axis_]) continue;
        ++counts_.tests;
        if (test(boxes_[e.id])) out.push_back(e.id);
    }
    std::sort(out.begin(), out.end());
    counts_.found = static_cast<std::int64_t>(out.size());
}

void SortAndSweep::query(const shape::Aabb& box, std::vector<Id>& out) {
    find(
        box, [&](const shape::Aabb& other) { return is_legal(box) && touch(box, other); }, out);
}

void SortAndSweep::query(const shape::Ray& ray, std::vector<Id>& out) {
    find(
        bounds_of(ray), [&](const shape::Aabb& other) { return touches(other, ray); }, out);
}

} // namespace tunnel::broad
