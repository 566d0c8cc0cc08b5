// Answers: the order of pairs. Few pairs among many ids are sorted in the plain way.
#include "core/broad/pair_order.hpp"

#include <algorithm>

namespace tunnel::broad {

void PairOrder::sort(std::vector<Pair>& pairs, Id end) {
    if (pairs.size() < end / 16) return std::sort(pairs.begin(), pairs.end());
    begin_.assign(static_cast<std::size_t>(end) + 1, 0);
    for (const Pair& p : pairs) ++begin_[p.a];
    std::uint32_t sum = 0;
    for (std::uint32_t& b : begin_) sum += b, b = sum; // the end of each hand; dealing moves it to the front
    seconds_.resize(pairs.size());
    for (const Pair& p : pairs) seconds_[--begin_[p.a]] = p.b;
    for (Id a = 0; a < end; ++a) {
        const auto from = seconds_.begin() + begin_[a], to = seconds_.begin() + begin_[a + 1];
        if (to - from > 1) std::sort(from, to);
        for (auto i = begin_[a]; i < begin_[a + 1]; ++i) pairs[i] = {a, seconds_[i]};
    }
}

} // namespace tunnel::broad
