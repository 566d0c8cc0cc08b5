// Answers: what stands in the bottom drawer: the timeline strip, always, and one of four tabs.
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <array>

namespace tunnel::app {
namespace {

struct TabRow {
    const char* id;
    PanelWord word;
    void (*show)(DrawerView);
};
constexpr std::array<TabRow, 4> tabs{{{"tab/timeline", PanelWord::timeline, timeline_tab},
                                      {"tab/plots", PanelWord::plots, plots_tab},
                                      {"tab/ledger", PanelWord::ledger, ledger_tab},
                                      {"tab/lesson", PanelWord::lesson, lesson_tab}}};

void meet(const UiContext& ctx, DrawerState& state) {
    const std::string scene(ctx.session->run().info().id);
    if (state.scene == scene) return;
    const int tab = state.tab; // the tab stays, so that lessons can be read one after the other
    state = {};
    state.tab = tab;
    state.scene = scene;
}

} // namespace

void drawer(UiContext& ctx, DrawerState& state, Rect area) {
    meet(ctx, state);
    state.tab = std::clamp(state.tab, 0, static_cast<int>(tabs.size()) - 1);
    const PanelFrame frame(ctx, "##drawer", area, false);
    const float em = ctx.em, pad = 1.25f * em;
    const float strip = std::min(3.5f * em, area.h);
    timeline_strip({ctx, state, {area.x + pad, area.y, area.w - 2 * pad, strip}});
    float x = area.x + pad;
    const float tabs_y = area.y + strip;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        float width = 0;
        if (tab_button(ctx, tabs[i].id, {x, tabs_y}, say(tabs[i].word, ctx.lang), state.tab == static_cast<int>(i),
                       &width))
            state.tab = static_cast<int>(i);
        x += width + 1.8f * em;
    }
    const float top = tabs_y + 2.3f * em;
    const Rect inside{area.x + pad, top, area.w - 2 * pad, area.y + area.h - top - 0.4f * em};
    if (inside.h > 0.8f * em) tabs[static_cast<std::size_t>(state.tab)].show({ctx, state, inside});
}

} // namespace tunnel::app
