// Answers: what the window holds besides the scenes' own state, and the pieces that draw it. No SDL, no OpenGL.
#pragma once

#include "app/files/settings.hpp"
#include "app/input/keys.hpp"
#include "app/render/pane_renderer.hpp"
#include "app/session/frame_cost.hpp"
#include "app/session/session.hpp"
#include "app/ui/panel/panels.hpp"
#include "app/ui/widgets/context.hpp"
#include "app/ui/widgets/words.hpp"
#include "app/ui/widgets/wrap_memory.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tunnel::app {

// One line at the foot of the panes.
struct StatusLine {
    kit::Text text{};
    bool is_error = false;
    std::filesystem::path file{}; // what was saved: a click copies its path
    double until = 0.0;           // seconds of the shell's clock; shown while text is not empty
};

struct FileEntry {
    std::string label{};
    std::filesystem::path path{};
    bool given = false; // came with the program
};

struct FileDialog {
    enum class Kind { closed, save, open } kind = Kind::closed;
    std::string path{};
    std::vector<FileEntry> files{};
    kit::Text error{};
    std::filesystem::path asked{}; // the file that Enter, pressed again, writes over
    bool take_text_focus = false;
};

// A mouse gesture in the panes, from press to release.
struct PaneGesture {
    enum class Kind { none, pressed, pan, orbit, handle } kind = Kind::none;
    std::string pane{}, handle{};
    glm::vec2 from{0.0f};
    glm::dvec3 grab{0.0};        // handle minus cursor, world units
    glm::dvec3 lo{0.0}, hi{1.0}; // what its pane frames for as long as a handle is dragged
    bool moved = false;
};

struct PaneView {
    std::map<std::string, std::map<std::string, CameraState>> cameras{}; // by scene, by pane
    std::vector<PaneFrame> frames{};                                     // as drawn in this frame
    std::map<std::string, std::string> alone{}; // by scene: the pane in front where there is room for one only
    bool keeps_words = false;                   // for tests: what was set is kept in `words`
    std::vector<SetWords> words{};
    std::vector<ShownLabel> labels{}; // as they stand in the panes
    std::string selected_handle{}, hovered_handle{};
    unsigned hovered = 0, selected = 0;
    PaneGesture gesture{};
};

struct ShellLayout {
    Rect menu{};
    Rect centre{}, panel{}; // of width 0: not in front
    DrawerPlace drawer{};
};

struct Shell {
    std::span<const scenes::Entry> catalogue{};
    std::vector<std::unique_ptr<Session>> sessions{}; // beside the catalogue; each kept from its first showing on
    std::vector<kit::Words> titles{};
    int scene = 0;

    Settings settings{};
    std::filesystem::path folder{}; // the user's; empty: nothing is remembered
    UiContext ui{};
    FocusRing focus{}, sleeping{}; // sleeping: of what lies under an open menu or dialog
    bool predict = false;          // predict first: answers stay covered until they are asked for
    std::string focus_before{};
    WidgetMap map{};
    WrapMemory wraps{};
    CutText cut{};
    PanelState panel{};
    DrawerState drawer{};
    PaneView panes{};
    FrameCost cost{}; // of the scene that plays or played last
    StatusLine status{};
    FileDialog dialog{};
    int menu = -1; // the open one
    bool help = false, about = false, quit = false, picture_wanted = false;
    bool full_screen = false;   // as wanted; not remembered
    kit::Text folder_problem{}; // why there is no folder of the user's
    double now = 0.0;
    bool korean = true;  // the fonts can show it
    bool threads = true; // of the sessions' long work
    kit::Lang system_lang = kit::Lang::en;
    ShellLayout layout{};

    // From the clipboard's owner; tests and SDL each give their own.
    std::function<std::string()> get_clipboard{};
    std::function<void(const std::string&)> set_clipboard{};
    std::function<bool(const std::string&)> open_url{};

    [[nodiscard]] bool empty() const { return catalogue.empty(); }
    [[nodiscard]] Session& session() { return *sessions[static_cast<std::size_t>(scene)]; }
    [[nodiscard]] bool modal() const { return menu >= 0 || help || about || dialog.kind != FileDialog::Kind::closed; }
    [[nodiscard]] float scale() const; // user scale with lecture mode's
    [[nodiscard]] kit::Lang lang() const;
};

// Draws one frame between ImGui::NewFrame and ImGui::Render.
void draw_shell(Shell& shell, glm::vec2 size);
[[nodiscard]] ShellLayout lay_out_shell(const Shell& shell, glm::vec2 size);

void menu_bar(Shell& shell);
void menu_popup(Shell& shell);
void open_menu(Shell& shell, int index); // -1 closes
void centre_panes(Shell& shell);
void status_line(Shell& shell);
void live_cost(Shell& shell);                // what a step and its picture cost, over the panes
[[nodiscard]] bool tells_cost(Shell& shell); // where the scene has something to time and moves
[[nodiscard]] std::uint64_t cost_owner(Shell& shell);
void file_dialog(Shell& shell);
void help_page(Shell& shell);
void about_page(Shell& shell);

void run_command(Shell& shell, Command command);
// A key went down while no text is typed. False: nobody wanted it.
bool run_key(Shell& shell, SDL_Scancode code, unsigned modifiers);
void show_scene(Shell& shell, int index);
void tell(Shell& shell, kit::Text text, bool is_error = false);
void tell_saved(Shell& shell, Word word, const std::filesystem::path& file);
void tell(Shell& shell, const std::string& text, bool is_error = false); // the same in both languages
void stop_dragging(Shell& shell);                                        // the edit under the mouse is done as it is
// Arrows, + and - while a pane has the focus. False: not one of these, or no pane has it.
bool pane_key(Shell& shell, SDL_Scancode code, unsigned modifiers);
bool move_handle(Shell& shell, glm::dvec2 direction, bool fine); // by the keyboard; false: none is selected

void open_dialog(Shell& shell, FileDialog::Kind kind);
void save_scenario_to(Shell& shell, const std::filesystem::path& path);
void open_scenario_from(Shell& shell, const std::filesystem::path& path);
void open_user_folder(Shell& shell);
void copy_scenario(Shell& shell);
void paste_scenario(Shell& shell);
void close_modal(Shell& shell);
void began_modal(Shell& shell); // keeps the focus for afterwards

} // namespace tunnel::app
