// Answers: CGAL's box_self_intersection_d, from nothing at each step.
#include "bench/broad/peers.hpp"

#ifdef TUNNEL_PEER_CGAL
#include <CGAL/box_intersection_d.h>

#include <algorithm>

namespace tunnel::bench {

namespace {

using Box = CGAL::Box_intersection_d::Box_with_info_d<double, 2, broad::Id>;

class Cgal final : public Peer {
  public:
    void step(Boxes boxes) override {
        boxes_.clear(), pointers_.clear(), pairs_.clear();
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            double lo[2] = {boxes[i].min.x, boxes[i].min.y}, hi[2] = {boxes[i].max.x, boxes[i].max.y};
            boxes_.emplace_back(lo, hi, static_cast<broad::Id>(i));
        }
        for (Box& box : boxes_) pointers_.push_back(&box); // quicker than moving the boxes about
        CGAL::box_self_intersection_d(pointers_.begin(), pointers_.end(), [&](const Box* u, const Box* v) {
            pairs_.push_back({std::min(u->info(), v->info()), std::max(u->info(), v->info())});
        });
        std::sort(pairs_.begin(), pairs_.end());
    }
    [[nodiscard]] std::vector<broad::Pair> pairs() const override { return pairs_; }

  private:
    std::vector<Box> boxes_;
    std::vector<Box*> pointers_;
    std::vector<broad::Pair> pairs_;
};

} // namespace

std::unique_ptr<Peer> make_cgal(Boxes, double) { return std::make_unique<Cgal>(); }

} // namespace tunnel::bench

#else
namespace tunnel::bench {
std::unique_ptr<Peer> make_cgal(Boxes, double) { return nullptr; }
} // namespace tunnel::bench
#endif
