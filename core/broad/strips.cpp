// Answers: the strips' chains, the order in one strip by a counting sort, the kernels chosen by the machine.
#include "core/broad/strips.hpp"

#include "core/broad/eight.hpp"

#include <algorithm>

namespace tunnel::broad {

using math::Four;
using shape::Aabb;

#define TUNNEL_KERNEL "core/broad/strips_kernel.hpp"
#include "core/math/each_machine.hpp"

namespace {
constexpr std::size_t gap = 8; // empty places after the last box of a strip
} // namespace

void Strips::make_room(std::size_t boxes) {
    const std::size_t copies = 2 * boxes + 64;
    if (order_.size() < copies) {
        order_.resize(copies), sorted_ids_.resize(copies + gap), floats_.resize(4 * (copies + gap));
        float* const f = floats_.data();
        columns_ = {f, f + copies + gap, f + 2 * (copies + gap), f + 3 * (copies + gap), sorted_ids_.data()};
    }
    const std::size_t chunks = order_.size() / chunk + plan_.most_strips + 1;
    if (next_.size() < chunks) next_.resize(chunks), boxes_.resize(chunks * chunk), labels_.resize(chunks * chunk);
    chains_.assign(plan_.strips, Chain{});
    steps_.resize(std::size_t{1} << static_cast<unsigned>(plan_.x_bits));
}

void Strips::next_chunk(Chain& chain) {
    if (chain.count == 0)
        chain.first = chunks_;
    else
        next_[chain.at / chunk - 1] = chunks_;
    chain.at = chunks_++ * chunk;
}

bool Strips::fill(const BoxStore& boxes, const StripPlan& plan) {
    plan_ = plan;
    make_room(boxes.all().size());
    chunks_ = 0, copies_ = 0;
    const auto take = [this](std::uint32_t strip, const auto& units, std::uint32_t step, Id id) {
        Chain& chain = chains_[strip];
        if (chain.at % chunk == 0) next_chunk(chain);
        std::memcpy(&boxes_[chain.at], &units, sizeof units);
        labels_[chain.at++] = {id, step};
        ++chain.count, ++copies_;
    };
    return TUNNEL_KERNEL_CALL(spread(boxes.all(), plan, order_.size(), take));
}

void Strips::put_in_order(const Chain& chain) {
    const auto each = [&](auto take) {
        std::uint32_t left = chain.count;
        for (std::uint32_t c = chain.first; left > 0; c = next_[c]) {
            const std::uint32_t here = std::min(left, chunk);
            for (std::uint32_t at = c * chunk; at < c * chunk + here; ++at) take(at);
            left -= here;
        }
    };
    std::fill(steps_.begin(), steps_.end(), 0);
    each([&](std::uint32_t at) { ++steps_[labels_[at].step]; });
    std::uint32_t sum = 0;
    for (std::uint32_t& s : steps_) {
        const std::uint32_t here = s;
        s = sum;
        sum += here;
    }
    each([&](std::uint32_t at) { order_[steps_[labels_[at].step]++] = at; });
    const StripColumns c = columns_;
    for (std::uint32_t k = 0; k < chain.count; ++k) {
        const StripBox box = boxes_[order_[k]];
        c.x0[k] = box.x0, c.x1[k] = box.x1, c.y0[k] = box.y0, c.y1[k] = box.y1;
        c.id[k] = labels_[order_[k]].id;
    }
    for (std::size_t k = chain.count; k < chain.count + gap; ++k)
        c.x0[k] = c.x1[k] = c.y0[k] = c.y1[k] = std::numeric_limits<float>::quiet_NaN(); // meets nothing
}

std::span<const Id> Strips::in_order(std::uint32_t strip) {
    put_in_order(chains_[strip]);
    return {columns_.id, chains_[strip].count};
}

std::uint32_t Strips::run_end(std::uint32_t place) const {
    return steps_[any_machine::step_of(columns_.x1[place], static_cast<float>(steps_.size() - 1))];
}

void Strips::sweep(std::uint32_t strip, const BoxStore& boxes, FoundPairs& out) {
    put_in_order(chains_[strip]);
    const std::uint32_t count = chains_[strip].count;
    const auto last_step = static_cast<float>(steps_.size() - 1);
    TUNNEL_KERNEL_CALL(sweep_strip(columns_, count, steps_.data(), last_step, boxes.all(), out));
}

} // namespace tunnel::broad
