// Answers: what stands in the right panel and in the bottom drawer. Each call draws one frame inside the rectangle
// given, in window points, and must be called between ImGui::NewFrame and ImGui::Render, outside any ImGui window.
// Refuses: physics, writing files (saving goes through UiContext::save_text), and any scene by name.
#pragma once

#include "app/ui/drawer/markdown.hpp"
#include "app/ui/widgets/context.hpp"
#include "scenes/kit/claim.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tunnel::app {

// A section of the panel that the words at its foot lead to.
struct PanelAnchor {
    std::string id{}, label{};
    float y = 0; // of the content, points
};

// What the panel remembers between frames; one per window. All of it may be dropped at any time.
struct PanelState {
    std::string scene{};                      // whose state this is; another scene starts afresh
    std::set<std::string> open{};             // folds opened by hand
    std::map<std::string, std::string> typed; // text in edit boxes, by key, while it is typed
    std::string editing{};                    // the row whose edit box has the text cursor
    std::string start_typing{};               // the row whose edit box takes the text cursor next
    std::string error_key{};                  // the control that refused a value
    kit::Text error{};
    Session* dragging = nullptr; // between begin_edit and end_edit of this session
    std::string drag_id{};       // the control that is dragged
    float drag_grab = 0;         // mouse minus knob when the drag began
    double fine_from = 0;        // where on the track, and where the mouse was, when Shift went down
    float fine_mouse = 0;
    bool fine = false;
    std::vector<kit::Claim> claims{}; // of `scene`
    std::vector<kit::Preset> presets{};
    std::map<std::string, float> kept{};     // the most height that a part of the panel ever took
    std::string kept_for{};                  // in this language and width
    std::map<std::string, float> scrolled{}; // by scene
    float scroll_to = -1;                    // wanted for the next frame
    std::vector<PanelAnchor> anchors{};
    std::string anchor_here{}; // the section in sight
    float buttons_at = -1;     // of the content: where the scene's buttons are held while the mouse stays on them
};

enum class DrawerTab { timeline, plots, ledger, lesson };
// Where there is no room for everything at once, the drawer's tabs choose what is in front.
enum class Front { picture, settings, tab };

struct DrawerState {
    int tab = 0; // a DrawerTab
    Front front = Front::picture;
    bool stacked = false;        // the picture was a tab in the last frame
    float height = 0;            // em, as the user dragged it; 0: the program's choice
    float timeline_needs = 2.9f; // em: what the timeline's tab holds, as last drawn
    float edge_grab = 0;
    std::string scene{};
    int table = 0;                                      // which of several tables
    std::map<std::string, int> last_current{};          // per table: the row last scrolled to
    float followed_height = 0, followed_em = 0;         // and the room it had then
    std::map<std::string, std::vector<float>> widths{}; // per table and language: columns only grow, in em
    std::string lesson_name{};                          // what `lesson` was read from
    std::vector<Block> lesson{};
    std::string plot_alone{}; // the key of the plot that has the tab for itself
};

void end_drag(PanelState& state);                // the edit under the mouse, if any, is done
inline constexpr float most_drawer_share = 0.6f; // of the window's height
void right_panel(UiContext& ctx, PanelState& state, Rect area);

// Where the drawer's parts stand, in points. A height of 0: not there now.
struct DrawerPlace {
    Rect strip{}, tabs{}, content{};                // the timeline; the row of tabs; what the chosen tab holds
    bool picture_tab = false, settings_tab = false; // offered besides the four
};
void drawer(UiContext& ctx, DrawerState& state, const DrawerPlace& place);

// How the window is shared, by what there is room for: the panel beside the picture or as a page of its own, tabs
// below the picture or in its place.
struct Sharing {
    Rect centre{}, panel{}; // of width 0: not in front
    DrawerPlace drawer{};
};
[[nodiscard]] Sharing share_room(const UiContext& ctx, const DrawerState& state, const Rect& room);

} // namespace tunnel::app
