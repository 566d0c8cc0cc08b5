// Answers: the specimen scene itself: parameters, motion, claims, presets. What it shows: specimen_scene_shows.cpp.
#include "tests/support/specimen_scene.hpp"

#include "tests/support/specimen_scene_parts.hpp"

#include <cmath>

namespace tunnel::test {

const kit::SceneInfo& Specimen::info() {
    static const kit::SceneInfo it{
        "specimen",
        {"Specimen", "견본"},
        {"document 999", "문서 999"},
        {"Raise “travel” until the first test turns to MISS.", "첫 검사가 놓침이 될 때까지 이동 거리를 늘려 보자."},
        10.0};
    return it;
}

Specimen::Result Specimen::solve(const Params& p) { return {p.travel - p.drift}; }
int Specimen::last_step(const Params& p, const Result&) { return static_cast<int>(p.frames); }
Specimen::State Specimen::start(const Params&) { return {3.0, 0.0}; }
double Specimen::step_seconds(const Params&) { return 0.02; }

Specimen::State Specimen::advance(State state, const Params& p, std::span<const kit::Input> drags, double dt) {
    if (!drags.empty()) state.height = drags.back().y;
    state.speed -= (p.gravity ? 9.81 : 0.0) * dt;
    state.height += state.speed * dt;
    if (state.height < 0) {
        state.height = -state.height;
        state.speed = -0.8 * state.speed;
    }
    return state;
}

void Specimen::draw(const kit::Moment<Specimen>& m, kit::DrawList& list) {
    const int pane = list.pane({"world", {"world", "월드"}, false, {0, 0}, {1, 1}, {-4, -0.5, 0}, {4, 4, 0}});
    list.line(pane, {kit::Role::wall}, {-4, 0}, {4, 0});
    list.add(pane, {kit::Role::body, kit::Weight::main, kit::Dash::solid, kit::Fill::faint, false, 7},
             kit::Disc{{0, m.state.height, 0}, 0.3});
}

std::vector<kit::Claim> Specimen::claims() {
    const auto travels = [](const kit::Readouts& r) -> std::optional<bool> { return r.number("relative") == 8.0; };
    const auto never = [](const kit::Readouts&) -> std::optional<bool> { return false; };
    const auto elsewhere = [](const kit::Readouts&) -> std::optional<bool> { return std::nullopt; };
    return {{"specimen-1",
             {"The relative travel is 8 at the document's values.", "문서의 값에서 상대 이동 거리는 8이다."},
             {},
             0,
             travels,
             true},
            {"specimen-2", {"This one never holds.", "이 주장은 결코 성립하지 않는다."}, {}, 0, never, true},
            {"specimen-3",
             {"This one speaks of something else, in a sentence that needs two lines.",
              "이 주장은 다른 것을 말하는데, 문장이 길어서 두 줄이 필요하다."},
             {{"travel", "4"}},
             3,
             elsewhere}};
}

std::vector<kit::Preset> Specimen::presets() {
    return {{"document",
             {"the document's values", "문서의 값"},
             {},
             0,
             {"What the document shows.", "문서에 나온 그대로."}},
            {"slow",
             {"slow: travel 4", "느리게: 이동 거리 4"},
             {{"travel", "4"}},
             2,
             {"The path ends before the wall.", "경로가 벽 앞에서 끝난다."}},
            {"fine", {"a very fine tolerance", "아주 작은 허용 오차"}, {{"delta", "1e-6"}}, 0, {}}};
}

std::unique_ptr<kit::Job> Specimen::job(const Params& p) { return std::make_unique<SpecimenJob>(p.trials); }

scenes::Entry specimen_scene() {
    return {"specimen", []() -> std::unique_ptr<kit::SceneRun> { return std::make_unique<kit::RunOf<Specimen>>(); }};
}

} // namespace tunnel::test
