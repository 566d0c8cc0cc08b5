// Answers: which characters do the texts in use have? A set of code points of the basic plane, and ImGui's ranges of
// it.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

namespace tunnel::kit {
class SceneRun;
struct Readouts;
struct DrawList;
} // namespace tunnel::kit

namespace tunnel::app {

class GlyphSet {
  public:
    bool add(std::string_view utf8); // true: something new
    bool add(char32_t code);
    void add(const GlyphSet& other);
    [[nodiscard]] bool contains(char32_t code) const;
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::vector<unsigned short> ranges() const; // pairs, both ends within, closed by 0

  private:
    std::vector<bool> has = std::vector<bool>(0x10000, false);
};

using TextSink = std::function<void(std::string_view)>;

// Every text in both languages.
void each_text(const kit::SceneRun& run, const TextSink& sink); // that does not depend on the moment
void each_text(const kit::Readouts& readouts, const TextSink& sink);
void each_text(const kit::DrawList& list, const TextSink& sink);

[[nodiscard]] GlyphSet interface_glyphs(); // Latin, Greek, maths signs, the interface's own words
[[nodiscard]] GlyphSet common_hangul();    // the 2350 syllables of KS X 1001, for names that users type

} // namespace tunnel::app
