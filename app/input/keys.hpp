// Answers: which command a key means. By scancode, so that Hangul mode and other layouts change nothing; every letter
// has a twin without letters. One table for the keyboard, the menus, the tooltips and the help page.
#pragma once

#include "scenes/kit/text.hpp"

#include <SDL_keyboard.h>

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace tunnel::app {

enum class Command {
    play_pause,
    step_forward,
    step_back,
    restart,
    to_end,
    next_mark,
    previous_mark,
    next_scene,
    previous_scene,
    focus_next,
    focus_previous,
    hide_panels,
    frame_all,
    faster,
    slower,
    undo,
    redo,
    save,
    open,
    copy,
    paste,
    help,
    switch_language,
    lecture,
    predict_first,
    reveal,
    full_screen,
    screenshot,
    text_larger,
    text_smaller,
    text_normal,
    light_theme,
    reduced_motion,
    document_values,
    open_folder,
    about,
    quit,
    english,
    korean
};

enum Modifier : unsigned { no_modifier = 0, ctrl = 1, shift = 2, alt = 4 };

struct Chord {
    SDL_Scancode code = SDL_SCANCODE_UNKNOWN;
    unsigned modifiers = no_modifier;
};

struct CommandRow {
    Command command;
    kit::Words words;
    std::string_view shown; // the keys as menus, tooltips and help print them
    std::array<Chord, 4> chords{};
};

[[nodiscard]] std::span<const CommandRow> command_rows(); // those that have a name; the order of the help page
[[nodiscard]] const CommandRow* row_of(Command command);
[[nodiscard]] std::string_view say(Command command, kit::Lang lang);
[[nodiscard]] std::string_view keys_of(Command command);  // as shown: "Space, P"
[[nodiscard]] std::string_view main_key(Command command); // the first of them: "Space"

// Shift is ignored where the table has no chord with it, so that + works with and without.
[[nodiscard]] std::optional<Command> command_of(SDL_Scancode code, unsigned modifiers);
[[nodiscard]] unsigned modifiers_of(Uint16 sdl_modifiers);

} // namespace tunnel::app
