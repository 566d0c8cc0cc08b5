// Answers: the pairs by a line that sweeps along one axis: a box is tested only against those that are open where it
// begins. The order is kept from call to call, so boxes that moved little are re-sorted in few steps.
// Refuses: as broad_phase.hpp says.
// Degenerate cases: all on one value of the axis are all open together: n (n - 1) / 2 tests again.
// Source: Baraff 1992 (coherent sort and sweep), Ericson 2005, 7.5; the axis is that of greater variance.
#pragma once

#include "core/broad/boxes.hpp"
#include "core/broad/pair_order.hpp"

namespace tunnel::broad {

// One box begins. The ranges are of SweepTrace::ids.
struct SweepStep {
    Id opens = no_id;
    std::uint32_t closed_begin = 0, closed_end = 0; // ended before this box begins: no longer active
    std::uint32_t tested_begin = 0, tested_end = 0; // still active: tested against `opens`
    std::uint32_t found_begin = 0, found_end = 0;   // of those, which touch it
};

// A sweep in full. The active set before step k is its closed and tested ones together.
struct SweepTrace {
    std::size_t most_ids = 1U << 22U; // the cap; a step that would pass it is left out, with all that follow
    int axis = 0;                     // 0: x, 1: y
    std::vector<Id> order{};          // boxes by their lower end on the axis, ties by id; never cut
    std::vector<SweepStep> steps{};   // one for each of `order`
    std::vector<Id> ids{};
    bool truncated = false;
};

// By variance: the one along which the boxes' middles are further apart.
enum class SweepAxis { by_variance, x, y };

class SortAndSweep final : public BroadPhase {
  public:
    explicit SortAndSweep(SweepAxis axis = SweepAxis::by_variance)
        : axis_(axis == SweepAxis::y ? 1 : 0), axis_fixed_(axis != SweepAxis::by_variance) {}
    Id insert(const shape::Aabb& box) override;
    bool move(Id id, const shape::Aabb& box) override;
    bool remove(Id id) override;
    std::span<const Pair> pairs() override { return pairs(nullptr); }
    // The trace changes no bit of the answer.
    std::span<const Pair> pairs(SweepTrace* trace);
    void query(const shape::Aabb& box, std::vector<Id>& out) override;
    void query(const shape::Ray& ray, std::vector<Id>& out) override;
    [[nodiscard]] std::size_t size() const override { return boxes_.size(); }
    [[nodiscard]] Counts counts() const override { return counts_; }

    [[nodiscard]] int axis() const { return axis_; } // of the last pairs() or query()
    // Was the last order too far from the new one, so that all was sorted anew?
    [[nodiscard]] bool sorted_anew() const { return sorted_anew_; }

  private:
    struct Ends {
        double lo = 0.0, hi = 0.0; // on the axis
        Id id = 0;
        [[nodiscard]] bool before(const Ends& other) const {
            return lo < other.lo || (lo == other.lo && id < other.id);
        }
    };

    void bring_up_to_date();
    void choose_axis();
    void drop_removed();
    void sort();
    bool insertion_sort(std::size_t most_shifts);
    void step(const Ends& box, SweepTrace* trace);
    template <class Test> void find(const shape::Aabb& bounds, Test test, std::vector<Id>& out);

    BoxStore boxes_;
    std::vector<Ends> order_;          // by lower end
    std::vector<std::uint8_t> listed_; // by id: has a place in order_, perhaps as one removed
    std::vector<Ends> active_;
    std::vector<Pair> pairs_;
    PairOrder pair_order_;
    Counts counts_;
    int axis_ = 0;
    bool axis_fixed_ = false;
    bool stale_ = false, any_removed_ = false, sorted_anew_ = false;
};

} // namespace tunnel::broad
