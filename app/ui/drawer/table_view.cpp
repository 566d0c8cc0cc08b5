// Answers: a table of any length: only the rows in sight are made and drawn. The row of this step is marked and kept
// in sight; the row under the mouse lights up what it stands for in every pane, and the other way round.
#include "app/render/type_setting.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/formula/view.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tunnel::app {
namespace {

struct TableLook {
    DrawerView& view;
    const kit::Table& table;
    Paint paint;
    ImVec2 start;               // where the content begins now, scrolled
    Rect area{};                // what is in sight
    std::vector<float>& widths; // of columns, em
    bool words_first = false;   // what does not fit is scrolled to: numbers rather than reasons
    float row = 0, header = 0;

    [[nodiscard]] float em() const { return view.ctx.em; }
    [[nodiscard]] float row_y(std::size_t i) const { return start.y + header + static_cast<float>(i) * row; }
};

std::string cell_text(const kit::TableRow& row, std::size_t column, kit::Lang lang) {
    if (column < row.shown.size() && !row.shown[column].empty()) return row.shown[column].in(lang);
    return column < row.cells.size() ? show_value(row.cells[column], 6, lang) : std::string();
}

bool is_number(const kit::TableRow& row, std::size_t column) {
    if (column < row.shown.size() && !row.shown[column].empty()) return false;
    return column < row.cells.size() && (std::holds_alternative<double>(row.cells[column]) ||
                                         std::holds_alternative<std::int64_t>(row.cells[column]));
}

std::string header_text(const kit::Column& column, kit::Lang lang) {
    return column.label.in(lang) + (column.unit.empty() ? "" : " [" + column.unit + "]");
}

void grow(TableLook& look, const kit::TableRow& row) {
    for (std::size_t c = 0; c < look.table.columns.size(); ++c) {
        const float w = look.paint.width(look.view.ctx.fonts.body, cell_text(row, c, look.view.ctx.lang)) / look.em();
        look.widths[c] = std::max(look.widths[c], std::min(w, 30.0f));
    }
}

// Headers and the first rows; later rows may widen a column, never narrow it.
void first_widths(TableLook& look) {
    if (look.widths.size() == look.table.columns.size()) return;
    look.widths.assign(look.table.columns.size(), 1.0f);
    for (std::size_t c = 0; c < look.table.columns.size(); ++c)
        look.widths[c] =
            formula_width(look.view.ctx.fonts.small, header_text(look.table.columns[c], look.view.ctx.lang)) /
            look.em();
    for (std::size_t i = 0; i < std::min<std::size_t>(look.table.size(), 50); ++i) grow(look, look.table.row(i));
}

// The columns from left to right. Where not all have room, the words come right behind the first one.
std::vector<std::size_t> order_of(const TableLook& look) {
    std::vector<std::size_t> order(look.table.columns.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (!look.words_first || look.table.size() == 0 || order.size() < 3) return order;
    const kit::TableRow row = look.table.row(0);
    std::stable_partition(order.begin() + 1, order.end(), [&](std::size_t c) {
        return c < row.cells.size() && std::holds_alternative<std::string>(row.cells[c]);
    });
    return order;
}

template <class Visit> void each_column(const TableLook& look, Visit&& visit) {
    float x = look.start.x + 1.6f * look.em();
    for (const std::size_t c : order_of(look)) {
        const float w = look.widths[c] * look.em();
        visit(c, x, w);
        x += w + 1.4f * look.em();
    }
}

float full_width(const TableLook& look) {
    float w = 1.6f * look.em();
    for (const float column : look.widths) w += column * look.em() + 1.4f * look.em();
    return w;
}

// Where in the column the cell's text begins: numbers end together.
float text_x(const TableLook& look, const ImFont* font, const std::string& text, bool number, float x, float w) {
    return number ? x + w - look.paint.width(font, text) : x;
}

void draw_row(TableLook& look, std::size_t index, bool under_mouse) {
    UiContext& ctx = look.view.ctx;
    const kit::TableRow row = look.table.row(index);
    grow(look, row);
    const Palette& p = look.paint.palette();
    const float em = look.em();
    const Rect box{look.area.x, look.row_y(index), look.area.w, look.row};
    const bool current = static_cast<int>(index) == look.table.current;
    const bool lit = under_mouse || (row.pick != 0 && row.pick == ctx.hovered);
    if (current) look.paint.fill(box, blend(p.panel, p.accent, 0.2f), 0);
    if (lit) look.paint.fill(box, blend(p.panel, p.text, 0.1f), 0, current ? 0.5f : 1.0f);
    if (current) look.paint.fill({box.x, box.y, 0.2f * em, box.h}, p.accent, 0);
    if (under_mouse) ctx.wants_hover = row.pick;
    ctx.map->add("ledger/row/" + std::to_string(index), box);
    const ImVec2 centre{look.start.x + 0.9f * em, box.y + box.h / 2};
    if (row.mark)
        draw_mark(look.paint.list, *row.mark, {centre.x, centre.y}, 0.62f * em, Paint::ink(p.of(row.role)), 0.12f * em);
    else if (has_meaning(row.role))
        draw_icon(look.paint.list, icon_of(row.role), centre, 0.62f * em, Paint::ink(p.of(row.role)));
    const Color color = current || lit                     ? p.text
                        : row.role == kit::Role::discarded ? p.muted
                                                           : blend(p.muted, p.text, 0.6f);
    each_column(look, [&](std::size_t c, float x, float w) {
        const std::string text = cell_text(row, c, ctx.lang);
        const float at = text_x(look, ctx.fonts.body, text, is_number(row, c), x, w);
        look.paint.text(ctx.fonts.body, {at, box.y + (look.row - point_size(ctx.fonts.body)) / 2}, color, text);
    });
}

void draw_header(TableLook& look) {
    const Palette& p = look.paint.palette();
    look.paint.fill({look.area.x, look.area.y, look.area.w, look.header}, p.panel, 0);
    const kit::TableRow first = look.table.size() > 0 ? look.table.row(0) : kit::TableRow{};
    each_column(look, [&](std::size_t c, float x, float w) {
        const std::string text = header_text(look.table.columns[c], look.view.ctx.lang);
        const ImFont* font = look.view.ctx.fonts.small;
        const float at = is_number(first, c) ? x + w - formula_width(font, text) : x;
        formula_label(look.paint, font, text, {at, look.area.y + 0.2f * look.em()}, p.muted);
        look.view.ctx.map->add("ledger/column/" + look.table.columns[c].key, {x, look.area.y, w, look.header});
    });
    look.paint.hairline({look.area.x, look.area.y + look.header - 1},
                        {look.area.x + look.area.w, look.area.y + look.header - 1});
}

// The row of this step comes into sight when it changes; the mouse may scroll away after that.
void follow_current(TableLook& look) {
    const int current = look.table.current;
    int& last = look.view.state.last_current.try_emplace(look.table.key, -1).first->second;
    DrawerState& state = look.view.state;
    if (current == last && state.followed_height == look.area.h && state.followed_em == look.em()) return;
    last = current;
    state.followed_height = look.area.h; // larger type, a lower drawer: into sight again
    state.followed_em = look.em();
    if (current < 0) return;
    const float top = static_cast<float>(current) * look.row, room = look.area.h - look.header;
    const float scroll = ImGui::GetScrollY();
    if (top < scroll) ImGui::SetScrollY(std::max(0.0f, top - look.row));
    if (top + look.row > scroll + room) ImGui::SetScrollY(top + 2 * look.row - room);
    look.view.ctx.wants_frame = true;
}

} // namespace

void table_view(DrawerView& view, const kit::Table& table) {
    const PanelChild child(view.ctx, ("##table_" + table.key).c_str(), view.area, true);
    const std::string key = table.key + (view.ctx.lang == kit::Lang::ko ? "/ko" : "/en");
    TableLook look{view,
                   table,
                   Paint(view.ctx),
                   child.start(),
                   {},
                   view.state.widths[key],
                   false,
                   1.5f * view.em(),
                   1.6f * view.em()};
    const ImVec2 seen = ImGui::GetWindowSize();
    const float bar = ImGui::GetScrollMaxY() > 0 ? 0.6f * look.em() : 0;
    look.area = {view.area.x, view.area.y, seen.x - bar, seen.y};
    first_widths(look);
    look.words_first = full_width(look) > look.area.w;
    const Touch t = child.cover("ledger/rows", look.area, takes_arrows);
    scroll_by_arrows(t, t.sideways ? 3 * look.em() : look.row);
    const float scrolled = look.area.y - look.start.y;
    const auto first = static_cast<std::size_t>(std::max(0.0f, std::floor(scrolled / look.row)));
    const auto count = static_cast<std::size_t>(std::ceil(look.area.h / look.row)) + 1;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    for (std::size_t i = first; i < std::min(table.size(), first + count); ++i) {
        const bool under = t.hovered && mouse.y >= std::max(look.row_y(i), look.area.y + look.header) &&
                           mouse.y < look.row_y(i) + look.row;
        draw_row(look, i, under);
    }
    draw_header(look);
    follow_current(look);
    if (t.ring) look.paint.focus_ring({look.area.x + 3, look.area.y + 3, look.area.w - 6, look.area.h - 6});
    child.content_ends(look.row_y(table.size()) + 0.3f * look.em(), look.start.x + full_width(look));
}

} // namespace tunnel::app
