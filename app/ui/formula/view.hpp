// Answers: a formula on screen: laid out by formula_layout, drawn with ImGui's lines and glyphs.
#pragma once

#include "app/ui/formula/layout.hpp"
#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

[[nodiscard]] FormulaFont formula_font(const ImFont* font);
// The baseline's left end at `at`.
void draw_formula(const Paint& paint, const ImFont* font, const FormulaBox& box, ImVec2 at, Color color);
// Markup in lines no wider than `width`, from the left top `at`; returns the height.
float formula_lines(const Paint& paint, const ImFont* font, std::string_view markup, ImVec2 at, float width,
                    Color color);
// One line of markup, for labels of axes; returns the width.
float formula_label(const Paint& paint, const ImFont* font, std::string_view markup, ImVec2 left_top, Color color);
[[nodiscard]] float formula_width(const ImFont* font, std::string_view markup);

} // namespace tunnel::app
