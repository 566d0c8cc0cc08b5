// Answers: the ids, and the cautious bounds of a ray.
#include "core/broad/boxes.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace tunnel::broad {

namespace {

// The least and greatest of o + t * d, 0 <= t <= t_max. Two roundings, each within 2^-53 of what it rounds (or half
// the smallest number): the margin is eight times as much.
void span_of(double o, double d, double t_max, double& lo, double& hi) {
    lo = hi = o;
    if (d == 0.0) return;
    const double way = t_max * d, end = o + way;
    const double margin = 0x1p-50 * (std::abs(o) + std::abs(way)) + std::numeric_limits<double>::denorm_min();
    if (d > 0.0)
        hi = end + margin;
    else
        lo = end - margin;
}

} // namespace

shape::Aabb bounds_of(const shape::Ray& ray) {
    shape::Aabb box;
    span_of(ray.origin.x, ray.direction.x, ray.t_max, box.min.x, box.max.x);
    span_of(ray.origin.y, ray.direction.y, ray.t_max, box.min.y, box.max.y);
    return box;
}

Id BoxStore::insert(const shape::Aabb& box) {
    if (!is_legal(box)) return no_id;
    if (free_.empty()) {
        boxes_.push_back(box);
        return end() - 1;
    }
    std::pop_heap(free_.begin(), free_.end(), std::greater<>());
    const Id id = free_.back();
    free_.pop_back();
    boxes_[id] = box;
    return id;
}

bool BoxStore::remove(Id id) {
    if (!holds(id)) return false;
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    boxes_[id] = {glm::dvec2(nan), glm::dvec2(nan)};
    free_.push_back(id);
    std::push_heap(free_.begin(), free_.end(), std::greater<>());
    return true;
}

namespace {

template <class Test> Counts look(const BoxStore& boxes, Test test, std::vector<Id>& out) {
    Counts counts;
    out.clear();
    for (Id id = 0; id < boxes.end(); ++id) {
        if (!boxes.holds(id)) continue;
        ++counts.tests;
        if (test(boxes[id])) out.push_back(id);
    }
    counts.visits = counts.tests;
    counts.found = static_cast<std::int64_t>(out.size());
    return counts;
}

} // namespace

Counts look_at_all(const BoxStore& boxes, const shape::Aabb& box, std::vector<Id>& out) {
    return look(
        boxes, [&](const shape::Aabb& other) { return is_legal(box) && touch(box, other); }, out);
}

Counts look_at_all(const BoxStore& boxes, const shape::Ray& ray, std::vector<Id>& out) {
    return look(
        boxes, [&](const shape::Aabb& other) { return touches(other, ray); }, out);
}

} // namespace tunnel::broad
