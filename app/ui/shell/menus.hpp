// Answers: what stands in the menus. Built anew in the language of the moment; a menu and a key run the same command.
#pragma once

#include "app/ui/shell/shell.hpp"

#include <string>
#include <vector>

namespace tunnel::app {

struct MenuEntry {
    std::string id{}, label{}, keys{};
    bool checked = false, enabled = true, line_above = false;
    Command command = Command::quit;
    int scene = -1; // not negative: shows this scene instead of running the command
};

inline constexpr int menu_count = 4;
[[nodiscard]] Word menu_word(int menu);
[[nodiscard]] std::string menu_id(int menu); // "menu.scene"
[[nodiscard]] std::vector<MenuEntry> menu_entries(Shell& shell, int menu);

} // namespace tunnel::app
