// Answers: drawing of laid out formulas, and the panel's worked formulas.
#include "app/ui/formula/view.hpp"

#include "app/fonts/utf8.hpp"
#include "app/ui/panel/panel_parts.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

float baseline(const ImFont* font) { return font->Ascent * point_size(font) / font->FontSize; }

} // namespace

FormulaFont formula_font(const ImFont* font) {
    const float size = point_size(font), ascent = baseline(font);
    return {size, ascent, size - ascent, [font](std::string_view text, float wanted) {
                const std::string shown = printable(text);
                return font->CalcTextSizeA(wanted, 1e9f, 0, shown.data(), shown.data() + shown.size()).x;
            }};
}

void draw_formula(const Paint& paint, const ImFont* font, const FormulaBox& box, ImVec2 at, Color color) {
    const ImU32 ink = Paint::ink(color);
    for (const FormulaGlyphs& g : box.glyphs) {
        const std::string shown = printable(g.text);
        const float top = at.y + g.y - font->Ascent * g.size / font->FontSize;
        paint.list.AddText(font, g.size, {at.x + g.x, top}, ink, shown.data(), shown.data() + shown.size());
    }
    for (const FormulaStroke& s : box.strokes) {
        if (s.radius > 0) {
            const ImVec2 centre{at.x + s.points[0].first, at.y + s.points[0].second};
            s.filled ? paint.list.AddCircleFilled(centre, s.radius, ink)
                     : paint.list.AddCircle(centre, s.radius, ink, 0, s.thickness);
            continue;
        }
        for (const auto& [x, y] : s.points) paint.list.PathLineTo({at.x + x, at.y + y});
        paint.list.PathStroke(ink, ImDrawFlags_None, s.thickness);
    }
}

float formula_lines(const Paint& paint, const ImFont* font, std::string_view markup, ImVec2 at, float width,
                    Color color) {
    const float gap = 0.42f * point_size(font);
    float y = at.y;
    for (const FormulaBox& box : lay_out_formula_lines(parse_formula(markup), formula_font(font), width)) {
        draw_formula(paint, font, box, {at.x, y + box.ascent}, color);
        y += box.ascent + box.descent + gap;
    }
    return y - at.y;
}

float formula_label(const Paint& paint, const ImFont* font, std::string_view markup, ImVec2 left_top, Color color) {
    const FormulaBox box = lay_out_formula(parse_formula(markup), formula_font(font));
    draw_formula(paint, font, box, {left_top.x, left_top.y + baseline(font)}, color);
    return box.width;
}

float formula_width(const ImFont* font, std::string_view markup) {
    return lay_out_formula(parse_formula(markup), formula_font(font)).width;
}

void draw_formulas(PanelColumn& column) {
    for (const kit::Formula& formula : column.readouts().formulas) {
        if (formula.lines.empty()) continue;
        section_title(column, formula.title.in(column.ctx.lang));
        const float top = column.y;
        for (const kit::FormulaLine& line : formula.lines)
            column.y += formula_lines(column.paint, column.ctx.fonts.body, line.markup.in(column.ctx.lang),
                                      {column.x, column.y}, column.width, column.paint.palette().of(line.role));
        column.ctx.map->add("formula/" + formula.key, {column.x, top, column.width, column.y - top});
        column.y += 0.4f * column.em();
    }
}

} // namespace tunnel::app
