// Answers: scenarios as files, and scenarios that name other files.
#include "app/files/scenario_file.hpp"
#include "app/files/files.hpp"
#include "scenes/kit/set.hpp"

namespace tunnel::app {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_parameter_file = 256U << 20U; // bytes

} // namespace

ScenarioRead read_scenario(const fs::path& path, std::span<const scenes::Entry> catalogue) {
    const FileText file = read_file(path, largest_scenario);
    if (file.failure) return {{}, file.failure};
    return scenario_from_text(file.text, catalogue, one_line(path.string(), 200));
}

Failure set_file_parameter(Session& session, std::string_view key, const fs::path& path) {
    FileText file = read_file(path, largest_parameter_file);
    if (file.failure) return file.failure;
    std::error_code ignored;
    const kit::SetResult result = session.set_file(key, {fs::absolute(path, ignored).string(), std::move(file.text)});
    return result.ok() ? Failure{} : usage(result.message);
}

Failure open_scenario(Session& session, const kit::Scenario& wanted, const fs::path& folder) {
    kit::Scenario scenario = wanted;
    std::vector<std::pair<std::string, kit::FileValue>> files;
    for (kit::Setting& setting : scenario.settings) {
        const kit::ParamRow* row = kit::find_row(session.run().rows(), setting.key);
        if (row == nullptr || row->kind != kit::Kind::file || setting.value.empty()) continue;
        std::error_code ignored;
        const fs::path path = fs::absolute(folder / setting.value, ignored);
        FileText file = read_file(path, largest_parameter_file);
        if (file.failure) return file.failure;
        setting.value = path.string();
        files.emplace_back(setting.key, kit::FileValue{path.string(), std::move(file.text)});
    }
    session.begin_edit();
    kit::SetResult result;
    for (auto& [key, value] : files)
        if (result.ok()) result = session.set_file(key, std::move(value));
    if (result.ok()) result = session.load(scenario);
    session.end_edit();
    return result.ok() ? Failure{} : usage(result.message);
}

} // namespace tunnel::app
