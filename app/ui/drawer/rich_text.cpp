// Answers: lays mixed text out cell by cell with the same line breaker as everything else, then draws runs of one look.
#include "app/ui/drawer/rich_text.hpp"

#include "app/fonts/utf8.hpp"
#include "app/ui/formula/view.hpp"
#include "app/ui/widgets/text_wrap.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

struct Cells {
    std::vector<WrapCell> cells;
    std::vector<std::size_t> span_of; // by cell
};

const ImFont* font_of(const Paint& paint, const RichLook& look, SpanKind kind) {
    return kind == SpanKind::bold ? look.bold : kind == SpanKind::code ? paint.ctx.fonts.mono : look.text;
}

Cells cells_of(const Paint& paint, const RichLook& look, const std::vector<Span>& spans) {
    Cells out;
    for (std::size_t s = 0; s < spans.size(); ++s) {
        if (spans[s].kind == SpanKind::formula) {
            out.cells.push_back({wrap_object, formula_width(look.text, spans[s].text)});
            out.span_of.push_back(s);
            continue;
        }
        const ImFont* font = font_of(paint, look, spans[s].kind);
        const float scale = point_size(font) / font->FontSize;
        const std::string text = printable(spans[s].text);
        for (std::size_t at = 0; at < text.size();) {
            const char32_t c = next_code_point(text, at);
            out.cells.push_back({c, font->GetCharAdvance(static_cast<ImWchar>(c <= 0xFFFF ? c : 0xFFFD)) * scale});
            out.span_of.push_back(s);
        }
    }
    return out;
}

// Cells [first, end) of one span, from x on.
void draw_run(const Paint& paint, const RichLook& look, const Span& span, std::string text, float x, float y,
              float width) {
    const float size = point_size(look.text);
    if (span.kind == SpanKind::formula) {
        formula_label(paint, look.text, span.text, {x, y}, look.color);
        return;
    }
    if (span.kind == SpanKind::code)
        paint.fill({x - 0.15f * size, y - 0.12f * size, width + 0.3f * size, 1.3f * size}, paint.palette().raised);
    const ImFont* font = font_of(paint, look, span.kind);
    paint.text(font, {x, y + (size - point_size(font)) / 2}, look.color, text);
}

void draw_line(const Paint& paint, const RichLook& look, const std::vector<Span>& spans, const Cells& cells,
               const WrapLine& line, float x, float y) {
    std::size_t i = line.first;
    while (i < line.end) {
        const std::size_t span = cells.span_of[i], from = i;
        std::string text;
        float width = 0;
        for (; i < line.end && cells.span_of[i] == span && (i == from || spans[span].kind != SpanKind::formula); ++i) {
            append_utf8(text, cells.cells[i].c);
            width += cells.cells[i].width;
        }
        draw_run(paint, look, spans[span], std::move(text), x, y, width);
        x += width;
    }
}

// A fraction in the line makes it taller.
float extra_of(const RichLook& look, const std::vector<Span>& spans, const Cells& cells, const WrapLine& line) {
    float extra = 0;
    for (std::size_t i = line.first; i < line.end; ++i) {
        const Span& span = spans[cells.span_of[i]];
        if (span.kind != SpanKind::formula) continue;
        const FormulaBox box = lay_out_formula(parse_formula(span.text), formula_font(look.text));
        extra = std::max(extra, box.ascent + box.descent - 1.25f * point_size(look.text));
    }
    return std::max(0.0f, extra);
}

} // namespace

float rich_text(const Paint& paint, const RichLook& look, const std::vector<Span>& spans, ImVec2 at, float width) {
    const Cells cells = cells_of(paint, look, spans);
    float y = at.y;
    for (const WrapLine& line : wrap_cells(cells.cells, width)) {
        const float extra = extra_of(look, spans, cells, line);
        draw_line(paint, look, spans, cells, line, at.x, y + extra / 2);
        y += look.leading * point_size(look.text) + extra;
    }
    return y - at.y;
}

} // namespace tunnel::app
