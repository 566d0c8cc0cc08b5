// Answers: scenarios out to and in from files and the clipboard, and what is said about it.
#include "app/ui/shell/shell.hpp"

#include "app/files/resources.hpp"
#include "app/files/scenario_file.hpp"
#include "app/files/user_files.hpp"
#include "app/fonts/utf8_length.hpp"
#include "app/start.hpp"

#include <algorithm>
#include <cctype>

namespace tunnel::app {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_pasted = 4U << 20U; // bytes; a scenario of any size goes by file

// Without zeros and broken UTF-8.
bool is_text(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0 || text.front() == '\0') return false;
        text.remove_prefix(length);
    }
    return true;
}

void list_folder(const fs::path& folder, bool given, std::vector<FileEntry>& out) {
    std::error_code code;
    std::vector<FileEntry> found;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        if (it->path().extension() == ".toml") found.push_back({it->path().stem().string(), it->path(), given});
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.label < b.label; });
    out.insert(out.end(), found.begin(), found.end());
}

// The same file by the same name, however it was reached.
fs::path plain(const fs::path& path) {
    std::error_code code;
    const fs::path out = fs::weakly_canonical(fs::absolute(path, code), code);
    return code ? path.lexically_normal() : out;
}

std::vector<FileEntry> known_files(const Shell& shell) {
    std::vector<FileEntry> own, given;
    if (!shell.folder.empty()) list_folder(plain(shell.folder / "scenarios"), false, own);
    if (const auto resources = resource_folder()) list_folder(plain(*resources / "assets" / "scenarios"), true, given);
    std::error_code code;
    for (const std::string& name : shell.settings.recent) {
        const fs::path path = plain(name);
        const auto same = [&](const FileEntry& entry) { return entry.path == path; };
        const bool known = std::any_of(own.begin(), own.end(), same) || std::any_of(given.begin(), given.end(), same);
        if (!known && fs::exists(path, code)) own.push_back({path.string(), path, false});
    }
    own.insert(own.end(), given.begin(), given.end());
    return own;
}

// A name without a folder means the user's own scenarios.
fs::path placed(const Shell& shell, const fs::path& typed, bool saving) {
    fs::path path = typed;
    if (path.is_relative() && !shell.folder.empty()) path = shell.folder / "scenarios" / path;
    std::error_code code;
    const bool folder = fs::is_directory(path, code) || !path.has_filename();
    if (saving && !folder && !path.has_extension()) path += ".toml";
    return plain(path);
}

void refuse(Shell& shell, kit::Text why) {
    shell.dialog.error = std::move(why);
    shell.dialog.take_text_focus = true; // one can type on at once
}

// A folder, or a file that Enter has not yet been pressed for a second time.
bool may_write(Shell& shell, const fs::path& path) {
    std::error_code code;
    const bool folder = fs::is_directory(path, code) || !path.has_filename();
    if (!folder && (!fs::exists(path, code) || shell.dialog.asked == path)) return true;
    refuse(shell, kit::Text(words_of(folder ? Word::is_a_folder : Word::already_there)) + " '" + path.string() + "'");
    if (!folder) shell.dialog.asked = path;
    return false;
}

// Brings the scenario's scene to the front and loads it there as one edit.
Failure adopt(Shell& shell, const kit::Scenario& scenario, const fs::path& folder) {
    for (std::size_t i = 0; i < shell.catalogue.size(); ++i) {
        if (shell.catalogue[i].id != scenario.scene) continue;
        show_scene(shell, static_cast<int>(i));
        return open_scenario(shell.session(), scenario, folder);
    }
    return unknown_scene(scenario.scene, shell.catalogue);
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
    if (typed.empty()) return refuse(shell, words_of(Word::type_a_name));
    if (shell.folder.empty() && typed.is_relative()) return refuse(shell, words_of(Word::whole_path));
    const fs::path path = placed(shell, typed, true);
    if (!may_write(shell, path)) return;
    std::error_code code;
    if (!shell.folder.empty() && path.parent_path() == plain(shell.folder / "scenarios"))
        fs::create_directories(path.parent_path(), code);
    if (const Failure failure = write_scenario(path, shell.session().run())) return refuse(shell, failure.line);
    close_modal(shell);
    remember(shell.settings, path.string());
    tell_saved(shell, Word::saved_to, path);
}

void open_scenario_from(Shell& shell, const fs::path& typed) {
    if (typed.empty()) return refuse(shell, words_of(Word::type_a_name));
    const fs::path path = placed(shell, typed, false);
    const ScenarioRead read = read_scenario(path, shell.catalogue);
    const Failure failure = read.failure ? read.failure : adopt(shell, read.scenario, path.parent_path());
    if (failure) return refuse(shell, failure.line);
    close_modal(shell);
    remember(shell.settings, path.string());
    tell(shell, kit::Text(words_of(Word::opened)) + " " + path.string());
}

void copy_scenario(Shell& shell) {
    if (shell.set_clipboard) shell.set_clipboard(scenario_text(shell.session().run()));
    tell(shell, words_of(Word::copied));
}

void open_user_folder(Shell& shell) {
    if (shell.folder.empty()) return tell(shell, shell.folder_problem, true);
    std::string url = "file:"; // and no host
    url += "//";
    constexpr char hex[] = "0123456789ABCDEF";
    for (const char c : shell.folder.string()) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain_letter =
            byte < 0x80 && (std::isalnum(byte) != 0 || c == '/' || c == '-' || c == '.' || c == '_');
        url += plain_letter ? std::string(1, c) : std::string{'%', hex[byte >> 4U], hex[byte & 15U]};
    }
    if (shell.open_url && shell.open_url(url)) return;
    if (shell.set_clipboard) shell.set_clipboard(shell.folder.string());
    tell(shell, kit::Text(words_of(Word::no_file_manager)) + " " + shell.folder.string(), true);
}

void paste_scenario(Shell& shell) {
    const std::string text = shell.get_clipboard ? shell.get_clipboard() : std::string();
    if (text.empty()) return tell(shell, words_of(Word::nothing_to_paste), true);
    if (text.size() > largest_pasted)
        return tell(shell, kit::Text(words_of(Word::clipboard_too_large)) + " " + std::to_string(largest_pasted), true);
    if (!is_text(text)) return tell(shell, words_of(Word::clipboard_not_text), true);
    const ScenarioRead read = scenario_from_text(text, shell.catalogue, kit::Text{"clipboard", "클립보드"});
    const Failure failure = read.failure ? read.failure : adopt(shell, read.scenario, shell.folder);
    if (failure) return tell(shell, failure.line, true);
    tell(shell, words_of(Word::pasted));
}

} // namespace tunnel::app
