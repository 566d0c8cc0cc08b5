// Answers: the greedy line breaker behind every wrapped text of the interface.
#include "app/ui/widgets/text_wrap.hpp"

#include "app/fonts/utf8.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

constexpr std::u32string_view never_first = U".,;:!?)]}»”’%…·、。〉》」』】〕～ー°′″";
constexpr std::u32string_view never_last = U"([{«“‘〈《「『【〔$#";

bool in(std::u32string_view set, char32_t c) { return set.find(c) != std::u32string_view::npos; }
bool is_space(char32_t c) { return c == ' ' || c == '\t'; }

// May a line end before cell `i`, with no space there?
bool breaks_before(std::span<const WrapCell> cells, std::size_t i) {
    const char32_t before = cells[i - 1].c, after = cells[i].c;
    if (in(never_first, after) || in(never_last, before)) return false;
    if (before == U'—' || before == U'-' || before == U'–') return !is_space(after);
    if (is_hangul(before) && is_hangul(after)) return true;
    return false;
}

// Last resort: anywhere that keeps punctuation in place.
bool splits_before(std::span<const WrapCell> cells, std::size_t i) {
    return !in(never_first, cells[i].c) && !in(never_last, cells[i - 1].c);
}

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }

// "120 m/s": a short word of Latin letters behind a number.
bool is_unit(std::span<const WrapCell> cells, std::size_t from) {
    constexpr std::size_t longest = 4;
    const auto latin = [](char32_t c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '/' || c == '%';
    };
    std::size_t i = from;
    while (i < cells.size() && latin(cells[i].c)) ++i;
    const std::size_t length = i - from;
    static constexpr std::u32string_view words =
        U"a an and are as at but by for if in is it not of on or per so the to was";
    std::u32string word;
    for (std::size_t k = from; k < i; ++k) word += cells[k].c;
    const bool is_word = (U" " + std::u32string(words) + U" ").find(U" " + word + U" ") != std::u32string::npos;
    return length > 0 && length <= longest && !is_word;
}

// May the spaces between cells `end` - 1 and `next` not end a line? Number and unit, the groups of a number, and what
// stands at a sign of comparison belong together.
bool holds_together(std::span<const WrapCell> cells, std::size_t end, std::size_t next) {
    constexpr std::u32string_view signs = U"=\u2264\u2265<>\u2248\u00B1";
    if (end == 0 || next >= cells.size()) return false;
    const char32_t before = cells[end - 1].c, after = cells[next].c;
    if (in(signs, before) || in(signs, after)) return true;
    return is_digit(before) && (is_digit(after) || is_unit(cells, next));
}

struct Break {
    std::size_t end = 0, next = 0; // the line's cells end, the next line's begin
    float width = 0;               // of the line
};

float width_of(std::span<const WrapCell> cells, std::size_t first, std::size_t end) {
    float width = 0;
    for (std::size_t i = first; i < end; ++i) width += cells[i].width;
    return width;
}

// The line that begins at `first` and overflows at cell `over`.
Break choose(std::span<const WrapCell> cells, std::size_t first, std::size_t over, float width) {
    Break at_space, at_syllable, anywhere, torn;
    for (std::size_t i = first + 1; i <= over; ++i) {
        if (is_space(cells[i].c) || is_space(cells[i - 1].c)) {
            std::size_t end = i, next = i;
            while (end > first && is_space(cells[end - 1].c)) --end;
            while (next < cells.size() && is_space(cells[next].c)) ++next;
            if (end > first)
                (holds_together(cells, end, next) ? torn : at_space) = {end, next, width_of(cells, first, end)};
        } else if (breaks_before(cells, i))
            at_syllable = {i, i, 0};
        else if (splits_before(cells, i))
            anywhere = {i, i, 0};
    }
    if (at_space.end > 0 && (at_space.width >= 0.6f * width || at_syllable.end <= at_space.end)) return at_space;
    if (at_syllable.end > 0) return at_syllable;
    if (at_space.end > 0) return at_space;
    if (torn.end > 0) return torn;
    if (anywhere.end > 0) return anywhere;
    return {std::max(over, first + 1), std::max(over, first + 1), 0};
}

} // namespace

std::vector<WrapLine> wrap_cells(std::span<const WrapCell> cells, float width) {
    std::vector<WrapLine> lines;
    std::size_t first = 0;
    while (first < cells.size()) {
        float used = 0;
        std::size_t i = first;
        // A space at the end may hang over.
        while (i < cells.size() && cells[i].c != '\n' && (used + cells[i].width <= width || is_space(cells[i].c)))
            used += cells[i++].width;
        Break line;
        if (i >= cells.size() || cells[i].c == '\n') {
            line.end = i;
            line.next = i < cells.size() ? i + 1 : i;
            while (line.end > first && is_space(cells[line.end - 1].c)) --line.end;
        } else
            line = choose(cells, first, i, width);
        lines.push_back({first, line.end, width_of(cells, first, line.end)});
        first = line.next;
    }
    if (!cells.empty() && cells.back().c == '\n') lines.push_back({cells.size(), cells.size(), 0});
    return lines;
}

std::vector<std::string> wrap_text(std::string_view text, float width, const Advance& advance) {
    std::vector<WrapCell> cells;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_code_point(text, at);
        cells.push_back({c, c == '\n' ? 0.0f : advance(c)});
    }
    std::vector<std::string> out;
    for (const WrapLine& line : wrap_cells(cells, width)) {
        std::string& piece = out.emplace_back();
        for (std::size_t i = line.first; i < line.end; ++i) append_utf8(piece, cells[i].c);
    }
    return out;
}

} // namespace tunnel::app
