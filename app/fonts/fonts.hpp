// Answers: ImGui's font atlas for the texts in use, at the wanted size, within what the graphics card takes.
// Refuses: to fail. Without the Korean font ImGui's own small Latin one stands in, and error() says what to install.
#pragma once

#include "app/fonts/glyphs.hpp"
#include "app/fonts/utf8.hpp"
#include "app/ui/widgets/context.hpp"

#include <string>
#include <vector>

namespace tunnel::app {

class FontSet {
  public:
    FontSet();
    // Fills io.Fonts; the caller then makes the texture again. em: points; largest: GL_MAX_TEXTURE_SIZE.
    void build(float em, float pixels_per_point, int largest);
    // Adds what the text needs; true when the atlas has to be built again.
    bool want(std::string_view utf8) { return wanted.add(printable(utf8)); }

    [[nodiscard]] const Fonts& fonts() const { return made; }
    [[nodiscard]] bool has_korean() const { return !regular.empty(); }
    [[nodiscard]] const std::string& error() const { return problem; }
    [[nodiscard]] bool covers(char32_t code) const; // every font has a glyph of it

  private:
    std::vector<char> regular, bold, mono;
    GlyphSet wanted, typed; // typed: only in the body's font
    Fonts made{};
    std::string problem;

    bool fill(float em, float raster, bool with_typed, int largest);
    void fall_back(float em, float raster);
};

} // namespace tunnel::app
