// A small strict JSON reader for the tests: objects keep their order, numbers keep their text.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tunnel::app {

struct Json {
    enum class Kind { broken, null, boolean, number, string, list, object } kind = Kind::broken;
    std::string text{}; // a number or a word as written, a string without its quotes and escapes
    std::vector<std::pair<std::string, Json>> members{}; // of an object; of a list with empty names

    [[nodiscard]] const Json& operator[](std::string_view key) const {
        static const Json none{};
        for (const auto& [name, value] : members)
            if (name == key) return value;
        return none;
    }
    [[nodiscard]] double number() const { return std::stod(text); }
};

// Kind::broken unless the whole text is one JSON value.
[[nodiscard]] Json parse_json(std::string_view text);

} // namespace tunnel::app
