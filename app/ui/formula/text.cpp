// Answers: a formula as one line of plain text.
#include "app/ui/formula/formula.hpp"

namespace tunnel::app {
namespace {

std::string name_of(FormulaSign sign) {
    switch (sign) {
    case FormulaSign::minus: return "\u2212";
    case FormulaSign::empty_set: return "\u2205";
    case FormulaSign::not_in: return "\u2209";
    case FormulaSign::perpendicular: return "\u22A5";
    case FormulaSign::transpose: return "T";
    case FormulaSign::floor_left: return "floor(";
    case FormulaSign::ceil_left: return "ceil(";
    case FormulaSign::floor_right:
    case FormulaSign::ceil_right: return ")";
    }
    return {};
}

std::string wrapped(const FormulaNode& node) {
    const std::string inside = formula_as_text(node);
    return inside.size() > 1 ? "(" + inside + ")" : inside;
}

} // namespace

std::string formula_as_text(const FormulaNode& node) {
    std::string out;
    switch (node.kind) {
    case FormulaKind::text: return node.text;
    case FormulaKind::sign: return name_of(node.sign);
    case FormulaKind::row:
        for (const FormulaNode& part : node.parts) out += formula_as_text(part);
        return out;
    case FormulaKind::fraction: return wrapped(node.parts[0]) + "/" + wrapped(node.parts[1]);
    case FormulaKind::root: return "sqrt(" + formula_as_text(node.parts[0]) + ")";
    case FormulaKind::accent: return formula_as_text(node.parts[0]);
    case FormulaKind::fenced:
        return (node.text[0] == '.' ? "" : node.text.substr(0, 1)) + formula_as_text(node.parts[0]) +
               (node.text[1] == '.' ? "" : node.text.substr(1, 1));
    case FormulaKind::scripts:
        out = formula_as_text(node.parts[0]);
        if (const std::string sub = wrapped(node.parts[1]); !sub.empty()) out += "_" + sub;
        if (const std::string super = wrapped(node.parts[2]); !super.empty()) out += "^" + super;
        return out;
    }
    return out;
}

} // namespace tunnel::app
