// Answers: what can be said of any scene without knowing its type.
#include "scenes/kit/scene_run.hpp"

#include "scenes/kit/points.hpp"

#include <algorithm>

namespace tunnel::kit {

SetResult SceneRun::set(std::string_view key, std::string_view text) {
    const ParamRow* row = row_of(rows(), key);
    if (row == nullptr) return unknown_key(rows(), key);
    if (row->kind == Kind::file) return check_text(*row, text).result;
    return set_all({{std::string(key), std::string(text)}});
}

RowValue SceneRun::held(std::size_t row) const {
    const Points* list = points(row);
    return list != nullptr ? RowValue{0.0, *list} : RowValue{value(row), {}};
}

std::optional<double> SceneRun::number(std::string_view key) const {
    const ParamRow* row = row_of(rows(), key);
    if (row == nullptr || row->kind == Kind::file) return std::nullopt;
    const auto index = static_cast<std::size_t>(row - rows().data());
    if (const Points* list = points(index); list != nullptr) return coordinate(key, *list);
    return row->key == key ? std::optional(value(index)) : std::nullopt;
}

SetResult SceneRun::gather(const std::vector<Setting>& settings, std::vector<KeyValue>& values,
                           bool from_defaults) const {
    const auto list_now = [&](const ParamRow& row) {
        for (std::size_t i = values.size(); i > 0; --i)
            if (values[i - 1].key == row.key) return values[i - 1].value.points;
        return from_defaults ? row.initial_points : held(static_cast<std::size_t>(&row - rows().data())).points;
    };
    for (const Setting& setting : settings) {
        const ParamRow* row = row_of(rows(), setting.key);
        if (row == nullptr) return unknown_key(rows(), setting.key);
        if (row->kind == Kind::file) continue; // bytes come by set_file
        const Checked checked = setting.key == row->key
                                    ? check_text(*row, setting.value)
                                    : check_coordinate(*row, setting.key, list_now(*row), setting.value);
        if (!checked.result.ok()) return checked.result;
        values.push_back({row->key, checked.held()});
    }
    return {};
}

SetResult SceneRun::set_all(const std::vector<Setting>& settings) {
    std::vector<KeyValue> values;
    SetResult result = gather(settings, values, false);
    if (result.ok()) put_checked(values);
    return result;
}

SetResult SceneRun::check_all(const std::vector<Setting>& settings) const {
    std::vector<KeyValue> values;
    return gather(settings, values, false);
}

std::string row_text(const SceneRun& run, std::size_t row) {
    const FileValue* file = run.file(row);
    return file != nullptr ? file->name : value_text(run.rows()[row], run.held(row));
}

bool at_default(const SceneRun& run, std::size_t row) {
    if (const FileValue* file = run.file(row); file != nullptr) return file->name.empty();
    return run.held(row) == RowValue{run.rows()[row].initial, run.rows()[row].initial_points};
}

Text why_not(const SceneRun& run, const Action& action) {
    return action.why_disabled.empty() ? run.check_all(action.settings).message : action.why_disabled;
}

Readouts read_all(const SceneRun& run, bool job_ended) {
    Readouts out;
    run.read(out);
    if (const std::unique_ptr<Job> job = run.job(); job != nullptr) {
        while (job_ended && !job->slice()) {
        }
        job->read(out);
    }
    return out;
}

std::unique_ptr<SceneRun> fresh(const SceneRun& scene, const std::vector<Setting>& settings, int step) {
    std::unique_ptr<SceneRun> run = scene.clone();
    Scenario defaults;
    for (const ParamRow& row : run->rows())
        if (row.kind != Kind::file) defaults.settings.push_back({std::string(row.key), initial_text(row)});
    if (!run->load(defaults).ok() || !run->set_all(settings).ok()) return nullptr;
    run->seek(step == last_step ? run->last_step() : step);
    return run;
}

std::optional<bool> holds_at_own_settings(const SceneRun& scene, const Claim& claim) {
    const std::unique_ptr<SceneRun> run = fresh(scene, claim.settings, claim.step);
    if (run == nullptr) return false; // a claim whose own settings are refused is wrong
    return claim.holds(read_all(*run, claim.of_job));
}

bool applies_here(const SceneRun& run, const Claim& claim) {
    if (claim.everywhere) return true;
    const std::span<const ParamRow> rows = run.rows();
    const std::vector<RowValue> own = run.values_with(claim.settings), plain = run.values_with({});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].kind == Kind::file) continue;
        if (rows[i].group == Group::break_it && own[i] == plain[i]) continue;
        if (!(run.held(i) == own[i])) return false;
    }
    return true;
}

void sort_by_step(std::vector<Input>& inputs) {
    std::stable_sort(inputs.begin(), inputs.end(), [](const Input& a, const Input& b) { return a.step < b.step; });
}

} // namespace tunnel::kit
