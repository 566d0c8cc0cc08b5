// Breadth first: every box of a level is settled before the next level. Nothing is skipped, so that the whole set
// of boxes that may hold a contact can be seen.
#include "core/ccd/point_segment/bisection.hpp"

#include <optional>
#include <utility>

namespace tunnel::ccd {

namespace {

class LevelSearch {
  public:
    LevelSearch(const BoxTest& test, std::int64_t max_checks, BisectionRecorder& recorder)
        : test_(test), max_checks_(max_checks), recorder_(recorder) {}

    [[nodiscard]] BisectionResult run() {
        examine(ParameterBox{}, -1);
        end_step();
        while (!active_.empty()) {
            ++step_;
            if (!advance()) return end(base::Status::budget_exhausted);
        }
        return end(converged_ ? base::Status::hit : base::Status::clear);
    }

  private:
    // One level; false when the budget does not allow to finish it. A box is split only if both halves can be tested,
    // so a box left over stays whole, and active.
    [[nodiscard]] bool advance() {
        std::size_t done = 0;
        for (; done < active_.size(); ++done) {
            const Node& node = active_[done];
            if (test_.is_narrow(node.box)) {
                ++result_.converged;
                keep_earlier(converged_, node.box);
                recorder_.decided(node.id, Fate::converged, step_);
                continue;
            }
            if (max_checks_ - result_.checks < 2) break;
            const Halves halves = split(node.box);
            recorder_.decided(node.id, halves.fate, step_);
            examine(halves.first, node.id);
            examine(halves.second, node.id);
        }
        const bool finished = done == active_.size();
        for (std::size_t i = done; i < active_.size(); ++i) keep(active_[i]);
        if (done > 0) end_step();
        return finished;
    }

    void examine(const ParameterBox& box, std::int64_t parent) {
        const Node node{box, recorder_.made(box, parent, step_)};
        const Hull hull = test_.hull(box);
        ++result_.checks;
        recorder_.tested(node.id, hull, step_);
        if (test_.may_touch(hull)) {
            keep(node);
        } else {
            ++result_.discarded;
            recorder_.decided(node.id, Fate::discarded, step_);
        }
    }

    void keep(const Node& node) {
        next_.push_back(node);
        keep_earlier(first_active_, node.box);
    }

    void end_step() {
        active_.swap(next_);
        next_.clear();
        result_.active = static_cast<std::int64_t>(active_.size());
        earliest_ = converged_;
        if (first_active_) keep_earlier(earliest_, *first_active_);
        first_active_.reset();
        recorder_.step_done(result_, earliest_ ? &*earliest_ : nullptr, -1);
    }

    [[nodiscard]] BisectionResult end(base::Status status) {
        result_.status = status;
        if (earliest_) result_.box = *earliest_;
        return result_;
    }

    static void keep_earlier(std::optional<ParameterBox>& best, const ParameterBox& box) {
        if (!best || earlier(box, *best)) best = box;
    }

    const BoxTest& test_;
    std::int64_t max_checks_;
    BisectionRecorder& recorder_;
    BisectionResult result_;
    std::int64_t step_ = 0;
    std::vector<Node> active_, next_;
    std::optional<ParameterBox> converged_;    // earliest so far
    std::optional<ParameterBox> first_active_; // earliest of next_
    std::optional<ParameterBox> earliest_;     // of both, after the last step
};

} // namespace

BisectionResult search_levels(const BoxTest& test, std::int64_t max_checks, BisectionRecorder& recorder) {
    return LevelSearch(test, max_checks, recorder).run();
}

} // namespace tunnel::ccd
