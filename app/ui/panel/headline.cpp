// Answers: the top of the panel: the lesson of this moment and what to try; and how sections are titled.
#include "app/input/keys.hpp"
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"
#include "app/ui/widgets/icons.hpp"
#include "app/ui/widgets/touch.hpp"

#include <algorithm>

namespace tunnel::app {
void section_title(PanelColumn& column, std::string_view title) {
    column.y += 0.75f * column.em();
    column.y += column.paint.wrapped(column.ctx.fonts.bold, {column.x, column.y}, column.paint.palette().text, title,
                                     column.width);
    column.y += 0.25f * column.em();
}

bool fold_title(PanelColumn& column, const std::string& id, std::string_view title) {
    const float em = column.em();
    column.y += 0.25f * em;
    const Rect box{column.x, column.y, column.width, 1.7f * em};
    const Touch t = touch(column.ctx, id, box);
    if (t.clicked && column.state.open.erase(id) == 0) column.state.open.insert(id);
    const bool open = column.state.open.count(id) > 0;
    const Palette& p = column.paint.palette();
    const Color color = t.hovered ? p.text : blend(p.muted, p.text, 0.3f);
    draw_icon(column.paint.list, open ? Icon::fold_open : Icon::fold_closed, {box.x + 0.45f * em, box.y + box.h / 2},
              0.65f * em, Paint::ink(color));
    column.paint.text_in(column.ctx.fonts.body, {box.x + 1.3f * em, box.y, box.w - 1.3f * em, box.h}, color, title, 0);
    if (t.ring) column.paint.focus_ring(box);
    column.y += box.h + 0.5f * em;
    return open;
}

namespace {

std::string to_predict(const PanelColumn& column) {
    const kit::Lang lang = column.ctx.lang;
    const kit::Text& own = column.readouts().question;
    const PanelWord word = own.empty() ? PanelWord::predict : PanelWord::predict_this;
    return std::string(say(word, lang)) + std::string(own.in(lang));
}

} // namespace

void draw_headline(PanelColumn& column) {
    const kit::SceneInfo& info = column.session().run().info();
    const kit::Lang lang = column.ctx.lang;
    const Palette& p = column.paint.palette();
    const kit::Text& said = column.readouts().headline;
    const std::string headline = column.session().covered() ? to_predict(column)
                                 : said.empty()             ? std::string(info.title.in(lang))
                                                            : said.in(lang);
    const ImFont* font = column.ctx.fonts.heading;
    const float height = column.paint.wrapped_height(font, headline, column.width), top = column.y;
    column.ctx.map->add("headline", {column.x, column.y, column.width, height});
    column.paint.wrapped(font, {column.x, column.y}, p.text, headline, column.width);
    column.y += std::max(height, 2 * column.paint.line(font)); // most headlines need two lines at one time or other
    keep_room(column, "headline/first", top);
    column.y += 0.1f * column.em();
    const kit::Text& now = column.readouts().try_now;
    column.y +=
        column.paint.wrapped(column.ctx.fonts.body, {column.x, column.y}, p.muted,
                             now.empty() ? info.try_this.in(lang) : std::string_view(now.in(lang)), column.width);
    column.y += 0.9f * column.em();
}

void draw_reveal(PanelColumn& column) {
    Session& session = column.session();
    const bool covered = session.covered();
    if (!covered && !session.revealed()) return;
    const Rect box{column.x, column.y, column.width, 2.0f * column.em()};
    const ButtonText text{
        say(covered ? PanelWord::show_answers : PanelWord::cover_again, column.ctx.lang), {}, keys_of(Command::reveal)};
    if (button(column.ctx, "predict/reveal", box, text, covered ? ButtonLook::primary : ButtonLook::quiet))
        session.reveal(covered);
    column.y += box.h + 0.8f * column.em();
}

} // namespace tunnel::app
