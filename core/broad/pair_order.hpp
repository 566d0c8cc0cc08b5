// Answers: pairs in ascending order, quickly: dealt out by their first id, then each hand sorted by the second.
// Internal to core/broad. Keeps its memory from call to call.
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
    std::vector<std::uint32_t> begin_; // of each first id's hand in seconds_
    std::vector<Id> seconds_;
};

} // namespace tunnel::broad
