// Answers: the scene's own buttons, below the controls that they set. One that cannot be pressed says why.
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

namespace tunnel::app {

void draw_actions(PanelColumn& column) {
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
    column.y += 0.6f * column.em();
}

} // namespace tunnel::app
