// Answers: the pairs as quickly as one core can when all boxes move: strips across y, in each strip the boxes in order
// of their lower end in x, each tested against the run of those that begin before it ends, eight at a time.
// Refuses: as broad_phase.hpp says.
// Degenerate cases: boxes far outside the strips' range stand in the first or last one; the order costs the same
// however far boxes move (it is made anew each time). Queries look at every box: they are not what this is for.
// Source: Ericson 2005, 7.5 (sweep), 7.1.9 (a pair belongs to one cell); Terdiman 2007 (radix sort, boxes in strips).
#pragma once

#include "core/broad/boxes.hpp"
#include "core/broad/pair_order.hpp"
#include "core/broad/strip_plan.hpp"
#include "core/broad/strips.hpp"

namespace tunnel::broad {

class Fastest final : public BroadPhase {
  public:
    Id insert(const shape::Aabb& box) override { return boxes_.insert(box); }
    bool move(Id id, const shape::Aabb& box) override { return boxes_.move(id, box); }
    bool remove(Id id) override { return boxes_.remove(id); }
    std::span<const Pair> pairs() override;
    void query(const shape::Aabb& box, std::vector<Id>& out) override { counts_ = look_at_all(boxes_, box, out); }
    void query(const shape::Ray& ray, std::vector<Id>& out) override { counts_ = look_at_all(boxes_, ray, out); }
    [[nodiscard]] std::size_t size() const override { return boxes_.size(); }
    [[nodiscard]] Counts counts() const override { return counts_; }

  private:
    BoxStore boxes_;
    StripPlanner planner_;
    Strips strips_;
    PairOrder pair_order_;
    FoundPairs found_; // not in order
    std::vector<Pair> pairs_;
    Counts counts_, counts_of_pairs_;
};

} // namespace tunnel::broad
