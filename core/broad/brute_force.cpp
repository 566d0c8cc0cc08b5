// Answers: the two plain loops.
#include "core/broad/brute_force.hpp"

namespace tunnel::broad {

std::span<const Pair> BruteForce::pairs() {
    counts_ = {};
    pairs_.clear();
    for (Id a = 0; a < boxes_.end(); ++a) {
        if (!boxes_.holds(a)) continue;
        for (Id b = a + 1; b < boxes_.end(); ++b) {
            if (!boxes_.holds(b)) continue;
            ++counts_.tests;
            if (touch(boxes_[a], boxes_[b])) pairs_.push_back({a, b});
        }
    }
    counts_.visits = counts_.tests;
    counts_.found = static_cast<std::int64_t>(pairs_.size());
    return pairs_;
}

template <class Test> void BruteForce::find(Test test, std::vector<Id>& out) {
    counts_ = {};
    out.clear();
    for (Id id = 0; id < boxes_.end(); ++id) {
        if (!boxes_.holds(id)) continue;
        ++counts_.tests;
        if (test(boxes_[id])) out.push_back(id);
    }
    counts_.visits = counts_.tests;
    counts_.found = static_cast<std::int64_t>(out.size());
}

void BruteForce::query(const shape::Aabb& box, std::vector<Id>& out) {
    find([&](const shape::Aabb& other) { return is_legal(box) && touch(box, other); }, out);
}

void BruteForce::query(const shape::Ray& ray, std::vector<Id>& out) {
    find([&](const shape::Aabb& other) { return touches(other, ray); }, out);
}

} // namespace tunnel::broad
