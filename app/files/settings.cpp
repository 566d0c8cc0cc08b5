// Answers: settings to TOML and back. Out of range counts as not understood: never a silent default.
#include "app/files/settings.hpp"

#include "app/files/files.hpp"
#include "app/files/user_files.hpp"

#include <SDL_locale.h>
#include <SDL_stdinc.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <sstream>

namespace tunnel::app {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t recent_kept = 12;
constexpr int smallest_side = 320, largest_side = 16384;

std::string in_quotes_whole(const fs::path& path) { return "'" + one_line(path.string()) + "'"; }

std::optional<toml::table> load_table(const fs::path& path, kit::Text& error) {
    std::error_code code;
    if (!fs::exists(path, code)) return toml::table{};
    constexpr std::size_t largest = 1U << 20U;
    const FileText file = read_file(path, largest);
    if (file.failure) {
        error = file.failure.line;
        return std::nullopt;
    }
    try {
        return toml::parse(file.text);
    } catch (const toml::parse_error& problem) {
        const std::string name = in_quotes_whole(path), line = std::to_string(problem.source().begin.line),
                          column = std::to_string(problem.source().begin.column);
        error = {"settings not used: " + name + " line " + line + " column " + column + ": " +
                     std::string(problem.description()),
                 "설정을 쓰지 않음: " + name + " " + line + "행 " + column + "열이 TOML 문법이 아님"};
        return std::nullopt;
    }
}

// Into `out` when the key is there; false when its value is not what it must be.
template <class T> bool take(const toml::table& table, const char* key, T& out) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return true;
    const std::optional<T> value = node->value<T>();
    if (value) out = *value;
    return value.has_value();
}

bool take_words(const toml::table& table, Settings& out) {
    std::string language, theme = "dark";
    if (!take(table, "language", language) || !take(table, "theme", theme)) return false;
    if (language == "ko") out.lang = kit::Lang::ko;
    if (language == "en") out.lang = kit::Lang::en;
    out.theme = theme == "light" ? Theme::light : Theme::dark;
    return (language.empty() || out.lang.has_value()) && (theme == "light" || theme == "dark");
}

bool take_numbers(const toml::table& table, Settings& out) {
    double scale = 1.0, drawer = 0.0;
    std::int64_t width = out.size.x, height = out.size.y;
    if (!take(table, "scale", scale) || !take(table, "width", width) || !take(table, "height", height) ||
        !take(table, "drawer", drawer))
        return false;
    const auto side = [](std::int64_t value) { return value >= smallest_side && value <= largest_side; };
    const bool sane = scale >= least_scale && scale <= most_scale; // not a number fails too
    constexpr double highest_drawer = 200.0;
    if (!(drawer >= 0.0 && drawer <= highest_drawer)) return false;
    out.drawer = static_cast<float>(drawer);
    if (!sane || !side(width) || !side(height)) return false;
    out.scale = static_cast<float>(scale);
    out.size = {static_cast<int>(width), static_cast<int>(height)};
    return true;
}

bool take_all(const toml::table& table, Settings& out) {
    return take_words(table, out) && take_numbers(table, out) && take(table, "panels", out.panels) &&
           take(table, "reduced_motion", out.reduced_motion);
}

} // namespace

Settings load_settings(const fs::path& folder, kit::Text& error) {
    Settings out;
    if (folder.empty()) return out;
    const fs::path file = folder / "settings.toml";
    if (const auto table = load_table(file, error)) {
        if (!take_all(*table, out)) {
            const std::string name = in_quotes_whole(file);
            error = {"settings not used: a value in " + name + " is not one that this program writes",
                     "설정을 쓰지 않음: 이 프로그램이 쓰지 않는 값이 들어 있음: " + name};
            out = {};
        }
    }
    kit::Text history_error;
    if (const auto table = load_table(folder / "history.toml", history_error))
        if (const toml::array* files = table->get_as<toml::array>("recent"))
            for (const toml::node& node : *files)
                if (const auto name = node.value<std::string>(); name && out.recent.size() < recent_kept)
                    out.recent.push_back(*name);
    if (error.empty()) error = history_error;
    return out;
}

Failure save_settings(const fs::path& folder, const Settings& settings) {
    if (folder.empty()) return {};
    toml::table look{{"scale", std::round(static_cast<double>(settings.scale) * 100.0) / 100.0},
                     {"theme", settings.theme == Theme::light ? "light" : "dark"},
                     {"panels", settings.panels},
                     {"drawer", std::round(static_cast<double>(settings.drawer) * 100.0) / 100.0},
                     {"reduced_motion", settings.reduced_motion},
                     {"width", settings.size.x},
                     {"height", settings.size.y}};
    if (settings.lang) look.insert("language", *settings.lang == kit::Lang::ko ? "ko" : "en");
    toml::array files;
    for (const std::string& name : settings.recent) files.push_back(name);
    std::ostringstream text, history;
    text << look << "\n";
    history << toml::table{{"recent", files}} << "\n";
    if (Failure failure = write_user_file(folder / "settings.toml", text.str())) return failure;
    return write_user_file(folder / "history.toml", history.str());
}

void remember(Settings& settings, const std::string& file) {
    std::erase(settings.recent, file);
    settings.recent.insert(settings.recent.begin(), file);
    if (settings.recent.size() > recent_kept) settings.recent.resize(recent_kept);
}

Settings without_wishes(const Settings& now, const Settings& wished, const Settings& remembered) {
    Settings out = now;
    if (now.lang == wished.lang) out.lang = remembered.lang;
    if (now.scale == wished.scale) out.scale = remembered.scale;
    if (now.theme == wished.theme) out.theme = remembered.theme;
    return out;
}

bool is_korean(std::string_view locale) { return locale.substr(0, locale.find_first_of("_-.@")) == "ko"; }

kit::Lang system_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        return is_korean(value) ? kit::Lang::ko : kit::Lang::en; // the first that is set decides
    }
    const std::unique_ptr<SDL_Locale, decltype(&SDL_free)> locales(SDL_GetPreferredLocales(), &SDL_free);
    if (locales && locales.get()->language != nullptr && std::strcmp(locales.get()->language, "ko") == 0)
        return kit::Lang::ko;
    return kit::Lang::en;
}

} // namespace tunnel::app
