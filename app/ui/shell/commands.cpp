// Answers: what each command does to the shell and the session in front.
#include "app/session/stops.hpp"
#include "app/ui/shell/shell.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr std::array scales{0.5f, 0.75f, 0.9f, 1.0f, 1.1f, 1.25f, 1.5f, 1.75f, 2.0f, 2.5f, 3.0f};

void say_word(Shell& shell, Word word, const std::string& more) { tell(shell, kit::Text(words_of(word)) + " " + more); }

void change_scale(Shell& shell, int direction) {
    float& scale = shell.settings.scale;
    constexpr float slack = 0.01f;
    if (direction == 0) scale = 1.0f;
    if (direction > 0) {
        const auto next = std::find_if(scales.begin(), scales.end(), [&](float s) { return s > scale + slack; });
        if (next != scales.end()) scale = *next;
    }
    if (direction < 0) {
        const auto next = std::find_if(scales.rbegin(), scales.rend(), [&](float s) { return s < scale - slack; });
        if (next != scales.rend()) scale = *next;
    }
    say_word(shell, Word::scale_is, std::to_string(static_cast<int>(std::lround(scale * 100.0f))) + " %");
}

void change_speed(Shell& shell, int direction) {
    shell.session().change_speed(direction);
    const double speed = shell.session().speed();
    const std::string text =
        speed >= 1.0 ? std::to_string(std::lround(speed)) + "×" : "1/" + std::to_string(std::lround(1.0 / speed)) + "×";
    say_word(shell, Word::speed_is, text);
}

void play(Shell& shell) {
    Session& session = shell.session();
    if (!session.playing() && session.run().step() >= session.run().last_step()) session.restart();
    session.play(!session.playing());
}

void step(Shell& shell, int direction) {
    shell.session().play(false);
    shell.session().step_by(direction);
}

void go_to(Shell& shell, int wanted) {
    shell.session().play(false);
    shell.session().seek(wanted);
}

void set_language(Shell& shell, kit::Lang lang) { shell.settings.lang = lang; }

void undo_or_redo(Shell& shell, bool back) {
    Session& session = shell.session();
    stop_dragging(shell);
    if (back ? session.can_undo() : session.can_redo())
        back ? session.undo() : session.redo();
    else
        tell(shell, words_of(back ? Word::nothing_to_undo : Word::nothing_to_redo));
}

// Where nothing is covered it begins to cover: the key then always does what its name says.
void reveal(Shell& shell) {
    const bool show = shell.session().covered();
    if (!shell.predict) shell.predict = true;
    shell.session().predict_first(true);
    shell.session().reveal(show);
}

void toggle_page(Shell& shell, bool Shell::*page, const char* first) {
    const bool on = !(shell.*page);
    close_modal(shell);
    if (!on) return;
    began_modal(shell);
    shell.*page = true;
    shell.focus.restore(first);
}

// Those that need a scene.
bool run_on_scene(Shell& shell, Command command) {
    switch (command) {
    case Command::play_pause: play(shell); return true;
    case Command::step_forward: step(shell, 1); return true;
    case Command::step_back: step(shell, -1); return true;
    case Command::restart: shell.session().restart(); return true;
    case Command::to_end: go_to(shell, shell.session().run().last_step()); return true;
    case Command::next_mark: go_to(shell, next_stop(shell.session(), 1)); return true;
    case Command::previous_mark: go_to(shell, next_stop(shell.session(), -1)); return true;
    case Command::next_scene: show_scene(shell, shell.scene + 1); return true;
    case Command::previous_scene: show_scene(shell, shell.scene - 1); return true;
    case Command::frame_all: shell.panes.cameras.erase(shell.session().run().scenario().scene); return true;
    case Command::reveal: reveal(shell); return true;
    case Command::faster: change_speed(shell, 1); return true;
    case Command::slower: change_speed(shell, -1); return true;
    case Command::undo: undo_or_redo(shell, true); return true;
    case Command::redo: undo_or_redo(shell, false); return true;
    case Command::save: open_dialog(shell, FileDialog::Kind::save); return true;
    case Command::open: open_dialog(shell, FileDialog::Kind::open); return true;
    case Command::copy: copy_scenario(shell); return true;
    case Command::paste: paste_scenario(shell); return true;
    case Command::document_values: shell.session().to_defaults(); return true;
    default: return false;
    }
}

} // namespace

void run_command(Shell& shell, Command command) {
    switch (command) {
    case Command::focus_next: shell.focus.move(1); break;
    case Command::focus_previous: shell.focus.move(-1); break;
    case Command::hide_panels: shell.settings.panels = !shell.settings.panels; break;
    case Command::help: toggle_page(shell, &Shell::help, "help.close"); break;
    case Command::switch_language:
        set_language(shell, shell.lang() == kit::Lang::en ? kit::Lang::ko : kit::Lang::en);
        break;
    case Command::english: set_language(shell, kit::Lang::en); break;
    case Command::korean: set_language(shell, kit::Lang::ko); break;
    case Command::lecture: shell.predict = shell.ui.lecture = !shell.ui.lecture; break;
    case Command::predict_first: shell.predict = !shell.predict; break;
    case Command::full_screen: shell.full_screen = !shell.full_screen; break;
    case Command::open_folder: open_user_folder(shell); break;
    case Command::about: toggle_page(shell, &Shell::about, "about.close"); break;
    case Command::screenshot: shell.picture_wanted = true; break;
    case Command::text_larger: change_scale(shell, 1); break;
    case Command::text_smaller: change_scale(shell, -1); break;
    case Command::text_normal: change_scale(shell, 0); break;
    case Command::light_theme:
        shell.settings.theme = shell.settings.theme == Theme::dark ? Theme::light : Theme::dark;
        break;
    case Command::reduced_motion: shell.settings.reduced_motion = !shell.settings.reduced_motion; break;
    case Command::quit: shell.quit = true; break;
    default:
        if (!shell.empty()) run_on_scene(shell, command);
    }
}

} // namespace tunnel::app
