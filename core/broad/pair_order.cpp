// Answers: the order of pairs. Few pairs among many ids are sorted in the plain way.
#include "core/broad/pair_order.hpp"

#include <algorithm>
#include <bit>

namespace tunnel::broad {

namespace {

// Digits of at most 11 bits: as many counters as the nearest cache holds.
struct Digits {
    unsigned id_bits, count, bits;
    explicit Digits(Id end) : id_bits(std::max(1U, static_cast<unsigned>(std::bit_width(end - 1)))) {
        count = (2 * id_bits + 10) / 11;
        bits = (2 * id_bits + count - 1) / count;
    }
    [[nodiscard]] std::size_t values() const { return std::size_t{1} << bits; }
    [[nodiscard]] std::size_t digit(std::uint64_t number, unsigned which) const {
        return number >> (which * bits) & (values() - 1);
    }
};

void counts_to_places(std::uint32_t* counts, std::size_t values) {
    std::uint32_t sum = 0;
    for (std::size_t v = 0; v < values; ++v) {
        const std::uint32_t here = counts[v];
        counts[v] = sum;
        sum += here;
    }
}

} // namespace

void PairOrder::sort(std::span<const Pair> from, Id end, std::vector<Pair>& to) {
    if (from.size() < 64) {
        if (from.data() != to.data()) to.assign(from.begin(), from.end());
        return std::sort(to.begin(), to.end());
    }
    const Digits d(end);
    counts_.assign(d.count * d.values(), 0);
    if (numbers_.size() < from.size()) numbers_.resize(from.size()), other_.resize(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        const std::uint64_t number = static_cast<std::uint64_t>(from[i].a) << d.id_bits | from[i].b;
        numbers_[i] = number;
        for (unsigned k = 0; k < d.count; ++k) ++counts_[k * d.values() + d.digit(number, k)];
    }
    const std::size_t size = from.size();
    to.resize(size);
    for (unsigned k = 0; k < d.count; ++k) {
        std::uint32_t* const place = counts_.data() + k * d.values();
        counts_to_places(place, d.values());
        if (k + 1 < d.count) {
            for (std::size_t i = 0; i < size; ++i) other_[place[d.digit(numbers_[i], k)]++] = numbers_[i];
            std::swap(numbers_, other_);
            continue;
        }
        const std::uint64_t b_mask = (std::uint64_t{1} << d.id_bits) - 1;
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint64_t n = numbers_[i];
            to[place[d.digit(n, k)]++] = {static_cast<Id>(n >> d.id_bits), static_cast<Id>(n & b_mask)};
        }
    }
}

} // namespace tunnel::broad
