// Answers: the order of pairs. Few pairs among many ids are sorted in the plain way.
#include "core/broad/pair_order.hpp"

#include <algorithm>

namespace tunnel::broad {

namespace {

void sort_hand(Id* first, Id* last) {
    if (last - first > 16) return std::sort(first, last);
    for (Id* i = first + 1; i < last; ++i) {
        const Id b = *i;
        Id* to = i;
        for (; to != first && to[-1] > b; --to) *to = to[-1];
        *to = b;
    }
}

} // namespace

void PairOrder::sort(std::span<const Pair> from, Id end, std::vector<Pair>& to) {
    if (from.size() < end / 16) {
        if (from.data() != to.data()) to.assign(from.begin(), from.end());
        return std::sort(to.begin(), to.end());
    }
    begin_.assign(static_cast<std::size_t>(end) + 1, 0);
    for (const Pair& p : from) ++begin_[p.a];
    std::uint32_t sum = 0;
    for (std::uint32_t& b : begin_) sum += b, b = sum; // the end of each hand; dealing moves it to the front
    seconds_.resize(from.size());
    for (const Pair& p : from) seconds_[--begin_[p.a]] = p.b;
    to.resize(from.size());
    for (Id a = 0; a < end; ++a) {
        Id *const first = seconds_.data() + begin_[a], *const last = seconds_.data() + begin_[a + 1];
        sort_hand(first, last);
        Pair* out = to.data() + begin_[a];
        for (const Id* b = first; b != last; ++b) *out++ = {a, *b};
    }
}

} // namespace tunnel::broad
