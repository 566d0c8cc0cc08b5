// Answers: collecting code points. Text that is not UTF-8 yields the replacement character, as ImGui draws it.
#include "app/fonts/glyphs.hpp"

#include "app/fonts/utf8.hpp"
#include "app/input/keys.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/words.hpp"

#include <SDL_stdinc.h>

#include <memory>
#include <string>

namespace tunnel::app {

bool GlyphSet::add(char32_t code) {
    if (code < 0x20 || code >= has.size() || has[code]) return false;
    has[code] = true;
    return true;
}

bool GlyphSet::add(std::string_view utf8) {
    bool fresh = false;
    for (std::size_t at = 0; at < utf8.size();) fresh |= add(next_code_point(utf8, at));
    return fresh;
}

void GlyphSet::add(const GlyphSet& other) {
    for (std::size_t i = 0; i < has.size(); ++i)
        if (other.has[i]) has[i] = true;
}

bool GlyphSet::contains(char32_t code) const { return code < has.size() && has[code]; }

std::size_t GlyphSet::size() const {
    std::size_t count = 0;
    for (const bool one : has) count += one ? 1 : 0;
    return count;
}

std::vector<unsigned short> GlyphSet::ranges() const {
    std::vector<unsigned short> out;
    for (std::size_t i = 0x20; i < has.size(); ++i) {
        if (!has[i]) continue;
        const std::size_t first = i;
        while (i + 1 < has.size() && has[i + 1]) ++i;
        out.push_back(static_cast<unsigned short>(first));
        out.push_back(static_cast<unsigned short>(i));
    }
    out.push_back(0);
    return out;
}

GlyphSet interface_glyphs() {
    GlyphSet out;
    for (char32_t c = 0x20; c <= 0xFF; ++c)
        if (c < 0x7F || c >= 0xA0) out.add(c);
    for (char32_t c = 0x391; c <= 0x3C9; ++c) out.add(c);
    out.add(U'\uFFFD');
    out.add("←↑→↓±×÷≤≥≠≈∞√∂∑∫∈∉∩∪⊂∥⊥∠∇°′″–—…·“”‘’²³₁₂₃₄‖●○▲▼◆□■");
    for (const WordRow& row : word_table) {
        out.add(row.text.en);
        out.add(row.text.ko);
    }
    for (const PanelWordRow& row : panel_word_table) {
        out.add(row.text.en);
        out.add(row.text.ko);
    }
    out.add("≡∓⇒∀∃∧∨"); // what formulas name besides
    for (const CommandRow& row : command_rows()) {
        out.add(row.shown);
        out.add(row.words.en);
        out.add(row.words.ko);
    }
    out.add("English 한국어");
    return out;
}

GlyphSet common_hangul() {
    GlyphSet out;
    std::string euc;
    for (int row = 0xB0; row <= 0xC8; ++row)
        for (int cell = 0xA1; cell <= 0xFE; ++cell) euc += {static_cast<char>(row), static_cast<char>(cell)};
    const std::unique_ptr<char, decltype(&SDL_free)> utf8(
        SDL_iconv_string("UTF-8", "EUC-KR", euc.c_str(), euc.size() + 1), &SDL_free);
    if (utf8) out.add(std::string_view(utf8.get())); // without iconv: only what the texts have, and what is typed
    return out;
}

} // namespace tunnel::app
