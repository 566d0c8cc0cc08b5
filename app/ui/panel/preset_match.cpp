// Answers: compares parameters with a preset's changes from the defaults.
#include "app/ui/panel/preset_match.hpp"

namespace tunnel::app {
namespace {

bool matches(const kit::SceneRun& run, const kit::Preset& preset) {
    const auto rows = run.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        double wanted = rows[i].initial;
        std::string file;
        for (const kit::Setting& s : preset.settings) {
            if (s.key != rows[i].key) continue;
            file = s.value;
            if (rows[i].kind != kit::Kind::file) wanted = kit::check_text(rows[i], s.value).value;
        }
        if (const kit::FileValue* held = run.file(i); held != nullptr) {
            if (held->name != file) return false;
        } else if (run.value(i) != wanted)
            return false;
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
