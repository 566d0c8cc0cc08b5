// Answers: what stands in the bottom drawer: the timeline strip and one of four tabs. Where there is little room, the
// picture and the settings are tabs too, and tabs that find no place are reached by arrows at the row's ends.
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tunnel::app {
namespace {

struct TabRow {
    const char* id;
    PanelWord word;
    Front front;
    int tab;
    void (*show)(DrawerView);
};
constexpr std::array<TabRow, 6> all_tabs{{{"tab/picture", PanelWord::picture, Front::picture, 0, nullptr},
                                          {"tab/settings", PanelWord::settings, Front::settings, 0, nullptr},
                                          {"tab/timeline", PanelWord::timeline, Front::tab, 0, timeline_tab},
                                          {"tab/plots", PanelWord::plots, Front::tab, 1, plots_tab},
                                          {"tab/ledger", PanelWord::ledger, Front::tab, 2, ledger_tab},
                                          {"tab/lesson", PanelWord::lesson, Front::tab, 3, lesson_tab}}};

void meet(const UiContext& ctx, DrawerState& state) {
    const std::string scene(ctx.session->run().info().id);
    if (state.scene == scene) return;
    const int tab = state.tab; // the tab stays, so that lessons can be read one after the other
    const Front front = state.front;
    const bool stacked = state.stacked;
    const float height = state.height;
    state = {};
    state.height = height;
    state.tab = tab;
    state.front = front;
    state.stacked = stacked;
    state.scene = scene;
}

struct Tabs {
    std::vector<const TabRow*> rows{};
    std::vector<float> widths{};
    int chosen = 0;
};

Tabs tabs_of(const UiContext& ctx, const DrawerState& state, const DrawerPlace& place) {
    Tabs out;
    const Front front = !place.picture_tab                                      ? Front::tab
                        : state.front == Front::settings && !place.settings_tab ? Front::picture
                                                                                : state.front;
    for (const TabRow& row : all_tabs) {
        if ((row.front == Front::picture && !place.picture_tab) ||
            (row.front == Front::settings && !place.settings_tab))
            continue;
        if (row.front == front && (front != Front::tab || row.tab == state.tab))
            out.chosen = static_cast<int>(out.rows.size());
        out.rows.push_back(&row);
        out.widths.push_back(Paint(ctx).width(ctx.fonts.bold, say(row.word, ctx.lang)) + 1.0f);
    }
    return out;
}

// The tabs [from, to) around the chosen one that fit into `room` with `gap` between them.
std::pair<int, int> fitting(const Tabs& tabs, float room, float gap) {
    const auto width = [&](int i) { return tabs.widths[static_cast<std::size_t>(i)] + gap; };
    int from = tabs.chosen, to = tabs.chosen + 1;
    float used = width(from) - gap;
    while (to < static_cast<int>(tabs.rows.size()) && used + width(to) <= room) used += width(to++);
    while (from > 0 && used + width(from - 1) <= room) used += width(--from);
    return {from, to};
}

void choose(DrawerState& state, const TabRow& row) {
    state.front = row.front;
    if (row.front == Front::tab) state.tab = row.tab;
}

void tab_row(UiContext& ctx, DrawerState& state, const DrawerPlace& place) {
    const float em = ctx.em, pad = 1.25f * em, side = 1.6f * em;
    const Rect& row = place.tabs;
    const Tabs tabs = tabs_of(ctx, state, place);
    const int count = static_cast<int>(tabs.rows.size());
    const float sum = std::accumulate(tabs.widths.begin(), tabs.widths.end(), 0.0f);
    const float room = row.w - 2 * pad;
    // Closer together before some are left out.
    const float gap = std::clamp((room - sum) / static_cast<float>(count - 1), 1.1f * em, 1.8f * em);
    const bool all = sum + gap * static_cast<float>(count - 1) <= room + 0.5f;
    const auto [from, to] = all ? std::pair{0, count} : fitting(tabs, room - 2 * side, gap);
    float x = row.x + pad + (all ? 0.0f : side);
    for (int i = from; i < to; ++i) {
        const TabRow& tab = *tabs.rows[static_cast<std::size_t>(i)];
        const float most = row.x + row.w - pad - (all ? 0.0f : side) - x + 1.0f;
        float width = 0;
        if (tab_button(ctx, tab.id, {x, row.y}, say(tab.word, ctx.lang), i == tabs.chosen, most, &width))
            choose(state, tab);
        x += width + gap;
    }
    if (all) {
        const bool plots = tabs.rows[static_cast<std::size_t>(tabs.chosen)]->show == plots_tab;
        if (plots) job_strip(ctx, {x, row.y, row.x + row.w - pad - x, row.h});
        return;
    }
    const auto arrow = [&](const char* id, float at, Icon icon, int step) {
        const int to_tab = (tabs.chosen + step + count) % count;
        const TabRow& next = *tabs.rows[static_cast<std::size_t>(to_tab)];
        if (icon_button(ctx, id, {at, row.y + 0.15f * em, side, side}, icon, {say(next.word, ctx.lang), {}, {}}))
            choose(state, next);
    };
    arrow("tab/previous", row.x + 0.5f * em, Icon::step_back, -1);
    arrow("tab/next", row.x + row.w - 0.5f * em - side, Icon::step, 1);
}

} // namespace

void drawer(UiContext& ctx, DrawerState& state, const DrawerPlace& place) {
    meet(ctx, state);
    if (place.picture_tab && !std::exchange(state.stacked, place.picture_tab)) { // the picture comes first
        state.front = Front::picture;
        ctx.wants_frame = true;
    }
    state.stacked = place.picture_tab;
    state.tab = std::clamp(state.tab, 0, static_cast<int>(DrawerTab::lesson));
    const float em = ctx.em, pad = 1.25f * em;
    if (place.content.h > 0) {
        const PanelFrame frame(ctx, "##drawer_content", place.content, false);
        const Rect& c = place.content;
        if (!place.picture_tab && state.tab != static_cast<int>(DrawerTab::timeline)) drawer_edge(ctx, state, place);
        const Rect inside{c.x + pad, c.y + 0.5f * em, c.w - 2 * pad, c.h - 0.5f * em};
        if (inside.h > 0.8f * em) all_tabs[static_cast<std::size_t>(state.tab + 2)].show({ctx, state, inside});
    }
    const Rect bar{place.strip.x, place.strip.y, place.strip.w, place.strip.h + place.tabs.h};
    const PanelFrame frame(ctx, "##drawer", bar, false);
    if (place.strip.h > 0) timeline_strip({ctx, state, {bar.x + pad, bar.y, bar.w - 2 * pad, place.strip.h}});
    tab_row(ctx, state, place);
}

} // namespace tunnel::app
