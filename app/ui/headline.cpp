// Answers: the top of the panel: the lesson of this moment, what to try, the verdicts; and how sections are titled.
#include "app/ui/icons.hpp"
#include "app/ui/number_format.hpp"
#include "app/ui/panel_parts.hpp"
#include "app/ui/panel_words.hpp"
#include "app/ui/touch.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

bool covered(const PanelColumn& column, const kit::Readout& r) {
    return column.ctx.lecture && r.hidden_first && column.state.uncovered.count(r.key) == 0;
}

// Symbol and word in the role's colour below a quiet label, in a box of its own.
void verdict_card(PanelColumn& column, const kit::Readout& r, const Rect& box, float label_height) {
    const float em = column.em(), pad = 0.7f * em;
    const Palette& p = column.paint.palette();
    const Color color = p.of(r.role);
    column.paint.fill(box, blend(p.panel, p.raised, 0.65f));
    column.paint.wrapped(column.ctx.fonts.small, {box.x + pad, box.y + 0.45f * em}, p.muted,
                         r.label.in(column.ctx.lang), box.w - 2 * pad);
    const float y = box.y + 0.45f * em + label_height + 0.1f * em;
    const float size = point_size(column.ctx.fonts.heading);
    if (covered(column, r)) {
        draw_icon(column.paint.list, Icon::eye, {box.x + pad + 0.5f * em, y + size / 2}, em, Paint::ink(p.accent));
        column.paint.text_in(column.ctx.fonts.small, {box.x + pad + 1.5f * em, y, box.w - 2 * pad - 1.5f * em, size},
                             p.accent, say(PanelWord::covered, column.ctx.lang), 0);
    } else {
        draw_icon(column.paint.list, icon_of(r.role), {box.x + pad + 0.5f * em, y + size / 2}, 1.05f * em,
                  Paint::ink(color));
        const std::string word =
            r.shown.empty() ? show_value(r.value, r.digits, column.ctx.lang) : r.shown.in(column.ctx.lang);
        const float room = box.w - 2 * pad - 1.5f * em;
        const ImFont* font = column.paint.width(column.ctx.fonts.heading, word) <= room ? column.ctx.fonts.heading
                                                                                        : column.ctx.fonts.bold;
        column.paint.text_in(font, {box.x + pad + 1.5f * em, y, room, size}, color, word, 0);
    }
    const Touch t = touch(column.ctx, "readout/" + r.key, box, covered(column, r) ? plain_touch : no_focus);
    if (t.clicked && column.ctx.lecture && r.hidden_first) column.state.uncovered.insert(r.key);
    if (t.ring) column.paint.focus_ring(box);
}

} // namespace

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

void draw_headline(PanelColumn& column) {
    const kit::SceneInfo& info = column.session().run().info();
    const kit::Lang lang = column.ctx.lang;
    const Palette& p = column.paint.palette();
    const kit::Text& said = column.readouts().headline;
    const std::string headline = said.empty() ? std::string(info.title.in(lang)) : said.in(lang);
    const Rect box{column.x, column.y, column.width,
                   column.paint.wrapped_height(column.ctx.fonts.heading, headline, column.width)};
    column.ctx.map->add("headline", box);
    column.y += column.paint.wrapped(column.ctx.fonts.heading, {column.x, column.y}, p.text, headline, column.width);
    column.y += 0.1f * column.em();
    column.y += column.paint.wrapped(column.ctx.fonts.body, {column.x, column.y}, p.muted, info.try_this.in(lang),
                                     column.width);
    column.y += 0.9f * column.em();
}

void draw_verdicts(PanelColumn& column) {
    std::vector<const kit::Readout*> verdicts;
    for (const kit::Readout& r : column.readouts().values)
        if (r.verdict) verdicts.push_back(&r);
    if (verdicts.empty()) return;
    const float em = column.em(), gap = 0.5f * em, pad = 0.7f * em;
    const std::size_t per_row = verdicts.size() == 1 ? 1 : 2;
    const float w = per_row == 1 ? column.width : (column.width - gap) / 2;
    for (std::size_t i = 0; i < verdicts.size(); i += per_row) {
        float label_height = 0;
        const std::size_t end = std::min(verdicts.size(), i + per_row);
        for (std::size_t k = i; k < end; ++k)
            label_height = std::max(label_height,
                                    column.paint.wrapped_height(column.ctx.fonts.small,
                                                                verdicts[k]->label.in(column.ctx.lang), w - 2 * pad));
        const float h = label_height + point_size(column.ctx.fonts.heading) + 1.15f * em;
        for (std::size_t k = i; k < end; ++k)
            verdict_card(
                column, *verdicts[k],
                {column.x + static_cast<float>(k - i) * (w + gap), column.y, end - i == 1 ? column.width : w, h},
                label_height);
        column.y += h + gap;
    }
    column.y += 0.6f * em;
}

} // namespace tunnel::app
