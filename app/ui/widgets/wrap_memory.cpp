// Answers: finding and dropping remembered lines.
#include "app/ui/widgets/wrap_memory.hpp"

#include <utility>

namespace tunnel::app {

void WrapMemory::begin_frame() {
    ++frame;
    std::erase_if(entries, [&](const auto& item) { return item.second.frame + 1 < frame; });
}

const WrapMemory::Lines* WrapMemory::find(std::string_view text, const Setting& setting) {
    const auto [first, last] = entries.equal_range(std::hash<std::string_view>()(text));
    for (auto it = first; it != last; ++it) {
        Entry& entry = it->second;
        if (entry.setting != setting || entry.text != text) continue;
        entry.frame = frame;
        return &entry.lines;
    }
    return nullptr;
}

const WrapMemory::Lines& WrapMemory::keep(std::string_view text, const Setting& setting, Lines lines) {
    const std::size_t key = std::hash<std::string_view>()(text);
    return entries.emplace(key, Entry{setting, std::string(text), std::move(lines), frame})->second.lines;
}

} // namespace tunnel::app
