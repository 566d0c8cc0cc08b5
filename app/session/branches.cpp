// Answers: undo and redo, and the branches of a moving scene's run.
#include "app/session/impl.hpp"

namespace tunnel::app {

namespace {

constexpr std::size_t most_branches = 16;

kit::Text value_words(const kit::ParamRow& row, const std::string& text) {
    for (const kit::Choice& choice : row.choices)
        if (choice.word == text) return choice.label;
    return kit::Text::same(row.unit.empty() ? text : text + " " + std::string(row.unit));
}

// What was done last: "from step 12: speed 300".
kit::Text change_label(const kit::SceneRun& run, const kit::Scenario& old, const kit::Scenario& now) {
    kit::Text what{"changed", "바꿈"};
    const auto parameter = [&](const std::string& key, const std::string& value) {
        const kit::ParamRow* row = kit::find_row(run.rows(), key);
        if (row == nullptr) return;
        const kit::Words name = run.label(static_cast<std::size_t>(row - run.rows().data()));
        if (row->kind == kit::Kind::points) return void(what = {std::string(name.en), std::string(name.ko)});
        const kit::Text words = value_words(*row, value);
        what = {std::string(name.en) + " " + words.en, std::string(name.ko) + " " + words.ko};
    };
    for (std::size_t i = 0; i < now.settings.size() && i < old.settings.size(); ++i)
        if (!(now.settings[i] == old.settings[i])) parameter(now.settings[i].key, now.settings[i].value);
    if (!now.inputs.empty() && now.inputs.back().step == now.step) {
        const kit::Input& input = now.inputs.back();
        if (!input.key.empty()) parameter(input.key, input.value);
        for (const kit::Handle& handle : run.handles())
            if (!input.body.empty() && handle.body == input.body)
                what = {handle.label.en + " moved", handle.label.ko + " 옮김"};
    }
    const std::string step = std::to_string(now.step);
    return {"from step " + step + ": " + what.en, step + "단계부터: " + what.ko};
}

} // namespace

// --- undo ---

Snapshot Session::Impl::snapshot() const { return {run->scenario(), furthest, files, branches, holds, current}; }

void Session::Impl::restore_run(const kit::Scenario& scenario, const HeldFiles& wanted_files) {
    for (const auto& [key, value] : wanted_files) (void)run->set_file(key, *value);
    files = wanted_files;
    (void)run->load(scenario); // was a run of this scene before
    ++content;
    playback.stop();
}

void Session::Impl::restore(const Snapshot& wanted) {
    restore_run(wanted.scenario, wanted.files);
    branches = wanted.branches;
    holds = wanted.holds;
    current = wanted.current;
    furthest = std::max(wanted.furthest, run->step());
    wanted_step = run->step();
}

bool Session::can_undo() const { return impl->history.can_undo(); }
bool Session::can_redo() const { return impl->history.can_redo(); }
void Session::undo() {
    impl->close_edit();
    if (const auto back = impl->history.undo(impl->snapshot())) impl->restore(*back);
}
void Session::redo() {
    impl->close_edit();
    if (const auto back = impl->history.redo(impl->snapshot())) impl->restore(*back);
}

void Session::forget_history() {
    impl->close_edit();
    impl->history = {};
}

// --- branches ---

void Session::Impl::fork(const kit::Scenario& old, int old_furthest, const HeldFiles& old_files) {
    const auto front = static_cast<std::size_t>(current);
    branches[front].scenario = old;
    holds[front] = {old_furthest, old_files};
    if (branches.size() >= most_branches) { // the oldest goes, but not the one just left
        const std::ptrdiff_t oldest = front == 0 ? 1 : 0;
        branches.erase(branches.begin() + oldest);
        holds.erase(holds.begin() + oldest);
    }
    branches.emplace_back();
    holds.emplace_back();
    current = static_cast<int>(branches.size()) - 1;
}

kit::Text Session::Impl::first_label() { return {"first run", "첫 실행"}; }

void Session::Impl::label_front(const kit::Scenario& old, const kit::Scenario& now) {
    branches[static_cast<std::size_t>(current)].label = change_label(*run, old, now);
}

const std::vector<Branch>& Session::branches() const {
    impl->branches[static_cast<std::size_t>(impl->current)].scenario = impl->run->scenario();
    return impl->branches;
}
int Session::current_branch() const { return impl->current; }

void Session::switch_branch(int index) {
    const int count = static_cast<int>(impl->branches.size());
    if (index < 0 || index >= count || index == impl->current) return;
    impl->close_edit();
    const auto from = static_cast<std::size_t>(impl->current), to = static_cast<std::size_t>(index);
    impl->branches[from].scenario = impl->run->scenario();
    impl->holds[from] = {impl->furthest, impl->files};
    const int moment = impl->wanted_step;
    impl->current = index;
    kit::Scenario scenario = impl->branches[to].scenario;
    scenario.step = moment;
    impl->restore_run(scenario, impl->holds[to].files);
    impl->furthest = std::max(impl->holds[to].furthest, impl->run->step());
    impl->wanted_step = moment;
}

} // namespace tunnel::app
