// Answers: numbers and names as this scene prints them.
#pragma once

#include "scenes/broad/broad.hpp"
#include "scenes/kit/digits.hpp"

#include <string>

namespace tunnel::scenes::broad_lab {

// "19 900", "19,900".
[[nodiscard]] inline kit::Text grouped(std::int64_t n) {
    const std::string digits = std::to_string(n);
    kit::Text out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) out = out + kit::Text{" ", ","};
        out = out + digits.substr(i, 1);
    }
    return out;
}
[[nodiscard]] inline kit::Text grouped_or_dash(const std::optional<std::int64_t>& n) {
    return n ? grouped(*n) : kit::Text{"not counted", "세지 않음"};
}
[[nodiscard]] inline kit::Words name_of(Method m) { return methods[static_cast<std::size_t>(m)].label; }
[[nodiscard]] inline char axis_letter(int axis) { return axis == 0 ? 'x' : 'y'; }

// "one box", "12 boxes".
[[nodiscard]] inline kit::Text counted(std::int64_t n, const char* one, const char* many, const char* ko) {
    const kit::Text number = grouped(n);
    return {number.en + " " + (n == 1 ? one : many), number.ko + ko};
}

} // namespace tunnel::scenes::broad_lab
