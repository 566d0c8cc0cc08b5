// Answers: the entries of Scene, View, Language and Help.
#include "app/ui/shell/menus.hpp"

#include <array>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr std::array<std::string_view, menu_count> ids{"menu.scene", "menu.view", "menu.language", "menu.help"};
constexpr std::array<Word, menu_count> words{Word::scene_menu, Word::view_menu, Word::language_menu, Word::help_menu};

MenuEntry entry(const Shell& shell, const std::string& menu, const char* name, Command command) {
    MenuEntry out;
    out.id = menu + "." + name;
    out.command = command;
    out.label = say(command, shell.lang());
    out.keys = keys_of(command);
    return out;
}

MenuEntry below_line(MenuEntry out) {
    out.line_above = true;
    return out;
}
MenuEntry checked(MenuEntry out, bool on) {
    out.checked = on;
    return out;
}
MenuEntry enabled(MenuEntry out, bool on) {
    out.enabled = on;
    return out;
}

std::vector<MenuEntry> scene_menu(Shell& shell, const std::string& id) {
    std::vector<MenuEntry> out;
    for (std::size_t i = 0; i < shell.catalogue.size(); ++i) {
        MenuEntry one;
        one.id = id + "." + std::string(shell.catalogue[i].id);
        one.label = std::to_string(i + 1) + "  " + std::string(shell.titles[i].in(shell.lang()));
        one.checked = static_cast<int>(i) == shell.scene;
        one.scene = static_cast<int>(i);
        out.push_back(std::move(one));
    }
    if (!shell.empty()) {
        Session& session = shell.session();
        out.push_back(below_line(entry(shell, id, "document_values", Command::document_values)));
        out.push_back(enabled(entry(shell, id, "undo", Command::undo), session.can_undo()));
        out.push_back(enabled(entry(shell, id, "redo", Command::redo), session.can_redo()));
        out.push_back(below_line(entry(shell, id, "open", Command::open)));
        out.push_back(entry(shell, id, "save", Command::save));
        out.push_back(entry(shell, id, "copy", Command::copy));
        out.push_back(entry(shell, id, "paste", Command::paste));
    }
    out.push_back(below_line(entry(shell, id, "quit", Command::quit)));
    return out;
}

std::vector<MenuEntry> view_menu(const Shell& shell, const std::string& id) {
    const int percent = static_cast<int>(std::lround(shell.settings.scale * 100.0f));
    MenuEntry normal = entry(shell, id, "text_normal", Command::text_normal);
    normal.label += " (" + std::to_string(percent) + " %)";
    return {checked(entry(shell, id, "hide_panels", Command::hide_panels), !shell.settings.panels),
            entry(shell, id, "frame_all", Command::frame_all),
            checked(entry(shell, id, "lecture", Command::lecture), shell.ui.lecture),
            checked(entry(shell, id, "predict_first", Command::predict_first), shell.predict),
            enabled(entry(shell, id, "reveal", Command::reveal), shell.predict),
            checked(entry(shell, id, "full_screen", Command::full_screen), shell.full_screen),
            checked(entry(shell, id, "light_theme", Command::light_theme), shell.settings.theme == Theme::light),
            checked(entry(shell, id, "reduced_motion", Command::reduced_motion), shell.settings.reduced_motion),
            below_line(entry(shell, id, "text_larger", Command::text_larger)),
            entry(shell, id, "text_smaller", Command::text_smaller),
            normal,
            below_line(entry(shell, id, "screenshot", Command::screenshot)),
            enabled(entry(shell, id, "open_folder", Command::open_folder), !shell.folder.empty())};
}

std::vector<MenuEntry> language_menu(const Shell& shell, const std::string& id) {
    MenuEntry english, korean;
    english.id = id + ".en";
    english.label = "English";
    english.command = Command::english;
    english.checked = shell.lang() == kit::Lang::en;
    korean.id = id + ".ko";
    korean.label = "한국어";
    korean.command = Command::korean;
    korean.checked = shell.lang() == kit::Lang::ko;
    korean.enabled = shell.korean;
    if (!korean.enabled) korean.label = "Korean (font missing)";
    (english.checked ? korean : english).keys = keys_of(Command::switch_language); // it changes to the other one
    return {english, korean};
}

} // namespace

Word menu_word(int menu) { return words[static_cast<std::size_t>(menu)]; }

std::string menu_id(int menu) { return std::string(ids[static_cast<std::size_t>(menu)]); }

std::vector<MenuEntry> menu_entries(Shell& shell, int menu) {
    const std::string id = menu_id(menu);
    switch (menu) {
    case 0: return scene_menu(shell, id);
    case 1: return view_menu(shell, id);
    case 2: return language_menu(shell, id);
    default: return {entry(shell, id, "keys", Command::help), entry(shell, id, "about", Command::about)};
    }
}

} // namespace tunnel::app
