// Answers: where each piece of a formula goes, in points from the left end of its baseline, y down. No drawing yet:
// the only thing asked of the font is how wide a text is.
#pragma once

#include "app/ui/formula/formula.hpp"

#include <functional>

namespace tunnel::app {

struct FormulaFont {
    float size = 16;   // of the main line
    float ascent = 12; // above the baseline, at `size`
    float descent = 4;
    std::function<float(std::string_view, float size)> width;
};

struct FormulaGlyphs { // a text, baseline at (x, y)
    float x = 0, y = 0, size = 16;
    std::string text{};
};
struct FormulaStroke { // a polyline, or a circle round (x0, y0) when `radius` > 0
    std::vector<std::pair<float, float>> points{};
    float radius = 0;
    bool filled = false;
    float thickness = 1;
};

struct FormulaBox {
    float width = 0, ascent = 0, descent = 0; // ascent and descent are both positive
    std::vector<FormulaGlyphs> glyphs{};
    std::vector<FormulaStroke> strokes{};
};

[[nodiscard]] FormulaBox lay_out_formula(const FormulaNode& node, const FormulaFont& font);
// The same in lines no wider than `width` where the formula has spaces to break at; later lines are indented.
[[nodiscard]] std::vector<FormulaBox> lay_out_formula_lines(const FormulaNode& node, const FormulaFont& font,
                                                            float width);

} // namespace tunnel::app
