// Answers: the two stages.
#include "core/broad/pair_order.hpp"

#include <algorithm>
#include <bit>

namespace tunnel::broad {

namespace {

// How many of each value become where the first of each goes.
void counts_to_places(std::uint32_t* counts, std::size_t values) {
    std::uint32_t sum = 0;
    for (std::size_t v = 0; v < values; ++v) {
        const std::uint32_t here = counts[v];
        counts[v] = sum;
        sum += here;
    }
}

// As one number: the comparison of two structs costs branches that go either way.
std::uint64_t number_of(const Pair& p) { return static_cast<std::uint64_t>(p.a) << 32U | p.b; }

// What the digits left undecided: rarely anything.
void insertion_sort(Pair* pairs, std::size_t count) {
    for (std::size_t i = 1; i < count; ++i) {
        const std::uint64_t number = number_of(pairs[i]);
        if (number > number_of(pairs[i - 1])) [[likely]]
            continue;
        const Pair p = pairs[i];
        std::size_t to = i;
        for (; to > 0 && number < number_of(pairs[to - 1]); --to) pairs[to] = pairs[to - 1];
        pairs[to] = p;
    }
}

} // namespace

void PairOrder::start(Id end) {
    id_bits_ = std::max(1U, static_cast<unsigned>(std::bit_width(end == 0 ? 0 : end - 1)));
    hand_bits_ = id_bits_ <= 11 ? id_bits_ : 10;
    hands_.assign((static_cast<std::size_t>(end) >> hand_bits_) + 1, Hand{});
    chunks_ = 0, size_ = 0;
}

void PairOrder::next_chunk(Hand& hand) {
    if (dealt_.size() < (chunks_ + std::size_t{1}) * chunk) {
        dealt_.resize(2 * dealt_.size() + 16 * chunk);
        next_.resize(dealt_.size() / chunk);
    }
    if (hand.count == 0)
        hand.first = chunks_;
    else
        next_[hand.at / chunk - 1] = chunks_;
    hand.at = chunks_++ * chunk;
}

void PairOrder::add(std::span<const Pair> pairs) {
    for (const Pair& p : pairs) {
        Hand& hand = hands_[p.a >> hand_bits_];
        if (hand.at % chunk == 0) next_chunk(hand);
        dealt_[hand.at++] = p;
        ++hand.count;
    }
    size_ += pairs.size();
}

void PairOrder::finish(std::span<const Pair> last, std::vector<Pair>& out) {
    if (hands_.size() == 1 && size_ == 0) {
        const std::size_t count = last.size();
        const bool same = last.data() == out.data();
        if (!same) out.resize(count);
        return sort_hand(
            [last](auto take) {
                for (const Pair& p : last) take(p);
            },
            count, 0, out.data());
    }
    add(last);
    out.resize(size_);
    Pair* to = out.data();
    for (std::size_t h = 0; h < hands_.size(); ++h) {
        const Hand& hand = hands_[h];
        const auto each = [&](auto take) {
            std::uint32_t left = hand.count;
            for (std::uint32_t c = hand.first; left > 0; c = next_[c]) {
                const std::uint32_t here = std::min(left, chunk);
                for (std::uint32_t k = 0; k < here; ++k) take(dealt_[c * chunk + k]);
                left -= here;
            }
        };
        sort_hand(each, hand.count, static_cast<Id>(h << hand_bits_), to);
        to += hand.count;
    }
    // The most chunks that as many pairs can take, however they are dealt: no growth the next time.
    const std::size_t most = size_ / chunk + hands_.size() + 1;
    if (next_.size() < most) dealt_.resize(most * chunk), next_.resize(most);
}

// Digits: the high eight bits of b, then a. Equal ones are few, and left to the insertion sort, unless the hand is
// crowded: then the low bits of b come first.
template <class Source> void PairOrder::sort_hand(Source each, std::size_t count, Id base, Pair* out) {
    const unsigned b_shift = id_bits_ > 8 ? id_bits_ - 8 : 0;
    const std::size_t a_values = std::size_t{1} << hand_bits_, b_values = 256, low_values = std::size_t{1} << b_shift;
    const bool crowded = b_shift > 0 && count > 8 * a_values;
    counts_.assign(a_values + b_values + (crowded ? low_values : 0), 0);
    std::uint32_t* const of_a = counts_.data();
    std::uint32_t* const of_b = of_a + a_values;
    std::uint32_t* const of_low = of_b + b_values;
    if (numbers_.size() < count) numbers_.resize(count), other_.resize(count);
    std::uint64_t* from = numbers_.data();
    std::uint64_t* to = other_.data();
    each([&, i = std::size_t{0}](const Pair& p) mutable {
        from[i++] = static_cast<std::uint64_t>(p.a - base) << id_bits_ | p.b;
        ++of_a[p.a - base], ++of_b[p.b >> b_shift];
    });
    const std::uint64_t b_mask = (std::uint64_t{1} << id_bits_) - 1;
    if (crowded) {
        for (std::size_t i = 0; i < count; ++i) ++of_low[from[i] & (low_values - 1)];
        counts_to_places(of_low, low_values);
        for (std::size_t i = 0; i < count; ++i) to[of_low[from[i] & (low_values - 1)]++] = from[i];
        std::swap(from, to);
    }
    counts_to_places(of_b, b_values);
    for (std::size_t i = 0; i < count; ++i) to[of_b[(from[i] & b_mask) >> b_shift]++] = from[i];
    counts_to_places(of_a, a_values);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t n = to[i];
        out[of_a[n >> id_bits_]++] = {static_cast<Id>(n >> id_bits_) + base, static_cast<Id>(n & b_mask)};
    }
    insertion_sort(out, count);
}

} // namespace tunnel::broad
