// Answers: the way from options to a session, one check after another.
#include "app/start.hpp"

#include "app/files/scenario_file.hpp"
#include "scenes/kit/set.hpp"

namespace tunnel::app {

Failure unknown_scene(std::string_view id, std::span<const scenes::Entry> catalogue) {
    std::vector<std::string_view> ids;
    for (const scenes::Entry& entry : catalogue) ids.push_back(entry.id);
    return usage("unknown scene " + in_quotes(id) + "; did you mean '" + kit::nearest(id, ids) + "'?");
}

namespace {

// Together: a scene may judge settings by what else was named (an end point and the motion it belongs to).
Failure apply_settings(Session& session, const std::vector<kit::Setting>& settings) {
    std::vector<kit::Setting> values;
    for (const kit::Setting& setting : settings) {
        const kit::ParamRow* row = kit::find_row(session.run().rows(), setting.key);
        if (row == nullptr || row->kind != kit::Kind::file)
            values.push_back(setting);
        else if (Failure failure = set_file_parameter(session, setting.key, setting.value))
            return failure;
    }
    const kit::SetResult result = session.set_all(values);
    return result.ok() ? Failure{} : usage(result.message + " (scene '" + std::string(session.run().info().id) + "')");
}

} // namespace

Started start(const Options& options, std::span<const scenes::Entry> catalogue, bool threads) {
    if (catalogue.empty()) return {nullptr, environment("this program was built without scenes")};
    if (!options.scene.empty() && scenes::find(catalogue, options.scene) == nullptr)
        return {nullptr, unknown_scene(options.scene, catalogue)};
    std::string id = options.scene.empty() ? std::string(catalogue.front().id) : options.scene;
    ScenarioRead read;
    if (!options.scenario.empty()) {
        read = read_scenario(options.scenario, catalogue);
        if (read.failure) return {nullptr, read.failure};
        if (!options.scene.empty() && options.scene != read.scenario.scene)
            return {nullptr, usage("--scene " + in_quotes(options.scene) + ", but " + in_quotes(options.scenario) +
                                   " is of scene '" + read.scenario.scene + "'; leave --scene out")};
        id = read.scenario.scene;
    }
    Started out{std::make_unique<Session>(*scenes::find(catalogue, id), threads), {}};
    if (!options.scenario.empty())
        out.failure = open_scenario(*out.session, read.scenario, std::filesystem::path(options.scenario).parent_path());
    if (!out.failure) out.failure = apply_settings(*out.session, options.set);
    if (out.failure) return {nullptr, out.failure};
    if (options.steps != 0) out.session->step_by(options.steps);
    out.session->forget_history(); // what was asked for at the start is no edit
    return out;
}

} // namespace tunnel::app
