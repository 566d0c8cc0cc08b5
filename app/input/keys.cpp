// Answers: the table of keys. Arrows and Space stand here for the timeline; who gets them first is decided elsewhere.
#include "app/input/keys.hpp"

namespace tunnel::app {

namespace {

constexpr CommandRow rows[] = {
    {Command::play_pause, Word::play_pause, "Space, P", {{{SDL_SCANCODE_SPACE}, {SDL_SCANCODE_P}}}},
    {Command::step_forward, Word::step_forward, ". →", {{{SDL_SCANCODE_PERIOD}, {SDL_SCANCODE_RIGHT}}}},
    {Command::step_back, Word::step_back, ", ←", {{{SDL_SCANCODE_COMMA}, {SDL_SCANCODE_LEFT}}}},
    {Command::restart, Word::restart, "R, Backspace", {{{SDL_SCANCODE_R}, {SDL_SCANCODE_BACKSPACE}}}},
    {Command::faster, Word::faster, "+", {{{SDL_SCANCODE_EQUALS}, {SDL_SCANCODE_KP_PLUS}}}},
    {Command::slower, Word::slower, "-", {{{SDL_SCANCODE_MINUS}, {SDL_SCANCODE_KP_MINUS}}}},
    {Command::previous_scene,
     Word::previous_scene,
     "[ , PageUp",
     {{{SDL_SCANCODE_LEFTBRACKET}, {SDL_SCANCODE_PAGEUP}}}},
    {Command::next_scene, Word::next_scene, "], PageDown", {{{SDL_SCANCODE_RIGHTBRACKET}, {SDL_SCANCODE_PAGEDOWN}}}},
    {Command::focus_next, Word::focus_next, "Tab", {{{SDL_SCANCODE_TAB}}}},
    {Command::focus_previous, Word::focus_previous, "Shift+Tab", {{{SDL_SCANCODE_TAB, shift}}}},
    {Command::frame_all, Word::frame_all, "Home", {{{SDL_SCANCODE_HOME}}}},
    {Command::hide_panels, Word::hide_panels, "F10", {{{SDL_SCANCODE_F10}}}},
    {Command::undo, Word::undo, "Ctrl+Z, Alt+Backspace", {{{SDL_SCANCODE_Z, ctrl}, {SDL_SCANCODE_BACKSPACE, alt}}}},
    {Command::redo,
     Word::redo,
     "Ctrl+Y",
     {{{SDL_SCANCODE_Y, ctrl}, {SDL_SCANCODE_Z, ctrl | shift}, {SDL_SCANCODE_BACKSPACE, alt | shift}}}},
    {Command::save, Word::save, "Ctrl+S, F4", {{{SDL_SCANCODE_S, ctrl}, {SDL_SCANCODE_F4}}}},
    {Command::open, Word::open, "Ctrl+O, F3", {{{SDL_SCANCODE_O, ctrl}, {SDL_SCANCODE_F3}}}},
    {Command::copy, Word::copy, "Ctrl+C, Ctrl+Insert", {{{SDL_SCANCODE_C, ctrl}, {SDL_SCANCODE_INSERT, ctrl}}}},
    {Command::paste, Word::paste, "Ctrl+V, Shift+Insert", {{{SDL_SCANCODE_V, ctrl}, {SDL_SCANCODE_INSERT, shift}}}},
    {Command::help, Word::help, "F1", {{{SDL_SCANCODE_F1}}}},
    {Command::switch_language, Word::switch_language, "F2", {{{SDL_SCANCODE_F2}}}},
    {Command::lecture, Word::lecture, "F5", {{{SDL_SCANCODE_F5}}}},
    {Command::screenshot, Word::screenshot, "F12", {{{SDL_SCANCODE_F12}}}},
    {Command::text_larger, Word::text_larger, "Ctrl +", {{{SDL_SCANCODE_EQUALS, ctrl}, {SDL_SCANCODE_KP_PLUS, ctrl}}}},
    {Command::text_smaller,
     Word::text_smaller,
     "Ctrl -",
     {{{SDL_SCANCODE_MINUS, ctrl}, {SDL_SCANCODE_KP_MINUS, ctrl}}}},
    {Command::text_normal, Word::text_normal, "Ctrl 0", {{{SDL_SCANCODE_0, ctrl}, {SDL_SCANCODE_KP_0, ctrl}}}},
    {Command::light_theme, Word::light_theme, "F6", {{{SDL_SCANCODE_F6}}}},
    {Command::reduced_motion, Word::reduced_motion, "", {}},
    {Command::document_values, Word::document_values, "", {}},
    {Command::quit, Word::quit, "Ctrl+Q, Alt+F4", {{{SDL_SCANCODE_Q, ctrl}, {SDL_SCANCODE_F4, alt}}}},
};

} // namespace

std::span<const CommandRow> command_rows() { return rows; }

const CommandRow* row_of(Command command) {
    for (const CommandRow& row : rows)
        if (row.command == command) return &row;
    return nullptr;
}

std::optional<Command> command_of(SDL_Scancode code, unsigned modifiers) {
    if (code == SDL_SCANCODE_UNKNOWN) return std::nullopt;
    for (const unsigned wanted : {modifiers, modifiers & ~static_cast<unsigned>(shift)})
        for (const CommandRow& row : rows)
            for (const Chord& chord : row.chords)
                if (chord.code == code && chord.modifiers == wanted) return row.command;
    return std::nullopt;
}

unsigned modifiers_of(Uint16 sdl_modifiers) {
    unsigned out = no_modifier;
    if ((sdl_modifiers & (KMOD_CTRL | KMOD_GUI)) != 0) out |= ctrl;
    if ((sdl_modifiers & KMOD_SHIFT) != 0) out |= shift;
    if ((sdl_modifiers & KMOD_ALT) != 0) out |= alt;
    return out;
}

} // namespace tunnel::app
