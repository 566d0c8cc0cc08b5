// Answers: the verdicts, large: symbol, word, shape and colour, one card each, two in a row.
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/icons.hpp"
#include "app/ui/widgets/touch.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

bool covered(const PanelColumn& column, const kit::Readout& r) {
    return column.ctx.lecture && r.hidden_first && column.state.uncovered.count(r.key) == 0;
}

std::string word_of(const PanelColumn& column, const kit::Readout& r) {
    return r.shown.empty() ? show_value(r.value, r.digits, column.ctx.lang) : r.shown.in(column.ctx.lang);
}

struct CardRow {
    std::vector<const kit::Readout*> cards;
    float width = 0, label_height = 0, padding = 0, symbol = 0;
    const ImFont* font = nullptr; // one for the whole row, so that no verdict looks weightier than its neighbour
};

void card(PanelColumn& column, const kit::Readout& r, const Rect& box, const CardRow& row) {
    const float em = column.em(), pad = row.padding;
    const Palette& p = column.paint.palette();
    column.paint.fill(box, blend(p.panel, p.raised, 0.65f));
    column.paint.wrapped(column.ctx.fonts.small, {box.x + pad, box.y + 0.45f * em}, p.muted,
                         r.label.in(column.ctx.lang), box.w - 2 * pad);
    const float size = point_size(column.ctx.fonts.heading), y = box.y + box.h - size - 0.6f * em;
    const Rect word{box.x + pad + row.symbol, y, box.w - 2 * pad - row.symbol, size};
    const ImVec2 symbol{box.x + pad + 0.5f * em, y + size / 2};
    if (covered(column, r)) {
        draw_icon(column.paint.list, Icon::eye, symbol, em, Paint::ink(p.accent));
        column.paint.text_in(column.ctx.fonts.small, word, p.accent, say(PanelWord::covered, column.ctx.lang), 0);
    } else {
        draw_icon(column.paint.list, icon_of(r.role), symbol, 1.05f * em, Paint::ink(p.of(r.role)));
        column.paint.text_in(row.font, word, p.of(r.role), word_of(column, r), 0);
    }
    const Touch t = touch(column.ctx, "readout/" + r.key, box, covered(column, r) ? plain_touch : no_focus);
    if (t.clicked && covered(column, r)) column.state.uncovered.insert(r.key);
    if (t.ring) column.paint.focus_ring(box);
}

CardRow measure(const PanelColumn& column, std::vector<const kit::Readout*> cards, float width) {
    const float em = column.em();
    CardRow row{std::move(cards), width, 0, 0.7f * em, 1.5f * em, column.ctx.fonts.heading};
    for (const kit::Readout* r : row.cards) {
        const float inner = width - 2 * row.padding;
        row.label_height = std::max(
            row.label_height, column.paint.wrapped_height(column.ctx.fonts.small, r->label.in(column.ctx.lang), inner));
        const Fonts& fonts = column.ctx.fonts;
        for (const ImFont* smaller : {fonts.bold, fonts.body, fonts.small})
            if (column.paint.width(row.font, word_of(column, *r)) > inner - row.symbol) row.font = smaller;
    }
    return row;
}

} // namespace

void draw_verdicts(PanelColumn& column) {
    std::vector<const kit::Readout*> all;
    for (const kit::Readout& r : column.readouts().values)
        if (r.verdict) all.push_back(&r);
    if (all.empty()) return;
    const float em = column.em(), gap = 0.5f * em, half = (column.width - gap) / 2;
    for (std::size_t i = 0; i < all.size();) {
        // Two in a row; a last one alone has the whole width.
        const std::size_t count = i + 1 < all.size() ? 2 : 1;
        const CardRow row = measure(
            column,
            {all.begin() + static_cast<std::ptrdiff_t>(i), all.begin() + static_cast<std::ptrdiff_t>(i + count)},
            count == 2 ? half : column.width);
        const float h = row.label_height + point_size(column.ctx.fonts.heading) + 1.15f * em;
        for (std::size_t k = 0; k < count; ++k)
            card(column, *row.cards[k], {column.x + static_cast<float>(k) * (half + gap), column.y, row.width, h}, row);
        column.y += h + gap;
        i += count;
    }
    column.y += 0.6f * em;
}

} // namespace tunnel::app
