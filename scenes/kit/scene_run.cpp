// Answers: what can be said of any scene without knowing its type.
#include "scenes/kit/scene_run.hpp"

namespace tunnel::kit {

SetResult SceneRun::set(std::string_view key, std::string_view text) {
    const ParamRow* row = find_row(rows(), key);
    if (row == nullptr) return unknown_key(rows(), key);
    const Checked checked = check_text(*row, text);
    return checked.result.ok() ? set_number(key, checked.value) : checked.result;
}

SetResult SceneRun::gather(const std::vector<Setting>& settings, std::vector<KeyValue>& values) const {
    for (const Setting& setting : settings) {
        const ParamRow* row = find_row(rows(), setting.key);
        if (row == nullptr) return unknown_key(rows(), setting.key);
        if (row->kind == Kind::file) continue; // bytes come by set_file
        const Checked checked = check_text(*row, setting.value);
        if (!checked.result.ok()) return checked.result;
        values.push_back({row->key, checked.value});
    }
    return {};
}

SetResult SceneRun::set_all(const std::vector<Setting>& settings) {
    std::vector<KeyValue> values;
    SetResult result = gather(settings, values);
    if (result.ok()) put_checked(values);
    return result;
}

SetResult SceneRun::check_all(const std::vector<Setting>& settings) const {
    std::vector<KeyValue> values;
    return gather(settings, values);
}

Text why_not(const SceneRun& run, const Action& action) {
    return action.why_disabled.empty() ? run.check_all(action.settings).message : action.why_disabled;
}

Readouts read_all(const SceneRun& run) {
    Readouts out;
    run.read(out);
    if (const std::unique_ptr<Job> job = run.job(); job != nullptr) {
        while (!job->slice()) {
        }
        job->read(out);
    }
    return out;
}

std::unique_ptr<SceneRun> fresh(const SceneRun& scene, const std::vector<Setting>& settings, int step) {
    std::unique_ptr<SceneRun> run = scene.clone();
    Scenario defaults;
    for (const ParamRow& row : run->rows())
        if (row.kind != Kind::file) defaults.settings.push_back({std::string(row.key), value_text(row, row.initial)});
    if (!run->load(defaults).ok() || !run->set_all(settings).ok()) return nullptr;
    run->seek(step == last_step ? run->last_step() : step);
    return run;
}

std::optional<bool> holds_at_own_settings(const SceneRun& scene, const Claim& claim) {
    const std::unique_ptr<SceneRun> run = fresh(scene, claim.settings, claim.step);
    if (run == nullptr) return false; // a claim whose own settings are refused is wrong
    return claim.holds(read_all(*run));
}

bool applies_here(const SceneRun& run, const Claim& claim) {
    if (claim.everywhere) return true;
    const std::span<const ParamRow> rows = run.rows();
    const std::vector<double> own = run.values_with(claim.settings);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].group == Group::break_it || rows[i].kind == Kind::file) continue;
        if (run.value(i) != own[i]) return false;
    }
    return true;
}

} // namespace tunnel::kit
