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

} // namespace tunnel::broad
