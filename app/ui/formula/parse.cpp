// Answers: reads formula markup. Recursive descent with a depth limit; an unknown command is its own name, a missing
// brace ends where the text ends.
#include "app/ui/formula/formula.hpp"

#include <array>
#include <cctype>
#include <optional>
#include <utility>

namespace tunnel::app {
namespace {

constexpr int deepest = 24;

struct Named {
    std::string_view name, text;
};
constexpr std::array named_text = {
    Named{"cdot", "\u00B7"},
    Named{"times", "\u00D7"},
    Named{"div", "\u00F7"},
    Named{"pm", "\u00B1"},
    Named{"mp", "\u2213"},
    Named{"le", "\u2264"},
    Named{"leq", "\u2264"},
    Named{"ge", "\u2265"},
    Named{"geq", "\u2265"},
    Named{"ne", "\u2260"},
    Named{"neq", "\u2260"},
    Named{"approx", "\u2248"},
    Named{"equiv", "\u2261"},
    Named{"infty", "\u221E"},
    Named{"in", "\u2208"},
    Named{"to", "\u2192"},
    Named{"rightarrow", "\u2192"},
    Named{"Rightarrow", "\u21D2"},
    Named{"leftarrow", "\u2190"},
    Named{"cap", "\u2229"},
    Named{"cup", "\u222A"},
    Named{"subset", "\u2282"},
    Named{"sum", "\u2211"},
    Named{"int", "\u222B"},
    Named{"partial", "\u2202"},
    Named{"nabla", "\u2207"},
    Named{"parallel", "\u2225"},
    Named{"Vert", "\u2225"},
    Named{"vert", "|"},
    Named{"dots", "\u2026"},
    Named{"ldots", "\u2026"},
    Named{"cdots", "\u2026"},
    Named{"degree", "\u00B0"},
    Named{"prime", "\u2032"},
    Named{"Box", "\u25A1"},
    Named{"forall", "\u2200"},
    Named{"exists", "\u2203"},
    Named{"land", "\u2227"},
    Named{"lor", "\u2228"},
    Named{"neg", "\u00AC"},
    Named{"alpha", "\u03B1"},
    Named{"beta", "\u03B2"},
    Named{"gamma", "\u03B3"},
    Named{"delta", "\u03B4"},
    Named{"epsilon", "\u03B5"},
    Named{"eta", "\u03B7"},
    Named{"theta", "\u03B8"},
    Named{"kappa", "\u03BA"},
    Named{"lambda", "\u03BB"},
    Named{"mu", "\u03BC"},
    Named{"nu", "\u03BD"},
    Named{"xi", "\u03BE"},
    Named{"pi", "\u03C0"},
    Named{"rho", "\u03C1"},
    Named{"sigma", "\u03C3"},
    Named{"tau", "\u03C4"},
    Named{"phi", "\u03C6"},
    Named{"chi", "\u03C7"},
    Named{"psi", "\u03C8"},
    Named{"omega", "\u03C9"},
    Named{"Gamma", "\u0393"},
    Named{"Delta", "\u0394"},
    Named{"Theta", "\u0398"},
    Named{"Lambda", "\u039B"},
    Named{"Sigma", "\u03A3"},
    Named{"Phi", "\u03A6"},
    Named{"Psi", "\u03A8"},
    Named{"Omega", "\u03A9"},
    Named{"quad", "   "},
    Named{"min", "min"},
    Named{"max", "max"},
};
constexpr std::array<std::pair<std::string_view, FormulaSign>, 10> named_sign = {{
    {"minus", FormulaSign::minus},
    {"empty", FormulaSign::empty_set},
    {"emptyset", FormulaSign::empty_set},
    {"notin", FormulaSign::not_in},
    {"perp", FormulaSign::perpendicular},
    {"transpose", FormulaSign::transpose},
    {"lfloor", FormulaSign::floor_left},
    {"rfloor", FormulaSign::floor_right},
    {"lceil", FormulaSign::ceil_left},
    {"rceil", FormulaSign::ceil_right},
}};
constexpr std::array<std::pair<std::string_view, FormulaAccent>, 8> named_accent = {{
    {"dot", FormulaAccent::dot},
    {"ddot", FormulaAccent::double_dot},
    {"hat", FormulaAccent::hat},
    {"bar", FormulaAccent::bar},
    {"vec", FormulaAccent::vector},
    {"tilde", FormulaAccent::tilde},
    {"overline", FormulaAccent::bar},
    {"widehat", FormulaAccent::hat},
}};
// Commands that only change the look: their argument is shown as it is.
constexpr std::array<std::string_view, 8> transparent = {"mathbf", "mathrm", "text",         "operatorname",
                                                         "big",    "Big",    "displaystyle", "textbf"};

FormulaNode text_node(std::string text) { return {FormulaKind::text, std::move(text), {}, {}, {}}; }
bool letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool alphanumeric(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

class Parser {
  public:
    explicit Parser(std::string_view markup) : text(markup) {}

    // Until the brace (or \right) that ends this group; that is left to the caller.
    FormulaNode row(int depth) {
        FormulaNode out;
        while (at < text.size() && text[at] != '}' && !looking_at("\\right")) part(out, depth);
        return out;
    }
    bool done() const { return at >= text.size(); }
    void skip_stray() { at += looking_at("\\right") ? 6 : 1; }

  private:
    std::string_view text;
    std::size_t at = 0;

    bool looking_at(std::string_view word) const {
        return text.substr(at).starts_with(word) &&
               (at + word.size() >= text.size() || !letter(text[at + word.size()]));
    }

    void part(FormulaNode& out, int depth) {
        const char c = text[at];
        if (c == '{')
            out.parts.push_back(group(depth));
        else if (c == '\\')
            command(out, depth);
        else if ((c == '_' || c == '^') && script_follows())
            script(out, depth);
        else if (const std::size_t length = minus_here(); length > 0) {
            out.parts.push_back({FormulaKind::sign, {}, FormulaSign::minus, {}, {}});
            at += length;
        } else
            literal(out, std::string(1, text[at++]));
    }
    // The minus sign itself, or a hyphen that stands for it: between spaces, or before a digit but not after a letter.
    std::size_t minus_here() const {
        if (text.substr(at).starts_with("\u2212")) return 3;
        if (text[at] != '-' || at + 1 >= text.size()) return 0;
        const char before = at > 0 ? text[at - 1] : ' ', after = text[at + 1];
        const bool negative = std::isdigit(static_cast<unsigned char>(after)) != 0 && !alphanumeric(before);
        return (before == ' ' && after == ' ') || negative ? 1 : 0;
    }

    static void literal(FormulaNode& out, const std::string& piece) {
        if (!out.parts.empty() && out.parts.back().kind == FormulaKind::text)
            out.parts.back().text += piece;
        else
            out.parts.push_back(text_node(piece));
    }

    FormulaNode group(int depth) {
        ++at; // the opening brace
        if (depth >= deepest) return flattened();
        FormulaNode inner = row(depth + 1);
        if (looking_at("\\right")) skip_stray();
        if (at < text.size()) ++at;
        return inner;
    }
    // Too deep to draw: what is inside, as text.
    FormulaNode flattened() {
        std::string inside;
        int open = 1;
        for (; at < text.size() && open > 0; ++at) {
            open += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
            if (open > 0) inside += text[at];
        }
        return text_node(std::move(inside));
    }
    FormulaNode argument(int depth) {
        while (at < text.size() && text[at] == ' ') ++at;
        if (at >= text.size() || text[at] == '}') return {};
        if (text[at] == '{') return group(depth);
        if (text[at] == '\\') {
            FormulaNode out;
            if (depth < deepest)
                command(out, depth + 1);
            else
                ++at;
            return out;
        }
        return text_node(one_character());
    }
    std::string one_character() {
        std::size_t end = at + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
        std::string piece(text.substr(at, end - at));
        at = end;
        return piece;
    }

    // In "wall_half" and "a_" the underscore is a letter like others; in x_{0}, x_0 and x^2 it is a script.
    bool script_follows() const {
        if (at + 1 >= text.size() || text[at + 1] == ' ') return false;
        if (text[at + 1] == '{' || text[at] == '^') return true;
        const bool ends = at + 2 >= text.size() || (!alphanumeric(text[at + 2]) && text[at + 2] != '_');
        return alphanumeric(text[at + 1]) && ends;
    }
    void script(FormulaNode& out, int depth) {
        const std::size_t which = text[at++] == '_' ? 1 : 2;
        FormulaNode wanted = argument(depth);
        if (out.parts.empty() || out.parts.back().kind != FormulaKind::scripts) {
            FormulaNode base = take_base(out);
            out.parts.push_back({FormulaKind::scripts, {}, {}, {}, {std::move(base), FormulaNode{}, FormulaNode{}}});
        }
        // x^2^3 is no TeX: the second joins the first, so that a long chain does not nest.
        FormulaNode& slot = out.parts.back().parts[which];
        if (empty_slot(slot))
            slot = std::move(wanted);
        else if (slot.kind == FormulaKind::row)
            slot.parts.push_back(std::move(wanted));
        else
            slot = {FormulaKind::row, {}, {}, {}, {std::move(slot), std::move(wanted)}};
    }
    static bool empty_slot(const FormulaNode& slot) { return slot.kind == FormulaKind::row && slot.parts.empty(); }
    // A script belongs to the last character of a text, or to the whole node before it.
    static FormulaNode take_base(FormulaNode& out) {
        if (out.parts.empty()) return {};
        FormulaNode& last = out.parts.back();
        if (last.kind != FormulaKind::text || last.text.empty()) {
            FormulaNode base = std::move(last);
            out.parts.pop_back();
            return base;
        }
        std::size_t start = last.text.size() - 1;
        while (start > 0 && (static_cast<unsigned char>(last.text[start]) & 0xC0U) == 0x80U) --start;
        FormulaNode base = text_node(last.text.substr(start));
        last.text.resize(start);
        if (last.text.empty()) out.parts.pop_back();
        return base;
    }

    void command(FormulaNode& out, int depth) {
        ++at; // the backslash
        if (at >= text.size()) return literal(out, "\\");
        if (!letter(text[at])) {
            const char c = text[at++];
            return literal(out,
                           c == ',' || c == ';' || c == ' ' || c == '!' ? (c == '!' ? "" : " ") : std::string(1, c));
        }
        const std::size_t start = at;
        while (at < text.size() && letter(text[at])) ++at;
        const std::string_view name = text.substr(start, at - start);
        if (!structure(out, name, depth)) sign(out, name);
    }
    bool structure(FormulaNode& out, std::string_view name, int depth) {
        if (depth >= deepest) return false;
        if (name == "frac" || name == "dfrac" || name == "tfrac") {
            FormulaNode over = argument(depth + 1), under = argument(depth + 1);
            out.parts.push_back({FormulaKind::fraction, {}, {}, {}, {std::move(over), std::move(under)}});
            return true;
        }
        if (name == "sqrt") {
            out.parts.push_back({FormulaKind::root, {}, {}, {}, {argument(depth + 1)}});
            return true;
        }
        if (name == "left") {
            fenced(out, depth);
            return true;
        }
        for (const auto& [known, accent] : named_accent)
            if (known == name) {
                out.parts.push_back({FormulaKind::accent, {}, {}, accent, {argument(depth + 1)}});
                return true;
            }
        for (const std::string_view known : transparent)
            if (known == name) return true;
        return false;
    }
    void fenced(FormulaNode& out, int depth) {
        std::string fences = fence();
        FormulaNode inner = row(depth + 1);
        if (looking_at("\\right")) {
            at += 6;
            fences += fence();
        } else
            fences += '.';
        out.parts.push_back({FormulaKind::fenced, std::move(fences), {}, {}, {std::move(inner)}});
    }
    std::string fence() {
        if (at >= text.size()) return ".";
        if (text[at] == '\\' && at + 1 < text.size()) ++at;
        const char c = text[at++];
        return std::string_view("()[]|").find(c) == std::string_view::npos ? "." : std::string(1, c);
    }
    // Nothing stands before it from which something could be taken away: it belongs to the number behind it.
    static bool is_unary(const FormulaNode& out) {
        for (auto part = out.parts.rbegin(); part != out.parts.rend(); ++part) {
            if (part->kind == FormulaKind::row && part->parts.empty()) continue;
            if (part->kind != FormulaKind::text) return false;
            const std::size_t end = part->text.find_last_not_of(' ');
            if (end == std::string::npos) continue;
            const std::string_view before = std::string_view(part->text).substr(0, end + 1);
            for (const std::string_view ending : {"(", "[", ",", "=", ":", "<", ">", "\u2264", "\u2265", "\u2260"})
                if (before.ends_with(ending)) return true;
            return false;
        }
        return true;
    }
    void sign(FormulaNode& out, std::string_view name) {
        for (const auto& [known, drawn] : named_sign)
            if (known == name) {
                if (drawn == FormulaSign::minus && is_unary(out))
                    while (at < text.size() && text[at] == ' ') ++at;
                out.parts.push_back({FormulaKind::sign, {}, drawn, {}, {}});
                return;
            }
        for (const Named& known : named_text)
            if (known.name == name) return literal(out, std::string(known.text));
        literal(out, std::string(name));
    }
};

} // namespace

FormulaNode parse_formula(std::string_view markup) {
    Parser parser(markup);
    FormulaNode out = parser.row(0);
    while (!parser.done()) { // a closing brace too many
        parser.skip_stray();
        FormulaNode rest = parser.row(0);
        for (FormulaNode& part : rest.parts) out.parts.push_back(std::move(part));
    }
    return out;
}

} // namespace tunnel::app
