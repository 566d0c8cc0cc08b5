// Answers: who gets a key when no text is typed: an open menu or dialog, the focused control or pane, the selected
// handle, and at last the commands.
#include "app/ui/shell/shell.hpp"

#include <optional>

namespace tunnel::app {

namespace {

struct Arrow {
    int dx = 0, dy = 0;
};

std::optional<Arrow> arrow_of(SDL_Scancode code) {
    switch (code) {
    case SDL_SCANCODE_LEFT: return Arrow{-1, 0};
    case SDL_SCANCODE_RIGHT: return Arrow{1, 0};
    case SDL_SCANCODE_UP: return Arrow{0, 1};
    case SDL_SCANCODE_DOWN: return Arrow{0, -1};
    default: return std::nullopt;
    }
}

bool is_enter(SDL_Scancode code) { return code == SDL_SCANCODE_RETURN || code == SDL_SCANCODE_KP_ENTER; }

// Up and down walk, left and right change the menu, the rest closes or uses.
bool key_in_modal(Shell& shell, SDL_Scancode code, unsigned modifiers) {
    if (code == SDL_SCANCODE_ESCAPE) return close_modal(shell), true;
    if (code == SDL_SCANCODE_SPACE || is_enter(code)) return shell.focus.offer_activate(), true;
    if (code == SDL_SCANCODE_TAB) return shell.focus.move((modifiers & shift) != 0 ? -1 : 1), true;
    if (const auto arrow = arrow_of(code)) {
        if (arrow->dy != 0) shell.focus.move(-arrow->dy);
        if (arrow->dx != 0 && shell.menu >= 0) open_menu(shell, (shell.menu + arrow->dx + 4) % 4);
        return true;
    }
    const auto command = command_of(code, modifiers);
    if (!command) return false;
    switch (*command) {
    case Command::help:
    case Command::switch_language:
    case Command::text_larger:
    case Command::text_smaller:
    case Command::text_normal:
    case Command::light_theme:
    case Command::full_screen:
    case Command::screenshot:
    case Command::quit: return run_command(shell, *command), true;
    default: return false; // what would act behind the open page
    }
}

void let_go(Shell& shell) {
    if (!shell.focus.focused().empty())
        shell.focus.focus({});
    else {
        shell.panes.selected_handle.clear();
        shell.panes.selected = 0;
    }
    shell.status = {};
}

// True when a receiver before the timeline took it.
bool arrow_taken(Shell& shell, Arrow arrow, unsigned modifiers) {
    const bool fine = (modifiers & shift) != 0;
    const std::string& focused = shell.focus.focused();
    if (focused.rfind("menu.", 0) == 0 && arrow.dy < 0) return shell.focus.offer_activate(), true;
    if (!focused.empty() && shell.focus.accepts_adjust())
        return shell.focus.offer_adjust(arrow.dx + arrow.dy, fine, arrow.dx != 0), true;
    return move_handle(shell, {arrow.dx, arrow.dy}, fine);
}

} // namespace

bool run_key(Shell& shell, SDL_Scancode code, unsigned modifiers) {
    if (shell.modal()) return key_in_modal(shell, code, modifiers);
    if (code == SDL_SCANCODE_ESCAPE) return let_go(shell), true;
    if (pane_key(shell, code, modifiers)) return true;
    const bool plain = (modifiers & (ctrl | alt)) == 0;
    const std::string& focused = shell.focus.focused();
    const bool on_control = !focused.empty() && focused.rfind("handle.", 0) != 0 && focused.rfind("pane.", 0) != 0;
    // Space belongs to a control that the keyboard walked to; after a click it still plays.
    if (plain && on_control && ((code == SDL_SCANCODE_SPACE && shell.focus.visible()) || is_enter(code)))
        return shell.focus.offer_activate(), true;
    if (const auto arrow = arrow_of(code); arrow && plain && arrow_taken(shell, *arrow, modifiers)) return true;
    const auto command = command_of(code, modifiers);
    if (!command) return false;
    run_command(shell, *command);
    return true;
}

} // namespace tunnel::app
