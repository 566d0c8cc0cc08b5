// Answers: the way from options to a session, one check after another.
#include "app/start.hpp"

#include "app/files/scenario_file.hpp"
#include "scenes/kit/set.hpp"
#include "scenes/kit/suggest.hpp"

#include <algorithm>

namespace tunnel::app {

Failure unknown_scene(std::string_view id, std::span<const scenes::Entry> catalogue) {
    std::vector<std::string_view> ids;
    for (const scenes::Entry& entry : catalogue) ids.push_back(entry.id);
    const std::string name = in_quotes(id);
    return usage(kit::Text{"unknown scene " + name, "없는 장면: " + name} + kit::suggestion(id, ids));
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
    const std::string scene = " '" + std::string(session.run().info().id) + "')";
    return result.ok() ? Failure{} : usage(result.message + kit::Text{" (scene" + scene, " (장면" + scene});
}

// One after another: the second may be worked out from what the first did.
Failure apply_actions(Session& session, const std::vector<std::string>& ids) {
    const std::string scene(session.run().info().id);
    for (const std::string& id : ids) {
        const std::vector<kit::Action> actions = session.run().actions();
        std::vector<std::string_view> known;
        for (const kit::Action& action : actions) known.push_back(action.id);
        const auto found = std::find(known.begin(), known.end(), id);
        const std::string name = in_quotes(id);
        if (found == known.end())
            return usage(kit::Text{"unknown action " + name + " of scene '" + scene + "'",
                                   "없는 동작: " + name + " (장면 '" + scene + "')"} +
                         kit::suggestion(id, known));
        const kit::SetResult result = session.apply(actions[static_cast<std::size_t>(found - known.begin())]);
        if (!result.ok())
            return usage(kit::Text{"--act " + name + " cannot be done: ", "--act " + name + ": 할 수 없음. "} +
                         result.message);
    }
    return {};
}

Failure two_scenes(const Options& options, const std::string& scenario_scene) {
    const std::string scene = "--scene " + in_quotes(options.scene), file = in_quotes(options.scenario);
    return usage({scene + ", but " + file + " is of scene '" + scenario_scene + "'; leave --scene out",
                  scene + ": 시나리오 " + file + "의 장면은 '" + scenario_scene + "'임. --scene 없이 쓴다"});
}

} // namespace

Started start(const Options& options, std::span<const scenes::Entry> catalogue, bool threads) {
    if (catalogue.empty())
        return {nullptr,
                environment({"this program was built without scenes", "이 프로그램에는 장면이 들어 있지 않음"})};
    if (!options.scene.empty() && scenes::find(catalogue, options.scene) == nullptr)
        return {nullptr, unknown_scene(options.scene, catalogue)};
    std::string id = options.scene.empty() ? std::string(catalogue.front().id) : options.scene;
    ScenarioRead read;
    if (!options.scenario.empty()) {
        read = read_scenario(options.scenario, catalogue);
        if (read.failure) return {nullptr, read.failure};
        if (!options.scene.empty() && options.scene != read.scenario.scene)
            return {nullptr, two_scenes(options, read.scenario.scene)};
        id = read.scenario.scene;
    }
    Started out{std::make_unique<Session>(*scenes::find(catalogue, id), threads), {}};
    if (!options.scenario.empty())
        out.failure = open_scenario(*out.session, read.scenario, std::filesystem::path(options.scenario).parent_path());
    if (!out.failure) out.failure = apply_settings(*out.session, options.set);
    if (!out.failure) out.failure = apply_actions(*out.session, options.act);
    if (out.failure) return {nullptr, out.failure};
    if (options.steps != 0) out.session->step_by(options.steps);
    out.session->forget_history(); // what was asked for at the start is no edit
    return out;
}

} // namespace tunnel::app
