// Answers: the pairs as quickly as one core can when all boxes move: strips across y, in each strip the boxes in order
// of their lower end in x, each tested against the run of those that begin before it ends, eight at a time.
// Refuses: as broad_phase.hpp says.
// Degenerate cases: boxes far outside the strips' range stand in the first or last one; the order costs the same
// however far boxes move (it is made anew each time). The first query after a change packs the strips' order into a
// tree of bounds, the next ones find it there. Source: Ericson 2005, 7.5 (sweep), 7.1.9 (a pair belongs to one cell);
// Terdiman 2007 (radix sort, boxes in strips).
#pragma once

#include "core/broad/boxes.hpp"
#include "core/broad/packed_tree.hpp"
#include "core/broad/pair_order.hpp"
#include "core/broad/strip_plan.hpp"
#include "core/broad/strips.hpp"

namespace tunnel::broad {

// The strips as the last pairs() went through them.
struct StripPicture {
    double from = 0.0, height = 0.0;     // of the first strip's lower side in y, and of a strip
    std::vector<std::uint32_t> begins{}; // of `ids`: one more than there are strips
    std::vector<Id> ids{};               // in each strip in the order of the sweep; a box may stand in several
    std::vector<std::uint32_t> ends{};   // of `ids`: where those end that may touch this one; they follow it at once
};

class Fastest final : public BroadPhase {
  public:
    Id insert(const shape::Aabb& box) override { return changed(boxes_.insert(box)); }
    bool move(Id id, const shape::Aabb& box) override { return changed(boxes_.move(id, box)); }
    bool remove(Id id) override { return changed(boxes_.remove(id)); }
    std::span<const Pair> pairs() override;
    void query(const shape::Aabb& box, std::vector<Id>& out) override;
    void query(const shape::Ray& ray, std::vector<Id>& out) override;
    [[nodiscard]] std::size_t size() const override { return boxes_.size(); }
    [[nodiscard]] Counts counts() const override { return counts_; }
    // To be asked right after pairs(); changes no answer.
    void show(StripPicture& out);

  private:
    template <class Outcome> Outcome changed(Outcome outcome) {
        packed_ = false;
        return outcome;
    }
    void pack();

    BoxStore boxes_;
    StripPlanner planner_, query_planner_; // a query changes nothing of how the next pairs are found
    Strips strips_;
    PairOrder pair_order_;
    FoundPairs found_; // not in order
    std::vector<Pair> pairs_;
    Counts counts_, counts_of_pairs_;
    PackedTree tree_;
    bool packed_ = false;
};

} // namespace tunnel::broad
