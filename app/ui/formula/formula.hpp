// Answers: formula markup as a tree. A small dialect of TeX: x_{0}, x^{2}, \frac{a}{b}, \sqrt{x}, \dot{x}, \hat{x},
// \bar{x}, \vec{x}, and names of signs (\cdot, \minus, \le, \delta …); everything else is plain text, spaces included.
// Broken markup is shown as far as it goes: parsing never fails.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tunnel::app {

enum class FormulaKind {
    row,      // parts side by side
    text,     // `text`
    sign,     // a sign the font lacks, drawn: `sign`
    fraction, // parts[0] over parts[1]
    scripts,  // parts[0] with subscript parts[1] and superscript parts[2]; either may be an empty row
    root,     // parts[0] under a radical
    accent,   // parts[0] under `accent`
    fenced,   // parts[0] between brackets as tall as it is: text[0], text[1]
};
enum class FormulaSign {
    minus,
    empty_set,
    not_in,
    perpendicular,
    transpose,
    floor_left,
    floor_right,
    ceil_left,
    ceil_right
};
enum class FormulaAccent { dot, double_dot, hat, bar, vector, tilde };

struct FormulaNode {
    FormulaKind kind = FormulaKind::row;
    std::string text{};
    FormulaSign sign = FormulaSign::minus;
    FormulaAccent accent = FormulaAccent::dot;
    std::vector<FormulaNode> parts{};
};

[[nodiscard]] FormulaNode parse_formula(std::string_view markup);
// The tree in one line of plain words, for logs, CSV headers and tests: a/b as (a)/(b), x_{0} as x_0.
[[nodiscard]] std::string formula_as_text(const FormulaNode& node);

} // namespace tunnel::app
