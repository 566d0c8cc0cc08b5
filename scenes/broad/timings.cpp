// Answers: what may be timed: a whole step of each method with all boxes moved, and a whole step of this scene.
#include "scenes/broad/pieces.hpp"
#include "scenes/broad/words.hpp"

namespace tunnel::scenes::broad_lab {
namespace {

// All boxes go one step on, or back again: the same work each time. Made when it is first run.
class OneStep {
  public:
    OneStep(std::shared_ptr<const Cast> of, const Params& params, double travelled)
        : cast(std::move(of)), p(params), now(travelled) {}
    void operator()() {
        if (phase == nullptr) begin();
        there = !there;
        const std::vector<shape::Aabb>& boxes = there ? next : here;
        for (std::size_t i = 0; i < boxes.size(); ++i) (void)phase->move(static_cast<broad::Id>(i), boxes[i]);
        (void)phase->pairs();
    }

  private:
    std::shared_ptr<const Cast> cast;
    Params p;
    double now = 0.0;
    std::vector<shape::Aabb> here, next;
    std::unique_ptr<broad::BroadPhase> phase;
    bool there = false;

    void begin() {
        place(*cast, now, here);
        place(*cast, now + p.speed * BroadScene::step_seconds(p), next);
        if (p.method == Method::sort_and_sweep)
            phase = std::make_unique<broad::SortAndSweep>(p.axis);
        else
            phase = broad::make(p.method);
        for (const shape::Aabb& box : here) (void)phase->insert(box);
    }
};

// The tests stand beside the time: how unlike the two are is what the times are for.
kit::Text label_of(const Moment& m, std::size_t method) {
    const std::optional<std::int64_t>& tests = world_of(m).counts[method].box_tests;
    const kit::Text name = kit::Text{"one step, ", "한 스텝, "} + methods[method].label;
    if (!tests) return name;
    const kit::Text n = grouped(*tests);
    return name + kit::Text{": " + n.en + " tests", ": 검사 " + n.ko + "번"};
}

} // namespace

void read_timings(const Moment& m, kit::Readouts& out) {
    for (std::size_t i = 0; i < method_count; ++i) {
        Params p = m.params;
        p.method = static_cast<Method>(i);
        const auto work = std::make_shared<OneStep>(m.result.cast, p, m.state.travelled);
        out.timings.push_back({"step_" + std::string(methods[i].word), label_of(m, i), [work] { (*work)(); }});
    }
    const auto scene = [cast = m.result.cast, p = m.params, state = m.state, step = m.step] {
        const Result result{cast, {}, {}, {}};
        kit::DrawList list;
        BroadScene::draw({p, result, state, state, state, step, BroadScene::steps, {}}, list);
    };
    out.timings.push_back({"step_scene", {"this scene's step with its picture", "이 장면의 한 스텝과 그림"}, scene});
}

} // namespace tunnel::scenes::broad_lab
