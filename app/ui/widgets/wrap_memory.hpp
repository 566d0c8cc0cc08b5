// Answers: the lines of texts that were wrapped a frame ago: most are the same from frame to frame. Refuses: to keep
// what the last two frames did not ask for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

struct ImFont;

namespace tunnel::app {

class WrapMemory {
  public:
    using Lines = std::vector<std::string>;

    void begin_frame();
    void forget() { entries.clear(); } // the fonts are others now
    struct Setting {
        const ImFont* font = nullptr;
        float size = 0, width = 0;
        friend bool operator==(const Setting&, const Setting&) = default;
    };
    // Null: not known. Good until the next begin_frame() or forget(), as what keep() returns.
    [[nodiscard]] const Lines* find(std::string_view text, const Setting& setting);
    const Lines& keep(std::string_view text, const Setting& setting, Lines lines);

  private:
    struct Entry {
        Setting setting{};
        std::string text{};
        Lines lines{};
        std::uint64_t frame = 0;
    };
    std::unordered_multimap<std::size_t, Entry> entries{};
    std::uint64_t frame = 0;
};

} // namespace tunnel::app
