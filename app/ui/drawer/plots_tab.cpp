// Answers: all plots of the scene, side by side where there is room, else scrolled.
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_words.hpp"

#include <algorithm>

namespace tunnel::app {

void plots_tab(DrawerView view) {
    const std::vector<kit::Plot>& plots = view.readouts().plots;
    const float em = view.em(), gap = 1.5f * em;
    if (plots.empty()) {
        const Paint paint(view.ctx);
        paint.text(view.ctx.fonts.body, corner(view.area), paint.palette().muted,
                   say(view.session().covered() ? PanelWord::covered_here : PanelWord::no_plots, view.ctx.lang));
        return;
    }
    std::string& alone = view.state.plot_alone;
    const auto large = std::find_if(plots.begin(), plots.end(), [&](const kit::Plot& p) { return p.key == alone; });
    if (large != plots.end()) {
        PlotView one{true, true, false};
        plot_view(view.ctx, *large, {view.area.x, view.area.y, view.area.w - 0.4f * em, view.area.h}, one);
        if (one.clicked) alone.clear();
        return;
    }
    const PanelChild child(view.ctx, "##plots_tab", view.area);
    const bool crowded =
        std::any_of(plots.begin(), plots.end(), [](const kit::Plot& p) { return p.series.size() > 2; });
    const float least = (crowded ? 25.0f : 19.0f) * em; // names stand beside many curves
    const int fits = std::max(1, static_cast<int>((view.area.w + gap) / (least + gap)));
    const int columns = std::min(fits, static_cast<int>(plots.size()));
    const float w = (view.area.w - 0.8f * em - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float h = std::max(view.area.h - 0.2f * em, 11.0f * em);
    for (std::size_t i = 0; i < plots.size(); ++i) {
        const int at = static_cast<int>(i);
        PlotView one{true, false, false};
        plot_view(view.ctx, plots[i],
                  {child.start().x + static_cast<float>(at % columns) * (w + gap),
                   child.start().y + static_cast<float>(at / columns) * (h + em), w, h},
                  one);
        if (one.clicked) alone = plots[i].key;
    }
    const int rows = (static_cast<int>(plots.size()) + columns - 1) / columns;
    child.content_ends(child.start().y + static_cast<float>(rows) * (h + em) - em);
}

} // namespace tunnel::app
