// Answers: where an event goes: ImGui while text is typed, else the keys of the shell.
#include "app/app_impl.hpp"

#include <imgui.h>
#include <imgui_internal.h>
#if __has_include(<imgui_impl_sdl2.h>)
#include <imgui_impl_sdl2.h>
#else
#include <imgui_impl_sdl.h>
#endif
#include <SDL.h>

namespace tunnel::app {

void App::Impl::take(const SDL_Event& event) {
    switch (event.type) {
    case SDL_QUIT: shell.quit = true; return;
    case SDL_KEYDOWN: take_key(event.key); return;
    case SDL_KEYUP:
    case SDL_TEXTINPUT: ImGui_ImplSDL2_ProcessEvent(&event); return;
    case SDL_WINDOWEVENT: take_window(event.window); return;
    case SDL_DROPFILE:
        open_scenario_from(shell, event.drop.file);
        if (!shell.dialog.error.empty()) tell(shell, shell.dialog.error, true);
        shell.dialog.error = {};
        SDL_free(event.drop.file);
        return;
    default: break;
    }
    mouse.take(event);
#if IMGUI_VERSION_NUM >= 18700
    ImGui_ImplSDL2_ProcessEvent(&event);
#endif
}

void App::Impl::take_key(const SDL_KeyboardEvent& key) {
    const SDL_Scancode code = key.keysym.scancode;
    const unsigned modifiers = modifiers_of(key.keysym.mod);
    if (!editing) {
        run_key(shell, code, modifiers);
        return;
    }
    if (code == SDL_SCANCODE_TAB) { // leaves the field with what it holds, and moves on
        ImGui::ClearActiveID();
        shell.focus.move((modifiers & shift) != 0 ? -1 : 1);
        editing = false;
        return;
    }
    if (code == SDL_SCANCODE_ESCAPE && shell.dialog.kind != FileDialog::Kind::closed) {
        ImGui::ClearActiveID();
        close_modal(shell);
        editing = false;
        return;
    }
    SDL_Event event{};
    event.key = key;
    ImGui_ImplSDL2_ProcessEvent(&event);
}

void App::Impl::take_window(const SDL_WindowEvent& event) {
    SDL_Event whole{};
    whole.window = event;
    ImGui_ImplSDL2_ProcessEvent(&whole);
    switch (event.event) {
    case SDL_WINDOWEVENT_SHOWN: // a driver may have dropped or resized what the frames before left
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_RESIZED:
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_MAXIMIZED:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: damage.forget(); break;
    case SDL_WINDOWEVENT_FOCUS_LOST: mouse.let_go(); break;
    case SDL_WINDOWEVENT_LEAVE:
        if (!mouse.down[0] && !mouse.down[1]) mouse.at = glm::vec2(-1e9f);
        break;
    case SDL_WINDOWEVENT_CLOSE: shell.quit = true; break;
    default: break;
    }
}

// An input method sees the keys only while text is typed: else Hangul mode would swallow the letters' commands.
void App::Impl::follow_typing() {
    const bool now = shell.ui.text_editing || ImGui::GetIO().WantTextInput;
    if (now != (SDL_IsTextInputActive() == SDL_TRUE)) now ? SDL_StartTextInput() : SDL_StopTextInput();
    editing = now;
}

} // namespace tunnel::app
