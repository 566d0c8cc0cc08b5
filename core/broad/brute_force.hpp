// Answers: the pairs and queries by testing everything: n (n - 1) / 2 tests. The oracle of the other methods.
// Refuses: as broad_phase.hpp says.
#pragma once

#include "core/broad/boxes.hpp"

namespace tunnel::broad {

class BruteForce final : public BroadPhase {
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
    std::vector<Pair> pairs_;
    Counts counts_;
};

} // namespace tunnel::broad
