// Answers: boxes dealt out to strips and put in order along them, ready for the sweep; and the sweep.
// Refuses: nothing; ids are less than 2^31 (the top bit marks a copy).
// Internal to core/broad.
#pragma once

#include "core/broad/boxes.hpp"
#include "core/broad/strip_plan.hpp"

#include <vector>

namespace tunnel::broad {

// The sorted boxes, a column a number, in floats and the plan's units; strip by strip, eight empty places after each.
// A box that reaches into several strips has a copy in each; in all but the first `y0` is -infinity and the id marked.
struct StripColumns {
    static constexpr Id mark = 0x80000000U;
    float *x0, *x1, *y0, *y1;
    std::uint32_t* key; // strip, then step along it; the order
    Id* id;
};

// What a sweep appends to.
struct FoundPairs {
    std::vector<Pair> pairs; // the first `count` count
    std::size_t count = 0;
    std::int64_t tests = 0;
    Pair* room(std::size_t more) {
        if (count + more > pairs.size()) pairs.resize(2 * pairs.size() + more);
        return pairs.data() + count;
    }
};

class Strips {
  public:
    // False: more than two copies a box; the plan wants fewer strips.
    bool fill(const BoxStore& boxes, const StripPlan& plan);
    void sweep(const BoxStore& boxes, FoundPairs& out) const;
    [[nodiscard]] std::size_t copies() const { return copies_; }

  private:
    struct alignas(16) Quad {
        float x0, y0, x1, y1;
    };
    struct Strip {
        std::uint32_t begin, end;
    };

    void radix_sort();
    void lay_out();
    void make_room(std::size_t boxes);

    StripPlan plan_;
    std::size_t copies_ = 0;
    std::vector<Quad> quads_;                    // by id
    std::vector<std::uint64_t> entries_, other_; // key in the high half, id in the low
    std::vector<std::uint32_t> low_, high_;      // how many keys have each digit
    std::vector<float> floats_;
    std::vector<std::uint32_t> words_;
    std::vector<Strip> strips_;
    StripColumns columns_{};
};

} // namespace tunnel::broad
