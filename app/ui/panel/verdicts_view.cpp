// Answers: the verdicts, large: symbol, word, shape and colour, one card each: two in a row where they fit,
// else one below the other.
#include "app/render/type_setting.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/icons.hpp"
#include "app/ui/widgets/touch.hpp"
#include "scenes/kit/cover.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

bool covered(const PanelColumn& column, const kit::Readout& r) {
    return column.session().covered() && kit::is_answer(r);
}

std::string word_of(const PanelColumn& column, const kit::Readout& r) {
    return r.shown.empty() ? show_value(r.value, r.digits, column.ctx.lang) : r.shown.in(column.ctx.lang);
}

// How the cards stand: beside each other, or one below the other, its label before the word or above it.
enum class Stand { beside, line, stacked };

struct CardRow {
    Stand stand = Stand::beside;
    float width = 0, height = 0, label_height = 0;
    const ImFont* font = nullptr; // one for all, so that no verdict looks weightier than its neighbour
};

constexpr float card_padding = 0.7f, symbol_room = 1.5f; // em

float label_room(const PanelColumn& column, const kit::Readout& r) {
    return column.paint.width(column.ctx.fonts.small, r.label.in(column.ctx.lang)) + 1.0f;
}

float word_room(const PanelColumn& column, const kit::Readout& r, const ImFont* font) {
    return column.paint.width(font, word_of(column, r)) + 1.0f + symbol_room * column.em();
}

// True when every card finds its room in a row like this; fills in the heights.
bool fits(const PanelColumn& column, const std::vector<const kit::Readout*>& cards, CardRow& row) {
    const float em = column.em(), inner = row.width - 2 * card_padding * em, size = point_size(row.font);
    bool all = true;
    row.label_height = 0;
    for (const kit::Readout* r : cards) {
        const float word = word_room(column, *r, row.font), label = label_room(column, *r);
        all = all && (row.stand == Stand::line ? label + word + 0.8f * em <= inner : word <= inner);
        // Two lines of label in a card are enough.
        all = all && (row.stand != Stand::beside || label <= 1.7f * inner);
        row.label_height = std::max(
            row.label_height, column.paint.wrapped_height(column.ctx.fonts.small, r->label.in(column.ctx.lang), inner));
    }
    row.height = row.stand == Stand::line ? size + 1.0f * em : row.label_height + size + 1.15f * em;
    return all;
}

// The first that fits of: beside each other, each in a line, label over word, with type as large as can be; no verdict
// is smaller than the text around it.
CardRow choose(const PanelColumn& column, const std::vector<const kit::Readout*>& cards) {
    const Fonts& fonts = column.ctx.fonts;
    const float half = (column.width - 0.5f * column.em()) / 2;
    const bool one = cards.size() < 2;
    CardRow row;
    for (const Stand stand : {Stand::beside, Stand::line, Stand::stacked})
        for (const ImFont* font : {fonts.heading, fonts.bold}) {
            row = {stand, stand == Stand::beside && !one ? half : column.width, 0, 0, font};
            if (fits(column, cards, row)) return row;
        }
    row.font = fonts.small; // cut at the worst
    (void)fits(column, cards, row);
    return row;
}

void word(PanelColumn& column, const kit::Readout& r, const Rect& box, const CardRow& row) {
    const float em = column.em();
    const Palette& p = column.paint.palette();
    const bool hidden = covered(column, r);
    const ImFont* font = hidden ? column.ctx.fonts.small : row.font;
    const std::string text = hidden ? std::string(say(PanelWord::covered, column.ctx.lang)) : word_of(column, r);
    const Color color = hidden ? p.accent : p.of(r.role);
    const ImVec2 centre{box.x + 0.5f * em, box.y + box.h / 2};
    if (r.mark && !hidden)
        draw_mark(column.paint.list, *r.mark, {centre.x, centre.y}, 0.8f * em, Paint::ink(color), 0.14f * em);
    else
        draw_icon(column.paint.list, hidden ? Icon::eye : icon_of(r.role), centre, 1.05f * em, Paint::ink(color));
    column.paint.text_in(font, {box.x + symbol_room * em, box.y, box.w - symbol_room * em, box.h}, color, text, 0);
}

void card(PanelColumn& column, const kit::Readout& r, const Rect& box, const CardRow& row) {
    const float em = column.em(), pad = card_padding * em, inner = box.w - 2 * pad;
    const Palette& p = column.paint.palette();
    const std::string& label = r.label.in(column.ctx.lang);
    column.paint.fill(box, blend(p.panel, p.raised, 0.65f));
    if (row.stand == Stand::line) {
        const float room = std::min(word_room(column, r, row.font), inner);
        const float used = covered(column, r) ? inner - label_room(column, r) - 0.8f * em : room;
        column.paint.text_in(column.ctx.fonts.small, {box.x + pad, box.y, inner - used, box.h}, p.muted, label, 0);
        word(column, r, {box.x + box.w - pad - used, box.y, used, box.h}, row);
    } else {
        column.paint.wrapped(column.ctx.fonts.small, {box.x + pad, box.y + 0.45f * em}, p.muted, label, inner);
        const float size = point_size(row.font);
        word(column, r, {box.x + pad, box.y + box.h - size - 0.6f * em, inner, size}, row);
    }
    const Touch t = touch(column.ctx, "readout/" + r.key, box, covered(column, r) ? plain_touch : no_focus);
    if (t.clicked && covered(column, r)) column.session().reveal(true);
    if (t.ring) column.paint.focus_ring(box);
}

} // namespace

void draw_verdicts(PanelColumn& column) {
    std::vector<const kit::Readout*> all;
    for (const kit::Readout& r : column.readouts().values)
        if (r.verdict) all.push_back(&r);
    if (all.empty()) return;
    const float gap = 0.5f * column.em();
    for (std::size_t i = 0; i < all.size();) {
        // In pairs; a last one alone has the whole width.
        const std::size_t count = std::min<std::size_t>(2, all.size() - i);
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(i);
        const std::vector<const kit::Readout*> pair(first, first + static_cast<std::ptrdiff_t>(count));
        const CardRow row = choose(column, pair);
        for (std::size_t k = 0; k < count; ++k) {
            const bool right = row.stand == Stand::beside && k == 1;
            card(column, *pair[k], {column.x + (right ? row.width + gap : 0.0f), column.y, row.width, row.height}, row);
            if (right || row.stand != Stand::beside || k + 1 == count) column.y += row.height + gap;
        }
        // The room of the large word, whether it is large now or not: what stands below does not move.
        column.y += point_size(column.ctx.fonts.heading) - point_size(row.font);
        i += count;
    }
    column.y += 0.6f * column.em();
}

} // namespace tunnel::app
