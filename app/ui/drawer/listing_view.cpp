// Answers: an algorithm as text, the line at work marked by an arrow and a bar, not by colour alone.
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/icons.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::app {
namespace {

// The signs that all other texts use.
std::string with_signs(std::string_view text) {
    std::string out(text);
    for (const auto& [typed, sign] : {std::pair{"<=", "\u2264"}, std::pair{">=", "\u2265"}})
        for (std::size_t at = 0; (at = out.find(typed, at)) != std::string::npos;) out.replace(at, 2, sign);
    return out;
}

void listing_line(PanelColumn& column, std::string_view text, bool active, const std::string& id) {
    const float em = column.em();
    const Palette& p = column.paint.palette();
    const ImFont* font = column.ctx.fonts.mono;
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    const float indent = 1.1f * em + static_cast<float>(blanks) * column.paint.width(font, " ");
    const float room = column.width - indent - 0.3f * em;
    // What does not fit goes on further in, so that a line is not taken for two.
    const std::string whole = with_signs(text.substr(blanks));
    const bool fits = column.paint.width(font, whole) <= room;
    const float hang = 1.6f * em, leading = column.paint.line(font);
    const std::vector<std::string> rows =
        fits ? std::vector<std::string>{whole} : column.paint.wrap(font, whole, room - hang);
    const float height = leading * static_cast<float>(rows.size());
    const Rect box{column.x - 0.25f * em, column.y, column.width + 0.5f * em,
                   std::max(height, 1.42f * em) + 0.15f * em};
    if (active) {
        column.paint.fill(box, blend(p.panel, p.accent, 0.22f));
        draw_icon(column.paint.list, Icon::step, {column.x + 0.45f * em, box.y + 0.78f * em}, 0.62f * em,
                  Paint::ink(p.accent));
        column.ctx.map->add(id, box);
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        column.paint.text(
            font, {column.x + indent + (i > 0 ? hang : 0), column.y + 0.3f * em + static_cast<float>(i) * leading},
            active ? p.text : p.muted, rows[i]);
    column.y += box.h + 0.05f * em;
}

} // namespace

void draw_listings(PanelColumn& column) {
    for (const kit::Listing& listing : column.readouts().listings) {
        if (listing.lines.empty()) continue;
        if (&listing == column.readouts().listings.data())
            set_anchor(column, "code", say(PanelWord::code, column.ctx.lang));
        section_title(column, listing.title.in(column.ctx.lang));
        for (std::size_t i = 0; i < listing.lines.size(); ++i)
            listing_line(column, listing.lines[i].in(column.ctx.lang), static_cast<int>(i) == listing.active,
                         "listing/" + listing.key + "/active");
        column.y += 0.4f * column.em();
    }
}

} // namespace tunnel::app
