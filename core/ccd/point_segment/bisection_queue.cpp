// Best first: the earliest untested box is tested next, so the first box to converge ends the search. It starts no
// later than any contact, because every box that could hold one is still in the queue behind it.
#include "core/ccd/point_segment/bisection.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::ccd {

namespace {

class Queue {
  public:
    Queue() { heap_.reserve(64); } // enough for most queries at a usual delta
    [[nodiscard]] bool empty() const { return heap_.empty(); }
    [[nodiscard]] std::int64_t size() const { return static_cast<std::int64_t>(heap_.size()); }
    [[nodiscard]] const Node& top() const { return heap_.front(); }

    void push(const Node& node) {
        heap_.push_back(node);
        std::push_heap(heap_.begin(), heap_.end(), later);
    }

    Node pop() {
        std::pop_heap(heap_.begin(), heap_.end(), later);
        const Node node = heap_.back();
        heap_.pop_back();
        return node;
    }

  private:
    static bool later(const Node& a, const Node& b) { return earlier(b.box, a.box); }
    std::vector<Node> heap_;
};

} // namespace

BisectionResult search_queue(const BoxTest& test, std::int64_t max_checks, BisectionRecorder& recorder) {
    BisectionResult result;
    Queue waiting;
    Node next; // the head of the queue, held outside the heap
    next.id = recorder.made(next.box, -1, 0);
    result.active = 1;
    recorder.step_done(result, &next.box, -1);
    while (result.checks < max_checks) {
        const std::int64_t step = ++result.checks;
        const std::int64_t focus = next.id;
        const Hull hull = test.hull(next.box);
        recorder.tested(focus, hull, step);
        if (!test.may_touch(hull)) {
            ++result.discarded;
            --result.active;
            recorder.decided(focus, Fate::discarded, step);
            if (waiting.empty()) {
                recorder.step_done(result, nullptr, focus);
                result.status = base::Status::clear;
                return result;
            }
            next = waiting.pop();
        } else if (test.is_narrow(next.box)) {
            ++result.converged;
            --result.active;
            recorder.decided(focus, Fate::converged, step);
            recorder.step_done(result, &next.box, focus);
            result.status = base::Status::hit;
            result.box = next.box;
            return result;
        } else {
            // The first half starts and ends no later than its parent, the earliest of all: it is the next to pop.
            const Halves halves = split(next.box);
            recorder.decided(focus, halves.fate, step);
            next = {halves.first, recorder.made(halves.first, focus, step)};
            waiting.push({halves.second, recorder.made(halves.second, focus, step)});
            ++result.active;
        }
        recorder.step_done(result, &next.box, focus);
    }
    result.status = base::Status::budget_exhausted;
    result.box = next.box;
    return result;
}

} // namespace tunnel::ccd
