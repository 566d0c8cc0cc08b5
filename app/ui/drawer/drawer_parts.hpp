// Answers: what the drawer is made of: the strip with the timeline, always, and the content of each tab.
#pragma once

#include "app/session/session.hpp"
#include "app/ui/panel/panels.hpp"
#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

struct DrawerView {
    UiContext& ctx;
    DrawerState& state;
    Rect area;

    [[nodiscard]] float em() const { return ctx.em; }
    [[nodiscard]] Session& session() const { return *ctx.session; }
    [[nodiscard]] const kit::Readouts& readouts() const { return ctx.session->shown(); }
};

void drawer_edge(UiContext& ctx, DrawerState& state, const DrawerPlace& place); // to make it higher or lower
void timeline_strip(DrawerView view);                                           // buttons, track with marks, label
void timeline_tab(DrawerView view);                                             // keys, speed, branches
[[nodiscard]] std::string speed_text(double speed);                             // "1/2×"
void plots_tab(DrawerView view);
void ledger_tab(DrawerView view);
void lesson_tab(DrawerView view);

// The scene's job: its button alone, or with its progress. Nothing where there is none.
void job_button(UiContext& ctx, const std::string& id, const Rect& box);
void job_strip(UiContext& ctx, const Rect& area);

// One table, one plot, inside `area`.
void table_view(DrawerView& view, const kit::Table& table);
struct PlotView {
    bool can_enlarge = false, alone = false; // there are others; it has the drawer for itself
    bool clicked = false;                    // asks for the other of the two
};
void plot_view(UiContext& ctx, const kit::Plot& plot, const Rect& area, PlotView& view);

} // namespace tunnel::app
