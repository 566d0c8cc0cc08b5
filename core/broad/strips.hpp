// Answers: boxes dealt out to strips, each strip put in order along x and swept.
// Refuses: nothing; ids are less than 2^31 (the top bit marks a copy).
// Internal to core/broad.
#pragma once

#include "core/broad/boxes.hpp"
#include "core/broad/strip_plan.hpp"

#include <vector>

namespace tunnel::broad {

// A box in floats and the plan's units. See strips_kernel.hpp for why floats may judge.
struct alignas(16) StripBox {
    float x0, y0, x1, y1;
};

// One strip's boxes in the order of their step in x, a column a number, then eight empty places. A box that reaches
// into several strips has a copy in each; in all but the first `y0` is -infinity and the id marked.
struct StripColumns {
    static constexpr Id mark = 0x80000000U;
    float *x0, *x1, *y0, *y1;
    Id* id;
};

// What a sweep appends to.
struct FoundPairs {
    std::vector<Pair> pairs; // the first `count` count
    std::size_t count = 0;
    std::int64_t tests = 0;
    [[nodiscard]] std::span<const Pair> all() const { return {pairs.data(), count}; }
};

class Strips {
  public:
    // False: more than two copies a box; the plan wants fewer strips.
    bool fill(const BoxStore& boxes, const StripPlan& plan);
    [[nodiscard]] std::uint32_t count() const { return plan_.strips; }
    [[nodiscard]] std::size_t copies() const { return copies_; }
    void sweep(std::uint32_t strip, const BoxStore& boxes, FoundPairs& out);
    // The strip's boxes as a sweep goes through them, copies marked. Good until the next call.
    [[nodiscard]] std::span<const Id> in_order(std::uint32_t strip);
    // Of the strip last put in order: how many begin before the `place`-th one ends, in steps.
    [[nodiscard]] std::uint32_t run_end(std::uint32_t place) const;
    [[nodiscard]] const StripPlan& plan() const { return plan_; } // of the last fill()

  private:
    static constexpr std::uint32_t chunk = 64; // boxes; a strip is a chain of chunks
    struct Chain {
        std::uint32_t first = 0, at = 0, count = 0; // its first chunk; where the next box goes
    };

    struct Label {
        Id id = 0;
        std::uint32_t step = 0; // of x0
    };

    void make_room(std::size_t boxes);
    void next_chunk(Chain& chain);
    void put_in_order(const Chain& chain);

    StripPlan plan_;
    std::size_t copies_ = 0;
    std::vector<Chain> chains_;
    std::vector<std::uint32_t> next_; // of each chunk
    std::uint32_t chunks_ = 0;        // in use
    std::vector<StripBox> boxes_;
    std::vector<Label> labels_;        // of the same
    std::vector<std::uint32_t> steps_; // of one strip: where each step in x ends
    std::vector<std::uint32_t> order_; // of one strip: places in boxes_
    std::vector<float> floats_;
    std::vector<Id> sorted_ids_;
    StripColumns columns_{};
};

} // namespace tunnel::broad
