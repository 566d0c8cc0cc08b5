// Answers: scenarios out to and in from files and the clipboard, and what is said about it.
#include "app/ui/shell/shell.hpp"

#include "app/files/resources.hpp"
#include "app/files/scenario_file.hpp"
#include "app/files/user_files.hpp"

#include <algorithm>

namespace tunnel::app {

namespace fs = std::filesystem;

namespace {

void list_folder(const fs::path& folder, bool given, std::vector<FileEntry>& out) {
    std::error_code code;
    std::vector<FileEntry> found;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        if (it->path().extension() == ".toml") found.push_back({it->path().stem().string(), it->path(), given});
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.label < b.label; });
    out.insert(out.end(), found.begin(), found.end());
}

std::vector<FileEntry> known_files(const Shell& shell) {
    std::vector<FileEntry> out;
    if (!shell.folder.empty()) list_folder(shell.folder / "scenarios", false, out);
    std::error_code code;
    for (const std::string& name : shell.settings.recent) {
        const fs::path path = name;
        const auto same = [&](const FileEntry& entry) { return entry.path == path; };
        if (std::none_of(out.begin(), out.end(), same) && fs::exists(path, code))
            out.push_back({path.string(), path, false});
    }
    if (const auto resources = resource_folder()) list_folder(*resources / "assets" / "scenarios", true, out);
    return out;
}

// A name without a folder means the user's own scenarios.
fs::path placed(const Shell& shell, const fs::path& typed, bool saving) {
    fs::path path = typed;
    if (path.is_relative() && !shell.folder.empty()) path = shell.folder / "scenarios" / path;
    if (saving && !path.has_extension()) path += ".toml";
    return path;
}

// Brings the scenario's scene to the front and loads it there as one edit.
Failure adopt(Shell& shell, const kit::Scenario& scenario, const fs::path& folder) {
    for (std::size_t i = 0; i < shell.catalogue.size(); ++i) {
        if (shell.catalogue[i].id != scenario.scene) continue;
        show_scene(shell, static_cast<int>(i));
        return open_scenario(shell.session(), scenario, folder);
    }
    return usage("unknown scene '" + scenario.scene + "'");
}

} // namespace

void open_dialog(Shell& shell, FileDialog::Kind kind) {
    close_modal(shell);
    began_modal(shell);
    shell.dialog = {};
    shell.dialog.kind = kind;
    shell.dialog.files = known_files(shell);
    shell.dialog.take_text_focus = true;
    if (kind == FileDialog::Kind::save && !shell.folder.empty()) {
        const std::string stem = shell.session().run().scenario().scene;
        shell.dialog.path = free_name(shell.folder / "scenarios", stem, ".toml").filename().string();
    }
    shell.focus.restore("dialog.path");
}

void save_scenario_to(Shell& shell, const fs::path& typed) {
    const fs::path path = placed(shell, typed, true);
    std::error_code code;
    if (path.parent_path() == shell.folder / "scenarios") fs::create_directories(path.parent_path(), code);
    if (const Failure failure = write_scenario(path, shell.session().run())) {
        shell.dialog.error = failure.line;
        return;
    }
    close_modal(shell);
    remember(shell.settings, path.string());
    tell(shell, std::string(say(Word::saved_to, shell.lang())) + " " + path.string());
}

void open_scenario_from(Shell& shell, const fs::path& typed) {
    const fs::path path = placed(shell, typed, false);
    const ScenarioRead read = read_scenario(path, shell.catalogue);
    const Failure failure = read.failure ? read.failure : adopt(shell, read.scenario, path.parent_path());
    if (failure) {
        shell.dialog.error = failure.line;
        return;
    }
    close_modal(shell);
    remember(shell.settings, path.string());
    tell(shell, std::string(say(Word::opened, shell.lang())) + " " + path.string());
}

void copy_scenario(Shell& shell) {
    if (shell.set_clipboard) shell.set_clipboard(scenario_text(shell.session().run()));
    tell(shell, std::string(say(Word::copied, shell.lang())));
}

void paste_scenario(Shell& shell) {
    const std::string text = shell.get_clipboard ? shell.get_clipboard() : std::string();
    if (text.empty()) return tell(shell, std::string(say(Word::nothing_to_paste, shell.lang())), true);
    const ScenarioRead read = scenario_from_text(text, shell.catalogue, "clipboard");
    const Failure failure = read.failure ? read.failure : adopt(shell, read.scenario, shell.folder);
    if (failure) return tell(shell, failure.line, true);
    tell(shell, std::string(say(Word::pasted, shell.lang())));
}

} // namespace tunnel::app
