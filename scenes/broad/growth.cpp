// Answers: how do tests and time grow with the number of boxes? Every method on 100 to 20 000 boxes, sizes even and
// 1:100, all else as chosen; in slices, with progress. Refuses: a clock of its own; times come from whoever runs it.
#include "scenes/broad/growth.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace broad_lab {
namespace {

constexpr std::size_t inserts_a_slice = 500;
constexpr int timed_slices = 3;   // the shortest counts
constexpr int boxes_timed = 4000; // in one slice: so often is a small world gone through

class Growth final : public kit::Job {
  public:
    explicit Growth(const Params& params) : p(params), tasks(growth_tasks()) {}

    bool slice() override {
        just_timed = false;
        if (phase == nullptr)
            begin();
        else if (phase->size() < here.size())
            insert_some();
        else if (!counted)
            count();
        else
            step();
        return found.size() == tasks.size() && counted && (!clocked || timed >= timed_slices);
    }

    void took(double seconds) override {
        clocked = true;
        if (!just_timed) return;
        double& best = found.back().seconds;
        const double one = seconds / repeats();
        best = best > 0.0 ? std::min(best, one) : one;
    }

    double done() const override { return static_cast<double>(found.size()); }
    double progress() const override {
        const auto all = static_cast<double>(tasks.size());
        return all == done() && !over() ? (all - 1.0) / all : done() / all;
    }
    kit::Text title() const override { return {"tests and time against n", "n에 따른 검사 횟수와 시간"}; }
    kit::Text unit() const override { return {"runs", "회 실행"}; }

    void read(kit::Readouts& out) const override {
        out.add("runs", {"runs for the curves so far", "지금까지 곡선을 그리려고 실행한 횟수"},
                static_cast<std::int64_t>(found.size()));
        for (const Sizes sizes : {Sizes::even, Sizes::mixed}) out.plots.push_back(tests_plot(found, sizes, p.boxes));
        for (const Sizes sizes : {Sizes::even, Sizes::mixed}) out.plots.push_back(times_plot(found, sizes, p.boxes));
    }

  private:
    Params p;
    std::vector<GrowthTask> tasks;
    std::vector<GrowthFound> found; // of the tasks begun and counted
    std::vector<shape::Aabb> here, next;
    std::unique_ptr<broad::BroadPhase> phase;
    bool counted = false, clocked = false, just_timed = false, there = false;
    int timed = 0;

    [[nodiscard]] int repeats() const { return std::max(1, boxes_timed / static_cast<int>(here.size())); }
    [[nodiscard]] bool over() const { return counted && (!clocked || timed >= timed_slices); }

    void begin() {
        const GrowthTask& task = tasks[found.size()];
        Params of = p;
        of.sizes = task.sizes;
        of.boxes = task.boxes;
        const Cast cast = make_cast(of);
        place(cast, 0.0, here);
        place(cast, p.speed * BroadScene::step_seconds(p), next);
        phase = broad::make(task.method);
        counted = false;
        timed = 0;
    }
    void insert_some() {
        const std::size_t to = std::min(phase->size() + inserts_a_slice, here.size());
        for (std::size_t i = phase->size(); i < to; ++i) (void)phase->insert(here[i]);
    }
    void count() {
        (void)phase->pairs();
        const GrowthTask& task = tasks[found.size()];
        found.push_back({task, box_tests_of(task.method, phase->counts()), 0.0});
        counted = true;
        finish_task();
    }
    void step() {
        for (int k = 0; k < repeats(); ++k) {
            there = !there;
            const std::vector<shape::Aabb>& boxes = there ? next : here;
            for (std::size_t i = 0; i < boxes.size(); ++i) (void)phase->move(static_cast<broad::Id>(i), boxes[i]);
            (void)phase->pairs();
        }
        just_timed = true;
        ++timed;
        finish_task();
    }
    void finish_task() {
        if (over() && found.size() < tasks.size()) phase.reset();
    }
};

} // namespace
} // namespace broad_lab

std::unique_ptr<kit::Job> BroadScene::job(const Params& params) { return std::make_unique<broad_lab::Growth>(params); }

} // namespace tunnel::scenes
