// Answers: pairs in ascending order, by radix sort in two stages: dealt out by the high bits of the first id, so that
// each hand fits the nearest cache; then each hand sorted by digits, from the last to the first.
// Internal to core/broad. Keeps its memory from call to call.
#pragma once

#include "core/broad/broad_phase.hpp"

#include <vector>

namespace tunnel::broad {

class PairOrder {
  public:
    // Takes pairs by and by; every first id is less than `end`.
    void start(Id end);
    void add(std::span<const Pair> pairs);
    // Those added, and `last`, in order. `last` may be all of `out`.
    void finish(std::span<const Pair> last, std::vector<Pair>& out);

    void sort(std::vector<Pair>& pairs, Id end) {
        start(end);
        finish(pairs, pairs);
    }

  private:
    static constexpr std::uint32_t chunk = 64; // pairs; a hand is a chain of chunks

    struct Hand {
        std::uint32_t first = 0, at = 0, count = 0; // its first chunk; where the next pair goes
    };
    void next_chunk(Hand& hand);
    template <class Source> void sort_hand(Source each, std::size_t count, Id base, Pair* out);

    unsigned id_bits_ = 1, hand_bits_ = 1; // of an id; of the ids in one hand
    std::vector<Hand> hands_;
    std::vector<Pair> dealt_;
    std::vector<std::uint32_t> next_;            // of each chunk
    std::uint32_t chunks_ = 0;                   // in use
    std::size_t size_ = 0;                       // pairs added
    std::vector<std::uint64_t> numbers_, other_; // (a - base) * 2^id_bits + b
    std::vector<std::uint32_t> counts_;
};

} // namespace tunnel::broad
