// Answers: the calls of the interface; strips.cpp does the work.
#include "core/broad/fastest.hpp"

namespace tunnel::broad {

namespace {
constexpr std::size_t few = 2048; // pairs
} // namespace

std::span<const Pair> Fastest::pairs() {
    const StripPlan& plan = planner_.plan(boxes_, counts_of_pairs_.tests);
    while (!strips_.fill(boxes_, plan) && planner_.halve()) {
    }
    found_.count = 0, found_.tests = 0;
    pair_order_.start(boxes_.end());
    for (std::uint32_t strip = 0; strip < strips_.count(); ++strip) {
        strips_.sweep(strip, boxes_, found_);
        if (found_.count < few) continue;
        pair_order_.add(found_.all()); // while they are still in the nearest cache
        found_.count = 0;
    }
    pair_order_.finish(found_.all(), pairs_);
    counts_.tests = found_.tests;
    counts_.visits = static_cast<std::int64_t>(strips_.copies());
    counts_.found = static_cast<std::int64_t>(pairs_.size());
    counts_of_pairs_ = counts_;
    return pairs_;
}

void Fastest::show(StripPicture& out) {
    out = {};
    const StripPlan plan = strips_.plan();
    if (!strips_.fill(boxes_, plan)) return;
    out.from = plan.origin.y, out.height = 1.0 / plan.scale.y;
    out.begins.push_back(0);
    for (std::uint32_t strip = 0; strip < strips_.count(); ++strip) {
        const std::uint32_t before = out.begins.back();
        for (const Id id : strips_.in_order(strip)) {
            out.ends.push_back(before + strips_.run_end(static_cast<std::uint32_t>(out.ids.size()) - before));
            out.ids.push_back(id & ~StripColumns::mark);
        }
        out.begins.push_back(static_cast<std::uint32_t>(out.ids.size()));
    }
}

void Fastest::pack() {
    if (packed_) return;
    packed_ = true;
    const StripPlan& plan = query_planner_.plan(boxes_, 0);
    while (!strips_.fill(boxes_, plan) && query_planner_.halve()) {
    }
    tree_.begin();
    for (std::uint32_t strip = 0; strip < strips_.count(); ++strip)
        for (const Id id : strips_.in_order(strip))
            if ((id & StripColumns::mark) == 0) tree_.add(id); // each box in its first strip
    tree_.finish(boxes_);
}

void Fastest::query(const shape::Aabb& box, std::vector<Id>& out) {
    pack();
    const auto test = [&](const shape::Aabb& other) { return is_legal(box) && touch(box, other); };
    counts_ = tree_.query(boxes_, test, out);
}

void Fastest::query(const shape::Ray& ray, std::vector<Id>& out) {
    pack();
    const auto test = [&](const shape::Aabb& other) { return touches(other, ray); };
    counts_ = tree_.query(boxes_, test, out);
}

} // namespace tunnel::broad
