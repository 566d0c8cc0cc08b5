// Answers: the scene's tables: ledger of steps, event log; one in front, the others a chip away.
#include "app/files/csv.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

std::string count_text(const kit::Table& table, kit::Lang lang) {
    const std::string word(say(table.size() == 1 ? PanelWord::row : PanelWord::rows, lang));
    std::string text =
        show_integer(static_cast<std::int64_t>(table.size())) + (lang == kit::Lang::ko ? "" : " ") + word;
    if (table.truncated) text += "  ·  " + std::string(say(PanelWord::truncated, lang));
    return text;
}

void export_button(DrawerView& view, const kit::Table& table) {
    if (!view.ctx.save_text) return;
    const float side = 1.6f * view.em();
    const Rect box{view.area.x + view.area.w - side, view.area.y - 0.15f * view.em(), side, side};
    if (icon_button(view.ctx, "table/" + table.key + "/csv", box, Icon::save,
                    {say(PanelWord::save_csv, view.ctx.lang), {}, "CSV"}))
        view.ctx.save_text(table.key + ".csv", csv_text(table));
}

// The tables' names, as chips when there are several; returns the height.
float chooser(DrawerView& view, const std::vector<kit::Table>& tables) {
    const Paint paint(view.ctx);
    const float em = view.em();
    const kit::Table& shown = tables[static_cast<std::size_t>(view.state.table)];
    const std::string count = count_text(shown, view.ctx.lang);
    const float count_width = paint.width(view.ctx.fonts.small, count);
    const float right = view.area.x + view.area.w - 2.2f * em;
    paint.text(view.ctx.fonts.small, {right - count_width, view.area.y + 0.2f * em}, paint.palette().muted, count);
    const float room = right - count_width - em - view.area.x;
    if (tables.size() == 1) {
        paint.text(view.ctx.fonts.bold, corner(view.area), paint.palette().text,
                   paint.cut(view.ctx.fonts.bold, shown.title.in(view.ctx.lang), room));
        return 1.6f * em;
    }
    std::vector<Chip> all;
    for (std::size_t i = 0; i < tables.size(); ++i)
        all.push_back({"table/" + std::to_string(i),
                       tables[i].title.in(view.ctx.lang),
                       {},
                       static_cast<int>(i) == view.state.table});
    float y = view.area.y - 0.2f * em;
    const int clicked = chips(view.ctx, all, view.area.x, y, room);
    if (clicked >= 0) view.state.table = clicked;
    return y - view.area.y + 0.5f * em;
}

} // namespace

void ledger_tab(DrawerView view) {
    const std::vector<kit::Table>& tables = view.readouts().tables;
    if (tables.empty()) {
        const Paint paint(view.ctx);
        paint.text(view.ctx.fonts.body, corner(view.area), paint.palette().muted,
                   say(view.session().covered() ? PanelWord::covered_here : PanelWord::no_table, view.ctx.lang));
        return;
    }
    view.state.table = std::clamp(view.state.table, 0, static_cast<int>(tables.size()) - 1);
    const float top = chooser(view, tables);
    const kit::Table& table = tables[static_cast<std::size_t>(view.state.table)];
    export_button(view, table);
    view.area.y += top;
    view.area.h -= top;
    if (view.area.h > 2 * view.em()) table_view(view, table);
}

} // namespace tunnel::app
