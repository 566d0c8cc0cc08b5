// Answers: the order by radix sort of a key of two digits, the columns laid out, the kernels chosen by the machine.
#include "core/broad/strips.hpp"

#include "core/broad/eight.hpp"

#include <algorithm>

namespace tunnel::broad {

using shape::Aabb;
using shape::Four;

namespace any_machine {
namespace {
using Machine = AnyEight;
#include "core/broad/strips_kernel.hpp"
} // namespace
} // namespace any_machine

#if defined(TUNNEL_HAS_AVX2)
TUNNEL_AVX2_BEGIN
namespace avx2_machine {
namespace {
using Machine = Avx2Eight;
#include "core/broad/strips_kernel.hpp"
} // namespace
} // namespace avx2_machine
TUNNEL_AVX2_END
#endif

namespace {

constexpr std::size_t gap = 8;    // empty places after each strip
constexpr std::size_t ahead = 16; // boxes fetched before their turn

// Of a key of `bits`: as even as can be, the high one holding the strip.
unsigned low_bits_of(const StripPlan& plan) {
    return std::min(static_cast<unsigned>(plan.x_bits), static_cast<unsigned>(plan.x_bits + plan.strip_bits + 1) / 2);
}

void sort_by_digit(std::span<const std::uint64_t> from, std::vector<std::uint32_t>& counts, unsigned shift,
                   std::uint64_t* to) {
    std::uint32_t sum = 0;
    for (std::uint32_t& c : counts) {
        const std::uint32_t here = c;
        c = sum;
        sum += here;
    }
    const std::uint64_t mask = counts.size() - 1;
    for (const std::uint64_t e : from) to[counts[e >> shift & mask]++] = e;
}

} // namespace

void Strips::make_room(std::size_t boxes) {
    const std::size_t copies = 2 * boxes + 64; // more than `ahead`
    if (entries_.size() < copies) {
        entries_.resize(copies), other_.resize(copies);
        quads_.resize(boxes);
    }
    const std::size_t places = (copies + gap * plan_.strips + 15) & ~std::size_t{7};
    if (floats_.size() < 4 * places) floats_.resize(4 * places), words_.resize(2 * places);
    float* const f = floats_.data();
    const std::size_t step = floats_.size() / 4;
    columns_ = {f, f + step, f + 2 * step, f + 3 * step, words_.data(), words_.data() + words_.size() / 2};
    strips_.resize(plan_.strips);
}

bool Strips::fill(const BoxStore& boxes, const StripPlan& plan) {
    plan_ = plan;
    make_room(boxes.all().size());
    const unsigned low_bits = low_bits_of(plan);
    low_.assign(std::size_t{1} << low_bits, 0);
    high_.assign(std::size_t{1} << (static_cast<unsigned>(plan.x_bits + plan.strip_bits) - low_bits), 0);
    const auto spread = [&](auto kernel) {
        return kernel(boxes.all(), plan, low_bits, quads_.data(), std::span(entries_), low_.data(), high_.data());
    };
#if defined(TUNNEL_HAS_AVX2)
    copies_ = TUNNEL_HAS_AVX2 ? spread(avx2_machine::spread<Quad>) : spread(any_machine::spread<Quad>);
#else
    copies_ = spread(any_machine::spread<Quad>);
#endif
    if (copies_ == 0 && boxes.size() > 0) return false;
    radix_sort();
    lay_out();
    return true;
}

void Strips::radix_sort() {
    const unsigned low_bits = low_bits_of(plan_);
    const auto strip_digits = (std::uint32_t{1} << static_cast<unsigned>(plan_.x_bits)) >> low_bits; // a strip's share
    std::uint32_t at = 0;
    for (std::uint32_t strip = 0; strip < plan_.strips; ++strip) {
        const std::uint32_t begin = at;
        for (std::uint32_t d = strip * strip_digits; d < (strip + 1) * strip_digits; ++d) at += high_[d];
        strips_[strip] = {begin, at};
    }
    sort_by_digit({entries_.data(), copies_}, low_, 32, other_.data());
    sort_by_digit({other_.data(), copies_}, high_, 32 + low_bits, entries_.data());
}

void Strips::lay_out() {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
    const StripColumns& c = columns_;
    std::uint32_t to = 0;
    for (Strip& strip : strips_) {
        const std::uint32_t begin = to;
        for (std::uint32_t k = strip.begin; k < strip.end; ++k, ++to) {
            __builtin_prefetch(&quads_[static_cast<Id>(entries_[k + ahead]) & ~StripColumns::mark]);
            const std::uint64_t e = entries_[k];
            const auto id = static_cast<Id>(e);
            const Quad& q = quads_[id & ~StripColumns::mark];
            c.x0[to] = q.x0, c.x1[to] = q.x1, c.y1[to] = q.y1;
            c.y0[to] = (id & StripColumns::mark) != 0 ? -infinity : q.y0;
            c.key[to] = static_cast<std::uint32_t>(e >> 32U);
            c.id[to] = id;
        }
        strip = {begin, to};
        for (std::size_t k = 0; k < gap; ++k, ++to) {
            c.x0[to] = c.x1[to] = c.y0[to] = c.y1[to] = nan; // meets nothing
            c.key[to] = std::numeric_limits<std::uint32_t>::max();
        }
    }
}

void Strips::sweep(const BoxStore& boxes, FoundPairs& out) const {
    out.count = 0, out.tests = 0;
    const auto x_bits = static_cast<unsigned>(plan_.x_bits);
    const auto last_step = static_cast<float>((1U << x_bits) - 1);
    const auto sweep = [&](auto kernel) {
        for (const Strip& s : strips_) kernel(columns_, s.begin, s.end, last_step, x_bits, boxes.all(), out);
    };
#if defined(TUNNEL_HAS_AVX2)
    if (TUNNEL_HAS_AVX2) return sweep(avx2_machine::sweep_strip);
#endif
    sweep(any_machine::sweep_strip);
}

} // namespace tunnel::broad
