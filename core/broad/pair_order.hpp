// Answers: pairs in ascending order, by radix sort: the ids of a pair make one number, digits from the last to the
// first. Internal to core/broad. Keeps its memory from call to call.
#pragma once

#include "core/broad/broad_phase.hpp"

#include <vector>

namespace tunnel::broad {

class PairOrder {
  public:
    // Every first id is less than `end`. `from` may be all of `to`.
    void sort(std::span<const Pair> from, Id end, std::vector<Pair>& to);
    void sort(std::vector<Pair>& pairs, Id end) { sort(pairs, end, pairs); }

  private:
    std::vector<std::uint64_t> numbers_, other_; // a * 2^bits + b
    std::vector<std::uint32_t> counts_;          // of each digit's values, digit after digit
};

} // namespace tunnel::broad
