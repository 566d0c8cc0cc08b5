// Answers: compares parameters with a preset's changes from the defaults.
#include "app/ui/panel/preset_match.hpp"

namespace tunnel::app {
namespace {

bool matches(const kit::SceneRun& run, const kit::Preset& preset) {
    const auto rows = run.rows();
    const std::vector<kit::RowValue> wanted = run.values_with(preset.settings);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const kit::FileValue* file = run.file(i);
        if (file == nullptr && !(run.held(i) == wanted[i])) return false;
        if (file == nullptr) continue;
        std::string name;
        for (const kit::Setting& s : preset.settings)
            if (s.key == rows[i].key) name = s.value;
        if (file->name != name) return false;
    }
    return true;
}

} // namespace

int matching_preset(const kit::SceneRun& run, const std::vector<kit::Preset>& presets) {
    for (std::size_t i = 0; i < presets.size(); ++i)
        if (matches(run, presets[i])) return static_cast<int>(i);
    return -1;
}

} // namespace tunnel::app
