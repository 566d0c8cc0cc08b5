// Answers: the layout of formulas: scripts at 72 %, fractions about the axis of the minus sign, accents above.
#include "app/ui/formula/layout.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

constexpr float script_size = 0.72f;
constexpr float smallest = 9.0f;

struct Style {
    const FormulaFont* font = nullptr;
    float size = 16;
    [[nodiscard]] float em() const { return size; }
    [[nodiscard]] float ascent() const { return font->ascent * size / font->size; }
    [[nodiscard]] float descent() const { return font->descent * size / font->size; }
    [[nodiscard]] float axis() const { return 0.30f * size; } // above the baseline: where fraction bars lie
    [[nodiscard]] float pen() const { return std::max(1.0f, 0.07f * size); }
    [[nodiscard]] Style smaller() const { return {font, std::max(std::min(smallest, size), size * script_size)}; }
};

FormulaBox lay_out(const FormulaNode& node, const Style& style);

void place(FormulaBox& into, FormulaBox part, float x, float y) {
    for (FormulaGlyphs& g : part.glyphs) {
        g.x += x;
        g.y += y;
        into.glyphs.push_back(std::move(g));
    }
    for (FormulaStroke& s : part.strokes) {
        for (auto& [px, py] : s.points) {
            px += x;
            py += y;
        }
        into.strokes.push_back(std::move(s));
    }
    into.width = std::max(into.width, x + part.width);
    into.ascent = std::max(into.ascent, part.ascent - y);
    into.descent = std::max(into.descent, part.descent + y);
}

void line(FormulaBox& box, const Style& style, std::vector<std::pair<float, float>> points) {
    box.strokes.push_back({std::move(points), 0, false, style.pen()});
}

FormulaBox text_box(const std::string& text, const Style& style) {
    FormulaBox box;
    box.width = style.font->width(text, style.size);
    box.ascent = style.ascent();
    box.descent = style.descent();
    if (!text.empty()) box.glyphs.push_back({0, 0, style.size, text});
    return box;
}

FormulaBox fraction_box(const FormulaNode& node, const Style& style) {
    const Style inner = style.size > 0.9f * style.font->size ? Style{style.font, 0.92f * style.size} : style.smaller();
    FormulaBox over = lay_out(node.parts[0], inner), under = lay_out(node.parts[1], inner), box;
    const float gap = 0.17f * style.em(), side = 0.12f * style.em();
    const float width = std::max(over.width, under.width) + 2 * side;
    const float bar = -style.axis();
    const float over_x = (width - over.width) / 2, over_y = bar - gap - over.descent;
    const float under_x = (width - under.width) / 2, under_y = bar + gap + under.ascent;
    place(box, std::move(over), over_x, over_y);
    place(box, std::move(under), under_x, under_y);
    line(box, style, {{0.04f * style.em(), bar}, {width - 0.04f * style.em(), bar}});
    box.width = width;
    return box;
}

FormulaBox scripts_box(const FormulaNode& node, const Style& style) {
    FormulaBox box = lay_out(node.parts[0], style);
    const float x = box.width + 0.04f * style.em(), ascent = box.ascent, descent = box.descent;
    const float grown_up = std::max(0.0f, ascent - style.ascent()),
                grown_down = std::max(0.0f, descent - style.descent());
    place(box, lay_out(node.parts[1], style.smaller()), x, 0.22f * style.em() + grown_down);
    place(box, lay_out(node.parts[2], style.smaller()), x, -0.38f * style.em() - grown_up);
    return box;
}

FormulaBox root_box(const FormulaNode& node, const Style& style) {
    FormulaBox inner = lay_out(node.parts[0], style), box;
    const float top = -inner.ascent - 0.02f * style.em(), bottom = inner.descent * 0.8f, width = inner.width;
    const float hook = 0.55f * style.em();
    place(box, std::move(inner), hook, 0);
    line(box, style,
         {{0.05f * style.em(), -0.25f * style.em()},
          {0.18f * style.em(), -0.32f * style.em()},
          {0.34f * style.em(), bottom},
          {hook - 0.06f * style.em(), top},
          {hook + width, top}});
    box.width = hook + width + 0.08f * style.em();
    box.ascent = -top + style.pen();
    return box;
}

// The top of what stands in a box: x-height for small letters, so that a dot sits close.
float accent_height(const FormulaNode& node, const FormulaBox& box, const Style& style) {
    const std::string text = node.kind == FormulaKind::text ? node.text : std::string();
    constexpr std::string_view low = "acegmnopqrsuvwxyz";
    const bool small = text.size() == 1 && low.find(text[0]) != std::string_view::npos;
    return small ? 0.60f * style.em() : std::max(0.80f * style.em(), box.ascent - 0.12f * style.em());
}

FormulaBox accent_box(const FormulaNode& node, const Style& style) {
    FormulaBox box = lay_out(node.parts[0], style);
    const float middle = box.width / 2, em = style.em(), y = -accent_height(node.parts[0], box, style) - 0.08f * em;
    const float half = std::clamp(box.width / 2 - 0.04f * em, 0.16f * em, 0.9f * em), r = 0.065f * em;
    const auto dot = [&](float x) { box.strokes.push_back({{{x, y - r}}, r, true, 1}); };
    switch (node.accent) {
    case FormulaAccent::dot: dot(middle); break;
    case FormulaAccent::double_dot: dot(middle - 0.13f * em), dot(middle + 0.13f * em); break;
    case FormulaAccent::hat:
        line(box, style, {{middle - 0.2f * em, y}, {middle, y - 0.16f * em}, {middle + 0.2f * em, y}});
        break;
    case FormulaAccent::bar: line(box, style, {{middle - half, y}, {middle + half, y}}); break;
    case FormulaAccent::vector:
        line(box, style, {{middle - half, y}, {middle + half, y}});
        line(box, style,
             {{middle + half - 0.1f * em, y - 0.1f * em},
              {middle + half, y},
              {middle + half - 0.1f * em, y + 0.1f * em}});
        break;
    case FormulaAccent::tilde:
        line(box, style,
             {{middle - 0.2f * em, y},
              {middle - 0.08f * em, y - 0.09f * em},
              {middle + 0.08f * em, y},
              {middle + 0.2f * em, y - 0.09f * em}});
        break;
    }
    box.ascent = std::max(box.ascent, -y + 0.2f * em);
    return box;
}

FormulaBox sign_box(FormulaSign sign, const Style& style) {
    FormulaBox box;
    const float em = style.em(), r = 0.26f * em, mid = -0.33f * em;
    box.ascent = style.ascent();
    box.descent = style.descent();
    box.width = 0.72f * em;
    const float top = -0.78f * em, low = 0.16f * em, left = 0.12f * em, right = 0.34f * em;
    switch (sign) {
    case FormulaSign::minus:
        line(box, style, {{0.07f * em, -style.axis()}, {0.55f * em, -style.axis()}});
        box.width = 0.62f * em;
        break;
    case FormulaSign::empty_set:
        box.strokes.push_back({{{0.36f * em, mid}}, r, false, style.pen()});
        line(box, style, {{0.12f * em, mid + 0.32f * em}, {0.60f * em, mid - 0.32f * em}});
        break;
    case FormulaSign::not_in:
        box = text_box("\u2208", style);
        line(box, style, {{box.width * 0.28f, low - 0.04f * em}, {box.width * 0.74f, top + 0.06f * em}});
        break;
    case FormulaSign::perpendicular:
        line(box, style, {{0.08f * em, 0}, {0.64f * em, 0}});
        line(box, style, {{0.36f * em, 0}, {0.36f * em, -0.66f * em}});
        break;
    case FormulaSign::transpose: {
        const Style small = style.smaller();
        FormulaBox raised = text_box("T", small);
        box.width = raised.width;
        place(box, std::move(raised), 0, -0.38f * em);
        break;
    }
    case FormulaSign::floor_left:
        line(box, style, {{left, top}, {left, low}, {right, low}}), box.width = 0.42f * em;
        break;
    case FormulaSign::floor_right:
        line(box, style, {{right, top}, {right, low}, {left, low}}), box.width = 0.42f * em;
        break;
    case FormulaSign::ceil_left:
        line(box, style, {{left, low}, {left, top}, {right, top}}), box.width = 0.42f * em;
        break;
    case FormulaSign::ceil_right:
        line(box, style, {{right, low}, {right, top}, {left, top}}), box.width = 0.42f * em;
        break;
    }
    return box;
}

void fence(FormulaBox& box, char which, bool opens, float x, float top, float bottom, const Style& style) {
    const float w = 0.26f * style.em(), a = opens ? x + w : x, b = opens ? x : x + w; // tips, spine
    if (which == '|') line(box, style, {{x + w / 2, top}, {x + w / 2, bottom}});
    if (which == '[' || which == ']') line(box, style, {{a, top}, {b, top}, {b, bottom}, {a, bottom}});
    if (which != '(' && which != ')') return;
    std::vector<std::pair<float, float>> curve;
    for (int i = 0; i <= 12; ++i) {
        const float u = static_cast<float>(i) / 6.0f - 1.0f;
        curve.emplace_back(b + (a - b) * u * u, (top + bottom) / 2 + u * (bottom - top) / 2);
    }
    line(box, style, std::move(curve));
}

FormulaBox fenced_box(const FormulaNode& node, const Style& style) {
    FormulaBox inner = lay_out(node.parts[0], style), box;
    const float w = 0.34f * style.em(), width = inner.width;
    const float top = -std::max(inner.ascent, 0.8f * style.em()), bottom = std::max(inner.descent, 0.2f * style.em());
    place(box, std::move(inner), node.text[0] == '.' ? 0 : w, 0);
    if (node.text[0] != '.') fence(box, node.text[0], true, 0.02f * style.em(), top, bottom, style);
    const float end = (node.text[0] == '.' ? 0 : w) + width;
    if (node.text[1] != '.') fence(box, node.text[1], false, end + 0.06f * style.em(), top, bottom, style);
    box.width = end + (node.text[1] == '.' ? 0 : w);
    return box;
}

FormulaBox lay_out(const FormulaNode& node, const Style& style) {
    switch (node.kind) {
    case FormulaKind::text: return text_box(node.text, style);
    case FormulaKind::sign: return sign_box(node.sign, style);
    case FormulaKind::fraction: return fraction_box(node, style);
    case FormulaKind::scripts: return scripts_box(node, style);
    case FormulaKind::root: return root_box(node, style);
    case FormulaKind::accent: return accent_box(node, style);
    case FormulaKind::fenced: return fenced_box(node, style);
    case FormulaKind::row: break;
    }
    FormulaBox box;
    for (const FormulaNode& part : node.parts) place(box, lay_out(part, style), box.width, 0);
    return box;
}

// The parts of the top row, texts cut after their spaces.
std::vector<FormulaNode> words_of(const FormulaNode& node) {
    std::vector<FormulaNode> words;
    bool open = false; // the last word has not met a space
    const auto add = [&](FormulaNode part, bool ends) {
        if (!open) words.push_back({});
        words.back().parts.push_back(std::move(part));
        open = !ends;
    };
    for (const FormulaNode& part : node.parts) {
        if (part.kind != FormulaKind::text) {
            add(part, false);
            continue;
        }
        for (std::size_t at = 0; at < part.text.size();) {
            const std::size_t space = part.text.find(' ', at);
            const std::size_t end = space == std::string::npos ? part.text.size() : space + 1;
            add({FormulaKind::text, part.text.substr(at, end - at), {}, {}, {}}, space != std::string::npos);
            at = end;
        }
    }
    return words;
}

} // namespace

FormulaBox lay_out_formula(const FormulaNode& node, const FormulaFont& font) {
    return lay_out(node, {&font, font.size});
}

std::vector<FormulaBox> lay_out_formula_lines(const FormulaNode& node, const FormulaFont& font, float width) {
    const Style style{&font, font.size};
    FormulaBox whole = lay_out(node, style);
    if (whole.width <= width || node.kind != FormulaKind::row) return {std::move(whole)};
    std::vector<FormulaBox> lines(1);
    for (const FormulaNode& word : words_of(node)) {
        FormulaBox box = lay_out(word, style);
        if (lines.back().width + box.width > width && !lines.back().glyphs.empty()) {
            lines.emplace_back();
            lines.back().width = 1.2f * font.size;
        }
        const float x = lines.back().width;
        place(lines.back(), std::move(box), x, 0);
    }
    return lines;
}

} // namespace tunnel::app
