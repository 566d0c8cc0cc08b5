// Answers: what a step of the moving scene and its picture cost just now, at the top right of the panes, whatever is in
// the drawer. The figures stay when the scene is paused, until something is changed.
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/shell/shell.hpp"
#include "app/ui/widgets/paint.hpp"

#include <string>

namespace tunnel::app {

bool tells_cost(Shell& shell) {
    return !shell.empty() && shell.session().run().moving() && !shell.session().readouts().timings.empty();
}

std::uint64_t cost_owner(Shell& shell) {
    return shell.session().run().params_revision() * 64 + static_cast<std::uint64_t>(shell.scene) + 1;
}

void live_cost(Shell& shell) {
    const std::optional<FrameCost::Seconds> cost = shell.cost.shown(cost_owner(shell));
    const Rect& c = shell.layout.centre;
    if (!cost || c.w <= 0) return;
    std::string text(say(PanelWord::live_cost, shell.ui.lang));
    for (const double seconds : {cost->step, cost->picture})
        if (const std::size_t at = text.find('#'); at != std::string::npos)
            text.replace(at, 1, show_number(1e3 * seconds, 2));
    const Paint paint(shell.ui, *ImGui::GetBackgroundDrawList());
    const float em = shell.ui.em, w = paint.width(shell.ui.fonts.small, text) + em;
    const Rect box{c.x + c.w - w - 0.3f * em, c.y + 0.3f * em, w, 1.5f * em};
    paint.fill(box, paint.palette().ground, -1, 0.85f);
    paint.text_in(shell.ui.fonts.small, box, paint.palette().text, text);
    shell.ui.map->add("live-cost", box);
}

} // namespace tunnel::app
