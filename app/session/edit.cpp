// Answers: how edits change a session's run. Every edit passes through Impl::edit. Undo: session_branches.cpp.
#include "app/session/impl.hpp"
#include "app/session/snap.hpp"
#include "scenes/kit/points.hpp"

namespace tunnel::app {

namespace {

// The same run, wherever on its timeline it stands.
bool same_run(const kit::Scenario& a, const kit::Scenario& b) {
    return a.settings == b.settings && a.inputs == b.inputs;
}

int reach_of(const kit::Scenario& scenario) {
    int reach = scenario.step;
    for (const kit::Input& input : scenario.inputs) reach = std::max(reach, input.step);
    return reach;
}

} // namespace

// --- the one way in ---

kit::SetResult Session::Impl::edit(const Change& change, bool replaces_run) {
    const bool alone = !edit_open;
    if (alone) open_edit();
    const kit::Scenario old = run->scenario();
    const int old_furthest = furthest;
    const HeldFiles old_files = files;
    const kit::SetResult result = change();
    if (result.ok()) changed(old, old_furthest, old_files, replaces_run);
    if (alone) close_edit();
    return result;
}

void Session::Impl::changed(const kit::Scenario& old, int old_furthest, const HeldFiles& old_files, bool replaces_run) {
    const kit::Scenario now = run->scenario();
    ++content;
    if (replaces_run) {
        branches.resize(1);
        branches.front().label = first_label();
        holds.assign(1, {});
        current = 0;
        furthest = std::max(reach_of(now), run->step());
        wanted_step = run->step();
    } else if (!same_run(old, now) || files != old_files) {
        if (run->moving() && old_furthest > old.step) {
            fork(old, old_furthest, old_files);
            branched_in_edit = true;
        }
        furthest = run->step();
        wanted_step = run->step();
        if (branched_in_edit) label_front(old, now);
    }
}

void Session::Impl::open_edit() {
    before_edit = snapshot();
    edit_open = true;
    dragging.clear();
    branched_in_edit = false;
}

void Session::Impl::close_edit() {
    if (!edit_open) return;
    edit_open = false;
    if (!same_run(before_edit.scenario, run->scenario()) || files != before_edit.files)
        history.add(std::move(before_edit));
    before_edit = {};
}

void Session::begin_edit() {
    impl->close_edit();
    impl->open_edit();
}
void Session::end_edit() { impl->close_edit(); }

// --- edits ---

kit::SetResult Session::set(std::string_view key, std::string_view text) {
    return impl->edit([&] { return impl->run->set(key, text); }, false);
}
kit::SetResult Session::set_all(const std::vector<kit::Setting>& settings) {
    return impl->edit([&] { return impl->run->set_all(settings); }, false);
}
kit::SetResult Session::set_number(std::string_view key, double value) {
    return impl->edit([&] { return impl->run->set_number(key, value); }, false);
}

kit::SetResult Session::set_file(std::string_view key, kit::FileValue value) {
    return impl->edit(
        [&] {
            const kit::SetResult result = impl->run->set_file(key, value);
            if (!result.ok()) return result;
            std::erase_if(impl->files, [&](const auto& held) { return held.first == key; });
            impl->files.emplace_back(key, std::make_shared<const kit::FileValue>(std::move(value)));
            return result;
        },
        false);
}

kit::SetResult Session::apply(const kit::Handle& handle, const glm::dvec3& at) {
    kit::SceneRun& run = *impl->run;
    std::vector<kit::Setting> settings;
    if (impl->dragging != handle.id) settings = handle.also;
    for (glm::dvec3::length_type axis = 0; axis < 3; ++axis) {
        const kit::Binding& binding = handle.axes[static_cast<std::size_t>(axis)];
        if (binding.key.empty()) continue;
        const kit::ParamRow* row = kit::row_of(run.rows(), binding.key);
        if (row == nullptr) return kit::unknown_key(run.rows(), binding.key);
        const double there = kit::value_at(binding, at[axis]);
        const double value = snapped(*row, binding.decades ? two_digits(there) : there);
        const bool listed = row->kind == kit::Kind::points; // the key names one coordinate
        const kit::ParamRow one = listed ? kit::coordinate_row(*row, binding.key) : *row;
        if (const kit::Checked checked = kit::check_number(one, value); !checked.result.ok()) return checked.result;
        settings.push_back({binding.key, kit::value_text(*row, value)});
    }
    if (const kit::ParamRow* row = kit::find_row(run.rows(), handle.turn.key); row != nullptr)
        settings.push_back({handle.turn.key, kit::value_text(*row, snapped(*row, kit::degrees_of(handle.turn, at)))});
    const kit::SetResult result = impl->edit(
        [&] {
            const kit::SetResult set = run.set_all(settings);
            if (set.ok() && !handle.body.empty()) run.drag_body(handle.body, at);
            return set;
        },
        false);
    if (result.ok() && impl->edit_open) impl->dragging = handle.id;
    return result;
}

kit::SetResult Session::apply(const kit::Preset& preset) {
    const std::unique_ptr<kit::SceneRun> wanted = kit::fresh(*impl->run, preset.settings, preset.step);
    if (wanted == nullptr)
        return {kit::SetStatus::out_of_range, kit::Text{"preset '" + preset.id + "' has settings out of range",
                                                        "프리셋에 범위를 벗어난 값이 있음: '" + preset.id + "'"}};
    return load(wanted->scenario());
}

kit::SetResult Session::apply(const kit::Action& action) {
    if (const kit::Text why = kit::why_not(*impl->run, action); !why.empty())
        return {kit::SetStatus::out_of_range, why};
    return set_all(action.settings);
}

kit::SetResult Session::load(const kit::Scenario& scenario) {
    const std::string_view here = impl->run->info().id;
    if (scenario.scene != here)
        return {kit::SetStatus::unknown_word,
                kit::Text{"the scenario is of scene '" + scenario.scene + "', not of '" + std::string(here) + "'",
                          "다른 장면의 시나리오임: '" + scenario.scene + "'. 지금 장면: '" + std::string(here) + "'"}};
    impl->playback.stop();
    return impl->edit([&] { return impl->run->load(scenario); }, true);
}

void Session::to_defaults() {
    const int step = impl->run->moving() ? 0 : impl->run->step();
    if (const std::unique_ptr<kit::SceneRun> wanted = kit::fresh(*impl->run, {}, step); wanted != nullptr)
        (void)load(wanted->scenario());
}

} // namespace tunnel::app
