// Answers: the scene's own buttons, below the controls that they set. One that cannot be pressed says why. Where a
// press takes controls above away, the buttons stay under the mouse until it leaves them.
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

void let_go_when_left(PanelColumn& column, float top) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool on_them =
        mouse.x >= column.x && mouse.x < column.x + column.width && mouse.y >= top && mouse.y < column.y;
    if (on_them || column.state.buttons_at < 0) return;
    column.state.buttons_at = -1;
    column.ctx.wants_frame = true;
}

} // namespace

void hold_actions(PanelColumn& column) {
    if (column.state.buttons_at >= 0) column.y = std::max(column.y, column.state.buttons_at - ImGui::GetScrollY());
}

void draw_actions(PanelColumn& column) {
    const float top = column.y;
    std::vector<kit::Action> actions = column.session().run().actions();
    std::erase_if(actions, [](const kit::Action& action) { return !action.applies; });
    if (actions.empty()) return;
    const kit::Lang lang = column.ctx.lang;
    std::vector<Chip> all;
    for (const kit::Action& action : actions) {
        // Whether it can be pressed would tell the answer, too.
        const bool covered = action.answer && column.session().covered();
        const std::string why = covered ? std::string(say(PanelWord::covered_here, lang))
                                        : kit::why_not(column.session().run(), action).in(lang);
        all.push_back({"action/" + action.id, action.label.in(lang), why.empty() ? action.hint.in(lang) : why, false,
                       why.empty()});
    }
    column.y += 0.25f * column.em();
    const int clicked = chips(column.ctx, all, column.x, column.y, column.width);
    if (clicked >= 0) (void)column.session().apply(actions[static_cast<std::size_t>(clicked)]); // said so before
    if (clicked >= 0) column.state.buttons_at = top + ImGui::GetScrollY();
    let_go_when_left(column, top);
    column.y += 0.6f * column.em();
}

} // namespace tunnel::app
