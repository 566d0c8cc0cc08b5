// Answers: an algorithm as text, the line at work marked by an arrow and a bar, not by colour alone.
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/widgets/icons.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

void listing_line(PanelColumn& column, std::string_view text, bool active, const std::string& id) {
    const float em = column.em();
    const Palette& p = column.paint.palette();
    const ImFont* font = column.ctx.fonts.mono;
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    const float indent = 1.1f * em + static_cast<float>(blanks) * column.paint.width(font, " ");
    const float room = column.width - indent - 0.3f * em;
    const float height = column.paint.wrapped_height(font, text.substr(blanks), room);
    const Rect box{column.x - 0.25f * em, column.y, column.width + 0.5f * em,
                   std::max(height, 1.42f * em) + 0.15f * em};
    if (active) {
        column.paint.fill(box, blend(p.panel, p.accent, 0.22f));
        draw_icon(column.paint.list, Icon::step, {column.x + 0.45f * em, box.y + 0.78f * em}, 0.62f * em,
                  Paint::ink(p.accent));
        column.ctx.map->add(id, box);
    }
    column.paint.wrapped(font, {column.x + indent, column.y + 0.3f * em}, active ? p.text : p.muted,
                         text.substr(blanks), room);
    column.y += box.h + 0.05f * em;
}

} // namespace

void draw_listings(PanelColumn& column) {
    for (const kit::Listing& listing : column.readouts().listings) {
        if (listing.lines.empty()) continue;
        section_title(column, listing.title.in(column.ctx.lang));
        for (std::size_t i = 0; i < listing.lines.size(); ++i)
            listing_line(column, listing.lines[i].in(column.ctx.lang), static_cast<int>(i) == listing.active,
                         "listing/" + listing.key + "/active");
        column.y += 0.4f * column.em();
    }
}

} // namespace tunnel::app
