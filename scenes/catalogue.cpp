// Answers: the list of scenes; adding one is one include and one line here.
#include "scenes/catalogue.hpp"

namespace tunnel::scenes {

std::span<const Entry> catalogue() {
    return {};
}

const Entry* find(std::span<const Entry> entries, std::string_view id) {
    for (const Entry& entry : entries)
        if (entry.id == id) return &entry;
    return nullptr;
}

} // namespace tunnel::scenes
