// Answers: Boost.Geometry's R-tree, packed anew at each step and asked once a box.
#include "bench/broad/peers.hpp"

#ifdef TUNNEL_PEER_BOOST
#include <boost/function_output_iterator.hpp>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <algorithm>

namespace tunnel::bench {

namespace {

namespace bg = boost::geometry;
using Point = bg::model::point<double, 2, bg::cs::cartesian>;
using Box = bg::model::box<Point>;
using Value = std::pair<Box, broad::Id>;

class Boost final : public Peer {
  public:
    void step(Boxes boxes) override {
        values_.clear(), pairs_.clear();
        for (std::size_t i = 0; i < boxes.size(); ++i)
            values_.emplace_back(Box(Point(boxes[i].min.x, boxes[i].min.y), Point(boxes[i].max.x, boxes[i].max.y)),
                                 static_cast<broad::Id>(i));
        const bg::index::rtree<Value, bg::index::quadratic<16>> tree(values_.begin(), values_.end());
        for (const Value& v : values_)
            tree.query(bg::index::intersects(v.first), boost::make_function_output_iterator([&](const Value& other) {
                           if (other.second > v.second) pairs_.push_back({v.second, other.second});
                       }));
        std::sort(pairs_.begin(), pairs_.end());
    }
    [[nodiscard]] std::vector<broad::Pair> pairs() const override { return pairs_; }

  private:
    std::vector<Value> values_;
    std::vector<broad::Pair> pairs_;
};

} // namespace

std::unique_ptr<Peer> make_boost(Boxes, double) { return std::make_unique<Boost>(); }

} // namespace tunnel::bench

#else
namespace tunnel::bench {
std::unique_ptr<Peer> make_boost(Boxes, double) { return nullptr; }
} // namespace tunnel::bench
#endif
